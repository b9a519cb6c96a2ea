/** What figures are called for those who hear them. */
export const figureNames = {
  field: 'The field: nine sectors in three rows, and a reserve behind each army.',
  orders:
    'Three orders: Infantry from a1 to a2, Artillery from b1 towards b2, Cavalry from c1 to c2 and on to b2.',
  bombardment:
    'Two White batteries in b1 fire over their own Cavalry in b2 at four Black units in b3, where two White tokens lie.',
  ways: 'Three ways into a fight: White enters a sector Black holds; both cross one border; both enter an empty sector.',
  reach: 'A battery in b1 reaches b2 and b3 ahead, a1 and c1 beside it, and not the reserve behind it.',
  retreat: 'Cavalry in a2 retreats to a1, Cavalry in c1 to the reserve.',
  linedUp: 'The line-up: three Infantry and one Cavalry against three Infantry.',
  fire: 'The fire: the square is hit, one attacking Infantry is hit.',
  melee: 'The melee: both standing defenders are hit.',
} as const;
