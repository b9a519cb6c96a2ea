/** How much events weigh on the timeline, by type. */
export interface Weights<T extends string> {
  readonly byType: { readonly [type in T]?: number };
  /** What any other event weighs. */
  readonly other: number;
  /** Where the bar begins, so that the quietest entry can be seen. */
  readonly least: number;
}

export const weightOf = <T extends string>(
  events: readonly { readonly type: T }[],
  { byType, other, least }: Weights<T>,
): number =>
  Math.min(
    1,
    events.reduce((sum, { type }) => sum + (byType[type] ?? other), least),
  );
