// Records written by an older Grognard, in the shape of today: one step for each change of their shape, named after what it
// brought. A store hands on what comes out of here.
import { hex } from '@grognard/kernel';
import { isFields } from '@grognard/kernel/equal.ts';

/** Counts the shapes a record has had. */
export const RECORD_FORMAT = 2;

type Fields = { readonly [name: string]: unknown };

const dicesAsText = (dice: unknown): unknown =>
  Array.isArray(dice)
    ? dice.map((source) =>
        isFields(source) && source['secret'] instanceof Uint8Array
          ? { ...source, secret: hex(source['secret']) }
          : source,
      )
    : dice;

/**
 * The first page did not count how often a record was written, kept the dice secrets as bytes, and a whole view for the list
 * to make a sentence of.
 */
function countsItsRevisions(record: Fields): Fields {
  const { summary } = record;
  if ('revision' in record || !isFields(summary) || !('entries' in summary)) return record;
  const { view: _, entries, ...rest } = summary;
  return {
    ...record,
    revision: 0,
    dice: dicesAsText(record['dice']),
    summary: { ...rest, moments: entries },
  };
}

/** Until 1.0 every title was of version 1, whatever its rules were: which edition it is comes to light when it is played again. */
function namesItsRules(record: Fields): Fields {
  if ('eras' in record || !('version' in record)) return record;
  const { version: _, ...rest } = record;
  return { ...rest, format: RECORD_FORMAT, eras: [{ from: 0, edition: null }] };
}

const steps: readonly ((record: Fields) => Fields)[] = [countsItsRevisions, namesItsRules];

/** The record as it is written now. Anything else is handed back as it is. */
export const upgraded = (value: unknown): unknown =>
  isFields(value) ? steps.reduce<Fields>((record, step) => step(record), value) : value;

/** Whether a record was written by a Grognard that knows more than this one. */
export const isFromTheFuture = (value: unknown): boolean =>
  isFields(value) && typeof value['format'] === 'number' && value['format'] > RECORD_FORMAT;
