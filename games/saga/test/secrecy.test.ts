import { eventsSince, pending, undo, undoable, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { redact } from '../secrecy/redact.ts';
import { front, LINE, table } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };

describe('hidden information', () => {
  test('hands, decks, objectives and face-down units are counted, not named', () => {
    const t = table({
      A: { ...armies.A, R1: { card: 'FR-OG', faceUp: false } },
      B: armies.B,
      players: { A: { hand: ['G05', 'G06'], deck: ['G07'], army: ['FR-YG'], objectives: [{ card: 'O07' }] } },
    });
    const seen = JSON.stringify(viewOf(t.match, 'B'));
    for (const secret of ['G05', 'G06', 'G07', 'FR-YG', 'FR-OG', 'O07']) expect(seen).not.toContain(secret);
    const { hand, deck, army, objectives } = viewOf(t.match, 'B').players.A;
    expect([hand, deck, army, objectives.length]).toEqual([[null, null], [null], [null], 1]);
    const own = viewOf(t.match, 'A');
    expect(own.players.A.hand).toEqual(['G05', 'G06']);
    expect(own.players.A.deck).toEqual([null]);
    expect(own.units.find(({ at }) => at === 'A:R1')?.card).toBe('FR-OG');
    expect(JSON.stringify(viewOf(t.match, 'spectator'))).not.toContain('FR-OG');
  });

  test('a deck list is shown only when it is open', () => {
    const closed = table({ ...armies, players: { A: { hand: ['G05'] } } });
    expect(viewOf(closed.match, 'B').players.A.list).toBeNull();
    expect(viewOf(closed.match, 'A').players.A.list?.strategy).toEqual(['G05']);
    const open = table({ ...armies, players: { A: { hand: ['G05'], listIsOpen: true } } });
    expect(viewOf(open.match, 'B').players.A.list?.strategy).toEqual(['G05']);
  });

  test('a window asks by public facts: with any card in hand, not with none', () => {
    const asked = (hand: readonly string[]) =>
      table({ ...armies, players: { A: { hand } } }).state.frames.at(-1)?.proc;
    expect(asked(['G20'])).toBe('window');
    expect(asked(['G05'])).toBe('window');
    expect(asked([])).toBe('activation');
  });

  test('where the table has agreed to it, only who can answer is asked', () => {
    const asked = (hand: readonly string[]) =>
      table({ ...armies, players: { A: { hand } }, rules: { alwaysPrompt: false } }).state.frames.at(-1)
        ?.proc;
    expect([asked(['G20']), asked(['G05'])]).toEqual(['window', 'activation']);
  });

  test('with an open list a window asks only for cards that are not all on the table', () => {
    const scene = (discard: readonly string[]) =>
      table({
        ...armies,
        players: {
          A: {
            hand: ['G05'],
            discard,
            deck: discard.length === 0 ? ['G20', 'G20'] : [],
            listIsOpen: true,
          },
        },
      });
    expect(scene([]).state.frames.at(-1)?.proc).toBe('window');
    expect(scene(['G20', 'G20']).state.frames.at(-1)?.proc).toBe('activation');
  });

  test('what a face-down outflanker adds is shown when it has arrived, not before', () => {
    const roll = (die: number) => {
      const t = table({
        A: { ...armies.A, OFW: { card: 'FR-HUSS', faceUp: false } },
        B: armies.B,
        players: { A: { army: ['FR-LINE'] } },
        phase: 'reinforcements',
        dice: [die],
      });
      const event = t.events.find(({ type }) => type === 'testRolled');
      if (event === undefined) throw new Error('no roll');
      return [redact(event, 'B'), redact(event, 'A')];
    };
    expect(roll(2)).toMatchObject([
      { natural: 2, success: false, sum: null },
      { natural: 2, success: false, sum: { total: 3 } },
    ]);
    expect(roll(6)).toMatchObject([{ sum: { total: 7 } }, { sum: { total: 7 } }]);
  });

  test('passes are not announced', () => {
    const t = table({ ...armies, players: { A: { hand: ['G20'] } } });
    t.play('A', { type: 'pass' });
    expect(eventsSince(t.match, 1, 'B').flatMap(({ events }) => events)).toEqual([]);
  });

  test('what was drawn or turned up cannot be taken back; a declaration before any die can', () => {
    const t = table({ ...armies, A: { ...armies.A, R1: { card: 'FR-LINE', faceUp: false } } });
    t.activate('A:R1');
    expect(undoable(t.match, 'A')).toBeNull();
    const free = table(armies);
    free.activate('A:L1');
    expect(undoable(free.match, 'A')).toBe(1);
    expect(undo(free.match, 'A').ok).toBe(true);
    expect(pending(free.match)).toMatchObject([{ seat: 'A', rule: 'SAG-9.1' }]);
    const drawn = table({ ...armies, players: { A: { army: ['FR-LINE'] } }, phase: 'reinforcements' });
    drawn.play('A', { type: 'reinforce', yes: true });
    expect(undoable(drawn.match, 'A')).toBeNull();
  });
});
