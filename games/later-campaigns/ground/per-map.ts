// What follows from a map alone, a theatre or options: found when first asked for, and kept as long as they are. These never
// change, so nobody can see whether an answer was found now or before.

export function perMap<M extends object, Answer>(work: (map: M) => Answer): (map: M) => Answer {
  const known = new WeakMap<M, { readonly answer: Answer }>();
  // Mostly it is the map of the question before.
  let latest: M | null = null;
  let kept: { readonly answer: Answer } | null = null;
  return (map) => {
    if (kept === null || latest !== map) {
      kept = known.get(map) ?? { answer: work(map) };
      known.set(map, kept);
      latest = map;
    }
    return kept.answer;
  };
}
