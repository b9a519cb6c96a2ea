// What the laboratory says of a contest it measures.
export const contestWords = {
  battle: '{scenario}: the French against their enemies',
  asItWas: '{scenario} as it was, with its handicap: the French against their enemies',
} as const;
