/** What figures are called for those who hear them. */
export const figureNames = {
  board:
    'The boards: five slots in the 1st Line, four in the 2nd Line, five in the Reserve, two slots at each side.',
  card: 'A unit card: name and picture, and four numbers in a row at its foot.',
  lineUp:
    'A line-up: five Infantry in the 1st Line, Cavalry and guns in the 2nd, three face-down units in the Reserve.',
  arc: 'A gun in the 2nd Line reaches two slots of the enemy 1st Line and three of the 2nd.',
  reserveArc: 'A gun in the Reserve reaches three slots of the enemy 1st Line.',
  hidden: 'Woods in the enemy 1st Line hide one slot of the 2nd Line from a gun.',
  retreat:
    'Slots on the left fall back to Retreat West, slots on the right to Retreat East, the middle to either.',
} as const;

/** What is added to a die, in a small sum. */
export const figureSums = {
  more: '+{value} {name}',
  less: '−{value} {name}',
} as const;
