// What follows from a map alone, or from a theatre: found when first asked for, and kept as long as it is.

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
