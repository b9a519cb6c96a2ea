import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { type Options, options } from '../../options.ts';

export const FIELDS: readonly OptionField<Options>[] = [switchField('reversed', options.each.reversed)];
