/** A unit explained to whoever points at it or holds it: its values, what it may do when attacked, and each marker on it. */
export const VALUE_SAYS = {
  I: {
    moves: 'Moves or attacks 1 sector a round.',
    fire: 'Fire: 1 die.',
    melee: 'Melee: 1 die.',
    attacked: 'Attacked by Cavalry, it may try to form square: a 5 or 6 on the die.',
    prize: 'Worth 1 VP to the enemy who captures it.',
  },
  C: {
    moves: 'Moves or attacks up to 2 sectors a round, 1 in each phase.',
    fire: 'It never fires.',
    melee: 'Melee: 1 die.',
    attacked: 'Attacked by Infantry, it may countercharge on a 5 or 6. Or it retreats, without a die.',
    prize: 'Worth 1 VP to the enemy who captures it.',
  },
  A: {
    moves: '1 thing a round: bombard up to 2 sectors far, attack a neighbour, or move 1 sector.',
    fire: 'Fire: 2 dice.',
    melee: 'No die in the melee.',
    attacked: 'It cannot react when attacked.',
    prize: 'Worth 2 VP to the enemy who captures it.',
  },
} as const;

export const MARKER_SAYS = {
  ready: 'Ready: it may act and react.',
  gunsReady: 'Ready: it may act.',
  actedOnce: 'It has acted once this round and can act once more.',
  spent: 'Spent: it cannot act or react until the next round, and its dice lose 1.',
  routed: 'Routed: it cannot act, fight or hold a sector until it is rallied. One more hit removes it.',
  square: 'In square: strong against Cavalry, weak against guns. It cannot move this round.',
  inside: 'In the building: only an attack on the building reaches it.',
  token: 'Its token is in {sector}: its side has +1 for firing there next round.',
} as const;

export const referenceWords = {
  placed: '{unit}, in {place}',
  close: 'Close',
} as const;
