// NAP-TRN.2, NAP-SOL.2: besides single battles a tournament or a campaign can be begun, each with questions of its own.
import type { Card } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { segmentField } from '@grognard/desk/lobby/declared-fields.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Json } from '@grognard/kernel';
import { type Options, options } from '../../options.ts';
import { changeScenario } from './settle.ts';
import { modeWords } from './words.ts';

const { each } = options;

export const modeCards: readonly Card[] = [
  {
    value: 'tournament',
    name: tell(modeWords.tournament),
    text: tell(modeWords.tournamentSay),
    rule: 'NAP-TRN.1',
  },
  { value: 'campaign', name: tell(modeWords.campaign), text: tell(modeWords.campaignSay), rule: 'NAP-SOL.1' },
];

const isMode = (value: Json): value is 'tournament' | 'campaign' =>
  value === 'tournament' || value === 'campaign';

/** Which card of the lobby stands for these options. */
export const readSetup = ({ mode, scenario }: Options): string => (mode === 'battle' ? scenario : mode);

export const writeSetup = (chosen: Options, value: Json): Options =>
  isMode(value) ? { ...chosen, mode: value } : { ...changeScenario(chosen, value), mode: 'battle' };

/** A question that only a single battle asks. */
export const inBattle = (field: OptionField<Options>): OptionField<Options> => ({
  ...field,
  isShown: (chosen) => chosen.mode === 'battle' && (field.isShown?.(chosen) ?? true),
});

const inMode = (mode: Options['mode'], field: OptionField<Options>): OptionField<Options> => ({
  ...field,
  isShown: (chosen) => chosen.mode === mode,
});

export const modeFields: readonly OptionField<Options>[] = [
  inMode('tournament', segmentField('preliminaries', each.preliminaries)),
  inMode('campaign', segmentField('faction', each.faction)),
  inMode('campaign', segmentField('difficulty', each.difficulty)),
];

/** 'Three battles and the decisive one' */
export const modeName = ({ mode, preliminaries, faction, difficulty }: Options): string | null => {
  switch (mode) {
    case 'tournament':
      return tell(modeWords.tournamentName, { count: preliminaries });
    case 'campaign':
      return tell(modeWords.campaignName, {
        faction: each.faction.choiceNames?.[faction] ?? faction,
        difficulty: each.difficulty.choiceNames?.[difficulty] ?? difficulty,
      });
    case 'battle':
      return null;
  }
};

const HOURS_A_BATTLE = 1.2;

export const modeLength = ({ mode, preliminaries }: Options): string | null => {
  switch (mode) {
    case 'tournament':
      return tell(modeWords.tournamentLength, { hours: Math.round((preliminaries + 1) * HOURS_A_BATTLE) });
    case 'campaign':
      return tell(modeWords.campaignLength);
    case 'battle':
      return null;
  }
};
