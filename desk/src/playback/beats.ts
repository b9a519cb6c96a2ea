/** A moment worth looking at: the table as it stands then, and for how long. */
export interface Beat<Scene> {
  readonly scene: Scene;
  readonly ms: number;
}

/** What is still to be told is told faster once it is longer than this many milliseconds. */
export const PATIENCE = 4200;
const HASTE = 0.45;

const lengthOf = (beats: readonly Beat<unknown>[]): number => beats.reduce((sum, { ms }) => sum + ms, 0);

/** How long the first of these beats is shown. */
export function timeOf(beats: readonly Beat<unknown>[], patience: number): number {
  const [first] = beats;
  if (first === undefined) return 0;
  return lengthOf(beats) > patience ? first.ms * HASTE : first.ms;
}
