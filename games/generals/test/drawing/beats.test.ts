// Every result has its moment, and the time it takes to read.
import { readingTime, wordsIn } from '@grognard/desk/playback/reading-time.ts';
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

  it('is read fight by fight, both dice of a pair in one row', () => {
    const plates = beats.flatMap(({ plate }) => plate ?? []);
    expect(plates.map(({ title }) => title)).toEqual([
      ...FIGHTS.map(([front]) => `Fire at ${front.replace('-', '–')}`),
      ...FIGHTS.map(([front]) => `Melee at ${front.replace('-', '–')}`),
    ]);
    const [first] = plates[0]?.rows ?? [];
    expect(first?.who.map(({ name }) => name)).toEqual(['White Infantry', 'Black Infantry']);
    expect(first?.sums).toHaveLength(2);
  });

  it('gives every result the time its words take, 5 a second at most', () => {
    for (const beat of beats)
      expect(wordsIn(beat.say ?? []) / (readingTime(beat) / 1000)).toBeLessThanOrEqual(5);
  });

  it('tells of every event once, in their order', () => {
    const told = beats.map(({ upTo = 0 }) => upTo);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    // The next phase has begun, and its heading waits for its own results.
    expect(told.at(-1)).toBe(PHASE.length - 1);
  });

  it('GEN-12.29: the dice of all fights of a step fall together', () => {
    const falling = beats.filter(({ scene }) => scene.falling.length > 0);
    expect(falling.map(({ scene }) => scene.falling.length)).toEqual([8, 8]);
  });

  it('says what each roll came to', () => {
    expect(beats.map(({ say }) => plainText(say ?? []))).toEqual(
      expect.arrayContaining(['Fire at a1–a2: 0 hits.', 'Melee at b3–c3: 1 hit.']),
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
