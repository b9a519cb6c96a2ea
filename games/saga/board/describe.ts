import type { TableState } from '@grognard/protocol';
import type { TextSection } from '@grognard/web/table/game-board.ts';
import { PHASE_NAME, SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import {
  FIRST_LINE,
  OUTFLANK,
  PLAYERS,
  type Player,
  RESERVE,
  RETREAT,
  SECOND_LINE,
  type Slot,
} from '../vocabulary.ts';
import { FACTION_NAME } from './cards/card-words.ts';
import { handOf } from './hand-order.ts';
import {
  cardName,
  listed,
  objectiveName,
  placeName,
  signed,
  slotName,
  statesOf,
  TEST_NAME,
  unitAt,
  unitCardName,
  unitName,
} from './names.ts';
import { viewIn } from './reading.ts';

const ROWS: readonly (readonly [string, readonly Slot[]])[] = [
  ['1st Line', FIRST_LINE],
  ['2nd Line', SECOND_LINE],
  ['Reserve', RESERVE],
  ['Retreat', RETREAT],
  ['Out-flank', OUTFLANK],
];

function slotLine(view: View, player: Player, slot: Slot): string {
  const place = `${player}:${slot}` as const;
  const unit = unitAt(view, place);
  const ground = view.terrain.find(({ at }) => at === place);
  const who = unit === undefined ? 'empty' : [unitCardName(unit.card), ...statesOf(unit)].join(', ');
  return `${slotName(slot)} ${who}${ground === undefined ? '' : ` on ${cardName(ground.card)}`}`;
}

function boardLines(view: View, player: Player): readonly string[] {
  return ROWS.map(
    ([name, slots]) => `${name}: ${slots.map((slot) => slotLine(view, player, slot)).join('; ')}.`,
  );
}

function sideLine(view: View, player: Player): string {
  const { faction, vp, markers, hand, deck, discard, army, captured } = view.players[player];
  const own = view.viewer === player ? `: ${listed(handOf(view, player).map(cardName))}` : '';
  return `${SEAT_NAME[player]}, ${FACTION_NAME[faction]}: ${vp} VP; ${markers} Activation markers; hand ${hand.length}${own}; draw pile ${deck.length}; discarded ${discard.length}; captured ${captured.length}; Army deck ${army.length}.`;
}

function aimLines(view: View): readonly string[] {
  return PLAYERS.flatMap((player) =>
    view.players[player].objectives.map(
      ({ card, scored, met }, i) =>
        `${SEAT_NAME[player]}, objective ${i + 1}: ${objectiveName(card)}${scored ? ', scored' : met === true ? ', met now' : ''}.`,
    ),
  );
}

function testLines(view: View): readonly string[] {
  const { test } = view;
  if (test === null) return [];
  const { kind, unit, need, natural, sum } = test;
  const parts = sum === null ? [] : [sum.score, ...sum.modifiers.map(({ value }) => value)].map(signed);
  const said =
    sum === null ? '' : sum.modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ');
  const die = natural === null ? 'not rolled yet' : `die ${natural}`;
  const total = sum?.total === null || sum === null ? '' : ` makes ${sum.total}`;
  return [
    `${TEST_NAME[kind]} test of ${unitName(view, unit)}, needs ${need}: ${[die, ...parts].join(' ')}${total}${said === '' ? '' : ` (${said})`}.`,
  ];
}

/** The same as the table, in sentences. */
export function describe(state: TableState): readonly TextSection[] {
  const view = viewIn(state);
  const melees = view.melees.map(
    ({ units: [one, other] }) => `${unitName(view, one)} against ${unitName(view, other)}.`,
  );
  const drafted =
    view.draft?.kind === 'deploy' || view.draft?.kind === 'terrain'
      ? Object.entries(view.draft.slots).map(
          ([slot, card]) => `${slot} ${view.draft?.kind === 'deploy' ? unitCardName(card) : cardName(card)}`,
        )
      : [];
  const sections: TextSection[] = [
    {
      title: 'Standing',
      lines: [
        `Turn ${Math.max(1, view.turn)}, ${PHASE_NAME[view.phase]}; ${view.rules.vpTarget} VP end the battle.`,
        ...PLAYERS.map((player) => sideLine(view, player)),
      ],
    },
    ...PLAYERS.map((player) => ({ title: `${SEAT_NAME[player]}’s board`, lines: boardLines(view, player) })),
    { title: 'Objectives', lines: aimLines(view) },
  ];
  if (melees.length > 0) sections.push({ title: 'Engaged', lines: melees });
  if (view.activation !== null)
    sections.push({
      title: 'Activated',
      lines: [`${unitName(view, view.activation.unit)}, from ${placeName(view.activation.from)}.`],
    });
  if (drafted.length > 0) sections.push({ title: 'Your plan', lines: [`${drafted.join('; ')}.`] });
  const tests = testLines(view);
  if (tests.length > 0) sections.push({ title: 'The die', lines: tests });
  return sections;
}
