// A tournament in a position.
import { type Form, form } from '@grognard/kernel/forms.ts';
import type { Series } from './state.ts';

export const seriesForm: Form<Series> = form({ type: 'object' }, (raw) => raw as Series);
