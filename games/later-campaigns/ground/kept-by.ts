// Answers that depend on the marks of a field alone, kept for as long as the marks are. A field hands its marks on to the
// next one unless a move has changed them, so most answers outlive many moves.
type Marks = Uint8Array;

/** Answers of one kind, by marks and by a key. */
export function keptBy<Key, Answer>(): (marks: Marks, key: Key, work: () => Answer) => Answer {
  const known = new WeakMap<Marks, Map<Key, Answer>>();
  return (marks, key, work) => {
    let answers = known.get(marks);
    if (answers === undefined) {
      answers = new Map();
      known.set(marks, answers);
    }
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = work();
      answers.set(key, answer);
    }
    return answer;
  };
}
