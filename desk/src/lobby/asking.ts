// Options as the lobby asks for them: each field with what it reads and writes, when it is asked, what is wrong with it.
import type { Json } from '@grognard/kernel';
import type { Field, Lobby, Remark } from '../contract/lobby.ts';

/** Unless said otherwise a question reads and writes the option of its key. */
interface Access<O> {
  readonly read?: (options: O) => Json;
  readonly write?: (options: O, value: Json) => O;
}

export type OptionField<O> = Field<O> &
  Access<O> & {
    readonly isShown?: (options: O) => boolean;
    readonly remark?: (options: O) => Remark | null;
  };

interface Questions<O> {
  readonly setup: Lobby<O>['setup'] & Access<O>;
  readonly fields: readonly OptionField<O>[];
  /** Puts right whatever a change has made impossible. */
  readonly settle?: (options: O) => O;
}

const plainValue = (options: object, key: string): Json =>
  Object.entries(options).find(([name]) => name === key)?.[1] ?? null;

export function asking<O extends object>({
  setup,
  fields,
  settle = (options) => options,
}: Questions<O>): Pick<Lobby<O>, 'setup' | 'fields' | 'value' | 'change' | 'isShown' | 'remark'> {
  const fieldOf = (key: string): OptionField<O> | undefined => fields.find((field) => field.key === key);
  const accessTo = (key: string): Access<O> => (key === setup.key ? setup : (fieldOf(key) ?? {}));
  return {
    setup,
    fields,
    value(options, key) {
      const { read } = accessTo(key);
      return read === undefined ? plainValue(options, key) : read(options);
    },
    change(options, key, value) {
      const { write } = accessTo(key);
      return settle(write === undefined ? { ...options, [key]: value } : write(options, value));
    },
    isShown: (options, key) => fieldOf(key)?.isShown?.(options) ?? true,
    remark: (options, key) => fieldOf(key)?.remark?.(options) ?? null,
  };
}
