import type { Players, TableState } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { isAsked, needsCurtain, seatedAt, seatsHere, whoLooks } from '../../src/table/sitting.ts';

const ai = { kind: 'ai', level: 'veteran' } as const;
const state = (players: Players, asked: readonly string[], isOver = false): TableState => ({
  id: 't',
  game: 'generals',
  kind: 'battle',
  options: {},
  players,
  hints: true,
  viewer: 'spectator',
  n: 0,
  view: {},
  decisions: asked.map((seat) => ({ seat, prompt: 'Decide.', rule: 'GEN-6.1' })),
  offers: [],
  undo: { can: false, why: { is: 'nothing', seat: null } },
  redo: { can: false, why: { is: 'nothing', seat: null } },
  isAskedAnyway: false,
  standing: [],
  thinking: [],
  outcome: isOver ? { winners: [], rule: 'GEN-1.3', text: 'A draw.' } : null,
  commitment: '',
});
const friends: Players = { white: { kind: 'me' }, black: { kind: 'friend' } };

describe('who looks at the table', () => {
  it('is the one person here, whoever must decide', () => {
    const alone = state({ white: ai, black: { kind: 'me' } }, ['white']);
    expect(whoLooks(alone, null)).toBe('black');
    expect(needsCurtain(alone)).toBe(false);
  });
  it('is nobody in particular when machines play each other', () => {
    expect(whoLooks(state({ white: ai, black: ai }, ['white']), null)).toBe('spectator');
  });
  it('goes to whoever must decide when two people share a screen', () => {
    const both = state(friends, ['white', 'black']);
    expect(whoLooks(both, null)).toBe('white');
    expect(whoLooks(both, 'black')).toBe('black');
    expect(whoLooks(state(friends, ['black']), 'white')).toBe('black');
    expect(needsCurtain(both)).toBe(true);
  });
  it('stays where it is when nobody is asked, and needs no curtain when the game is over', () => {
    const over = state(friends, [], true);
    expect(whoLooks(over, 'black')).toBe('black');
    expect(needsCurtain(over)).toBe(false);
    expect(isAsked(over, 'white')).toBe(false);
    expect(seatsHere(over)).toEqual(['white', 'black']);
  });
  it('GEN-21.4: may look through any seat once the game is over, also that of a machine', () => {
    const players: Players = { white: ai, black: { kind: 'me' } };
    expect(whoLooks(state(players, [], true), 'white')).toBe('white');
    expect(whoLooks(state(players, [], true), null)).toBe('black');
    expect(whoLooks(state(players, ['white']), 'white')).toBe('black');
  });
});

describe('where the viewer sits', () => {
  const seenBy = (viewer: string, players: Players) => seatedAt({ ...state(players, []), viewer });
  it('is the far side for whoever plays the second seat alone', () => {
    expect(seenBy('black', { white: ai, black: { kind: 'me' } })).toBe('far');
    expect(seenBy('white', { white: { kind: 'me' }, black: ai })).toBe('near');
  });
  it('is the near side for two people at one screen, and for onlookers', () => {
    expect(seenBy('black', friends)).toBe('near');
    expect(seenBy('spectator', { white: ai, black: ai })).toBe('near');
  });
});
