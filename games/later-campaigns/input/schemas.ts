// What people who write options and positions by hand or by program can hold them against.

import { published } from '@grognard/kernel/forms.ts';
import { options } from '../options.ts';
import { position } from '../position.ts';
import { setup } from '../setup.ts';
import { positionForm } from './position-form.ts';

export const optionsSchema = published(options.form, {
  title: 'Options of Napoleon’s Later Campaigns',
  description: 'What is left out is as usual.',
});

export const positionSchema = published(positionForm, {
  title: 'A position of Napoleon’s Later Campaigns',
  description: 'One moment of the game, the secrets of both sides included.',
  examples: [position(setup(options.usual))],
});
