/// <reference types="vite/client" />
import { outcomeOf, simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { lobby } from '../board/lobby.ts';
import { boxDeck, DECKS } from '../data/decks.ts';
import { withCopies } from '../decks/counts.ts';
import { saga } from '../module.ts';
import { momentName } from '../names.ts';
import { DECK_NAMES, type Deck } from '../vocabulary.ts';

const all = lobby.fields.flatMap((field) =>
  field.kind === 'switch'
    ? [true, false].map((on) => lobby.change(lobby.defaults, field.key, on))
    : field.kind === 'editor'
      ? []
      : field.choices.map(({ value }) => lobby.change(lobby.defaults, field.key, value)),
);
const battles = lobby.setup.cards.map(({ value }) => lobby.change(lobby.defaults, 'battle', value));
const withDecks = (A: unknown, B: unknown = 'theRidge') =>
  lobby.change(lobby.defaults, 'decks', JSON.parse(JSON.stringify({ A, B })));

describe('the lobby of Saga', () => {
  it('offers only options the rules accept, and their own defaults', () => {
    for (const options of [lobby.defaults, ...all, ...battles])
      expect(saga.parseOptions(options)).toMatchObject({ ok: true, value: options });
    expect(saga.parseOptions({})).toEqual({ ok: true, value: lobby.defaults });
  });

  it('SAG-4.2: each card is a pairing, every other choice of decks is one’s own', () => {
    for (const { value } of lobby.setup.cards)
      expect(lobby.value(lobby.change(lobby.defaults, 'battle', value), 'battle')).toBe(value);
    expect(lobby.value(withDecks('bluchersCorps'), 'battle')).toBe('own');
  });

  it('SAG-19.3, SAG-R75: numbers are shown as words and kept as numbers', () => {
    const options = lobby.change(lobby.change(lobby.defaults, 'vpTarget', '8'), 'maxTurns', 'null');
    expect(options).toMatchObject({ vpTarget: 8, maxTurns: null });
    expect(lobby.value(options, 'maxTurns')).toBe('null');
    expect(lobby.remark(options, 'maxTurns')?.rule).toBe('SAG-R75');
  });

  it('SAG-20.4: a deck that cannot be played says so, with the rule, and is refused', () => {
    const cheaper = withCopies(withCopies(DECKS.frenchBasic, 'FR-LINE', 5), 'FR-NATG', 1);
    const options = withDecks(withCopies(withCopies(cheaper, 'FR-OG', 2), 'FR-CUIR', 0));
    expect(lobby.remark(options, 'decks')).toEqual({
      text: 'Blue’s deck cannot be played. Old Guard Grenadiers: this deck has 2, and at most 1 is allowed.',
      rule: 'SAG-20.4',
    });
    expect(saga.parseOptions(options)).toMatchObject({
      ok: false,
      error: { code: 'illegal-deck', path: 'options.decks.A.units' },
    });
    expect(lobby.remark(lobby.defaults, 'decks')).toBeNull();
  });

  it('names the battle, its length, the moment and the end', () => {
    expect(lobby.battleName(lobby.defaults)).toBe('Basic battle');
    const own = withDecks(withCopies(DECKS.frenchBasic, 'FR-CHAS', 0));
    expect(lobby.battleName(lobby.change(own, 'evade', true))).toBe(
      'A deck of your own against The Ridge, Evade',
    );
    expect(lobby.length(lobby.defaults)).toBe('about 45 minutes, 30 turns at most');
    expect(momentName({ turn: 3, phase: 'combat' })).toBe('Turn 3, Combat actions');
    expect(momentName({ turn: 0, phase: 'setup' })).toBe('Setting up');
  });
});

describe('decks edited after commit', () => {
  it('a table plays the cards that were brought to it, whatever becomes of the list', () => {
    const brought: { -readonly [key in keyof Deck]: Deck[key] } & { units: string[] } = {
      ...boxDeck('armyOfTheNorth', false),
      units: [...boxDeck('armyOfTheNorth', false).units],
    };
    const options = saga.parseOptions({ decks: { A: brought, B: 'theRidge' } });
    if (!options.ok) throw new Error(options.error.message);
    const match = startMatch(saga, options.value, simulationSource(7));
    expect(outcomeOf(match)).toBeNull();
    const before = JSON.stringify(viewOf(match, 'A'));
    brought.units.length = 0;
    brought.units.push('FR-OG');
    expect(JSON.stringify(viewOf(match, 'A'))).toBe(before);
  });

  it.each(DECK_NAMES)('a copy of %s is not touched by changing it', (name) => {
    const before = JSON.stringify(DECKS[name]);
    withCopies(DECKS[name], DECKS[name].units[0] ?? '', 0);
    expect(JSON.stringify(DECKS[name])).toBe(before);
  });
});
