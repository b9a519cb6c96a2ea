// What the desk beside the boards says: the dice in question, several declarations of a kind, the cards.
import type { Moment } from '@grognard/desk';
import { pending, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../board/desk.ts';
import { isAmongEquals } from '../../board/drawing/tray/decision-sheet.tsx';
import { shortTargets } from '../../board/drawing/tray/declarations.tsx';
import { testsOn } from '../../board/drawing/tray/test-lines.ts';
import { actionLabel } from '../../board/words/labels.ts';
import { ATTACHED_SAYS } from '../../board/words/sentences-reference.ts';
import { STRATEGY_TEXTS } from '../../board/words/strategy-texts.ts';
import { cardExplained, markersExplained, placeExplained } from '../../board/words/unit-reference.ts';
import { CARD_RULES } from '../../cards/registry.ts';
import { STRATEGY_CARDS } from '../../data/strategy-cards.ts';
import { UNIT_CARDS } from '../../data/unit-cards.ts';
import type { Event } from '../../events.ts';
import { PLACES, slotOf } from '../../field/places.ts';
import type { Action } from '../../grammar.ts';
import { saga } from '../../module.ts';
import { prompts } from '../../words/prompts.ts';
import { slotName } from '../../words/slot-names.ts';
import { type Scene, table, WOODS } from '../table.ts';
import { deskFor } from './desk-for-tests.ts';

const view = viewOf(table({ A: { L1: 'FR-LINE' }, B: { L1: 'BR-HIGH' } }).match, 'A');
const YES: Action = { type: 'capture', yes: true };
const offer = (action: Action): Offer => ({ action, target: { button: action.type }, refusal: null });

describe('the desk', () => {
  it('SAG-12.4: names a destroyed unit whose roll is still shown', () => {
    const events: readonly Event[] = [
      {
        type: 'testRolled',
        rule: 'SAG-11.5',
        kind: 'melee',
        cause: null,
        player: 'B',
        unit: 'B9',
        against: 'A1',
        natural: 2,
        need: 6,
        success: false,
        hits: 0,
        sum: null,
      },
      { type: 'unitEliminated', rule: 'SAG-12.4', unit: 'B9', card: 'BR-HIGH', vp: 2 },
    ];
    const { desk } = deskFor({ seat: 'A', view, offers: [] });
    const moments = [{ n: 1, events }] as unknown as readonly Moment<Event>[];
    const [line] = testsOn({ ...desk, moments: { value: moments } as typeof desk.moments }).lines;
    expect(line?.card).toBe('BR-HIGH');
  });
  it('SAG-11.4: says what several answers of a kind are, also where they point at nothing', () => {
    const melee = [
      offer({ type: 'declare', kind: 'continue' }),
      offer({ type: 'declare', kind: 'disengage' }),
    ];
    expect(shortTargets(melee, view)).toBe('Fight on, Disengage');
  });
  it('SAG-9.2: those who are not named are counted, also where two of them share a name', () => {
    const moves = (['S1', 'S2', 'S3', 'S3'] as const).map((to) =>
      offer({ type: 'declare', kind: 'advance', to }),
    );
    expect(shortTargets(moves, view)).toBe('2nd Line 1, 2nd Line 2 and 2 more');
  });
  it('SAG-2.2 to 2.10: calls every slot by a name, as in “Morale at Retreat West”', () => {
    const names = PLACES.map((place) => slotName(slotOf(place)));
    expect(names).toContain('Retreat West');
    for (const name of names)
      expect(name).toMatch(/^(1st Line|2nd Line|Reserve|Retreat|Out-flank|the Army) \w+$/);
  });
  it('SAG-2.11: prefers neither way back', () => {
    expect(isAmongEquals(offer({ type: 'side', to: 'W' }))).toBe(true);
    expect(isAmongEquals(offer({ type: 'evade', yes: true }))).toBe(false);
  });
});

describe('answers', () => {
  it('SAG-18.9: the Outflank marker is spent or kept, as the question asks', () => {
    const answer = (yes: boolean): string => actionLabel({ type: 'useOutflankFire', yes }, view);
    expect([answer(true), answer(false)]).toEqual(['Spend the marker', 'Keep the marker']);
  });
  it('SAG-11.13: an outflanker discards Terrain, whoever stands in line takes it', () => {
    const won = (scene: Scene, from: string, to: string) => {
      const t = table(scene).dice(6, 1);
      t.order(from, { kind: 'engage', target: to });
      return { asked: pending(t.match)[0]?.prompt, label: actionLabel(YES, viewOf(t.match, 'B')) };
    };
    const B = { L1: 'PR-LINE', S1: 'PR-LINE' } as const;
    const hurt = { card: 'FR-NATG', cas: 2 };
    const first = 'B';
    expect(
      won({ A: { L1: hurt, L2: 'FR-LINE' }, B, first, terrain: { 'A:L1': WOODS } }, 'B:L1', 'A:L1'),
    ).toEqual({
      asked: prompts.captureTerrain,
      label: 'Take the Terrain',
    });
    const behind = { ...B, 'A:OFE': { card: 'PR-LINE', outflankMarker: true } };
    const scene = { A: { L1: 'FR-LINE', R2: hurt }, B: behind, first, terrain: { 'A:R2': WOODS } } as const;
    expect(won(scene, 'A:OFE', 'A:R2')).toEqual({
      asked: prompts.discardTerrain,
      label: 'Discard the Terrain',
    });
  });
  it('SAG-16.8: asked about objectives, the way out is to score nothing', () => {
    const asked = { ...view, frames: [{ proc: 'checkpoint', step: 'ask' }] };
    expect(actionLabel({ type: 'pass' }, asked)).toBe('Score nothing');
  });
});

describe('the faces of Strategy cards', () => {
  it('SAG-8.7 to 8.11: Terrain says what it does', () => {
    for (const id of ['G01', 'G02', 'G03', 'G04']) expect(STRATEGY_TEXTS[id]?.text).toMatch(/[+−]1/);
  });
  it('W-TURN opens before each marker, and its cards say so', () => {
    const cards = CARD_RULES.filter(({ uses }) => uses.some(({ window }) => window === 'W-TURN'));
    expect(cards.length).toBeGreaterThan(5);
    for (const { id } of cards) expect(STRATEGY_TEXTS[id]?.when).toContain('Before your marker');
  });
});

describe('a unit held up to the light', () => {
  it('SAG-21, 22: names every value, keyword and marker with one sentence and its rule', () => {
    for (const { id, keywords, status } of UNIT_CARDS) {
      const explained = cardExplained(id);
      // Four values, the arm, the status of those who have one.
      expect(explained).toHaveLength(5 + (status === 'standard' ? 0 : 1) + keywords.length);
      for (const { text, rule } of explained) {
        expect(text).toMatch(/\.$/);
        expect(saga.ruleBook).toHaveProperty([rule]);
      }
    }
    const [foot] = view.units;
    const marked =
      foot === undefined ? [] : markersExplained({ ...foot, cas: 2, formation: 'line', disarray: true });
    expect(marked.map(({ text }) => text.split(':')[0])).toEqual([
      '2 casualties',
      'Line',
      'Disarray',
      'Activated',
    ]);
    for (const { rule } of marked) expect(saga.ruleBook).toHaveProperty([rule]);
  });

  it('SAG-8.10, 11.4, G09: says what its ground, its Melee and its cards do', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', attached: ['G09'] }, S1: 'FR-LINE' },
      B: { L1: 'BR-HIGH' },
      terrain: { 'A:L1': WOODS },
      melees: [['A:L1', 'B:L1']],
    });
    const seen = viewOf(t.match, 'A');
    const unit = seen.units.find(({ at }) => at === 'A:L1');
    const said = unit === undefined ? [] : placeExplained(seen, unit);
    expect(said.map(({ text }) => text)).toEqual([
      'In Woods: Fire at it has −1, and nobody can charge it.',
      'Engaged with the Highlanders (1st Line 1): it can only fight on or disengage. Nobody fires at it.',
      'Officer: +1 Melee. 1 VP to the enemy who destroys this unit.',
    ]);
    for (const { rule } of said) expect(saga.ruleBook).toHaveProperty([rule]);
    const attached = STRATEGY_CARDS.filter(({ trophy }) => trophy === true).map(({ id }) => id);
    expect(Object.keys(ATTACHED_SAYS).sort()).toEqual(attached.sort());
  });
});
