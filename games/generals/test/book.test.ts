// The teaching rulebook: what it cites exists, and its example fight comes out as it tells it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf } from '@grognard/desk/book/citations-of.ts';
import { expect, test } from 'vitest';
import { AFTER_FIRE, IN_MELEE } from '../board/book/figures/example-fight.tsx';
import { book } from '../board/book.ts';
import { battle } from './field.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../rules/generals.md'), 'utf8');

test('every rule the book cites is in the rules', () => {
  const cited = citationsOf(book);
  expect(cited.length).toBeGreaterThan(80);
  expect(cited.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});

test('every ruling is followed by its reason', () => {
  const lines = rules.split('\n');
  const without = lines.filter(
    (line, i) => /^- \*\*GEN-R\./.test(line) && !/^ {2}- \*Why\*: ./.test(lines[i + 1] ?? ''),
  );
  expect(lines.filter((line) => line.startsWith('  - *Why*: '))).toHaveLength(119);
  expect(without).toEqual([]);
});

test('the numbered rules use the words of the table, none of the machine, and no "he"', () => {
  const strange =
    /\b(passive|committed|unrouted|bound|clamp\w*|canonical|illegal|forfeit\w*|eligible|declar(?:ed|ation)s?|activat\w+|allotment|natural die|modified die|min\(|he|him|his)\b|\d\.\.\d/;
  expect(rules.split('\n').filter((line) => strange.test(line))).toEqual([]);
});

test('GEN-17.5, 20.29, GEN-R.4, GEN-R.99, GEN-R.117: what is ours is marked as ours', () => {
  const ours = rules.split('\n').filter((line) => line.includes('*ours*'));
  for (const place of [
    'GEN-17.5',
    'GEN-20.3',
    'These layouts',
    'GEN-R.4*',
    'GEN-R.99**',
    'GEN-R.117**',
    'GEN-R.119',
  ])
    expect(ours.filter((line) => line.includes(place))).toHaveLength(1);
});

/** The example of the book, once the reactions are rolled. */
const exampleFight = () => {
  const fight = battle({
    phase: 'combined',
    units: 'c1: wI1 wI2 wI3 wC1 | c2: bI1 bI2 bI3*',
    orders: 'wI c1>c2 x3, wC c1>c2',
    dice: [5, 2, 6, 5, 4, 6, 5, 4, 1, 6, 3, 5],
  });
  fight.play('black', { type: 'formSquare', unit: 'bI1' }).play('black', { type: 'endReact' });
  return fight;
};

test('GEN-12.1: the example fight is fought as the book tells it', () => {
  const fight = exampleFight();
  expect(fight.eventsOf('reactionRolled')).toMatchObject([{ natural: 5, modified: 4, success: true }]);
  expect(fight.lines('c1-c2')).toBe('wI1 wI2 wI3 wC1 / bI1 bI2 bI3');
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>6 bI1 5 hit',
    'wI2 5>4 bI2 5 miss',
    'wI3 2>1 bI3 3 miss',
    'bI1 6>5 wI1 6 miss',
    'bI2 5>5 wI2 4 hit',
    'bI3 4>3 wI3 1 miss',
  ]);
  fight.play('white', { type: 'endWithdraw' });
  expect(fight.lines('c1-c2')).toBe('wI1 wI3 wC1 wI2 / bI2 bI3 bI1');
  fight.play('white', { type: 'target', unit: 'wC1', at: 'bI3' }).play('white', { type: 'endTargets' });
  expect(fight.attacks('melee')).toEqual([
    'wI1 6>6 bI2 5 hit',
    'wI3 4>5 bI3 2 hit',
    'wC1 1>4 bI3 4+ hit',
    'bI2 5>5 wI1 6 miss',
    'bI3 3>2 wI3 5 miss',
  ]);
  expect(fight.finish().tell('bI1', 'bI2', 'bI3', 'wI2', 'wC1')).toBe(
    'bI1 box routed, bI2 box routed, bI3 captured, wI2 box routed, wC1 c2',
  );
});

test('GEN-13.9: the figures of the example show the dice as they fell, and its sums name what they come to', () => {
  const fight = exampleFight();
  fight.play('white', { type: 'endWithdraw' });
  fight.play('white', { type: 'target', unit: 'wC1', at: 'bI3' }).play('white', { type: 'endTargets' });
  const example = book.chapters
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'example' && block.title === 'An example fight');
  const sums = example?.kind === 'example' ? example.steps.flatMap((step) => step.sums ?? []) : [];
  for (const [step, spaces] of [
    ['ranged', AFTER_FIRE],
    ['melee', IN_MELEE],
  ] as const) {
    const drawn = (side: 'white' | 'black') =>
      spaces.flatMap((space) => {
        const rolled = space[side]?.rolled;
        return rolled === undefined ? [] : [`${rolled.die}>${rolled.total}`];
      });
    const fallen = (side: 'w' | 'b') =>
      fight
        .attacks(step)
        .filter((attack) => attack.startsWith(side))
        .map((attack) => attack.split(' ')[1]);
    expect([drawn('white'), drawn('black')]).toEqual([fallen('w'), fallen('b')]);
    const told = step === 'ranged' ? sums.slice(1, 4) : sums.slice(4);
    for (const [i, total] of drawn('white').entries())
      expect(told[i]?.replaceAll('counts as', 'is')).toContain(`is ${total.split('>')[1]}`);
  }
});

test('GEN-13.1, 5.4 to 5.8: the tables of the chapters are those of the rules', () => {
  const tables = book.chapters.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
  const cells = tables.flatMap(({ rows }) => rows.map((row) => row.join(' | ')));
  expect(cells).toContain('attacking Artillery | +2 | +2 | +1 | +3 | +2 | +2 | +1 | +1 | +2');
  expect(cells).toContain('attacking Cavalry | +1 | 0 | +2 | −3 | +1 | +1 | +2 | +2 | +2');
  expect(cells).toContain(
    'Albuera | 4 Infantry, 2 Cavalry | 2 Infantry, 4 Cavalry | 4 Infantry, 2 Cavalry | 10 Infantry, 2 Artillery',
  );
  expect(cells).toContain('your token lies there from last round | +1');
  expect(cells).toContain('forming square | −1');
});

test('every chapter that is fought or planned has its figure, and the glossary knows the words of the table', () => {
  const { chapters } = book;
  const figures = (id: string): number =>
    chapters.find((chapter) => chapter.id === id)?.blocks.filter(({ kind }) => kind === 'figure').length ?? 0;
  for (const id of ['how-to-play', 'moving', 'bombardment', 'combat']) expect(figures(id)).toBeGreaterThan(0);
  const words = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'words' ? block.words : []));
  const known = words.map(({ word }) => word.toLowerCase());
  for (const word of [
    'battery',
    'spent',
    'routed',
    'square',
    'standing',
    'reserve',
    'leg',
    'captured',
    'destroyed',
  ])
    expect(known).toContain(word);
});

test('GEN-13.1: the card for the table has the modifiers of the rules', () => {
  const printed = rules
    .slice(rules.indexOf('| roller |'))
    .split('\n')
    .slice(2, 9)
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );
  const tables = book.card.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
  const columns = tables.flatMap(({ rows, head }) =>
    head.slice(1).map((_, i) => rows.map((row) => row[i + 1])),
  );
  expect(columns).toEqual(printed.map((row) => row.filter((cell) => cell !== '')));
});
