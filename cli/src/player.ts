import { PLAYER_NAMES, type PlayerName, playersOf } from '@grognard/ai';
import type { AnyGame } from '@grognard/kernel';
import { type Given, oneOf } from './values.ts';
import { WrongUse } from './wrong-use.ts';

/** A player named on the command line, if this game has it. */
export function playerFor(module: AnyGame, given: Given, name: string): PlayerName {
  const player = oneOf(given, name, PLAYER_NAMES);
  const players = playersOf(module);
  if (players.includes(player)) return player;
  throw new WrongUse(`${module.id} keeps no player "${player}". It has ${players.join(', ')}.`);
}
