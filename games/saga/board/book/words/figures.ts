/** What figures are called for those who hear them. */
export const figureNames = {
  board:
    'The boards: five slots in the 1st Line, four in the 2nd Line, five in the Reserve, slots at the sides.',
  arc: 'A gun in the 2nd Line reaches two slots of the enemy 1st Line and three of the 2nd.',
  retreat:
    'Slots on the left fall back to Retreat West, slots on the right to Retreat East, the middle to either.',
} as const;
