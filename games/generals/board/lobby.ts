// What the lobby shows of Generals: setups, options with what they change, and where a saved battle stands.
import './lobby.css';
import { fill, type Json, type Outcome } from '@grognard/kernel';
import type { Lobby } from '@grognard/web/lobby.ts';
import { meta } from '../meta.ts';
import type { Options } from '../options.ts';
import { INVENTORY } from '../tables/objectives.ts';
import type { View } from '../view.ts';
import { type Marker, SIDES } from '../vocabulary.ts';
import { armyProblem } from './army-limits.ts';
import { later } from './later.tsx';
import { DEFAULT_OPTIONS, optionsFrom, optionsOut } from './lobby-options.ts';
import { SetupPicture } from './mini-field.tsx';
import { GroundPicture } from './mini-ground.tsx';
import { PHASE_NAME, SETUP_NAME } from './names.ts';
import { SeatSign } from './seat-sign.tsx';

const cards = [
  {
    value: 'dennewitz',
    name: 'Dennewitz',
    text: 'Even wings: the fair start, and the first battle.',
    rule: 'GEN-5.6',
  },
  {
    value: 'marengo',
    name: 'Marengo',
    text: 'Cavalry on the right, a gun line in the centre.',
    rule: 'GEN-5.4',
  },
  { value: 'laRothiere', name: 'La Rothière', text: 'Cavalry faces cavalry on one wing.', rule: 'GEN-5.5' },
  { value: 'leuthen', name: 'Leuthen', text: 'Infantry in line, all the horse held back.', rule: 'GEN-5.7' },
  {
    value: 'albuera',
    name: 'Albuera',
    text: 'Horse in the middle, guns still on the road.',
    rule: 'GEN-5.8',
  },
  { value: 'custom', name: 'Custom', text: 'Both place thirty units behind a curtain.', rule: 'GEN-5.9' },
] as const;

const fewer = ['0', '1', '2', '3'].map((value) => ({ value, name: value === '0' ? 'None' : `−${value}` }));

const fields = [
  {
    kind: 'switch',
    key: 'orderDie',
    name: 'Order die',
    say: 'Six orders plus an open die each round, instead of ten.',
    rule: 'GEN-18.1',
  },
  {
    kind: 'switch',
    key: 'couriers',
    name: 'Couriers',
    say: 'Orders far from your command sector may be lost on the way.',
    rule: 'GEN-18.3',
  },
  {
    kind: 'switch',
    key: 'morale',
    name: 'Army morale',
    say: 'Start at 15 VP and bleed; your VP are your orders.',
    rule: 'GEN-19.1',
  },
  {
    kind: 'segment',
    key: 'objectives',
    name: 'Objectives',
    say: 'What a captured sector is worth.',
    rule: 'GEN-17.5',
    choices: [
      { value: 'standard', name: 'Standard' },
      { value: 'wide', name: 'Wide' },
      { value: 'raid', name: 'Raid' },
      { value: 'none', name: 'None' },
    ],
  },
  {
    kind: 'pictures',
    key: 'terrain',
    name: 'Terrain',
    say: 'Woods slow, hills help, and the building in b2 can be held or shot to pieces.',
    rule: 'GEN-20.1',
    choices: [
      { value: 'off', name: 'Off' },
      { value: 'A', name: 'A' },
      { value: 'B', name: 'B' },
      { value: 'Bsym', name: 'Bsym' },
      { value: 'Bfull', name: 'Bfull' },
    ],
    Picture: GroundPicture,
  },
  {
    kind: 'switch',
    key: 'turned',
    name: 'Turn the ground',
    say: 'Layout B by half a turn: the wood starts on Black’s side.',
    rule: 'GEN-20.29',
  },
  {
    kind: 'editor',
    key: 'army',
    name: 'Armies',
    say: 'Another mix of thirty units than 20 Infantry, 8 Cavalry and 2 Artillery.',
    rule: 'GEN-5.12',
    Editor: later(async () => (await import('./army-editor.tsx')).ArmyEditor),
  },
  {
    kind: 'editor',
    key: 'markers',
    name: 'Objective markers',
    say: 'Your own generals, flags and wind roses.',
    rule: 'GEN-17.1',
    Editor: later(async () => (await import('./marker-editor.tsx')).MarkerEditor),
  },
  {
    kind: 'segment',
    key: 'handicap.white',
    name: 'Handicap for White',
    say: 'Fewer orders each round, to balance an uneven field.',
    rule: 'GEN-20.3',
    choices: fewer,
  },
  {
    kind: 'segment',
    key: 'handicap.black',
    name: 'Handicap for Black',
    say: 'Fewer orders each round, to balance an uneven field.',
    rule: 'GEN-20.3',
    choices: fewer,
  },
] as const;

