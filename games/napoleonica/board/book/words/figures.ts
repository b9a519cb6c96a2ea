/** What the drawings show, for whoever does not see them. */
export const figureNames = {
  field:
    'Fusiliers and a Commander on hexes, Damned Line opposite, a Forest between them. Plates, Orders and Fatigue are marked by numbers.',
  turn: 'Fusiliers in F7 move to F6 and attack the Damned Line in F5.',
  dice: 'The six faces of each of the six dice.',
  sight: 'From F7 the unit in D5 is seen, the one in F5 is hidden behind a Forest in F6.',
  pouch: 'A pouch with 8 green, 5 blue, 3 red and 1 purple Order.',
  tablet: 'The four lines of the tablet, with a gun, a rider and a foot soldier on their way down.',
  attack: 'Fusiliers in F6 and Voltigeurs in G5 beside the Damned Line in F5, in a Forest.',
  retreat: 'The Damned Line has gone back to F4 with 3 models and 1 Fatigue.',
} as const;
