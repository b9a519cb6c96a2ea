/** What stands on the field itself. */
export const onTheBoard = {
  white: 'White',
  black: 'Black',
  reserve: '{side} reserve',
  routed: 'routed',
  prisoners: 'prisoners',
  objective: '{points} VP',
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
  objective: '{points} VP to {side}’s enemy',
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
