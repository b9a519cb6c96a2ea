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
  alike: '{piece}; {count} alike',
} as const;
