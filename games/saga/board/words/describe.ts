import type { TextSection } from '@grognard/desk';
import { signed } from '@grognard/desk/words/numbers.ts';
import { capital, listed } from '@grognard/desk/words/phrases.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { PHASE_NAME, SEAT_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { unitAt } from '../../view-units.ts';
import {
  FIRST_LINE,
  OUTFLANK,
  PLAYERS,
  type Player,
  RESERVE,
  RETREAT,
  SECOND_LINE,
  type Slot,
} from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import { handOf } from './hand-order.ts';
import { cardName, objectiveName, placeName, statesOf, unitCardName, unitName } from './names.ts';
import { TEST_NAME } from './tests.ts';

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

const boardLines = (view: View, player: Player): readonly string[] =>
  ROWS.map(([name, slots]) => `${name}: ${slots.map((slot) => slotLine(view, player, slot)).join('; ')}.`);

function sideLine(view: View, player: Player): string {
  const { faction, vp, markers, hand, deck, discard, army, captured } = view.players[player];
  const own = view.viewer === player ? `: ${listed(handOf(view, player).map(cardName))}` : '';
  return `${SEAT_NAME[player]}, ${FACTION_NAME[faction]}: ${vp} VP; ${markers} Activation markers; hand ${hand.length}${own}; draw pile ${deck.length}; discarded ${discard.length}; captured ${captured.length}; Army deck ${army.length}.`;
}

const standingLines = (view: View): readonly string[] => [
  `Turn ${Math.max(1, view.turn)}, ${PHASE_NAME[view.phase]}; ${view.rules.vpTarget} VP end the battle.`,
  ...PLAYERS.map((player) => sideLine(view, player)),
];

const aimLines = (view: View): readonly string[] =>
  PLAYERS.flatMap((player) =>
    view.players[player].objectives.map(
      ({ card, scored, met }, i) =>
        `${SEAT_NAME[player]}, objective ${i + 1}: ${objectiveName(card)}${scored ? ', scored' : met === true ? ', met now' : ''}.`,
    ),
  );

const meleeLines = (view: View): readonly string[] =>
  view.melees.map(
    ({ units: [one, other] }) =>
      `${capital(unitName(view, one).noun)} against ${unitName(view, other).noun}.`,
  );

const activationLines = (view: View): readonly string[] =>
  view.activation === null
    ? []
    : [`${capital(unitName(view, view.activation.unit).noun)}, from ${placeName(view.activation.from)}.`];

function draftLines({ draft }: View): readonly string[] {
  if (draft?.kind !== 'deploy' && draft?.kind !== 'terrain') return [];
  const nameOf = draft.kind === 'deploy' ? unitCardName : cardName;
  const slots = Object.entries(draft.slots).map(([slot, card]) => `${slot} ${nameOf(card)}`);
  return slots.length === 0 ? [] : [`${slots.join('; ')}.`];
}

function testLines(view: View): readonly string[] {
  const { test } = view;
  if (test === null) return [];
  const { kind, unit, need, natural, sum } = test;
  const { score, modifiers, total } = sum ?? { score: null, modifiers: [], total: null };
  const die = natural === null ? 'not rolled yet' : `die ${natural}`;
  const added = [...(score === null ? [] : [score]), ...modifiers.map(({ value }) => value)];
  const parts = [die, ...added.map((value) => signed(value))].join(' ');
  const said = modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ');
  return [
    `${TEST_NAME[kind]} test of ${unitName(view, unit).noun}, needs ${need}: ${parts}${total === null ? '' : ` makes ${total}`}${said === '' ? '' : ` (${said})`}.`,
  ];
}

/** The same as the table, in sentences; what has no lines is left out. */
export function describe(view: View): readonly TextSection[] {
  const sections = [
    { title: 'Standing', lines: standingLines(view) },
    ...PLAYERS.map((player) => ({ title: `${SEAT_NAME[player]}’s board`, lines: boardLines(view, player) })),
    { title: 'Objectives', lines: aimLines(view) },
    { title: 'Engaged', lines: meleeLines(view) },
    { title: 'Activated', lines: activationLines(view) },
    { title: 'Your plan', lines: draftLines(view) },
    { title: 'The die', lines: testLines(view) },
  ];
  return sections.filter(({ title, lines }) => lines.length > 0 || title === 'Objectives');
}
