// What people who write options and positions by hand or by program can hold them against.
import { published, publishedOptions } from '@grognard/kernel/forms.ts';
import { options } from '../options.ts';
import { positionForm } from './position-form.ts';

export const optionsSchema = publishedOptions(options.form, 'Generals');

export const positionSchema = published(positionForm, {
  title: 'A position of Generals',
  description:
    "One moment of a battle, both sides' secrets included. Only units must be given; what is left out is as at the beginning of the phase. Beyond this schema the game checks that the moment is possible: armies, crowded sectors, orders that could have been written, frames that nest.",
  examples: [
    {
      phase: 'combined',
      units: [
        { id: 'wI1', at: 'a1' },
        { id: 'wI2', at: 'a1' },
        { id: 'bI1', at: 'a2' },
        { id: 'bA1', at: 'a2', routed: true },
      ],
      sheets: { white: [{ from: 'a1', arm: 'I', path: ['a2'] }], black: [] },
    },
    {
      round: 3,
      phase: 'rally',
      vp: { white: 4, black: 6 },
      units: [
        { id: 'wI1', at: 'b1' },
        { id: 'wC1', at: 'box' },
        { id: 'wC2', at: 'box' },
        { id: 'bI1', at: 'b3' },
      ],
    },
    {
      options: { terrain: 'A' },
      phase: 'bombard',
      units: [
        { id: 'wA1', at: 'b1', token: 'b2' },
        { id: 'bI1', at: 'b2', inside: true },
        { id: 'bI2', at: 'b2' },
      ],
      sheets: { white: [{ from: 'b1', arm: 'A', path: ['b2'] }], black: [] },
    },
  ],
});
