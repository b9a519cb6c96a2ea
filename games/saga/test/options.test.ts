import { describe, expect, test } from 'vitest';
import { saga } from '../module.ts';
import { tableRules } from '../options.ts';
import { table } from './table.ts';

const errorOf = (raw: unknown) => {
  const parsed = saga.parseOptions(raw);
  return parsed.ok ? null : [parsed.error.code, parsed.error.path];
};

describe('options', () => {
  test('ten points are the usual goal; shorter and longer battles are offered', () => {
    expect(tableRules.vpTarget.choices).toEqual([10, 6, 8, 12, 15]);
  });

  test('nothing given is the basic game', () => {
    expect(saga.parseOptions({})).toEqual({
      ok: true,
      value: {
        decks: { A: 'frenchBasic', B: 'coalitionBasic' },
        evade: false,
        outflank: false,
        objectives: 'classic',
        vpTarget: 10,
        armyPoints: 900,
        maxTurns: 30,
        openLists: false,
        alwaysPrompt: true,
        autoScore: false,
      },
    });
  });

  test.each([
    [{ evade: 1 }, ['wrong-field', 'options.evade']],
    [{ objectives: 'many' }, ['wrong-field', 'options.objectives']],
    [{ vpTarget: 0 }, ['wrong-field', 'options.vpTarget']],
    [{ vpTarget: 2.5 }, ['wrong-field', 'options.vpTarget']],
    [{ maxTurns: 0 }, ['wrong-field', 'options.maxTurns']],
    [{ decks: { A: 'noSuchDeck' } }, ['wrong-field', 'options.decks.A']],
    [{ decks: { C: 'theRidge' } }, ['unknown-field', 'options.decks.C']],
    [
      { decks: { A: { faction: 'FR', units: ['FR-XX'], strategy: [] } } },
      ['wrong-field', 'options.decks.A.units[0]'],
    ],
    [
      { decks: { A: { faction: 'FR', units: [], strategy: ['X-FR'] } } },
      ['wrong-field', 'options.decks.A.strategy[0]'],
    ],
    [{ decks: { A: { faction: 'FR', units: [] } } }, ['missing-field', 'options.decks.A.strategy']],
    [{ speed: 3 }, ['unknown-option', 'options.speed']],
    [null, ['wrong-field', 'options']],
  ])('%j is turned away', (raw, error) => {
    expect(errorOf(raw)).toEqual(error);
  });

  test('no last turn is allowed', () => {
    expect(saga.parseOptions({ maxTurns: null })).toMatchObject({ ok: true, value: { maxTurns: null } });
  });
});

describe('positions', () => {
  const wrong = (raw: unknown) => {
    const parsed = saga.parsePosition(raw);
    return parsed.ok ? null : parsed.error.path;
  };
  const units = [{ at: 'A:L1', card: 'FR-LINE' }];

  test('a few units are enough; the rest is as at the beginning of the phase', () => {
    expect(saga.parsePosition({ units })).toMatchObject({
      ok: true,
      value: { phase: 'combat', turn: 1, players: { A: { markers: 3, tokens: 1 } } },
    });
  });

  test.each([
    [{}, 'units'],
    [{ units: [{ at: 'A:L9', card: 'FR-LINE' }] }, 'units[0].at'],
    [{ units: [{ at: 'A:L1', card: 'FR-NONE' }] }, 'units[0].card'],
    [{ units: [...units, ...units] }, 'units[1].at'],
    [{ units: [{ ...units[0], cas: 4 }] }, 'units[0].cas'],
    [{ units: [{ at: 'A:L1', card: 'FR-FART' }] }, 'units[0].at'],
    [{ units: [{ at: 'A:L1', card: 'FR-LINE', formation: 'echelon' }] }, 'units[0].formation'],
    [{ units: [{ at: 'A:L1', card: 'FR-LINE', faceUp: false }] }, 'units[0].faceUp'],
    [{ units: [{ at: 'A:L1', card: 'FR-LINE', owner: 'B' }] }, 'units[0].at'],
    [{ units, terrain: [{ at: 'A:RTW', card: 'G01', owner: 'A' }] }, 'terrain[0].at'],
    [{ units, terrain: [{ at: 'A:L1', card: 'G05', owner: 'A' }] }, 'terrain[0].card'],
    [{ units, melees: [{ units: ['A1', 'B1'] }] }, 'melees[0].units'],
    [{ units, players: { A: { hand: ['G99'] }, B: {} } }, 'players.A.hand[0]'],
    [{ units, frames: [{ proc: 'fire', step: 'window' }] }, 'frames[0].unit'],
    [{ units, frames: [{ proc: 'nothing', step: 'x' }] }, 'frames[0].proc'],
    [{ units, frames: [{ proc: 'combat', step: 'opportunity', player: 'A' }] }, 'frames[0]'],
    [{ units, frames: [{ proc: 'turn', step: 'nowhere' }] }, 'frames[0].step'],
    [{ units, players: { A: { tokens: 0 }, B: {} } }, 'players.A.tokens'],
    [{ units, weather: 'rain' }, 'weather'],
  ])('%j is turned away at %s', (raw, path) => {
    expect(wrong(raw)).toBe(path);
  });

  test('SAG-17, 18: a position that says nothing of its rules has those of a new battle', () => {
    const parsed = saga.parsePosition({ units });
    const chosen = saga.parseOptions({});
    expect(parsed.ok && chosen.ok && chosen.value).toMatchObject(parsed.ok ? { ...parsed.value.rules } : {});
  });

  test('a moment in the middle of a Melee survives being written and read', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas: 1 }, S4: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 1 } },
    }).dice(4, 4);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    const written = saga.position(t.state);
    const parsed = saga.parsePosition(JSON.parse(JSON.stringify(written)));
    expect(parsed.ok && parsed.value).toEqual(t.state);
  });
});
