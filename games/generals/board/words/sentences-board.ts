/** What stands on the field itself. */
export const onTheBoard = {
  white: 'White',
  black: 'Black',
  reserve: '{side} reserve',
  routed: 'routed',
  prisoners: 'prisoners',
  objective: '{points} VP',
} as const;

/** A unit explained to whoever points at it: its arm, and each marker on it. */
export const reference = {
  I: 'Infantry moves 1 sector. Attacked by Cavalry it may form square.',
  C: 'Cavalry acts in Fast movement and may move twice. Attacked, it may retreat or countercharge.',
  A: 'Artillery fires up to 2 sectors far, or attacks, or moves: one of these a round.',
  spent: 'Spent: it cannot act or react until the next round, and its dice lose 1.',
  routed: 'Routed: it cannot act, fight or hold a sector until it is rallied.',
  square: 'In square: strong against Cavalry, weak against guns. It cannot move this round.',
  inside: 'In the building: only an attack on the building reaches it.',
} as const;

/** What those are told who do not see the field. */
export const spoken = {
  token: '{side}’s artillery token in {sector}',
  front: 'Fight at {front}: White {white}, Black {black}',
  order: 'Order {number}: {what}, {route}',
  revealed: '{side}: {what} from {from} to {to}',
  pieceIn: '{what}, in {sector}',
  prisoner: '{what}, captured',
  routed: '{what}, among the routed units',
  alike: '{piece}; {count} alike',
  sector: 'Sector {sector}',
  objective: '{points} VP against {side}',
  held: 'held by {side}',
  neutral: 'neutral',
  empty: 'empty',
  holds: '{sector}: {troops}',
  troops: '{side} {units}',
} as const;

/** What is asked about in 'Why not …?'. */
export const targets = {
  unit: 'this {unit}',
  unitIn: 'this {unit} in {sector}',
  die: 'this die',
  button: 'now',
  rally: 'rally',
  order: 'this order',
  other: 'this',
} as const;
