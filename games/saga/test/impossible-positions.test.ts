// Positions from outside that no game could reach: refused with what, where and why, and nothing is made of them.
import { readPosition, writePosition } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../module.ts';
import { table } from './table.ts';

const line = { at: 'A:L1', card: 'FR-LINE' };
const foe = { at: 'B:L1', card: 'BR-LINE' };
const units = [line, foe];
const reserve = [1, 2, 3, 4, 5].map((n) => ({ at: `A:R${n}`, card: 'FR-LINE', id: `A${n + 10}` }));
const errorOf = (raw: unknown) => {
  const parsed = saga.parsePosition(raw);
  return parsed.ok ? null : parsed.error;
};
const withA = (A: object): object => ({ units, players: { A, B: {} } });

describe('impossible positions', () => {
  test('the one they are made from is possible', () => {
    expect(errorOf({ units })).toBeNull();
  });

  test('a battle has one winner at most', () => {
    const result = { winners: ['A', 'B'], rule: 'SAG-16.1', text: 'Over.' };
    expect(errorOf({ units, result })?.path).toMatch(/^result\.winners/);
  });

  test.each<readonly [string, object, string, string, string]>([
    [
      'two units in a slot',
      { units: [line, { ...line, card: 'FR-OG' }] },
      'impossible',
      'units[1].at',
      'Two units stand in A:L1.',
    ],
    [
      'a unit of the enemy on its way into the Reserve',
      {
        units: [{ ...line, id: 'A1' }, { ...foe, id: 'B1' }, ...reserve],
        phase: 'reform',
        frames: [
          { proc: 'turn', step: 'combat' },
          { proc: 'reform', step: 'checkpoint', turns: 4 },
          { proc: 'rally', step: 'tried', player: 'A', tried: ['A1'] },
          { proc: 'reserveEntry', step: 'remove', player: 'A', unit: 'B1' },
        ],
      },
      'impossible',
      'frames[3].unit',
      'its own',
    ],
    [
      'two units of one id',
      {
        units: [
          { ...line, id: 'A3' },
          { ...line, at: 'A:L2', id: 'A3' },
        ],
      },
      'impossible',
      'units[1].id',
      'two units A3',
    ],
    ['the id of the enemy', { units: [{ ...line, id: 'B3' }] }, 'impossible', 'units[0].id', 'its owner'],
    [
      'foot guns in the 1st Line',
      { units: [{ at: 'A:L1', card: 'FR-FART' }] },
      'impossible',
      'units[0].at',
      'SAG-21.5',
    ],
    [
      'as many casualties as Cohesion',
      { units: [{ ...line, cas: 4 }] },
      'impossible',
      'units[0].cas',
      'Line Infantry is destroyed by 4 casualties.',
    ],
    ['half a casualty', { units: [{ ...line, cas: 0.5 }] }, 'wrong-field', 'units[0].cas', 'whole number'],
    [
      'Cavalry in a Building',
      { units: [{ at: 'A:L1', card: 'FR-HUSS' }], terrain: [{ at: 'A:L1', card: 'G04', owner: 'A' }] },
      'impossible',
      'units[0].at',
      'SAG-21.3',
    ],
    [
      'a Square of horses',
      { units: [{ at: 'A:L1', card: 'FR-HUSS', formation: 'square' }] },
      'impossible',
      'units[0].formation',
      'Hussars cannot take that Formation.',
    ],
    [
      'Infantry on foot twice over',
      { units: [{ ...line, dismounted: true }] },
      'impossible',
      'units[0].dismounted',
      'cannot dismount',
    ],
    [
      'two Flags on one unit',
      { units: [{ ...line, attached: ['G08', 'G08'] }] },
      'impossible',
      'units[0].attached',
      'SAG-5.7',
    ],
    [
      'a volley attached to a unit',
      { units: [{ ...line, attached: ['G10'] }] },
      'impossible',
      'units',
      'SAG-5.6',
    ],
    [
      'a face-down unit in the Line',
      { units: [{ ...line, faceUp: false }] },
      'impossible',
      'units[0].faceUp',
      'face-down',
    ],
    [
      'a face-down unit that has been hit',
      { units: [{ at: 'A:R1', card: 'FR-LINE', faceUp: false, cas: 1 }] },
      'impossible',
      'units[0].faceUp',
      'no casualties',
    ],
    [
      'a unit on the enemy board',
      { units: [{ at: 'B:L1', card: 'FR-LINE', owner: 'A' }] },
      'impossible',
      'units[0].at',
      'Out-flank slot only',
    ],
    [
      'a Charge of tomorrow',
      { turn: 2, units: [{ at: 'A:L1', card: 'FR-HUSS', chargeTurn: 3 }] },
      'impossible',
      'units[0].chargeTurn',
      'only turn 2',
    ],
    [
      'two outflankers of one side',
      {
        units: [
          { at: 'A:OFW', card: 'FR-LINE' },
          { at: 'A:OFE', card: 'FR-LINE' },
        ],
      },
      'impossible',
      'units',
      'one outflanker per player',
    ],
  ])('units: %s', (_title, raw, code, path, message) => {
    expect(errorOf(raw)).toMatchObject({ code, path, message: expect.stringContaining(message) });
  });

  test.each<readonly [string, object, string, string]>([
    ['with nobody', { units, melees: [{ units: ['A1', 'B9'] }] }, 'melees[0].units', 'No such unit.'],
    ['of one unit', { units, melees: [{ units: ['A1'] }] }, 'melees[0].units', 'must be a list of two'],
    [
      'among friends',
      { units: [line, { ...line, at: 'A:L2' }], melees: [{ units: ['A1', 'A2'] }] },
      'melees[0].units',
      'Enemies fight each other.',
    ],
    [
      'begun by guns',
      { units: [{ at: 'A:L1', card: 'FR-HART' }, foe], melees: [{ units: ['A1', 'B1'] }] },
      'melees[0].units',
      'start no Melee',
    ],
    [
      'across the field',
      { units: [line, { ...foe, at: 'B:L2' }], melees: [{ units: ['A1', 'B1'] }] },
      'melees[0].units',
      'SAG-11.1',
    ],
    [
      'of three',
      {
        units: [line, foe, { at: 'B:L2', card: 'BR-LINE' }],
        melees: [{ units: ['A1', 'B1'] }, { units: ['A1', 'B1'] }],
      },
      'melees[1].units',
      'SAG-11.2',
    ],
  ])('a Melee %s', (_title, raw, path, message) => {
    expect(errorOf(raw)).toMatchObject({ path, message: expect.stringContaining(message) });
  });

  test.each<readonly [string, object, string, string, string]>([
    ['unknown in hand', withA({ hand: ['G99'] }), 'wrong-field', 'players.A.hand[0]', 'a Strategy card'],
    ['a Bluff in the deck', withA({ deck: ['X-FR'] }), 'wrong-field', 'players.A.deck[0]', 'a Strategy card'],
    [
      'unknown in the Army deck',
      withA({ army: ['FR-X'] }),
      'wrong-field',
      'players.A.army[0]',
      'a unit card',
    ],
    [
      'captured as what they are not',
      withA({ captured: [{ kind: 'unit', id: 'G08', vp: 1 }] }),
      'impossible',
      'players.A.captured[0].kind',
      'G08 is no unit.',
    ],
    [
      'more than the list has',
      withA({ hand: ['G05', 'G05'], list: { faction: 'FR', units: ['FR-LINE'], strategy: ['G05'] } }),
      'impossible',
      'players.A.list.strategy',
      'The list has G05 1 times, the table 2 times.',
    ],
    [
      'fewer than the list has',
      withA({ list: { faction: 'FR', units: ['FR-LINE', 'FR-OG'], strategy: [] } }),
      'impossible',
      'players.A.list.units',
      'The list has FR-OG 1 times, the table 0 times.',
    ],
    [
      'one objective twice',
      { units, players: { A: { objectives: [{ card: 'O01' }] }, B: { objectives: [{ card: 'O01' }] } } },
      'impossible',
      'players.B.objectives[0]',
      'SAG-1.7',
    ],
    [
      'an objective held and in the deck',
      { ...withA({ objectives: [{ card: 'O01' }] }), objectiveDeck: ['O02', 'O01'] },
      'impossible',
      'objectiveDeck[1]',
      'SAG-1.7',
    ],
    [
      'two Terrain cards in a slot',
      {
        units,
        terrain: [
          { at: 'A:L1', card: 'G01', owner: 'A' },
          { at: 'A:L1', card: 'G02', owner: 'A' },
        ],
      },
      'impossible',
      'terrain[1].at',
      'SAG-8.2',
    ],
    [
      'working on nobody',
      { units, effects: [{ card: 'G10', by: 'A', unit: 'A7', lasts: 'action' }] },
      'impossible',
      'effects[0].unit',
      'no unit A7',
    ],
  ])('cards: %s', (_title, raw, code, path, message) => {
    expect(errorOf(raw)).toMatchObject({ code, path, message: expect.stringContaining(message) });
  });

  test.each<readonly [string, unknown, string]>([
    ['no object', [], ''],
    ['a field nobody knows', { units, fog: true }, 'fog'],
    ['a phase nobody knows', { units, phase: 'lunch' }, 'phase'],
    ['negative draws', { units, draws: -1 }, 'draws'],
    ['an activation while nobody acts', { units, activation: activation('A1') }, 'activation'],
    ['a step nobody knows', { units, frames: [{ proc: 'turn', step: 'tea' }] }, 'frames[0].step'],
    [
      'a procedure without its caller',
      { units, frames: [{ proc: 'fire', step: 'window' }] },
      'frames[0].unit',
    ],
    [
      'an activation without a marker (SAG-9.1)',
      { ...withA({ markers: 0 }), frames: activating('choose') },
      'players.A.markers',
    ],
    [
      'an activation about to begin without a marker (SAG-9.1)',
      {
        ...withA({ markers: 0 }),
        frames: [
          { proc: 'turn', step: 'reinforcements' },
          { proc: 'combat', step: 'activate', player: 'A' },
        ],
      },
      'players.A.markers',
    ],
    [
      'a setup whose units have been drawn already (SAG-4.5)',
      { units: [], phase: 'setup', players: { A: { muster: ['FR-LINE'] }, B: {} } },
      'players.A.army',
    ],
    ['an activation of nobody', { units, frames: activating('declare') }, 'activation'],
    [
      'an activation by the other player',
      { units, frames: activating('declare'), activation: { ...activation('B1'), player: 'B' } },
      'activation.player',
    ],
    [
      'a unit on the move that has declared nothing',
      {
        units,
        frames: [...activating('finish'), { proc: 'move', step: 'go', unit: 'A1' }],
        activation: activation('A1'),
      },
      'activation.declared',
    ],
    [
      'a move of another unit than the one activated',
      {
        units: [...units, { at: 'A:L2', card: 'FR-LINE' }],
        frames: [...activating('finish'), { proc: 'move', step: 'go', unit: 'A2' }],
        activation: { ...activation('A1'), declared: { kind: 'back', to: 'S1' } },
      },
      'activation.unit',
    ],
    [
      'a move to where no way leads (SAG-13.1)',
      {
        units,
        frames: [...activating('finish'), { proc: 'move', step: 'go', unit: 'A1' }],
        activation: { ...activation('A1'), declared: { kind: 'back', to: 'S4' } },
      },
      'activation.declared',
    ],
    [
      'initiative without a card of one player (SAG-6.2)',
      {
        units,
        frames: [
          { proc: 'turn', step: 'reform' },
          { proc: 'initiative', step: 'commit', asked: ['B'], committed: [] },
        ],
      },
      'drafts.A',
    ],
    [
      'initiative by a card that is not in hand (SAG-6.2)',
      {
        units,
        drafts: { A: { kind: 'initiative', card: 'G01' }, B: null },
        frames: [
          { proc: 'turn', step: 'reform' },
          { proc: 'initiative', step: 'commit', committed: ['A'] },
        ],
      },
      'drafts.A.card',
    ],
    [
      'a deployment of units that were not drawn (SAG-4.5)',
      {
        units: [],
        phase: 'setup',
        drafts: { A: { kind: 'deploy', slots: { L1: 'BR-LINE' } }, B: null },
        frames: [
          { proc: 'setup', step: 'reveal' },
          { proc: 'deployment', step: 'decide', committed: [] },
        ],
      },
      'drafts.A.slots.L1',
    ],
    [
      'guns deployed in the 1st Line (SAG-4.9)',
      {
        units: [],
        phase: 'setup',
        players: { A: { muster: ['FR-FART', 'FR-LINE'] } },
        drafts: { A: { kind: 'deploy', slots: { L1: 'FR-FART' } }, B: null },
        frames: [
          { proc: 'setup', step: 'reveal' },
          { proc: 'deployment', step: 'decide', committed: [] },
        ],
      },
      'drafts.A.slots.L1',
    ],
  ])('the moment: %s', (_title, raw, path) => {
    expect(errorOf(raw)?.path).toBe(path);
  });

  test('a position file of another game or of a newer kind is named as such', () => {
    const t = table({ A: { L1: 'FR-LINE' }, B: { L1: 'BR-LINE' } });
    const file = JSON.parse(JSON.stringify(writePosition(saga, t.state)));
    expect(readPosition(saga, file)).toMatchObject({ ok: true, value: t.state });
    expect(readPosition(saga, { ...file, game: 'generals' })).toMatchObject({
      ok: false,
      error: { path: 'game' },
    });
    expect(readPosition(saga, { ...file, version: 99 })).toMatchObject({
      ok: false,
      error: { path: 'version' },
    });
  });
});

/** A's turn to act, at this step of its activation. */
const activating = (step: string): readonly object[] => [
  { proc: 'turn', step: 'reinforcements' },
  { proc: 'combat', step: 'checkpoint', player: 'A' },
  { proc: 'activation', step, player: 'A' },
];

function activation(unit: string): object {
  return {
    player: 'A',
    unit,
    from: 'A:L1',
    declared: null,
    hadWindow: false,
    charged: false,
    evadeFailed: false,
  };
}
