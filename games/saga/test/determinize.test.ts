import { frozen, type Random, randomOf, simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { holdsPlayable } from '../cards/playable.ts';
import { boxDeck } from '../data/decks.ts';
import { unitCard } from '../data/unit-cards.ts';
import { deckFaults } from '../decks/deck-rules.ts';
import { randomDeck } from '../decks/random-deck.ts';
import { unitAt } from '../field/units.ts';
import { saga } from '../module.ts';
import { findNearest } from '../procedures/stack.ts';
import { determinize } from '../secrecy/determinize.ts';
import { imagineUnits } from '../secrecy/imagine-units.ts';
import type { Place } from '../vocabulary.ts';
import { front, LINE, type TestTable, table } from './table.ts';

const LIMITS = { armyPoints: 900, outflank: true };
const chance = (seed: number): Random => randomOf(simulationSource(seed));
const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };

/** What A may take B's secret objective for, over many imagined worlds. */
const imagined = (t: TestTable): ReadonlySet<string> =>
  new Set(
    seeds.flatMap((seed) =>
      determinize(viewOf(t.match, 'A'), 'A', chance(seed)).players.B.objectives.map(
        ({ card }) => card.hidden,
      ),
    ),
  );

describe('imagined worlds', () => {
  test('SAG-4.5: only face-down units of the player in question are imagined', () => {
    const t = table({
      A: { ...armies.A, R1: { card: 'FR-LINE', faceUp: false } },
      B: { ...armies.B, R1: { card: 'PR-LINE', faceUp: false } },
    });
    const view = viewOf(t.match, 'A');
    const { onField } = imagineUnits(view, 'B', boxDeck('coalitionBasic', false), chance(1));
    expect(Object.keys(onField)).toEqual([t.idAt('B:R1')]);
  });

  test('SAG-20.3 to 20.8: an unknown deck is imagined as a legal one', () => {
    const faults = seeds.flatMap((seed) => {
      const decks = { A: randomDeck(chance(seed), LIMITS), B: randomDeck(chance(seed + 100), LIMITS) };
      const parsed = saga.parseOptions({ decks, ...LIMITS });
      if (!parsed.ok) throw new Error(parsed.error.message);
      const match = startMatch(saga, parsed.value, simulationSource(seed));
      const { list } = determinize(viewOf(match, 'A'), 'A', chance(seed)).players.B;
      return deckFaults(list.hidden, LIMITS).map(({ rule }) => `${seed}: ${rule}`);
    });
    expect(faults).toEqual([]);
  });

  test('SAG-16.8: what the table would have scored by itself is not imagined as held back', () => {
    const colours = { captured: [{ kind: 'card', id: 'G08', vp: 1 }], objectives: [{ card: 'O01' }] };
    const scene = (autoScore: boolean) => table({ ...armies, rules: { autoScore }, players: { B: colours } });
    expect(imagined(scene(true)).has('O05')).toBe(false);
    expect(imagined(scene(false)).has('O05')).toBe(true);
    expect(imagined(table({ ...armies, players: { B: { objectives: [{ card: 'O01' }] } } })).has('O05')).toBe(
      true,
    );
  });

  test('own objectives and those laid open are never imagined elsewhere', () => {
    const t = table({
      ...armies,
      players: {
        A: { objectives: [{ card: 'O03' }, { card: 'O11' }] },
        B: { objectives: [{ card: 'O07', open: true }, { card: 'O01' }] },
      },
    });
    for (const known of ['O03', 'O11']) expect(imagined(t).has(known)).toBe(false);
    expect(imagined(t).has('O07')).toBe(true);
  });

  test('SAG-8.4: a face-down unit in a Building is imagined as Infantry, in Woods not as heavy Cavalry', () => {
    const hidden = (card: string) => ({ card, faceUp: false });
    const t = table({
      A: armies.A,
      B: { ...armies.B, R1: hidden('PR-LINE'), R2: hidden('PR-LINE'), R3: hidden('PR-DRAG') },
      terrain: { 'B:R1': 'G04', 'B:R2': 'G03' },
      players: { B: { listIsOpen: true } },
    });
    const types = seeds.map((seed) => {
      const world = determinize(viewOf(t.match, 'A'), 'A', chance(seed));
      const at = (place: Place) => unitAt(frozen(world), place)?.card.hidden ?? '';
      return [unitCard(at('B:R1')).type, unitCard(at('B:R2')).type];
    });
    for (const [building, woods] of types) {
      expect(['infantry', 'lightInfantry']).toContain(building);
      expect(['infantry', 'lightInfantry', 'lightCavalry']).toContain(woods);
    }
  });

  test('SAG-R26: whoever activates a unit with nothing to do is imagined with a card that sets it going', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'square' } },
      B: { L5: 'PR-LINE' },
      players: { A: { hand: ['G06'], deck: ['G01', 'G02', 'G05', 'G08', 'G09', 'G13', 'G15'] } },
    });
    while (t.state.frames.at(-1)?.proc === 'window') t.play(t.asked() === 'A' ? 'A' : 'B', { type: 'pass' });
    t.activate('A:L1');
    const worlds = seeds.map((seed) => determinize(viewOf(t.match, 'B'), 'B', chance(seed)));
    const withSquare = worlds.filter(({ players: { A } }) =>
      [...A.hand, ...A.deck].some(({ hidden }) => hidden === 'G06'),
    );
    expect(withSquare.length).toBeGreaterThan(0);
    for (const world of withSquare) {
      const frame = findNearest(world, 'window');
      expect(frame !== null && holdsPlayable(frozen(world), frame, 'A')).toBe(true);
    }
  });

  test('SAG-20.3: an army larger than any legal deck is filled up with Infantry', () => {
    const army = Array.from({ length: 60 }, () => 'PR-LINE');
    const t = table({ ...armies, players: { B: { army } } });
    const { list } = determinize(viewOf(t.match, 'A'), 'A', chance(1)).players.B;
    const { units } = list.hidden;
    expect(units.length).toBeGreaterThanOrEqual(60);
    for (const id of units.slice(-5)) expect(unitCard(id).type).toBe('infantry');
  });
});
