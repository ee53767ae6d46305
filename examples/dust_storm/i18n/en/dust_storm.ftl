card-storm-shelter = Storm Shelter
card-wind-turbines = Wind Turbines
option-dust-storm = Storms take energy, and two cards make the best of it.
    .name = Dust Storm
set-dust-storm = Dust Storm
