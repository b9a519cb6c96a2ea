import type { RuleId } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { lineAbout, type Sayings } from '../src/journal/lines-by-type.ts';
import { isLegal, legalIn } from '../src/offers/legal.ts';
import { type ByType, byType } from '../src/words/by-type.ts';

type Event =
  | { readonly type: 'moved'; readonly rule: RuleId; readonly unit: string; readonly to: string }
  | { readonly type: 'rolled'; readonly rule: RuleId; readonly face: number }
  | { readonly type: 'roundBegan'; readonly rule: RuleId };

const moved: Event = { type: 'moved', rule: 'GEN-7.1', unit: 'the Guard', to: 'a2' };
const began: Event = { type: 'roundBegan', rule: 'GEN-5.1' };

describe('tables by type', () => {
  const lengths: Partial<ByType<Event, number, string>> = {
    moved: ({ to }, times) => to.repeat(times),
    rolled: ({ face }) => String(face),
  };
  it('hand each thing to the entry of its type', () => {
    expect(byType(lengths, moved, 2)).toBe('a2a2');
    expect(byType(lengths, { type: 'rolled', rule: 'GEN-13.1', face: 4 }, 0)).toBe('4');
  });
  it('say nothing about types they do not name', () => {
    expect(byType(lengths, began, 1)).toBeUndefined();
  });
});

describe('a line about an event', () => {
  const sayings: Sayings<Event, (unit: string) => string> = {
    moved: ({ unit, to }, name) => ({
      icon: 'ui-play',
      text: [{ bold: name(unit) }, ` moves to ${to}.`],
      about: [{ sector: to }],
    }),
  };
  it('has the rule of the event and begins with a capital', () => {
    expect(lineAbout(sayings, moved, (unit) => unit)).toEqual({
      kind: 'line',
      icon: 'ui-play',
      text: [{ bold: 'The Guard' }, ' moves to a2.'],
      rule: 'GEN-7.1',
      sums: [],
      about: [{ sector: 'a2' }],
      isKey: false,
    });
  });
  it('is left out where there is nothing to say', () => {
    expect(lineAbout(sayings, began, (unit) => unit)).toBeNull();
  });
});

describe('legal offers', () => {
  it('are those nothing speaks against', () => {
    const open = { action: 1, target: { hex: 1 }, refusal: null };
    const closed = { action: 2, target: { hex: 2 }, refusal: { rule: 'GEN-6.4', text: 'Too far.' } } as const;
    expect([open, closed].map(isLegal)).toEqual([true, false]);
    expect(legalIn([open, closed])).toEqual([open]);
  });
});
