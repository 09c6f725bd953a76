"""The French rulebook's own example, "Exemple d'un tour de joueur", read and played in French from start to end.

The pictures are not in our text: for the covered cards see `test_iello.TestTurnOfAndre`, which plays the same turn.
"""

from __future__ import annotations

from typing import Any

import tenages
from tenages.rules.card import Card
from tenages.words.board import pile_story, status
from tenages.words.log import log_lines
from tenages.words.lookup import find
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker
from tests.support.speaking import FRENCH

JOUEURS = ("André", "Bill", "Charles", "Dominique")


def lu(texte: str) -> str:
    """A text with plain spaces where French print has ones that do not break, for tests that can be read."""
    return texte.replace("\u00a0", " ")


def cartes(*titres: str) -> list[str]:
    """Cards by the titles of the French box."""
    found = [find(FRENCH, titre) for titre in titres]
    return [card.title for card in found if isinstance(card, Card)]


class Table:
    """A table at which everyone reads French and clicks on what stands there."""

    def __init__(self, *seats: dict[str, Any], **said: Any) -> None:
        self.game = tenages.position(*seats, edition="iello", language="fr", **said)

    def pour(self, nom: str | None) -> Speaker:
        return Speaker(FRENCH, JOUEURS, None if nom is None else JOUEURS.index(nom))

    def question(self) -> str:
        """What is asked, as the one reads it who is asked."""
        decision = self.game.decision
        assert decision is not None
        return lu(prompt(self.pour(JOUEURS[decision.player]), decision, self.game.view(decision.player)))

    def choix(self) -> dict[str, str]:
        """The options as they stand there, and what each would mean."""
        decision = self.game.decision
        assert decision is not None
        speaker, view = self.pour(JOUEURS[decision.player]), self.game.view(decision.player)
        return {
            lu(option_label(speaker, option, decision, view)): lu(option_hint(speaker, option, decision, view))
            for option in decision.options
        }

    def clique(self, nom: str, texte: str) -> None:
        """Someone clicks on an option."""
        decision = self.game.decision
        assert decision is not None
        assert JOUEURS[decision.player] == nom
        self.game.choose(decision.options[list(self.choix()).index(texte)])

    def journal(self, nom: str | None) -> list[str]:
        reader = self.pour(nom)
        return [lu(line.text) for line in log_lines(reader, self.game.history(reader.reader))]


def tour_d_andre() -> Table:
    return Table(
        {
            "board": {
                "green": cartes("Système Bancaire", "Navigation"),
                "blue": cartes("Évolution", "Calendrier"),
            },
            "splay": {"blue": "right"},
        },
        {"board": cartes("Chimie", "Charbon", "Maçonnerie")},
        {"board": cartes("Voiles", "La Roue")},
        {"board": cartes("Optique")},
        only={5: cartes("Statistiques", "Astronomie")},
        piles={6: cartes("Démocratie")},
    )


def test_le_tour_d_andre() -> None:
    table = tour_d_andre()
    andre = table.pour("André")
    assert status(andre, table.game.view(0)) == "Tour 4 · À vous de jouer · 2 Actions restantes"

    # « En 1re Action, il décide d'ACTIVER Système Bancaire. »
    assert table.question() == "Choisir une Action"
    assert list(table.choix()) == ["Piocher une 7", "Activer Système Bancaire", "Activer Évolution"]
    assert table.choix()["Activer Système Bancaire"] == (
        "couronne 2 : Bill 0 doit obéir ; Charles 2 et Dominique 3 partagent"
    )
    table.clique("André", "Activer Système Bancaire")

    # « Bill [...] décide de transférer Chimie, qui vient recouvrir Évolution en continuant le décalage. »
    assert table.question() == (
        "Transférer une carte de votre Zone de Jeu dans la Zone de Jeu d’André (le Dogme 1 de Système Bancaire)"
    )
    assert list(table.choix()) == ["Transférer Charbon (rouge 5)", "Transférer Chimie (bleue 5)"]
    table.clique("Bill", "Transférer Chimie (bleue 5)")

    # « Charles [...] décide de décaler ses cartes vertes à droite. »
    assert table.question() == (
        "Décaler une couleur vers la droite, ou laisser tel quel (le Dogme 2 de Système Bancaire)"
    )
    table.clique("Charles", "Décaler les cartes vertes vers la droite")
    # « Enfin André décide de décaler ses cartes vertes à droite. »
    table.clique("André", "Décaler les cartes vertes vers la droite")

    # « En 2de Action, il décide de PIOCHER [...] une 5. Mais la pioche est vide » : c'est une 6.
    assert table.choix()["Piocher une 6"] == "car la Période 5 est vide"
    me = table.game.view(0).me
    assert lu(pile_story(andre, me.piles[3], 3, me.splays[3])) == (
        "Votre pile bleue, décalée vers la droite, de haut en bas : Chimie 5, Évolution 7, Calendrier 2."
    )
    table.clique("André", "Piocher une 6")

    assert table.journal(None) == [
        "André active Système Bancaire (couronne) : Bill 0 contre 2 doit obéir ; "
        "Charles 2 et Dominique 3 contre 2 partagent.",
        "Bill subit le Dogme 1 de Système Bancaire.",
        "Bill transfère Chimie (bleue 5) de sa Zone de Jeu dans la Zone de Jeu d’André.",
        "Bill pioche et comptabilise une 5.",
        "Charles partage le Dogme 2 de Système Bancaire.",
        "Charles décale ses cartes vertes vers la droite.",
        "Dominique partage le Dogme 2 de Système Bancaire : il ne se passe rien.",
        "André exécute le Dogme 2 de Système Bancaire.",
        "André décale ses cartes vertes vers la droite.",
        "André reçoit le Bonus de coopération, une Action Piocher gratuite, car un adversaire a partagé.",
        "André pioche une 5.",
        "André pioche une 6, car la Période 5 est vide.",
        "Tour 5 : Bill a 2 Actions.",
    ]
