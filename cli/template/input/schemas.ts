// What people who write options and positions by hand or by program can hold them against.
import { published, publishedOptions } from '@grognard/kernel/forms.ts';
import { options } from '../options.ts';
import { positionForm } from './position.ts';

export const optionsSchema = publishedOptions(options.form, 'Matching Pennies');

export const positionSchema = published(positionForm, {
  title: 'A position of Matching Pennies',
  description: 'One moment of the game, both coins included. What is left out is as at the beginning.',
  examples: [{}, { laid: { even: 'heads' } }, { options: { reversed: true }, resigned: 'odd' }],
});
