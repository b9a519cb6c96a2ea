// NLC-A.3: what two players may agree on, as the rules declare it.
import type { Remark } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { segmentField, switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { hasOwnEvents } from '../../data/set-ups.ts';
import { theatreOf } from '../../data/theatres.ts';
import { type Options, options } from '../../options.ts';
import { hasChairs } from '../../seats/seating.ts';
import { SIDES } from '../../vocabulary.ts';
import { SIDE_NAME } from '../../words/sides-and-orders.ts';
import { lobbyWords } from './words.ts';

const { each } = options;

/** Rules of chapter 20, off in the usual game. */
const OPTIONAL = [
  'hiddenMovement',
  'hiddenTrafficJams',
  'divisionFormations',
  'divisionCommand',
  'extendedLines',
  'lightCavalry',
  'artillerySupport',
  'rollSix',
  'commandConfusion',
  'panic',
  'directCommand',
  'fatigue',
  'variableArrivals',
  'operationsMorale',
  'rout',
  'initiative',
  'altArtillery',
  'opportunityFire',
] as const satisfies readonly (keyof Options)[];

/** Rules of chapter 19, on in the usual game. */
const ADVANCED = [
  'retreatDisruption',
  'disruptionRecovery',
  'remoteSupport',
  'artilleryDetail',
  'tinyUnits',
] as const satisfies readonly (keyof Options)[];

/** From here on a newcomer should be warned. */
const MANY = 6;

function manyRules(chosen: Options): Remark | null {
  const count = OPTIONAL.filter((key) => chosen[key]).length;
  return count < MANY ? null : { text: tell(lobbyWords.fullOfRules, { count }), rule: 'NLC-19.1a' };
}

/** What depends on another option is asked only where it means something. */
const SHOWN: { readonly [key in keyof Options]?: (chosen: Options) => boolean } = {
  hiddenTrafficJams: ({ hiddenMovement }) => hiddenMovement,
  initiative: ({ sequence }) => sequence === 'chit',
};

const toggleField = (key: (typeof OPTIONAL | typeof ADVANCED)[number]): OptionField<Options> => {
  const isShown = SHOWN[key];
  return { ...switchField<Options>(key, each[key]), ...(isShown === undefined ? {} : { isShown }) };
};

/** NLC-18.6: what the handicap is, before anybody plays with it. */
function handicapShown(chosen: Options): Remark | null {
  if (!isAsItWas(chosen) || chosen.withoutHandicap) return null;
  const { handicap } = theatreOf({ options: chosen });
  const side = SIDES.find((each) => handicap[each] > 0);
  const text =
    side === undefined
      ? tell(lobbyWords.noHandicap)
      : tell(lobbyWords.handicap, { side: SIDE_NAME[side], points: handicap[side] });
  return { text, rule: 'NLC-18.6' };
}

const isChitByChit = ({ sequence }: Options): boolean => sequence === 'chit';
const hasPlayers = (options: Options): boolean => hasChairs({ options });

/** What is asked more closely behind an optional rule. */
const AFTER: { readonly [key in (typeof OPTIONAL)[number]]?: readonly OptionField<Options>[] } = {
  fatigue: [
    { ...switchField<Options>('corpsFatigue', each.corpsFatigue), isShown: ({ fatigue }) => fatigue },
  ],
};

const isAsItWas = ({ asItWas }: Options): boolean => asItWas;

export const fields: readonly OptionField<Options>[] = [
  { ...switchField<Options>('asItWas', each.asItWas), remark: handicapShown },
  { ...switchField<Options>('withoutHandicap', each.withoutHandicap), isShown: isAsItWas },
  { ...switchField<Options>('printedEvents', each.printedEvents), isShown: hasOwnEvents },
  switchField<Options>('openOrders', each.openOrders),
  { ...segmentField<Options, 'sequence'>('sequence', each.sequence), remark: manyRules },
  { ...switchField<Options>('commanders', each.commanders), isShown: isChitByChit },
  { ...segmentField<Options, 'players'>('players', each.players), isShown: hasPlayers },
  ...ADVANCED.map(toggleField),
  ...OPTIONAL.flatMap((key) => [toggleField(key), ...(AFTER[key] ?? [])]),
];

/** NLC-20.1.6, 20.11: an option that is not asked is off. */
export const settle = (chosen: Options): Options => ({
  ...chosen,
  withoutHandicap: chosen.withoutHandicap && isAsItWas(chosen),
  printedEvents: chosen.printedEvents && hasOwnEvents(chosen),
  corpsFatigue: chosen.corpsFatigue && chosen.fatigue,
  hiddenTrafficJams: chosen.hiddenTrafficJams && chosen.hiddenMovement,
  initiative: chosen.initiative && chosen.sequence === 'chit',
  commanders: chosen.commanders && isChitByChit(chosen),
  players: hasPlayers(chosen) ? chosen.players : each.players.usual,
});
