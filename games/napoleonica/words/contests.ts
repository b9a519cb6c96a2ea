// What the laboratory says of a contest it measures.
export const contestWords = {
  battle: '{scenario}: {south} from the south against {north}',
  campaign: 'A campaign of {faction} against the automaton, difficulty {difficulty}',
} as const;
