// Luck: what fell against what the odds promised.
import type { Luck } from '@grognard/desk';
import { SEAT_NAME } from '../../names.ts';
import { type ByPlayer, PLAYERS, type Player, TESTS } from '../../vocabulary.ts';
import { TEST_NAME } from '../words/names.ts';
import type { Roll } from './rolls.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const luckIn = (rolls: readonly Roll[]): number => sum(rolls.map(({ hits, odds }) => hits - odds));

/** Running luck of one side, along all rolls of the battle. */
function courseOf(rolls: readonly Roll[], player: Player): readonly number[] {
  let luck = 0;
  return [
    0,
    ...rolls.map((roll) => {
      if (roll.player === player) luck += roll.hits - roll.odds;
      return luck;
    }),
  ];
}

/** One standard deviation of a side's luck, the wider side's. */
function bandOf(rolls: readonly Roll[]): readonly number[] {
  const spread = { A: 0, B: 0 };
  return [
    0,
    ...rolls.map(({ player, variance }) => {
      spread[player] += variance;
      return Math.sqrt(Math.max(spread.A, spread.B));
    }),
  ];
}

const tenth = (number: number): string => Math.abs(number).toFixed(1);
const aboveOrBelow = (luck: number): string => `${tenth(luck)} ${luck < 0 ? 'below' : 'above'}`;

/** Luck in points: hits above the odds, at the rate at which hits became points in this battle. */
function inPoints(rolls: readonly Roll[], points: ByPlayer<number>): string {
  const of = (player: Player) => rolls.filter((roll) => roll.player === player);
  const opening = `${SEAT_NAME.A} rolled ${aboveOrBelow(luckIn(of('A')))} the odds, ${SEAT_NAME.B} ${aboveOrBelow(luckIn(of('B')))}.`;
  const blows = rolls.filter(({ kind }) => kind === 'fire' || kind === 'melee');
  const hits = sum(blows.map((roll) => roll.hits));
  const lead = points.A - points.B;
  if (hits === 0 || lead === 0) return opening;
  const rate = (points.A + points.B) / hits;
  const edge =
    luckIn(blows.filter(({ player }) => player === 'A')) -
    luckIn(blows.filter(({ player }) => player === 'B'));
  const gap = Math.abs(lead);
  const made = Math.max(-gap, Math.min(gap, edge * rate * Math.sign(lead)));
  const leader = SEAT_NAME[lead > 0 ? 'A' : 'B'];
  const share =
    made < 0
      ? `the hits spoke against ${leader}, by about ${tenth(made)}`
      : `lucky hits made about ${tenth(made)}`;
  return `${opening} Of the ${gap === 1 ? 'point' : `${gap} points`} between them ${share}, with ${rate.toFixed(2)} points to a hit in this battle.`;
}

export function luckOf(rolls: readonly Roll[], points: ByPlayer<number>): Luck {
  const turns = [...new Set(rolls.map(({ turn }) => turn))];
  return {
    series: PLAYERS.map((player) => ({
      seat: player,
      name: SEAT_NAME[player],
      values: courseOf(rolls, player),
    })),
    band: bandOf(rolls),
    rounds: turns.map((turn) => ({ round: turn, roll: rolls.findIndex((roll) => roll.turn === turn) })),
    kinds: TESTS.map((kind) => ({
      name: TEST_NAME[kind],
      bySeat: PLAYERS.map((player) => {
        const own = rolls.filter((roll) => roll.kind === kind && roll.player === player);
        return {
          rolls: own.length,
          odds: sum(own.map(({ odds }) => odds)),
          hits: sum(own.map(({ hits }) => hits)),
        };
      }),
    })).filter(({ bySeat }) => bySeat.some(({ rolls: count }) => count > 0)),
    say: inPoints(rolls, points),
  };
}
