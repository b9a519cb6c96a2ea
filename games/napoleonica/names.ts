// Words for results, the headline and the journal.
import type { Campaign } from './campaign/state.ts';
import type { Faction } from './data/words.ts';
import type { Battle } from './state.ts';
import type { Phase, Player } from './vocabulary.ts';

export const PLAYER_NAME: { readonly [player in Player]: string } = { A: 'Blue', B: 'Red' };

export const FACTION_NAME: { readonly [faction in Faction]: string } = {
  france: 'France',
  russia: 'Russia',
  abyss: 'the Abyss',
};

export const PHASE_NAME: { readonly [phase in Phase]: string } = {
  setup: 'Setting up',
  order: 'Order phase',
  reinforcement: 'Reinforcement phase',
  battle: 'Battle phase',
  end: 'End phase',
};

/** As much of a state, or of a view of it, as a moment is known by. */
interface Moment {
  readonly battle: Pick<Battle, 'round' | 'phase'> | null;
  readonly campaign: Pick<Campaign, 'month'> | null;
}

/** 'Round 3, Battle phase' */
export function momentName({ battle, campaign }: Moment): string {
  if (battle === null) return campaign === null ? 'Between battles' : `Month ${campaign.month}`;
  const { round, phase } = battle;
  return phase === 'setup' ? PHASE_NAME.setup : `Round ${round}, ${PHASE_NAME[phase]}`;
}
