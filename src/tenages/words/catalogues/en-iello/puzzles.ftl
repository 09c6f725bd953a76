# One does not "dominate a Domination".

puzzle-goal-claim =
    { $count ->
        [1] Win { -an-achievement } this turn
        [2] Win two { -achievements } this turn
       *[other] Win { $count } { -achievements } this turn
    }
puzzle-page-goal =
    { $goal ->
        [win] win this turn
        [claim]
            { $count ->
                [one] win { -an-achievement }
               *[other] win { $count } { -achievements }
            }
       *[defend] keep the other from winning
    }
