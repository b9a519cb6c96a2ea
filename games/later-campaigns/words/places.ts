/** How places are called that have no name of their own. */
export const placeWords = {
  junction: 'Junction {hex} near {place}',
  stretch: '{road}: {between}',
  part: '{line}, part {part} of {parts}',
  edge: {
    N: '{road} at the north edge',
    E: '{road} at the east edge',
    S: '{road} at the south edge',
    W: '{road} at the west edge',
  },
} as const;
