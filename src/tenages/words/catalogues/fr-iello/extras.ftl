# Une bibliothèque dont on n’a besoin que pour certaines choses, et qui manque.

error-missing-extra = il faut pour cela { $name }, qui n’est pas installé ; pour l’installer : pip install "tenages[{ $extra }]"
