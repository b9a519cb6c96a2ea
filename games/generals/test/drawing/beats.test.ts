// Every result has its moment, and a phase with four fights is told in six seconds.
import { plainText } from '@grognard/desk/words/phrases.ts';
import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../board/drawing/beats.ts';
import { emptyScene } from '../../board/drawing/scene.ts';
import type { Event } from '../../events.ts';
import type { UnitId } from '../../vocabulary.ts';
import { field } from '../field.ts';

const units = field('a1: wI1 | b1: wI2 | c1: wI3 | a2: bI1 | b2: bI2 | c2: bI3 | b3: bI4 | c3: wI4').units;
const FIGHTS = [
  ['a1-a2', 'wI1', 'bI1'],
  ['b1-b2', 'wI2', 'bI2'],
  ['c1-c2', 'wI3', 'bI3'],
  ['b3-c3', 'wI4', 'bI4'],
] as const;

const attack = (
  step: 'ranged' | 'melee',
  front: string,
  unit: UnitId,
  target: UnitId,
  hit: boolean,
): Event => ({
  type: 'attackResolved',
  rule: 'GEN-12.34',
  unit,
  target,
  step,
  front,
  natural: 5,
  modifiers: [],
  modified: 5,
  against: 2,
  hit,
});

const rolled = (step: 'ranged' | 'melee'): readonly Event[] => [
  ...FIGHTS.map(
    ([front, white, black]): Event => ({
      type: 'diceHandedOut',
      rule: 'GEN-12.29',
      step,
      front,
      dice: [
        { side: 'white', unit: white, target: black, natural: 5 },
        { side: 'black', unit: black, target: white, natural: 2 },
      ],
    }),
  ),
  ...FIGHTS.flatMap(([front, white, black]) => [
    attack(step, front, white, black, step === 'melee'),
    attack(step, front, black, white, false),
  ]),
];

const lines: Event = {
  type: 'positionsTaken',
  rule: 'GEN-12.14',
  lines: FIGHTS.map(([front, white, black]) => ({ front, white: [white], black: [black] })),
};

const PHASE: readonly Event[] = [
  {
    type: 'activationsRevealed',
    rule: 'GEN-21.1',
    moves: [{ unit: 'wI1', from: 'a1', to: 'a2', kind: 'attack' }],
  },
  lines,
  ...rolled('ranged'),
  lines,
  ...rolled('melee'),
  ...FIGHTS.map(([, , unit]): Event => ({ type: 'unitRouted', rule: 'GEN-14.1', unit, at: 'a2' })),
  { type: 'unitAdvanced', rule: 'GEN-10.6', unit: 'wI1', from: 'a1', to: 'a2' },
  { type: 'phaseBegan', rule: 'GEN-11.1', phase: 'noncombat', round: 1 },
];

describe('a phase with four fights', () => {
  const beats = beatsOf(emptyScene(units), PHASE);

  it('takes six seconds at most, one roll 1.4', () => {
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(6000);
    for (const { ms } of beats) expect(ms).toBeLessThanOrEqual(1400);
  });

  it('GEN-12.29: the dice of all fights of a step fall together', () => {
    const falling = beats.filter(({ scene }) => scene.falling.length > 0);
    expect(falling.map(({ scene }) => scene.falling.length)).toEqual([8, 8]);
  });

  it('says what each roll came to', () => {
    expect(beats.map(({ say }) => plainText(say ?? []))).toEqual(
      expect.arrayContaining(['Fire: 0 hits.', 'Melee: 4 hits.']),
    );
  });

  it('says who falls in the words of the journal', () => {
    const said = beats.map(({ say }) => plainText(say ?? []));
    expect(said.some((sentence) => /rout/i.test(sentence))).toBe(true);
  });

  it('keeps dice and sums in their place after the next phase has begun', () => {
    const last = beats.at(-1)?.scene;
    expect(last?.fronts.map(({ dice }) => dice.length)).toEqual([2, 2, 2, 2]);
    expect(last?.fronts[0]?.gone).toEqual(['wI1']);
  });
});
