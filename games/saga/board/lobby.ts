// What the lobby shows of Saga: who meets whom with which decks, options with what they change, where a battle stands.
import './lobby/lobby.css';
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { meta } from '../meta.ts';
import { options as declared } from '../options.ts';
import { type Options, PLAYERS } from '../vocabulary.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { BattlePicture } from './lobby/battle-picture.tsx';
import { fields } from './lobby/fields.ts';
import { battleOf, boxNameOf, DECK_TITLE, decksFor } from './lobby/options.ts';

const BATTLES = [
  { value: 'basic', name: 'Basic battle', text: 'Golden-corner decks: the first battle.', rule: 'SAG-4.2' },
  { value: 'northRidge', name: 'Waterloo', text: 'Guard and guns against a held hill.', rule: 'SAG-20.1' },
  { value: 'northBlucher', name: 'Ligny', text: 'The North against Blücher’s Corps.', rule: 'SAG-20.1' },
  {
    value: 'ridgeBlucher',
    name: 'Allies at odds',
    text: 'The Ridge against Blücher’s Corps.',
    rule: 'SAG-20.1',
  },
  { value: 'own', name: 'Own decks', text: 'Any two decks, chosen below.', rule: 'SAG-20.2' },
] as const;

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
    options.vpTarget === declared.usual.vpTarget ? '' : `${options.vpTarget} VP`,
  ].filter((extra) => extra !== '');
  return [capital(battle), ...extras].join(', ');
}

const minutesOf = ({ vpTarget, outflank }: Options): number =>
  Math.round((meta.minutes * (vpTarget + 5)) / 15 / 5) * 5 + (outflank ? 10 : 0);

const limitOf = ({ maxTurns }: Options): string =>
  maxTurns === null ? 'until it is decided' : `${maxTurns} turns at most`;

export const lobby: Lobby<Options> = {
  defaults: declared.usual,
  ...asking({
    setup: {
      key: 'battle',
      say: 'Who meets whom; every deck can be changed below.',
      cards: BATTLES,
      Picture: BattlePicture,
      read: battleOf,
      write: (options, battle) => ({ ...options, decks: decksFor(String(battle), options) }),
    },
    fields,
  }),
  seats: [
    { seat: 'A', name: meta.seatNames.A, note: 'the French side of the box' },
    { seat: 'B', name: meta.seatNames.B, note: 'the Coalition side of the box' },
  ],
  SeatSign,
  battleName,
  length: (options) => `about ${minutesOf(options)} minutes, ${limitOf(options)}`,
};
