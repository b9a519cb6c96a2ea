// What people who write options and positions by hand or by program can hold them against.
import { published, publishedOptions } from '@grognard/kernel/forms.ts';
import { options } from '../options.ts';
import { positionForm } from './position.ts';

export const optionsSchema = publishedOptions(options.form, 'Napoleonica: Steel and Magic');

export const positionSchema = published(positionForm, {
  title: 'A position of Napoleonica: Steel and Magic',
  description:
    'One moment of the game, both sides’ secrets included. What is left out is as in a first turn.',
  examples: [
    {
      battle: {
        units: [
          { type: 'FR01', owner: 'A', at: 'F6' },
          { type: 'AB01', owner: 'B', at: 'F5' },
        ],
      },
    },
  ],
});
