// What the lobby shows of Saga: who meets whom with which decks, options with what they change, where a battle stands.
import './lobby/lobby.css';
import type { Lobby } from '@grognard/desk';
import { asking } from '@grognard/desk/lobby/asking.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { meta } from '../meta.ts';
import { options as declared } from '../options.ts';
import type { Options, Player } from '../vocabulary.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { BattlePicture } from './lobby/battle-picture.tsx';
import { fields } from './lobby/fields.ts';
import { battleOf, boxNameOf, decksFor } from './lobby/options.ts';
import { DECK_NAME } from './words/deck-names.ts';
import { battles, lobbyWords } from './words/sentences-lobby.ts';

const BATTLES = [
  { value: 'basic', ...battles.basic, rule: 'SAG-4.2' },
  { value: 'northRidge', ...battles.northRidge, rule: 'SAG-20.1' },
  { value: 'northBlucher', ...battles.northBlucher, rule: 'SAG-20.1' },
  { value: 'ridgeBlucher', ...battles.ridgeBlucher, rule: 'SAG-20.1' },
  { value: 'own', ...battles.own, rule: 'SAG-20.2' },
] as const;

function battleName(options: Options): string {
  const deckOf = (player: Player): string => {
    const name = boxNameOf(options.decks[player], options.outflank);
    return name === null ? lobbyWords.ownDeck : DECK_NAME[name];
  };
  const battle =
    battleOf(options) === 'basic'
      ? tell(battles.basic.name)
      : tell(lobbyWords.against, { one: deckOf('A'), other: deckOf('B') });
  const extras = [
    options.evade ? tell(lobbyWords.evade) : '',
    options.outflank ? tell(lobbyWords.outflank) : '',
    options.objectives === 'classic' ? '' : tell(lobbyWords.openObjectives),
    options.vpTarget === declared.usual.vpTarget ? '' : tell(lobbyWords.vp, { count: options.vpTarget }),
  ].filter((extra) => extra !== '');
  return [battle, ...extras].join(', ');
}

const minutesOf = ({ vpTarget, outflank }: Options): number =>
  Math.round((meta.minutes * (vpTarget + 5)) / 15 / 5) * 5 + (outflank ? 10 : 0);

function lengthOf(options: Options): string {
  const minutes = minutesOf(options);
  const { maxTurns } = options;
  return maxTurns === null
    ? tell(lobbyWords.lengthOpen, { minutes })
    : tell(lobbyWords.length, { minutes, turns: maxTurns });
}

export const lobby: Lobby<Options> = {
  defaults: declared.usual,
  ...asking({
    setup: {
      key: 'battle',
      say: lobbyWords.say,
      cards: BATTLES,
      Picture: BattlePicture,
      read: battleOf,
      write: (options, battle) => ({ ...options, decks: decksFor(String(battle), options) }),
    },
    fields,
  }),
  seats: [
    { seat: 'A', name: meta.seatNames.A, note: lobbyWords.blue },
    { seat: 'B', name: meta.seatNames.B, note: lobbyWords.red },
  ],
  SeatSign,
  battleName,
  length: lengthOf,
};
