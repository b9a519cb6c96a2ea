// Answers that depend on one object alone, kept for as long as it is. A field hands its marks on to the next one unless a
// move has changed them, so answers that depend on marks outlive many moves.

/** Answers of one kind, by what they depend on and by a key. */
export function keptBy<Owner extends object, Key, Answer>(): (
  owner: Owner,
  key: Key,
  work: () => Answer,
) => Answer {
  const known = new WeakMap<Owner, Map<Key, Answer>>();
  // Mostly the owner of the question before is asked again.
  let latest: Owner | null = null;
  let answers = new Map<Key, Answer>();
  return (owner, key, work) => {
    if (owner !== latest) {
      answers = answersOf(owner);
      latest = owner;
    }
    const own = answers;
    let answer = own.get(key);
    if (answer === undefined) {
      answer = work();
      own.set(key, answer);
    }
    return answer;
  };

  function answersOf(owner: Owner): Map<Key, Answer> {
    const found = known.get(owner);
    if (found !== undefined) return found;
    const none = new Map<Key, Answer>();
    known.set(owner, none);
    return none;
  }
}
