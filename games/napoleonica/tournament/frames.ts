// The frames of a tournament, declared once. Steps survive in saved games: rename only with a migration.
import { type FrameIn, frameOf, secretFrameOf } from '@grognard/kernel';
import { nullable, oneOf } from '@grognard/kernel/forms.ts';
import { FACTIONS } from '../data/words.ts';
import { player } from '../input/words.ts';
import { PLAYERS } from '../vocabulary.ts';

const ofPlayer = { player };

/** NAP-TRN.24: T2 to T12, and the battles between. */
export const tournamentFrame = frameOf('tournament', {
  steps: [
    'factions',
    'muster',
    'maps',
    'side',
    'field',
    'fight',
    'aftermath',
    'restoreLoser',
    'restoreWinner',
    'improveLoser',
    'improveWinner',
    'relics',
    'shop',
    'next',
    'done',
  ],
});
export type TournamentFrame = FrameIn<typeof tournamentFrame>;

export const factionsFrame = secretFrameOf('factions', {
  steps: ['choose'],
  seats: PLAYERS,
  draft: nullable(oneOf(FACTIONS)),
  empty: null,
});
export type FactionsFrame = FrameIn<typeof factionsFrame>;

export const pickMapFrame = frameOf('pickMap', { steps: ['choose', 'over'], fixed: ofPlayer });
export type PickMapFrame = FrameIn<typeof pickMapFrame>;
export const pickSideFrame = frameOf('pickSide', { steps: ['choose', 'over'], fixed: ofPlayer });
export type PickSideFrame = FrameIn<typeof pickSideFrame>;
