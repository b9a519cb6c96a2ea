// What a viewer sees, drawn in text: for the terminal, for logs, for tests.
import { fill } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from './data/objectives.ts';
import { strategyCard } from './data/strategy-cards.ts';
import { unitCard } from './data/unit-cards.ts';
import { momentName } from './names.ts';
import type { TestView, UnitView, View } from './view.ts';
import {
  FIRST_LINE,
  OUTFLANK,
  opponentOf,
  type Player,
  RESERVE,
  RETREAT,
  SECOND_LINE,
  type Slot,
} from './vocabulary.ts';
import { drawn } from './words/drawn.ts';

const CELL = 24;
const NAMES: { readonly [player in Player]: string } = { A: 'Blue', B: 'Red' };
const FORMATION_MARKS = { line: '=', square: '#', echelon: '/' } as const;

/** Behind the casualties: activated, formation, charging, in disarray, dismounted, come round the flank. */
const marksOf = (unit: UnitView): string =>
  [
    unit.activated ? '*' : '',
    unit.formation === null ? '' : FORMATION_MARKS[unit.formation],
    unit.chargeTurn === null ? '' : '!',
    unit.disarray ? '~' : '',
    unit.dismounted ? 'd' : '',
    unit.outflankMarker ? '>' : '',
    ...unit.attached.map((card) => `+${card}`),
  ].join('');

/** 'A7 FR-LINE 1/4*': who, what, casualties of Cohesion, marks. Brackets: face-down, but known to the viewer. */
function unitText(unit: UnitView): string {
  const { id, card, cas, faceUp } = unit;
  if (card === null) return `${id} ?`;
  if (!faceUp) return `${id} (${card})${marksOf(unit)}`;
  return `${id} ${card} ${cas}/${unitCard(card).cohesion}${marksOf(unit)}`;
}

function foeOf({ melees }: View, id: string): string {
  const pair = melees.find(({ units }) => units.includes(id));
  return pair === undefined ? '' : ` x ${pair.units.find((other) => other !== id)}`;
}

function cellOf(view: View, board: Player, slot: Slot): readonly [string, string] {
  const at = `${board}:${slot}`;
  const unit = view.units.find((one) => one.at === at);
  const ground = view.terrain.find((one) => one.at === at);
  const heading = ground === undefined ? slot : `${slot} ${strategyCard(ground.card).terrain}`;
  return [
    `${heading}${unit === undefined ? '' : foeOf(view, unit.id)}`,
    unit === undefined ? '' : unitText(unit),
  ];
}

/** The 2nd Line stands behind the gaps of the 1st, half a slot further in. */
function row(view: View, board: Player, slots: readonly Slot[]): string {
  const turned = view.viewer === 'B' ? slots.toReversed() : slots;
  const cells = turned.map((slot) => cellOf(view, board, slot));
  const indent = ' '.repeat(((FIRST_LINE.length - slots.length) * CELL) / 2);
  const line = (part: 0 | 1): string =>
    `${indent}|${cells.map((cell) => ` ${cell[part].padEnd(CELL - 2)}`).join('|')}|`;
  return `${line(0).trimEnd()}\n${line(1).trimEnd()}`;
}

function flanksText(view: View, board: Player): string {
  const held = [...RETREAT, ...OUTFLANK].flatMap((slot) => {
    const [heading, unit] = cellOf(view, board, slot);
    return unit === '' ? [] : [`${heading} ${unit}`];
  });
  return held.length === 0 ? '' : fill(drawn.flanks, { board, held: held.join('   ') });
}

const cardNames = (cards: readonly (string | null)[]): string => {
  const known = cards.flatMap((card) => (card === null ? [] : [`${card} ${strategyCard(card).name}`]));
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
};

const objectiveText = ({ card, scored, met }: View['players']['A']['objectives'][number]): string => {
  const known = OBJECTIVE_CARDS.find(({ id }) => id === card);
  const name = known === undefined ? '?' : `${known.id} ${known.name}`;
  return `${name}${scored ? ' scored' : met === true ? ' met' : ''}`;
};

function playerText({ players, rules, first }: View, player: Player): string {
  const { faction, vp, markers, hand, bluff, deck, discard, army, objectives } = players[player];
  const parts = [
    `${player} ${NAMES[player]} ${faction}${first === player ? ', First' : ''}`,
    fill(drawn.points, { vp, target: rules.vpTarget }),
    `markers ${markers}`,
    `hand ${hand.length}${cardNames(hand)}${bluff === 'hand' ? ' + Bluff' : ''}`,
    fill(drawn.piles, { deck: deck.length, discard: discard.length, army: army.length }),
    ...(objectives.length === 0 ? [] : [`objectives ${objectives.map(objectiveText).join(', ')}`]),
  ];
  return parts.join('   ');
}

function testText({ kind, unit, need, natural, sum }: TestView): string {
  const modifiers = sum?.modifiers.map(({ label, value }) => ` ${value < 0 ? '' : '+'}${value} ${label}`);
  const added = sum === null ? '' : ` + ${sum.score}${modifiers?.join('') ?? ''}`;
  return fill(drawn.test, { unit, kind, need, die: natural ?? 'die', added });
}

const draftText = ({ draft }: View): string => {
  if (draft === null) return '';
  const { kind, ...parts } = draft;
  return fill(drawn.draft, { kind, text: JSON.stringify(parts).replace(/["{}]/g, '') });
};

/** The table as text, the viewer's own board below; see `marksOf` for the signs behind a unit. */
export function viewText(view: View): string {
  const own: Player = view.viewer === 'B' ? 'B' : 'A';
  const foe = opponentOf(own);
  const { phase, turn } = view;
  return [
    momentName({ turn, phase }),
    playerText(view, foe),
    flanksText(view, foe),
    ...[RESERVE, SECOND_LINE, FIRST_LINE].map((slots) => row(view, foe, slots)),
    '-'.repeat(FIRST_LINE.length * CELL + 1),
    ...[FIRST_LINE, SECOND_LINE, RESERVE].map((slots) => row(view, own, slots)),
    flanksText(view, own),
    playerText(view, own),
    view.test === null ? '' : testText(view.test),
    draftText(view),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
