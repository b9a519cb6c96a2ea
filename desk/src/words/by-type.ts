interface Typed {
  readonly type: string;
}

/** What each type of thing comes to, for somebody who knows C: events told, actions named. */
export type ByType<U extends Typed, C, R> = {
  readonly [T in U['type']]: (one: Extract<U, { readonly type: T }>, context: C) => R;
};

/** Looks a thing up by its type; undefined where the table says nothing about it. */
export function byType<U extends Typed, C, R>(
  table: Partial<ByType<U, C, R>>,
  one: U,
  context: C,
): R | undefined {
  // The entry is found by the type of the very thing it is handed, which the compiler cannot follow.
  const entry = table[one.type as U['type']] as ((one: U, context: C) => R) | undefined;
  return entry?.(one, context);
}
