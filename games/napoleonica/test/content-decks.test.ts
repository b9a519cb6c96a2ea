// The decks as the rulebook prints them.
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../data/buildings.ts';
import { ESCALATION_CARDS, type EscalationFace } from '../data/escalation-cards.ts';
import { IMPROVEMENT_DECK, IMPROVEMENTS, suits } from '../data/improvements.ts';
import { ARTIFACTS, RELICS } from '../data/items.ts';
import {
  DECOY,
  deckOf,
  isManeuverCard,
  leadershipOf,
  MANEUVER_CARDS,
  maneuverCard,
} from '../data/maneuver-cards.ts';
import { REINFORCEMENT_CARDS, REINFORCEMENT_DECK } from '../data/reinforcement-cards.ts';
import { unitCard } from '../data/units.ts';
import { FACTIONS } from '../data/words.ts';
import { cellsOf } from './rulebook.ts';

const DECK_RULES = { france: 'NAP-DEK.1', russia: 'NAP-DEK.2', abyss: 'NAP-DEK.3' } as const;
const KINDS = { melee: 'M', ranged: 'Rg', magic: 'Mg', any: 'Any' } as const;
const plain = (text: string | undefined): string => (text ?? '').replaceAll('`', '').replaceAll('’', "'");

describe('Maneuver decks', () => {
  const cards = FACTIONS.flatMap((faction) => MANEUVER_CARDS[faction]);
  test.each(cards.map((card) => ({ ...card, rule: DECK_RULES[card.faction] })))(
    '$rule, NAP-CRD.1: the rulebook prints $id $name as it is played',
    (card) => {
      const [, name, copies, leadership, type, bonus, text] = cellsOf(card.id);
      expect(plain(name)).toBe(plain(card.name));
      expect([copies, leadership].map(Number)).toEqual([card.copies, card.leadership]);
      const on = card.on.map((kind) => KINDS[kind]).join(', ');
      expect(type?.toLowerCase()).toBe(`${card.type}${on === '' ? '' : ` on: ${on.toLowerCase()}`}`);
      expect(bonus).toBe(card.bonus.map((each) => `${KINDS[each.on]}:${each.die}`).join(', '));
      expect(plain(text)).toBe(plain(card.text));
      expect(plain(text).startsWith('IMMEDIATE')).toBe(card.immediate);
    },
  );

  test.each(FACTIONS)('NAP-CMP.7: the deck of %s has thirty cards, and no Decoy', (faction) => {
    expect(deckOf(faction)).toHaveLength(30);
    expect(deckOf(faction)).not.toContain(DECOY);
    for (const { id } of MANEUVER_CARDS[faction]) expect(maneuverCard(id).faction).toBe(faction);
  });

  test('NAP-ORD.5: a Decoy bids 0, any other card its leadership', () => {
    expect(leadershipOf(DECOY)).toBe(0);
    expect(leadershipOf('F16')).toBe(7);
    expect([DECOY, 'A15', 'A16'].map(isManeuverCard)).toEqual([true, true, false]);
  });
});

describe('shared decks', () => {
  test.each(REINFORCEMENT_CARDS)('NAP-RDK.1: the rulebook prints $id $name as it is played', (card) => {
    const [, name, copies, text = ''] = cellsOf(card.id);
    expect(name).toBe(card.name);
    expect(Number(copies)).toBe(card.copies);
    const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
    expect(card.points).toBe(number(/(\d) points?/));
    expect(card.draws).toBe(number(/draw (\d) random/));
    const only = { 'Infantry models': 'infantry', 'Cavalry models': 'cavalry', 'enter at Line 3': 'line3' };
    expect(card.only).toBe(Object.entries(only).find(([words]) => text.includes(words))?.[1] ?? null);
    expect(card.chosenOrder).toBe(text.includes('chosen colour'));
    const relief = text.includes('Aura') ? 'aura' : text.includes('all Fatigue') ? 'all' : 'one';
    expect(card.relief).toBe(text.includes('Fatigue') ? relief : null);
  });

  test('NAP-RDK.1: twenty-four Reinforcement cards, three for each of eight rounds', () => {
    expect(REINFORCEMENT_DECK).toHaveLength(24);
  });

  const printed = ({ orders, cards, special }: EscalationFace): string =>
    `${orders} / ${cards}${special === null ? '' : ` + ${special.charAt(0).toUpperCase()}${special.slice(1)}`}`;
  test.each(ESCALATION_CARDS)(
    'NAP-EDK.1: the rulebook prints $id $name as it is played',
    ({ id, name, faces }) => {
      expect(cellsOf(id)).toEqual([id, name, printed(faces.A), printed(faces.B)]);
    },
  );

  test('NAP-EDK.1: eight Escalation cards', () => expect(ESCALATION_CARDS).toHaveLength(8));
});

describe('what is bought and found', () => {
  test.each(BUILDINGS)(
    'NAP-TRN.20: the rulebook prints $id $name at its price',
    ({ id, name, cost, discount }) => {
      const [, printed, price, text = ''] = cellsOf(id);
      expect([printed, Number(price)]).toEqual([name, cost]);
      const cheaper = /^(\w+) units cost (\d+) DP less/.exec(text);
      expect(discount).toEqual(
        cheaper === null ? null : { arm: cheaper[1]?.toLowerCase(), by: Number(cheaper[2]) },
      );
    },
  );

  test.each(ARTIFACTS)('NAP-TRN.21: the rulebook prints $id $name at its price', (artifact) => {
    const [, name, price, text = ''] = cellsOf(artifact.id);
    expect([plain(name), Number(price)]).toEqual([plain(artifact.name), artifact.cost]);
    expect(text.includes('once per battle')).toBe(artifact.oncePerBattle);
  });

  test.each(RELICS)('NAP-TRN.23: the rulebook prints $id $name', ({ id, name }) => {
    expect(plain(cellsOf(id)[1])).toBe(plain(name));
  });

  test.each(IMPROVEMENTS)('NAP-TRN.22: the rulebook prints $id $name as it is played', (card) => {
    const [, name, copies, whom, text = ''] = cellsOf(card.id);
    expect([plain(name), Number(copies), whom]).toEqual([plain(card.name), card.copies, card.for]);
    const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
    expect(card.stamina).toBe(number(/Stamina \+(\d)/));
    expect(card.movement).toBe(number(/Movement \+(\d)/));
    expect(card.range).toBe(number(/range \+(\d)/));
    const given = /^(Master of Attack|Master of Defence|Brave|Flank|Shield|Ranger|Counterblow|Marauder)/.exec(
      text,
    );
    expect(card.gives?.name.toLowerCase()).toBe(given?.[1]?.replaceAll(' ', '').toLowerCase());
  });

  test('NAP-TRN.25: one improvement deck of eighteen', () => expect(IMPROVEMENT_DECK).toHaveLength(18));

  test('NAP-TRN.22: an improvement suits the units printed on it', () => {
    const suited = (id: Parameters<typeof suits>[0], ...types: string[]): readonly boolean[] =>
      types.map((type) => suits(id, unitCard(type)));
    expect(suited('IM1', 'FR01', 'FR07')).toEqual([true, false]);
    expect(suited('IM2', 'FR04', 'FR05')).toEqual([true, false]);
    expect(suited('IM4', 'FR01', 'FR09')).toEqual([true, false]);
    expect(suited('IM5', 'FR07', 'FR09')).toEqual([true, false]);
    expect(suited('IM12', 'FR09')).toEqual([true]);
  });
});
