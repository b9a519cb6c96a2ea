import type { Luck } from '@grognard/web/report/report-data.ts';
import { SIDE_NAME } from '../../names.ts';
import { ROLL_KINDS, type Roll, type RollKind } from '../../odds/roll.ts';
import { SIDES, type Side } from '../../vocabulary.ts';

const KIND_NAME: { readonly [kind in RollKind]: string } = {
  bombard: 'Bombardment',
  ranged: 'Ranged fire',
  melee: 'Melee',
  reaction: 'Reactions',
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Running hits above the odds of one side, along all rolls of the battle. */
function courseOf(rolls: readonly Roll[], side: Side): readonly number[] {
  let luck = 0;
  return [
    0,
    ...rolls.map((roll) => {
      if (roll.side === side) luck += roll.hits - roll.odds;
      return luck;
    }),
  ];
}

/** One standard deviation of a side's luck, the wider side's. */
function bandOf(rolls: readonly Roll[]): readonly number[] {
  const spread = { white: 0, black: 0 };
  return [
    0,
    ...rolls.map(({ side, variance }) => {
      spread[side] += variance;
      return Math.sqrt(Math.max(spread.white, spread.black));
    }),
  ];
}

export const luckOfSide = (rolls: readonly Roll[], side: Side): number =>
  sum(rolls.filter((roll) => roll.side === side).map(({ hits, odds }) => hits - odds));

const tenth = (number: number): string => Math.abs(number).toFixed(1);
const aboveOrBelow = (luck: number): string => `${tenth(luck)} ${luck < 0 ? 'below' : 'above'}`;

/** Luck in points: hits above the odds, at the rate at which hits became points in this battle. */
function luckInPoints(rolls: readonly Roll[], points: { readonly [side in Side]: number }): string {
  const [white, black] = [luckOfSide(rolls, 'white'), luckOfSide(rolls, 'black')];
  const hits = sum(rolls.map((roll) => roll.hits));
  const lead = points.white - points.black;
  const opening = `White rolled ${aboveOrBelow(white)} the odds, Black ${aboveOrBelow(black)}.`;
  if (hits === 0 || lead === 0) return opening;
  const rate = (points.white + points.black) / hits;
  const leader: Side = lead > 0 ? 'white' : 'black';
  const worth = (white - black) * rate * Math.sign(lead);
  const made = Math.max(-Math.abs(lead), Math.min(Math.abs(lead), worth));
  const share =
    made < 0
      ? `the dice spoke against ${SIDE_NAME[leader]}, by about ${tenth(made)}; decisions made ${tenth(Math.abs(lead) - made)}`
      : `luck made about ${tenth(made)} and decisions ${tenth(Math.abs(lead) - made)}`;
  return `${opening} Of the ${Math.abs(lead)} points between them ${share}, with ${rate.toFixed(2)} points to a hit in this battle.`;
}

export function luckOf(rolls: readonly Roll[], points: { readonly [side in Side]: number }): Luck {
  const rounds = [...new Set(rolls.map(({ round }) => round))];
  return {
    series: SIDES.map((side) => ({ seat: side, name: SIDE_NAME[side], values: courseOf(rolls, side) })),
    band: bandOf(rolls),
    rounds: rounds.map((round) => ({ round, roll: rolls.findIndex((roll) => roll.round === round) })),
    kinds: ROLL_KINDS.map((kind) => ({
      name: KIND_NAME[kind],
      bySeat: SIDES.map((side) => {
        const own = rolls.filter((roll) => roll.kind === kind && roll.side === side);
        return {
          rolls: own.length,
          odds: sum(own.map(({ odds }) => odds)),
          hits: sum(own.map(({ hits }) => hits)),
        };
      }),
    })).filter(({ bySeat }) => bySeat.some(({ rolls: count }) => count > 0)),
    say: luckInPoints(rolls, points),
  };
}
