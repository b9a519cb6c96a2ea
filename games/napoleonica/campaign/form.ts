// A campaign in a position.
import { type Form, form } from '@grognard/kernel/forms.ts';
import type { Campaign } from './state.ts';

export const campaignForm: Form<Campaign> = form({ type: 'object' }, (raw) => raw as Campaign);
