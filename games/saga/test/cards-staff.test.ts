import { eventsSince, undoable, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cardTable } from './card-table.ts';
import { front, LINE } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('BR-LINE', ...LINE) };
const turn = (A: readonly string[], more: object = {}, B: object = {}) =>
  cardTable({ ...armies, players: { A: { hand: A, ...more }, B } });

describe('cards: reforming the ranks', () => {
  const reform = (A: object, hand: readonly string[], dice: readonly number[] = []) =>
    cardTable({
      A: { ...armies.A, ...A },
      B: armies.B,
      phase: 'reform',
      players: { A: { hand } },
      dice,
    });

  test('SAG-G13 Rally to the Colours: +2 on a rally test', () => {
    const t = reform({ RTW: { card: 'FR-LINE', cas: 3 } }, ['G13']).dice(3);
    t.card('A', 'G13', { target: t.idAt('A:RTW') });
    t.skip();
    expect(t.totals()).toEqual([8]);
    expect(t.modifiers()).toEqual(['SAG-G13']);
  });

  test('SAG-G13 Rally to the Colours: or on a regroup test', () => {
    const t = reform({ R1: { card: 'FR-LINE', cas: 2 } }, ['G13']).dice(3);
    t.card('A', 'G13', { target: t.idAt('A:R1') });
    t.play('A', { type: 'regroup', unit: t.idAt('A:R1') });
    t.skip();
    expect(t.totals()).toEqual([8]);
    expect(t.unit('A:R1')?.cas).toBe(1);
  });

  test('SAG-G13 Rally to the Colours: for the unit it was played on, not for others', () => {
    const t = reform({ R1: { card: 'FR-LINE', cas: 2 }, R2: { card: 'FR-LINE', cas: 2 } }, ['G13']).dice(2);
    t.card('A', 'G13', { target: t.idAt('A:R1') });
    t.play('A', { type: 'regroup', unit: t.idAt('A:R2') });
    t.skip();
    expect(t.totals()).toEqual([5]);
  });

  test('SAG-G13 Rally to the Colours: not for units that make no such test', () => {
    const t = reform(
      { R1: { card: 'FR-LINE', cas: 1 }, R2: { card: 'FR-LINE', cas: 2 }, S1: { card: 'FR-LINE', cas: 2 } },
      ['G13'],
    );
    expect(t.against('A', 'G13', { target: t.idAt('A:R1') })).toBe('SAG-G13');
    expect(t.against('A', 'G13', { target: t.idAt('A:S1') })).toBe('SAG-G13');
    expect(t.against('A', 'G13', { target: t.idAt('A:R2') })).toBeNull();
    expect(t.against('A', 'G13')).toBe('SAG-G13');
  });

  test('SAG-G14 Field Surgeons: one casualty less behind the 1st Line, even the last', () => {
    const t = reform({ S1: { card: 'FR-LINE', cas: 1 }, R1: { card: 'FR-LINE', cas: 2 } }, ['G14']);
    t.card('A', 'G14', { target: t.idAt('A:S1') });
    expect(t.unit('A:S1')?.cas).toBe(0);
    expect(t.player('A').discard).toEqual(['G14']);
  });

  test('SAG-G14 Field Surgeons: not in the 1st Line, not for the unhurt', () => {
    const t = reform({ L1: { card: 'FR-LINE', cas: 1 }, S1: 'FR-LINE', S2: { card: 'FR-LINE', cas: 1 } }, [
      'G14',
    ]);
    expect(t.against('A', 'G14', { target: t.idAt('A:L1') })).toBe('SAG-G14');
    expect(t.against('A', 'G14', { target: t.idAt('A:S1') })).toBe('SAG-G14');
    expect(t.against('A', 'G14')).toBe('SAG-G14');
  });
});

