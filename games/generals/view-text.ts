// What a viewer sees, drawn in text: for the terminal, for logs, for tests.
import { fill } from '@grognard/kernel';
import { momentName, SIDE_NAME } from './names.ts';
import type { Front, Unit } from './state.ts';
import type { CombatView, View } from './view.ts';
import { ARMS, type BattleSector, type Place, SIDES, type Side } from './vocabulary.ts';
import { drawn } from './words/drawn.ts';

const ROWS: readonly (readonly BattleSector[])[] = [
  ['a3', 'b3', 'c3'],
  ['a2', 'b2', 'c2'],
  ['a1', 'b1', 'c1'],
];
const CELL = 22;

/** Behind the arm: in the building, in square, routed, spent. */
const marksOf = ({ inside, square, routed, spent }: Unit): string =>
  `${inside ? '@' : ''}${square ? '#' : ''}${routed ? '~' : ''}${spent ? '*' : ''}`;

/** '4I 2C* 1A~': units of one arm in one condition are counted together. */
function troops(units: readonly Unit[]): string {
  const counts = new Map<string, number>();
  for (const arm of ARMS)
    for (const unit of units)
      if (unit.arm === arm) counts.set(arm + marksOf(unit), (counts.get(arm + marksOf(unit)) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count}${kind}`).join(' ');
}

const at = ({ units }: View, side: Side, place: Place): readonly Unit[] =>
  units.filter((unit) => unit.side === side && unit.at === place);

const troopsLine = (view: View, side: Side, place: Place): string => {
  const text = troops(at(view, side, place));
  return text === '' ? '' : `${SIDE_NAME[side].charAt(0)} ${text}`;
};

function heading(view: View, sector: BattleSector): string {
  const marker = view.markers.find((candidate) => candidate.sector === sector);
  const building = view.buildings.includes(sector) ? ' building' : '';
  const tokens = view.units.filter((unit) => unit.token === sector).map((unit) => unit.id);
  const aimed = tokens.length === 0 ? '' : ` (${tokens.join(' ')})`;
  return `${sector}${marker === undefined ? '' : ` ${marker.kind} ${marker.vp}`}${building}${aimed}`;
}

function row(view: View, sectors: readonly BattleSector[]): string {
  const lines = [
    sectors.map((sector) => heading(view, sector)),
    sectors.map((sector) => troopsLine(view, 'black', sector)),
    sectors.map((sector) => troopsLine(view, 'white', sector)),
  ];
  return lines.map((cells) => `|${cells.map((cell) => ` ${cell.padEnd(CELL - 1)}`).join('|')}|`).join('\n');
}

const offBoard = (view: View, side: Side): string =>
  [
    [drawn.reserve, troops(at(view, side, side === 'white' ? 'rw' : 'rb'))],
    [drawn.tray, troops(at(view, side, 'tray'))],
    [drawn.box, troops(at(view, side, 'box'))],
    [drawn.captured, troops(at(view, side, 'captured'))],
  ]
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name} ${text}`)
    .join('   ');

function frontLine({ id, white, black, dice }: Front): string {
  const rolled = dice.map(({ unit, target, natural }) => `${unit}>${target} ${natural}`).join(', ');
  return `  ${id}: ${white.join(' ') || '-'} against ${black.join(' ') || '-'}${rolled === '' ? '' : `; dice ${rolled}`}`;
}

const combatText = ({ step, fronts, rerolls }: CombatView): string =>
  [
    fill(drawn.combat, { step }),
    ...fronts.filter((front) => !front.closed).map(frontLine),
    ...rerolls.map(({ side, sector, left }) => fill(drawn.rerolls, { side: SIDE_NAME[side], left, sector })),
  ].join('\n');

const sheetText = ({ sheet }: View): string =>
  `Orders: ${sheet.map(({ arm, from, path, done }, n) => `${n} ${arm} ${from}>${path.join('>')}${done ? ' done' : ''}`).join(', ')}`;

const draftText = ({ draft }: View): string => {
  if (draft === null) return '';
  const { kind, ...parts } = draft;
  const text = JSON.stringify(parts).replace(/["{}]/g, '');
  return text === '' ? '' : fill(drawn.draft, { kind, text });
};

/** The table as text; `*` spent, `~` routed, `#` in square, `@` in the building. */
export function viewText(view: View): string {
  const rule = `+${ROWS.map(() => '-'.repeat(CELL)).join('+')}+`;
  const points = SIDES.map((side) => `${SIDE_NAME[side]} ${view.vp[side]} VP (${view.desks[side]})`).join(
    '   ',
  );
  const place = momentName(view);
  return [
    `${view.options.setup}, ${place}   ${points}   pool ${view.pool}`,
    `Black: ${offBoard(view, 'black')}`,
    ...ROWS.flatMap((sectors) => [rule, row(view, sectors)]),
    rule,
    `White: ${offBoard(view, 'white')}`,
    ...(view.sheet.length === 0 ? [] : [sheetText(view)]),
    ...(view.combat === null ? [] : [combatText(view.combat)]),
    draftText(view),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
