/** Something the code promised and did not keep. Never the player's fault: a match survives it unchanged. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

/** Stops at once when a promise of the code is broken. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}

/** Marks a place no value reaches: a forgotten case is a compile error. */
export function never(value: never): never {
  throw new Bug(`No case for ${JSON.stringify(value)}.`);
}