describe('cards: orders of the day', () => {
  test('SAG-G20 Aide-de-Camp: one more Activation marker, once a turn', () => {
    const t = turn(['G20', 'G20'], { markers: 1 });
    t.card('A', 'G20');
    expect(t.player('A').markers).toBe(2);
    t.orders('A:L1', { kind: 'back', to: 'S1' });
    t.skip();
    t.orders('A:L2', { kind: 'back', to: 'S2' });
    expect(t.player('A').markers).toBe(0);
    const again = turn(['G20', 'G20'], { markers: 1 });
    again.card('A', 'G20');
    again.orders('A:L1', { kind: 'back', to: 'S1' });
    again.reach('A', 'W-TURN');
    expect(again.against('A', 'G20')).toBe('SAG-G20');
  });

  test("SAG-N04 Scouts' Report: the enemy's face-down Reserve is seen by one player only, and a card is drawn", () => {
    const t = cardTable({
      A: armies.A,
      B: { ...armies.B, R1: { card: 'BR-GDS', faceUp: false } },
      players: { A: { hand: ['N04'], deck: ['G01', 'G02', 'G03'] } },
    });
    const before = t.match.journal.length;
    t.card('A', 'N04');
    const cardSeenBy = (viewer: string) =>
      viewOf(t.match, viewer).units.find(({ at }) => at === 'B:R1')?.card;
    expect([cardSeenBy('A'), cardSeenBy('B'), cardSeenBy('spectator')]).toEqual(['BR-GDS', 'BR-GDS', null]);
    expect(t.hand('A')).toEqual(['G01']);
    const heard = eventsSince(t.match, before, 'B').flatMap(({ events }) => events);
    expect(JSON.stringify(heard)).not.toContain('BR-GDS');
    expect(JSON.stringify(heard)).not.toContain('G01');
  });

  test("SAG-N04 Scouts' Report: a unit that lies open in the Reserve stays open to everybody", () => {
    const t = cardTable({
      A: armies.A,
      B: { ...armies.B, R1: { card: 'BR-GDS', faceUp: true }, R2: { card: 'BR-LINE', faceUp: false } },
      players: { A: { hand: ['N04'], deck: ['G01', 'G02', 'G03'] } },
    });
    t.card('A', 'N04');
    const seenBy = (viewer: string) =>
      viewOf(t.match, viewer).units.flatMap(({ at, card }) => (at.startsWith('B:R') ? [card] : []));
    expect(['A', 'B', 'spectator'].map(seenBy)).toEqual([
      ['BR-GDS', 'BR-LINE'],
      ['BR-GDS', 'BR-LINE'],
      ['BR-GDS', null],
    ]);
  });

  test("SAG-N04 Scouts' Report: what was seen cannot be taken back; not played in an activation", () => {
    const t = cardTable({
      A: armies.A,
      B: { ...armies.B, R1: { card: 'BR-GDS', faceUp: false } },
      players: { A: { hand: ['N04', 'N04'] } },
    });
    t.card('A', 'N04');
    expect(undoable(t.match, 'A')).toBeNull();
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.against('A', 'N04')).toBe('SAG-5.3');
  });

  test('SAG-N06 Fresh Horses: Cavalry loses its Disarray', () => {
    const t = cardTable({
      A: { ...armies.A, S1: { card: 'FR-CUIR', disarray: true } },
      B: armies.B,
      players: { A: { hand: ['N06'] } },
    });
    expect(t.against('A', 'N06', { target: t.idAt('A:L1') })).toBe('SAG-N06');
    t.card('A', 'N06', { target: t.idAt('A:S1') });
    expect(t.unit('A:S1')?.disarray).toBe(false);
  });

  test('SAG-N06 Fresh Horses: also before the reinforcements; not without Disarray', () => {
    const t = cardTable({
      A: { ...armies.A, L1: { card: 'FR-CUIR', disarray: true } },
      B: armies.B,
      phase: 'reinforcements',
      players: { A: { hand: ['N06'] } },
    });
    t.card('A', 'N06', { target: t.idAt('A:L1') });
    expect(t.unit('A:L1')?.disarray).toBe(false);
    expect(t.totals()).toEqual([]);
    expect(turn(['N06']).against('A', 'N06')).toBe('SAG-N06');
  });

  test('SAG-N11 Intercepted Courier: the enemy loses a card at random', () => {
    const t = turn(['N11'], {}, { hand: ['G01', 'G02', 'G03'] }).dice(2);
    t.card('A', 'N11');
    expect(t.hand('B')).toEqual(['G01', 'G03']);
    expect(t.player('B').discard).toEqual(['G02']);
  });

  test('SAG-N11 Intercepted Courier: not from an enemy who holds but his Bluff', () => {
    expect(turn(['N11']).against('A', 'N11')).toBe('SAG-N11');
  });

  test('SAG-N12 Ammunition Wagons: two cards; one copy per window (SAG-R88)', () => {
    const t = turn(['N12', 'N12'], { deck: ['G01', 'G02', 'G03'] });
    t.card('A', 'N12');
    expect(t.hand('A')).toEqual(['N12', 'G01', 'G02']);
    expect(t.against('A', 'N12')).toBe('SAG-R88');
  });

  test("SAG-F08 The Emperor's Eye: three cards, then two of the hand go under the deck, seen by their owner only", () => {
    const t = turn(['F08', 'G05'], { deck: ['G01', 'G02', 'G03', 'G04'] });
    t.card('A', 'F08');
    expect(t.hand('A')).toEqual(['G05', 'G01', 'G02', 'G03']);
    t.play('A', { type: 'putUnder', card: 'G05' }, { type: 'putUnder', card: 'G02' });
    expect(t.hand('A')).toEqual(['G01', 'G03']);
    expect(t.player('A').deck.map(({ hidden }) => hidden)).toEqual(['G04', 'G05', 'G02']);
    expect(viewOf(t.match, 'A').players.A.deck).toEqual([null, 'G05', 'G02']);
    expect(viewOf(t.match, 'B').players.A.deck).toEqual([null, null, null]);
    expect(t.player('A').discard).toEqual(['F08']);
  });

  test("SAG-F08 The Emperor's Eye: all cards go if there are fewer; not played in an activation", () => {
    const t = turn(['F08']);
    t.card('A', 'F08');
    expect(t.hand('A')).toEqual([]);
    const late = turn(['F08', 'G05']);
    late.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(late.against('A', 'F08')).toBe('SAG-5.3');
  });
});

