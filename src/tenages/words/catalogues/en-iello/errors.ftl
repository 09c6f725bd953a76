# Iello's Projects are many where Asmadi's forecast is one.

error-no-forecast = player { $player } cannot have { -forecasts }: only { set-title-echoes } has { -forecasts }
