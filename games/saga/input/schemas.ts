// What people who write options and positions by hand or by program can hold them against.
import { published, publishedOptions } from '@grognard/kernel/forms.ts';
import { options } from '../options.ts';
import { positionForm } from './position.ts';

export const optionsSchema = publishedOptions(options.form, 'Napoleon Saga: Waterloo');

export const positionSchema = published(positionForm, {
  title: 'A position of Napoleon Saga: Waterloo',
  description:
    "One moment of a battle, both players' secrets included. Only units must be given; what is left out is as at the beginning of the phase. Beyond this schema the game checks that the moment is possible: casualties below Cohesion, units that fit their slots, Melees between enemies, frames that nest and lead to a decision.",
  examples: [
    {
      units: [
        { at: 'A:L1', card: 'FR-LINE' },
        { at: 'A:S4', card: 'FR-LINE' },
        { at: 'B:L1', card: 'PR-LINE', cas: 1 },
      ],
    },
    {
      phase: 'combat',
      first: 'B',
      turn: 3,
      units: [
        { at: 'A:L3', card: 'FR-CUIR', cas: 1 },
        { at: 'A:R1', card: 'FR-OG', faceUp: false },
        { at: 'B:L3', card: 'PR-LINE', cas: 2, attached: ['G09'] },
        { at: 'B:S2', card: 'PR-FART' },
      ],
      terrain: [{ at: 'B:L3', card: 'G01', owner: 'B' }],
      players: { A: { hand: ['G12'] }, B: { faction: 'PR', hand: ['P04', 'G12'] } },
    },
  ],
});
