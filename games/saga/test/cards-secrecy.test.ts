import { eventsSince, pending, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type CardTable, cardTable } from './card-table.ts';
import { front, LINE, type Scene } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('BR-LINE', ...LINE) };
/** A card that is played in no window. */
const USELESS = 'G01';

interface Moment {
  readonly scene: Scene;
  /** Up to where B is asked, or would be. */
  readonly play?: (t: CardTable) => void;
}

/** All that A and a spectator can know, and who is asked. */
function known(t: CardTable): readonly string[] {
  const seats = pending(t.match).map(({ seat, prompt }) => `${seat}: ${prompt}`);
  return [
    ...seats,
    ...['A', 'spectator'].map((viewer) =>
      JSON.stringify([viewOf(t.match, viewer), eventsSince(t.match, 0, viewer)]),
    ),
  ];
}

function played({ scene, play }: Moment, B: object, hand: readonly string[]): CardTable {
  const players = { A: { ...scene.players?.A }, B: { ...scene.players?.B, hand } };
  const t = cardTable({ ...scene, B: { ...scene.B, ...B }, players });
  play?.(t);
  return t;
}

const fire = (t: CardTable): void => t.orders('A:L3', { kind: 'fire', target: 'B:L3' });
const shell = (t: CardTable): void => t.orders('A:S1', { kind: 'fire', target: 'B:L1' });
/** Prussians: they have no other answer to a gun. */
const shot = { A: { ...armies.A, S1: 'FR-FART' }, B: armies.B, players: { B: { faction: 'PR' } } };
const hurt = { ...armies, B: { ...armies.B, L3: { card: 'BR-LINE', cas: 1 } } };
const last = {
  phase: 'reinforcements',
  frames: [
    { proc: 'turn', step: 'checkpoint' },
    { proc: 'reinforcements', step: 'go', turns: 17 },
  ],
} as const;
const { L3: _hole, ...holed } = armies.B as { [slot: string]: string };

describe('who is asked tells nothing about a hand', () => {
  const moments: readonly (readonly [string, string, Moment])[] = [
    [
      'W-REF',
      'G13',
      { scene: { ...armies, B: { ...armies.B, RTW: 'BR-LINE' }, phase: 'reform', first: 'B' } },
    ],
    ['W-TURN', 'N12', { scene: { ...armies, first: 'B' } }],
    ['W-DEC', 'G15', { scene: { ...armies, first: 'B' }, play: (t) => t.rouse('B:L1') }],
    ['W-ACT', 'N07', { scene: { ...armies, B: { ...armies.B, L3: 'BR-RIFL' } }, play: fire }],
    ['W-HIT', 'G19', { scene: armies, play: (t) => fire(t.dice(4)) }],
    [
      'W-MOR',
      'G12',
      {
        scene: hurt,
        play(t) {
          fire(t.dice(4));
          t.skip();
          t.play('B', { type: 'morale', how: 'roll' });
        },
      },
    ],
    [
      'W-RET',
      'P06',
      {
        scene: { ...hurt, players: { B: { faction: 'PR' } } },
        play(t) {
          fire(t.dice(4));
          t.skip();
          t.play('B', { type: 'morale', how: 'fail' });
        },
      },
    ],
    [
      'W-ROLL',
      'N05',
      {
        scene: { ...armies, B: { ...armies.B, RTW: 'BR-LINE' }, phase: 'reform', dice: [1] },
        play: (t) => t.reach('B', 'W-ROLL'),
      },
    ],
    [
      'W-WIN',
      'N08',
      {
        scene: {
          A: { ...armies.A, L1: { card: 'FR-LINE', cas: 1 } },
          B: { ...armies.B, L1: 'BR-UNIO' },
          melees: [['A:L1', 'B:L1']],
        },
        play(t) {
          t.dice(1, 3).orders('A:L1', { kind: 'continue' });
          t.skip();
          t.play('A', { type: 'morale', how: 'fail' });
        },
      },
    ],
    [
      'W-END',
      'N03',
      { scene: { ...armies, B: { ...armies.B, OFW: 'BR-LINE' }, phase: 'reinforcements', first: 'B' } },
    ],
    [
      'W-LAST',
      'N01',
      { scene: { ...armies, ...last, B: { ...holed, R1: { card: 'BR-LINE', faceUp: false } } } },
    ],
  ];

  test.each(moments)('%s: holding %s or a card without use', (_window, card, moment) => {
    const [one, other] = [played(moment, {}, [card]), played(moment, {}, [USELESS])];
    expect(one.legal('B').some((action) => action.type === 'card')).toBe(true);
    expect(other.legal('B')).toEqual([{ type: 'pass' }]);
    expect(known(one)).toEqual(known(other));
  });
});

describe('who is asked tells nothing about face-down units', () => {
  const down = (card: string) => ({ card, faceUp: false });
  const moments: readonly (readonly [string, string, Moment, object, object])[] = [
    [
      'SAG-N09',
      'a gun in the Reserve',
      { scene: shot, play: shell },
      { R1: down('BR-FART') },
      { R1: down('BR-GDS') },
    ],
    [
      'SAG-N01',
      'Infantry or a Guard in the Reserve',
      { scene: { ...last, A: armies.A, B: holed } },
      { R1: down('BR-LINE') },
      { R1: down('BR-GDS') },
    ],
    [
      'SAG-N02',
      'Cavalry or Infantry on its way round',
      { scene: { ...last, A: armies.A, B: holed } },
      { OFW: down('BR-LDRA') },
      { OFW: down('BR-LINE') },
    ],
  ];

  test.each(moments)('%s: %s', (rule, _what, moment, fits, doesNot) => {
    const card = rule.replace('SAG-', '');
    const [one, other] = [played(moment, fits, [card]), played(moment, doesNot, [card])];
    expect(one.legal('B').some((action) => action.type === 'card')).toBe(true);
    expect(other.legal('B')).toEqual([{ type: 'pass' }]);
    expect(other.against('B', card)).toBe(rule);
    expect(known(one)).toEqual(known(other));
  });
});
