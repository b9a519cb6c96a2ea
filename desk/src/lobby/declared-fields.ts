// Fields of the lobby straight from the options a game declares.
import type { Option } from '@grognard/kernel';
import type { OptionField } from './asking.ts';
import { wordsOf } from './declared.ts';

type Key<O> = keyof O & string;

/** On or off. */
export const switchField = <O>(key: Key<O>, option: Option<boolean>): OptionField<O> => ({
  kind: 'switch',
  key,
  ...wordsOf(option),
});

/** Numbers as they grow, other values where they were declared; no limit at all comes last. */
const inOrder = <T>(values: readonly T[]): readonly T[] =>
  values.toSorted((a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
  });

/** One of the values worth choosing; the screen knows them by how they are written. */
export function segmentField<O extends object, K extends Key<O>>(
  key: K,
  option: Option<O[K]>,
): OptionField<O> {
  const { choices, choiceNames = {}, usual } = option;
  return {
    kind: 'segment',
    key,
    ...wordsOf(option),
    choices: inOrder(choices).map((choice) => {
      const value = String(choice);
      return { value, name: choiceNames[value] ?? value };
    }),
    read: (options) => String(options[key]),
    write: (options, value) => {
      // Null is a value too.
      const [chosen = usual] = choices.filter((choice) => String(choice) === value);
      return { ...options, [key]: chosen };
    },
  };
}
