import { plainText } from '@grognard/desk/words/phrases.ts';
import { describe, expect, it } from 'vitest';
import { logLines } from '../../board/words/journal.ts';
import { type Memory, remember } from '../../board/words/unit-memory.ts';
import type { Event } from '../../events.ts';

const words = (event: Event, memory: Memory | null): readonly string[] =>
  logLines([event], memory).map(({ text }) => plainText(text));

const deployed: Event = {
  type: 'armiesDeployed',
  rule: 'SAG-4.10',
  units: [
    { unit: 'A1', card: 'FR-LINE', at: 'A:L1' },
    { unit: 'B1', card: 'BR-HIGH', at: 'B:L1' },
  ],
};

describe('the journal', () => {
  const memory = remember(null, [deployed]);
  it('knows units by what they are and where they stand', () => {
    const moved: Event = { type: 'unitMoved', rule: 'SAG-13.2', unit: 'A1', from: 'A:L1', to: 'A:L2' };
    expect(words(moved, memory)).toEqual(['The Line Infantry (1st Line 1) moves to 1st Line 2.']);
    const later = remember(memory, [moved]);
    const hit: Event = { type: 'casualtiesTaken', rule: 'SAG-12.1', unit: 'A1', count: 1, cas: 1 };
    expect(words(hit, later)).toEqual(['The Line Infantry (1st Line 2) takes 1 casualty: 1 in all.']);
  });
  it('never names a unit that lies face-down', () => {
    const drawn: Event = { type: 'unitDrawn', rule: 'SAG-15.8', player: 'B', unit: 'B13', card: null };
    const entered: Event = { type: 'unitEntered', rule: 'SAG-7.5', unit: 'B13', at: 'B:R2' };
    expect(words(drawn, memory)).toEqual(['Red draws a unit.']);
    expect(words(entered, remember(memory, [drawn]))).toEqual(['A hidden unit of Red goes to Reserve 2.']);
  });
  it('SAG-21.16: names know whether they are one or many', () => {
    const steadfast = (unit: string): Event => ({
      type: 'moraleChosen',
      rule: 'SAG-21.16',
      unit,
      how: 'omit',
    });
    expect(words(steadfast('B1'), memory)).toEqual([
      'The Highlanders (1st Line 1) are Steadfast and skip the Morale test.',
    ]);
    expect(words(steadfast('A1'), memory)).toEqual([
      'The Line Infantry (1st Line 1) is Steadfast and skips the Morale test.',
    ]);
  });
  it('remembers nothing new of events that tell nothing of units', () => {
    expect(remember(memory, [{ type: 'turnBegan', rule: 'SAG-6.1', turn: 2 }])).toBe(memory);
  });
  it('SAG-3.1: writes out the whole sum of a test, each modifier with its rule', () => {
    const [line] = logLines(
      [
        {
          type: 'testRolled',
          rule: 'SAG-11.5',
          kind: 'melee',
          cause: null,
          player: 'A',
          unit: 'A1',
          against: 'B1',
          natural: 3,
          need: 6,
          success: true,
          hits: 1,
          sum: { score: 2, modifiers: [{ rule: 'SAG-14.3', label: 'Charge', value: 1 }], total: 6 },
        },
      ],
      memory,
    );
    expect(line?.sums).toEqual([
      {
        added: [
          { value: '+2', label: 'Melee' },
          { value: '+1', label: 'Charge' },
        ],
        die: { face: 3, look: 'bone' },
        modifiers: '+2 +1',
        detail: '+2 Melee, +1 Charge (SAG-14.3), needs 6 or more',
        total: 6,
        note: '(needed 6): 1 hit',
      },
    ]);
    expect(line?.rule).toBe('SAG-11.5');
    expect(line?.about).toEqual([{ unit: 'A1' }, { unit: 'B1' }]);
  });
});
