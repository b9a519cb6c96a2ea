// The teaching rulebook: what it cites exists, and its examples come out as it says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import { type BookRoll, charge, raid, shots, tests, totalOf, wood } from '../board/book/examples.ts';
import { book } from '../board/book.ts';
import { modifierNames } from '../words/modifiers.ts';
import { type Scene, type TestTable, table, WOODS } from './table.ts';

const modifiers = join(import.meta.dirname, '../modifiers');
const rules = readFileSync(join(import.meta.dirname, '../../../rules/saga.md'), 'utf8');

test('every rule the book cites is in the rules', () => {
  const cited = citationsOf(book);
  expect(cited.length).toBeGreaterThan(80);
  expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});

test('every modifier the rules know stands in a table of the book, with its rule', () => {
  const added = readdirSync(modifiers)
    .flatMap((file) => [...readFileSync(join(modifiers, file), 'utf8').matchAll(/rule: '(SAG-[\d.]+)'/g)])
    .map(([, rule = '']) => rule);
  const tables = book.chapters
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'table' && block.caption.startsWith('What is added to'));
  const inTables = tables.flatMap((block) => ('rules' in block ? (block.rules ?? []) : []));
  expect(tables).toHaveLength(3);
  expect(new Set(added).size).toBeGreaterThan(15);
  expect(added.filter((rule) => !inTables.some((cited) => cited === rule))).toEqual([]);
});

test('the card for the table shows every sign that lies on a unit', () => {
  const signs = book.card.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'signs');
  expect(signs.flatMap((block) => (block.kind === 'signs' ? block.signs : []))).toHaveLength(10);
});

test('every ruling has its reason', () => {
  const [, rulings = ''] = rules.split('## 30. Rulings');
  const reasoned = [
    ...rulings.matchAll(/^- \*\*SAG-R\d+\*\* \*[^*]+\?\* \S.*\n {2}- \*Why:\* \S.*\.(?:\*)?$/gm),
  ];
  expect(reasoned).toHaveLength(106);
  expect(rulings.match(/^- \*\*SAG-R/gm)).toHaveLength(106);
});

test('no word of programs, and nobody is “he”, in what players read', () => {
  const spoken = `${rules}\n${JSON.stringify(book)}`;
  const WORDS =
    /\b(RT[WE]|OF[WEx]|W-[A-Z]{3,}|P-[A-Z]{3,}|[Cc]heckpoint|natural|per batch|k-side|seat|CONTINUE|DISENGAGE|HOLD|LEAVEs?|RETURN|proactive|[Hh]e|[Hh]is|him)\b|`/g;
  expect(spoken.match(WORDS)).toBeNull();
});

/** What the table rolls when an example is played, told like the book tells it. */
function rolledAt(t: TestTable): readonly object[] {
  return t.events.flatMap((event) => {
    if (event.type !== 'testRolled' || event.natural === null) return [];
    const { player, kind, natural, need, sum } = event;
    const added = Object.fromEntries((sum?.modifiers ?? []).map(({ label, value }) => [label, value]));
    return [{ side: player, of: kind, die: natural, needs: need, added, total: sum?.total }];
  });
}
const inBook = ({ card: _card, ...roll }: BookRoll): object => ({
  ...roll,
  added: Object.fromEntries(
    Object.entries(modifierNames).flatMap(([key, label]) =>
      Object.entries(roll.added).flatMap(([name, value]) => (name === key ? [[label, value]] : [])),
    ),
  ),
  total: totalOf({ card: _card, ...roll }),
});

const ENGAGE = { kind: 'engage' } as const;
const PLAYED: readonly {
  readonly name: string;
  readonly scene: Scene;
  readonly rolls: readonly BookRoll[];
  play(t: TestTable): void;
}[] = [
  {
    name: 'SAG-10.3: a hit',
    scene: { A: { L1: shots.hit.card, S4: 'FR-LINE' }, B: { L1: shots.stays.card } },
    rolls: [shots.hit],
    play: (t) => t.order('A:L1', { kind: 'fire', target: 'B:L1' }),
  },
  {
    name: 'SAG-12.3: two hits and a test',
    scene: { A: { L1: shots.twice.card, S4: 'FR-LINE' }, B: { L1: shots.stays.card } },
    rolls: [shots.twice, shots.stays],
    play(t) {
      t.order('A:L1', { kind: 'fire', target: 'B:L1' });
      t.play('B', { type: 'morale', how: 'roll' });
    },
  },
  {
    name: 'SAG-14.6: Cavalry against Cavalry',
    scene: { A: { L3: charge.attacker.card, S1: 'FR-LINE' }, B: { L3: charge.defender.card } },
    rolls: [charge.counter, charge.attacker, charge.defender, charge.stays],
    play(t) {
      t.order('A:L3', { ...ENGAGE, target: 'B:L3' });
      t.play('A', { type: 'charge', yes: true });
      t.play('B', { type: 'counter', yes: true });
      t.play('B', { type: 'morale', how: 'roll' });
    },
  },
  {
    name: 'SAG-11.11: taking a wood',
    scene: {
      A: { L4: { card: wood.attacker.card, formation: 'line' }, S1: 'FR-LINE' },
      B: { L4: { card: wood.defender.card, cas: 2 } },
      terrain: { 'B:L4': WOODS },
    },
    rolls: [wood.attacker, wood.defender],
    play: (t) => t.order('A:L4', { ...ENGAGE, target: 'B:L4' }),
  },
  {
    name: 'SAG-18.11: raiding the guns',
    scene: {
      A: { L1: 'FR-LINE', R2: raid.gun.card },
      B: { 'A:OFE': { card: raid.attacker.card, outflankMarker: true }, S1: 'PR-LINE' },
      first: 'B',
    },
    rolls: [raid.attacker, raid.gun],
    play(t) {
      t.order('A:OFE', { ...ENGAGE, target: 'A:R2' });
      t.play('B', { type: 'charge', yes: true });
    },
  },
];

test.each(PLAYED)('$name comes out as the book says', ({ scene, rolls, play }) => {
  const t = table(scene).dice(...rolls.map(({ die }) => die));
  play(t);
  expect(rolledAt(t)).toEqual(rolls.map(inBook));
  for (const { card, side } of rolls) expect(JSON.stringify(scene[side])).toContain(card);
});

test('SAG-R08, 12.4: the second casualty is stood, the third is not', () => {
  const shoot = (cas: number, roll: BookRoll) => {
    const t = table({
      A: { L2: { card: roll.card, cas } },
      B: { L2: 'PR-LINE', S1: 'PR-LINE' },
      first: 'B',
    }).dice(3, roll.die);
    t.order('B:L2', { kind: 'fire', target: 'A:L2' });
    t.play('A', { type: 'morale', how: 'roll' });
    expect(rolledAt(t).at(-1)).toEqual(inBook(roll));
    return t;
  };
  expect(shoot(1, tests.second).unit('A:L2')?.cas).toBe(2);
  expect(shoot(2, tests.third).unit('A:RTW')?.cas).toBe(3);
});
