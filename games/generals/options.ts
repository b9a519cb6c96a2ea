// Section 24: what the lobby may choose, each option of the list with its reader.
import { choice, declareOptions, type Option, toggle } from '@grognard/kernel';
import {
  byKind,
  type Form,
  fault,
  mapped,
  nullable,
  oneOf,
  optional,
  record,
} from '@grognard/kernel/forms.ts';
import { army } from './input/army.ts';
import { markers } from './input/markers.ts';
import { bySide } from './input/words.ts';
import { type Handicap, USUAL } from './option-list.ts';
import { STANDARD_ARMY } from './tables/armies.ts';
import {
  type ByArm,
  type BySide,
  type Marker,
  OBJECTIVE_PRESETS,
  type ObjectivePreset,
  type SetupName,
} from './vocabulary.ts';
import { LAYOUT_NAMES, OBJECTIVE_NAMES, SETUP_NAMES, WORDS } from './words/options.ts';

const MIXES: readonly ByArm<number>[] = [STANDARD_ARMY, { I: 14, C: 12, A: 4 }, { I: 30, C: 0, A: 0 }];
/** Custom only: null otherwise, and there the standard armies. */
const armies: Option<BySide<ByArm<number>> | null> = {
  form: nullable(bySide(army)),
  usual: USUAL.army,
  ...WORDS.army,
  choices: [null, ...MIXES.flatMap((white) => MIXES.map((black) => ({ white, black })))],
};

/** A field with prizes of every kind, two of them in the middle. */
const PRIZES: readonly Marker[] = [
  { sector: 'b1', owner: 'white', kind: 'general', vp: 5 },
  { sector: 'b3', owner: 'black', kind: 'flag', vp: 3 },
  { sector: 'a2', owner: 'white', kind: 'rose', vp: 3 },
  { sector: 'c2', owner: 'black', kind: 'rose', vp: 1 },
];
const objectives: Option<ObjectivePreset | readonly Marker[]> = {
  form: byKind<ObjectivePreset | readonly Marker[]>(
    { text: oneOf(OBJECTIVE_PRESETS), list: markers },
    `one of ${OBJECTIVE_PRESETS.join(', ')}, or a list of markers`,
  ),
  usual: USUAL.objectives,
  ...WORDS.objectives,
  choices: [...OBJECTIVE_PRESETS, PRIZES],
  choiceNames: OBJECTIVE_NAMES,
};

const fewer = optional<0 | 1 | 2 | 3>(oneOf([0, 1, 2, 3]), 0);
const handicap: Option<Handicap> = {
  form: record<Handicap>({ white: fewer, black: fewer }),
  usual: USUAL.handicap,
  ...WORDS.handicap,
  choices: [USUAL.handicap, { white: 2, black: 0 }, { white: 0, black: 3 }, { white: 1, black: 1 }],
};

export const options = declareOptions(
  {
    setup: choice(WORDS.setup, SETUP_NAMES, USUAL.setup),
    army: armies,
    side: choice(WORDS.side, { A: 'A', B: 'B' }, USUAL.side),
    turned: toggle(WORDS.turned, USUAL.turned),
    objectives,
    orderDie: toggle(WORDS.orderDie, USUAL.orderDie),
    couriers: toggle(WORDS.couriers, USUAL.couriers),
    morale: toggle(WORDS.morale, USUAL.morale),
    terrain: choice(WORDS.terrain, LAYOUT_NAMES, USUAL.terrain),
    handicap,
  },
  onlyCustomArmies,
);

type Chosen = Readonly<typeof options.usual>;
/** By name, so that messages of the compiler stay short. */
export interface Options extends Chosen {}

/** GEN-5.12: the named setups come with their armies. */
function onlyCustomArmies<T extends { readonly setup: SetupName; readonly army: typeof armies.usual }>(
  form: Form<T>,
): Form<T> {
  return mapped(form, (chosen, path) => {
    if (chosen.setup === 'custom')
      return { ...chosen, army: chosen.army ?? { white: STANDARD_ARMY, black: STANDARD_ARMY } };
    if (chosen.army === null) return chosen;
    return fault(
      'wrong-army',
      `${path}.army`,
      'Only the custom setup chooses its armies (GEN-5.12): leave army out.',
    );
  });
}
