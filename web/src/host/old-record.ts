// Games kept by the first version of this page. Their records were not counted, held the dice secrets as bytes and a
// whole view for the list to make a sentence of.
import { hex } from '@grognard/kernel';

interface FirstRecord {
  readonly dice: readonly { readonly secret: Uint8Array | null }[];
  readonly summary: { readonly entries: number; readonly view: unknown };
}

/** What only the first version wrote. */
const isFirst = (value: object): value is FirstRecord =>
  !('revision' in value) &&
  'dice' in value &&
  Array.isArray(value.dice) &&
  'summary' in value &&
  typeof value.summary === 'object' &&
  value.summary !== null &&
  'entries' in value.summary;

/** The record as it is written now. Anything else is handed back as it is. */
export function upgraded(value: object): object {
  if (!isFirst(value)) return value;
  const { view: _view, entries, ...summary } = value.summary;
  return {
    ...value,
    revision: 0,
    dice: value.dice.map((source) => ({
      ...source,
      secret: source.secret === null ? null : hex(source.secret),
    })),
    summary: { ...summary, moments: entries },
  };
}
