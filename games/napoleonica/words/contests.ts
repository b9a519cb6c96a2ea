// What the laboratory says of a contest it measures.
export const contestWords = {
  about: '{scenario}: {south} from the south against {north}',
} as const;
