// A position from outside, read field by field.

import type { Result } from '@grognard/kernel';
import { reading } from '@grognard/kernel/forms.ts';
import type { State } from '../state.ts';
import { positionForm } from './position-form.ts';

export const parsePosition = (raw: unknown): Result<State> => reading(() => positionForm(raw, ''));
