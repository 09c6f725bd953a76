# Iello dominates a Period where Asmadi achieves a number.

achievement-named = { -age } { $age } ({ count-points })