/** R.99: the marker of which there are not enough, or null. */
function missingMarker(markers: readonly Marker[]): string | null {
  for (const side of SIDES)
    for (const { kind, vp, count } of INVENTORY) {
      const used = markers.filter(
        (marker) => marker.owner === side && marker.kind === kind && marker.vp === vp,
      );
      if (used.length > count)
        return `${meta.seatNames[side]} has ${count} of the ${kind} markers worth ${vp} VP, not ${used.length}.`;
    }
  return null;
}

function remarkOn(options: Options, key: string): { readonly text: string; readonly rule: string } | null {
  const { setup, terrain, objectives, army } = options;
  if (key === 'terrain' && terrain === 'Bsym' && setup === 'laRothiere')
    return {
      text: 'La Rothière is mirrored, not turned: Bfull is the fair ground for it.',
      rule: 'GEN-20.29',
    };
  if (key === 'terrain' && terrain === 'B')
    return { text: 'Deliberately uneven in Black’s favour; a handicap can balance it.', rule: 'GEN-20.29' };
  if (key === 'couriers' && objectives === 'none')
    return { text: 'Without a general marker, couriers ride from b1 and b3.', rule: 'GEN-R.102' };
  if (key === 'army' && army !== null) {
    const problem = armyProblem(army.white) ?? armyProblem(army.black);
    return problem === null ? null : { text: problem, rule: 'GEN-5.12' };
  }
  if (key === 'markers' && typeof objectives !== 'string') {
    const problem = missingMarker(objectives);
    return problem === null ? null : { text: problem, rule: 'GEN-R.99' };
  }
  return null;
}

const handicapFrom = (value: Json): 0 | 1 | 2 | 3 =>
  value === '1' ? 1 : value === '2' ? 2 : value === '3' ? 3 : 0;

function changed(options: Options, key: string, value: Json): Options {
  if (key === 'handicap.white' || key === 'handicap.black') {
    const side = key === 'handicap.white' ? 'white' : 'black';
    return { ...options, handicap: { ...options.handicap, [side]: handicapFrom(value) } };
  }
  // The screen offers only keys and values from the lists above.
  const next = { ...options, [key]: value } as Options;
  return {
    ...next,
    army: next.setup === 'custom' ? next.army : null,
    turned: next.terrain === 'B' && next.turned,
    side: next.objectives === 'standard' ? 'A' : 'B',
  };
}

function optionValue(options: Options, key: string): Json {
  if (key === 'handicap.white') return String(options.handicap.white);
  if (key === 'handicap.black') return String(options.handicap.black);
  return Object.entries(options).find(([name]) => name === key)?.[1] ?? null;
}

function battleName(options: Options): string {
  const extras = [
    options.orderDie ? 'order die' : '',
    options.couriers ? 'couriers' : '',
    options.morale ? 'army morale' : '',
    options.objectives === 'standard'
      ? ''
      : typeof options.objectives === 'string'
        ? `objectives ${options.objectives}`
        : 'own objectives',
    options.terrain === 'off' ? '' : `terrain ${options.terrain}`,
  ].filter((extra) => extra !== '');
  return [SETUP_NAME[options.setup], ...extras].join(', ');
}

const minutesOf = (options: Options): number =>
  meta.minutes +
  (options.setup === 'custom' ? 5 : 0) +
  (options.morale ? 5 : 0) +
  (options.terrain === 'off' ? 0 : 5);

export const lobby: Lobby = {
  defaults: optionsOut(DEFAULT_OPTIONS),
  setup: {
    key: 'setup',
    say: 'The number under a block is how many stand there.',
    cards,
    Picture: SetupPicture,
  },
  fields,
  seats: [
    { seat: 'white', name: meta.seatNames.white, note: 'sits at the foot of the map' },
    { seat: 'black', name: meta.seatNames.black, note: 'sits at the head of the map' },
  ],
  SeatSign,
  value: (options: Json, key: string): Json => optionValue(optionsFrom(options), key),
  change: (options: Json, key: string, value: Json): Json =>
    optionsOut(changed(optionsFrom(options), key, value)),
  isShown: (options: Json, key: string): boolean => {
    const { setup, terrain, handicap } = optionsFrom(options);
    if (key === 'army') return setup === 'custom';
    if (key.startsWith('handicap')) return terrain !== 'off' || handicap.white + handicap.black > 0;
    return key === 'turned' ? terrain === 'B' : true;
  },
  remark: (options: Json, key: string) => remarkOn(optionsFrom(options), key),
  battleName: (options: Json): string => battleName(optionsFrom(options)),
  length: (options: Json): string => `about ${minutesOf(optionsFrom(options))} minutes, ten rounds at most`,
  moment: (view: Json): string => {
    const { round, phase, result } = view as unknown as View;
    if (result !== null) return fill(result.text, result.with);
    return phase === 'setup' ? PHASE_NAME.setup : `Round ${round}, ${PHASE_NAME[phase].toLowerCase()}`;
  },
  resultLine: ({ text, with: facts }: Outcome): string => fill(text, facts),
};
