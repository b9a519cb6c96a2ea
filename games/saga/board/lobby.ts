// What the lobby shows of Saga: who meets whom with which decks, options with what they change, where a battle stands.
import './lobby.css';
import { fill, type Json } from '@grognard/kernel';
import type { Lobby } from '@grognard/web/lobby.ts';
import { meta } from '../meta.ts';
import { SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { type Options, PLAYERS } from '../vocabulary.ts';
import { fields } from './lobby-fields.ts';
import {
  battleOf,
  boxNameOf,
  DECK_TITLE,
  DEFAULT_OPTIONS,
  decksFor,
  firstFault,
  optionsFrom,
  optionsOut,
} from './lobby-options.ts';
import { BattlePicture } from './mini-battle.tsx';
import { PHASE_NAME } from './names.ts';
import { SeatSign } from './seat-sign.tsx';

const cards = [
  {
    value: 'basic',
    name: 'Basic battle',
    text: 'Golden-corner decks: the first battle.',
    rule: 'SAG-4.2',
  },
  {
    value: 'northRidge',
    name: 'Waterloo',
    text: 'Guard and guns against a held hill.',
    rule: 'SAG-20.1',
  },
  {
    value: 'northBlucher',
    name: 'Ligny',
    text: 'The North against Blücher’s Corps.',
    rule: 'SAG-20.1',
  },
  {
    value: 'ridgeBlucher',
    name: 'Allies at odds',
    text: 'The Ridge against Blücher’s Corps.',
    rule: 'SAG-20.1',
  },
  {
    value: 'own',
    name: 'Own decks',
    text: 'Any two decks, chosen below.',
    rule: 'SAG-20.2',
  },
] as const;

const NUMBERS = ['vpTarget', 'armyPoints', 'maxTurns'] as const;
const isNumber = (key: string): key is (typeof NUMBERS)[number] => NUMBERS.some((one) => one === key);

function changed(options: Options, key: string, value: Json): Options {
  if (key === 'battle') return { ...options, decks: decksFor(String(value), options) };
  if (isNumber(key)) return { ...options, [key]: value === 'none' ? null : Number(value) };
  // The screen offers only keys and values from the lists above.
  return { ...options, [key]: value } as Options;
}

function optionValue(options: Options, key: string): Json {
  if (key === 'battle') return battleOf(options);
  if (isNumber(key)) return String(options[key] ?? 'none');
  return Object.entries(options).find(([name]) => name === key)?.[1] ?? null;
}

function remarkOn(options: Options, key: string): { readonly text: string; readonly rule: string } | null {
  const wrong = key === 'decks' ? firstFault(options) : null;
  if (wrong !== null) {
    const [player, { text, with: facts, rule }] = wrong;
    return { text: `${SEAT_NAME[player]}’s deck cannot be played. ${fill(text, facts)}`, rule };
  }
  if (key === 'alwaysPrompt' && !options.alwaysPrompt)
    return {
      text: 'Off: you are asked only with a card to play, and a pause may betray it.',
      rule: 'SAG-5.1',
    };
  if (key === 'maxTurns' && options.maxTurns === null)
    return { text: 'Two careful armies may never come to an end.', rule: 'SAG-R75' };
  return null;
}

function battleName(options: Options): string {
  const sides = PLAYERS.map((player) => {
    const name = boxNameOf(options.decks[player], options.outflank);
    return name === null ? 'a deck of one’s own' : DECK_TITLE[name];
  });
  const battle = battleOf(options) === 'basic' ? 'Basic battle' : sides.join(' against ');
  const extras = [
    options.evade ? 'Evade' : '',
    options.outflank ? 'Outflank' : '',
    options.objectives === 'classic' ? '' : 'open objectives',
    options.vpTarget === DEFAULT_OPTIONS.vpTarget ? '' : `${options.vpTarget} VP`,
  ].filter((extra) => extra !== '');
  return [battle.charAt(0).toUpperCase() + battle.slice(1), ...extras].join(', ');
}

const minutesOf = ({ vpTarget, outflank }: Options): number =>
  Math.round((meta.minutes * (vpTarget + 5)) / 15 / 5) * 5 + (outflank ? 10 : 0);

const limitOf = ({ maxTurns }: Options): string =>
  maxTurns === null ? 'until it is decided' : `${maxTurns} turns at most`;

export const lobby: Lobby = {
  defaults: optionsOut(DEFAULT_OPTIONS),
  setup: {
    key: 'battle',
    say: 'Who meets whom; every deck can be changed below.',
    cards,
    Picture: BattlePicture,
  },
  fields,
  seats: [
    { seat: 'A', name: meta.seatNames.A, note: 'the French side of the box' },
    { seat: 'B', name: meta.seatNames.B, note: 'the Coalition side of the box' },
  ],
  SeatSign,
  value: (options: Json, key: string): Json => optionValue(optionsFrom(options), key),
  change: (options: Json, key: string, value: Json): Json =>
    optionsOut(changed(optionsFrom(options), key, value)),
  isShown: (): boolean => true,
  remark: (options: Json, key: string) => remarkOn(optionsFrom(options), key),
  battleName: (options: Json): string => battleName(optionsFrom(options)),
  length: (options: Json): string => {
    const chosen = optionsFrom(options);
    return `about ${minutesOf(chosen)} minutes, ${limitOf(chosen)}`;
  },
  moment: (view: Json): string => {
    const { turn, phase, result } = view as unknown as View;
    if (result !== null) return fill(result.text, result.with);
    return phase === 'setup' ? PHASE_NAME.setup : `Turn ${turn}, ${PHASE_NAME[phase].toLowerCase()}`;
  },
};
