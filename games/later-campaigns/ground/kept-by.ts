// Answers that depend on one object alone, kept while it is among those asked about last. A field hands its marks on to the
// next one unless a move has changed them, so answers that depend on marks outlive many moves.
import { recentBy } from './recent.ts';

/** Answers of one kind, by what they depend on and by a key. */
export function keptBy<Owner extends object, Key, Answer>(): (
  owner: Owner,
  key: Key,
  work: () => Answer,
) => Answer {
  const known = recentBy<Owner, Map<Key, Answer>>();
  return (owner, key, work) => {
    let answers = known.get(owner);
    if (answers === undefined) {
      answers = new Map<Key, Answer>();
      known.set(owner, answers);
    }
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = work();
      answers.set(key, answer);
    }
    return answer;
  };
}
