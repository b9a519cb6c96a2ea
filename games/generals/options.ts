// Section 24: what the lobby may choose, each option declared once.
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
import { STANDARD_ARMY } from './tables/armies.ts';
import {
  type ByArm,
  type BySide,
  type Layout,
  type Marker,
  OBJECTIVE_PRESETS,
  type ObjectivePreset,
  type SetupName,
} from './vocabulary.ts';

const SETUP_NAMES: { readonly [setup in SetupName]: string } = {
  marengo: 'Marengo',
  laRothiere: 'La Rothière',
  dennewitz: 'Dennewitz',
  leuthen: 'Leuthen',
  albuera: 'Albuera',
  custom: 'Custom',
};
const LAYOUT_NAMES: { readonly [layout in Layout]: string } = {
  off: 'Off',
  A: 'A',
  B: 'B',
  Bsym: 'Bsym',
  Bfull: 'Bfull',
};

const MIXES: readonly ByArm<number>[] = [STANDARD_ARMY, { I: 14, C: 12, A: 4 }, { I: 30, C: 0, A: 0 }];
/** Custom only: null otherwise, and there the standard armies. */
const armies: Option<BySide<ByArm<number>> | null> = {
  form: nullable(bySide(army)),
  usual: null,
  name: 'Armies',
  say: 'Another mix of 30 units than 20 Infantry, 8 Cavalry and 2 Artillery.',
  rule: 'GEN-5.12',
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
  usual: 'standard',
  name: 'Objectives',
  say: 'What a captured sector is worth.',
  rule: 'GEN-17.5',
  choices: [...OBJECTIVE_PRESETS, PRIZES],
  choiceNames: { standard: 'Standard', wide: 'Wide', raid: 'Raid', none: 'None' },
};

type Handicap = BySide<0 | 1 | 2 | 3>;
const NO_HANDICAP: Handicap = { white: 0, black: 0 };
const fewer = optional<0 | 1 | 2 | 3>(oneOf([0, 1, 2, 3]), 0);
const handicap: Option<Handicap> = {
  form: record<Handicap>({ white: fewer, black: fewer }),
  usual: NO_HANDICAP,
  name: 'Handicap',
  say: 'Fewer orders each round for one side, to balance an uneven field.',
  rule: 'GEN-20.3',
  choices: [NO_HANDICAP, { white: 2, black: 0 }, { white: 0, black: 3 }, { white: 1, black: 1 }],
};

export const options = declareOptions(
  {
    setup: choice(
      { name: 'Setup', say: 'Where both armies stand when the battle begins.', rule: 'GEN-5.3' },
      SETUP_NAMES,
      'marengo',
    ),
    army: armies,
    side: choice(
      {
        name: 'Side of the map',
        say: 'Side A has the standard objectives printed on it, side B none.',
        rule: 'GEN-5.1',
      },
      { A: 'A', B: 'B' },
      'A',
    ),
    turned: toggle({
      name: 'Turn the ground',
      say: 'Layout B by half a turn: the wood starts on Black’s side.',
      rule: 'GEN-20.29',
    }),
    objectives,
    orderDie: toggle({
      name: 'Order die',
      say: 'Each round you have 6 orders plus an open die, instead of 10.',
      rule: 'GEN-18.1',
    }),
    couriers: toggle({
      name: 'Couriers',
      say: 'Orders far from your command sector may be lost on the way.',
      rule: 'GEN-18.3',
    }),
    morale: toggle({
      name: 'Army morale',
      say: 'Start with 15 VP and lose them. Each round you have as many orders as VP.',
      rule: 'GEN-19.1',
    }),
    terrain: choice(
      {
        name: 'Terrain',
        say: 'Woods slow, hills help, and the building in b2 can be held or shot to pieces.',
        rule: 'GEN-20.1',
      },
      LAYOUT_NAMES,
      'off',
    ),
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
