/** Things that are alike together, each group where its first one stood. */
export function grouped<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}