describe('cards: round the flank', () => {
  const flank = (hand: readonly string[], faction: 'FR' | 'PR', card = 'PR-LINE', OFW = true) =>
    cardTable({
      A: {
        ...armies.A,
        ...(OFW ? { OFW: { card, faceUp: false } } : {}),
        S1: { card: 'FR-CUIR', disarray: true },
      },
      B: armies.B,
      phase: 'reinforcements',
      players: { A: { hand, faction } },
    });

  test('SAG-N03 Local Guides: +2 on the Outflank test of this turn', () => {
    const t = flank(['N03'], 'FR').dice(4);
    t.card('A', 'N03', { target: t.idAt('A:OFW') });
    t.skip();
    expect(t.unit('B:OFW')?.outflankMarker).toBe(true);
    expect(t.totals()).toEqual([6]);
  });

  test("SAG-P03 Bülow's Approach: the Outflank test succeeds without a roll", () => {
    const t = flank(['P03'], 'PR');
    t.card('A', 'P03', { target: t.idAt('A:OFW') });
    expect(t.unit('B:OFW')).toMatchObject({ outflankMarker: true, faceUp: true });
    expect(t.diceLeft()).toBe(0);
  });

  test("SAG-N03 Local Guides, SAG-P03 Bülow's Approach: not without a unit on its way round", () => {
    const t = flank(['N03', 'P03'], 'PR', 'PR-LINE', false);
    expect(t.against('A', 'N03')).toBe('SAG-N03');
    expect(t.against('A', 'P03')).toBe('SAG-P03');
    expect(t.against('A', 'P03', { target: t.idAt('A:L1') })).toBe('SAG-P03');
  });
});
