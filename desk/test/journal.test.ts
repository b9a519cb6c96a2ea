import { describe, expect, it } from 'vitest';
import { eventsIn, eventsSince } from '../src/journal/events-since.ts';
import { aboutUnits, heading, line } from '../src/journal/log-lines.ts';
import { sumInWords, sumOf } from '../src/journal/sums.ts';
import { weightOf } from '../src/journal/weight.ts';

describe('lines of the journal', () => {
  it('are plain unless more is said of them', () => {
    expect(line('mk-melee', 'GEN-12.1', ['They fight.'])).toEqual({
      kind: 'line',
      icon: 'mk-melee',
      rule: 'GEN-12.1',
      text: ['They fight.'],
      sums: [],
      about: [],
      isKey: false,
    });
    expect(
      line('mk-melee', 'GEN-12.1', [], { isKey: true, about: aboutUnits('wI1', null, 'bI2') }),
    ).toMatchObject({
      isKey: true,
      about: [{ unit: 'wI1' }, { unit: 'bI2' }],
    });
    expect(heading('Rally, round 2')).toMatchObject({
      kind: 'heading',
      text: ['Rally, round 2'],
      rule: null,
    });
  });

  it('write a die out with everything added to it, each with its rule', () => {
    const sum = sumOf({
      die: { face: 3, look: 'ebony' },
      added: [
        { value: 2, label: 'Melee' },
        { value: 0, label: 'Level ground' },
        { value: -1, label: 'Disarray', rule: 'SAG-14.3' },
      ],
      total: 4,
      note: 'of 6: no hit',
      further: ['needs 6 or more'],
    });
    expect(sum).toEqual({
      die: { face: 3, look: 'ebony' },
      added: [
        { value: '+2', label: 'Melee' },
        { value: '−1', label: 'Disarray' },
      ],
      modifiers: '+2 −1',
      detail: '+2 Melee, ±0 Level ground, −1 Disarray (SAG-14.3), needs 6 or more',
      total: 4,
      note: 'of 6: no hit',
    });
    expect(sumInWords(3, [2, 0, -1], 4)).toBe('3 + 2 − 1 = 4');
    expect(sumInWords(5, [0], 5)).toBe('5');
  });
});

describe('events of a game', () => {
  const moment = (n: number, types: readonly string[], struck = false) => ({
    n,
    seat: null,
    struck,
    events: types.map((type) => ({ type })),
  });
  const moments = [
    moment(0, ['phaseBegan', 'moved']),
    moment(1, ['moved'], true),
    moment(2, ['rolled', 'phaseBegan', 'moved']),
    moment(3, ['rolled']),
  ];
  const isPhase = ({ type }: { readonly type: string }): boolean => type === 'phaseBegan';
  const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

  it('leave out what was taken back', () => {
    expect(types(eventsIn(moments))).toHaveLength(6);
  });
  it('are those since the running phase began, up to the entry shown', () => {
    expect(types(eventsSince(moments, 3, isPhase))).toEqual(['phaseBegan', 'moved', 'rolled']);
    expect(types(eventsSince(moments, 1, isPhase))).toEqual(['phaseBegan', 'moved']);
    expect(types(eventsSince(moments, 3, () => false))).toHaveLength(6);
  });
  it('weigh by their type, never more than the whole bar', () => {
    const weights = { byType: { routed: 0.5 }, other: 0.1, least: 0.1 };
    expect(weightOf<string>([{ type: 'moved' }], weights)).toBeCloseTo(0.2);
    expect(weightOf<string>([{ type: 'routed' }, { type: 'routed' }], weights)).toBe(1);
  });
});
