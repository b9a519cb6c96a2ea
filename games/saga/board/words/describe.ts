import type { TextSection } from '@grognard/desk';
import { signed } from '@grognard/desk/words/numbers.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { TERRAIN_SLOTS } from '../../field/places.ts';
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
import { onTheBoards } from './sentences.ts';
import { described, ROW_NAMES } from './sentences-described.ts';
import { TEST_NAME } from './tests.ts';

const ROWS: readonly (readonly [string, readonly Slot[]])[] = [
  [ROW_NAMES.first, FIRST_LINE],
  [ROW_NAMES.second, SECOND_LINE],
  [ROW_NAMES.reserve, RESERVE],
  [ROW_NAMES.retreat, RETREAT],
  [ROW_NAMES.outflank, OUTFLANK],
];

function slotLine(view: View, player: Player, slot: Slot): string {
  const place = `${player}:${slot}` as const;
  const unit = unitAt(view, place);
  const ground = view.terrain.find(({ at }) => at === place);
  const name = slotName(slot);
  if (unit === undefined && ground === undefined) return tell(described.slotEmpty, { slot: name });
  const who =
    unit === undefined ? tell(onTheBoards.empty) : [unitCardName(unit.card), ...statesOf(unit)].join(', ');
  const standing =
    ground === undefined ? who : tell(described.onTerrain, { unit: who, terrain: cardName(ground.card) });
  return tell(described.slotUnit, { slot: name, unit: standing });
}

const boardLines = (view: View, player: Player): readonly string[] =>
  ROWS.map(([row, slots]) =>
    tell(described.row, { row, slots: slots.map((slot) => slotLine(view, player, slot)).join('; ') }),
  );

function sideLine(view: View, player: Player): string {
  const { faction, vp, markers, hand, deck, discard, army, captured } = view.players[player];
  const own = tell(described.ownHand, {
    count: hand.length,
    cards: listed(handOf(view, player).map(cardName)),
  });
  return tell(described.side, {
    side: SEAT_NAME[player],
    faction: FACTION_NAME[faction],
    vp,
    markers,
    hand: view.viewer === player ? own : hand.length,
    deck: deck.length,
    discard: discard.length,
    captured: captured.length,
    army: army.length,
  });
}

const standingLines = (view: View): readonly string[] => [
  tell(described.turn, {
    turn: Math.max(1, view.turn),
    phase: PHASE_NAME[view.phase],
    target: view.rules.vpTarget,
  }),
  ...PLAYERS.map((player) => sideLine(view, player)),
];

const aimLines = (view: View): readonly string[] =>
  PLAYERS.flatMap((player) =>
    view.players[player].objectives.map(({ card, scored, met }, i) =>
      tell(scored ? described.objectiveScored : met === true ? described.objectiveMet : described.objective, {
        side: SEAT_NAME[player],
        number: i + 1,
        objective: objectiveName(card),
      }),
    ),
  );

const meleeLines = (view: View): readonly string[] =>
  view.melees.map(({ units: [one, other] }) =>
    tell(described.melee, { one: unitName(view, one), other: unitName(view, other) }),
  );

const activationLines = (view: View): readonly string[] =>
  view.activation === null
    ? []
    : [
        tell(described.activatedUnit, {
          unit: unitName(view, view.activation.unit),
          place: placeName(view.activation.from),
        }),
      ];

function draftLines({ draft }: View): readonly string[] {
  if (draft?.kind !== 'deploy' && draft?.kind !== 'terrain') return [];
  const nameOf = draft.kind === 'deploy' ? unitCardName : cardName;
  const slots = TERRAIN_SLOTS.flatMap((slot) => {
    const card = draft.slots[slot];
    return card === undefined ? [] : tell(described.slotUnit, { slot: slotName(slot), unit: nameOf(card) });
  });
  return slots.length === 0 ? [] : [`${slots.join('; ')}.`];
}

function testLines(view: View): readonly string[] {
  const { test } = view;
  if (test === null) return [];
  const { kind, unit, need, natural, sum } = test;
  const { score, modifiers, total } = sum ?? { score: null, modifiers: [], total: null };
  const die = natural === null ? tell(described.notRolled) : tell(described.rolled, { face: natural });
  const added = [...(score === null ? [] : [score]), ...modifiers.map(({ value }) => value)];
  const parts = [die, ...added.map((value) => signed(value))].join(' ');
  const said = modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ');
  const facts = { test: TEST_NAME[kind], unit: unitName(view, unit), need, parts };
  if (total === null) return [tell(described.test, facts)];
  if (said === '') return [tell(described.testTotal, { ...facts, total })];
  return [tell(described.testSaid, { ...facts, total, modifiers: said })];
}

/** The same as the table, in sentences; what has no lines is left out. */
export function describe(view: View): readonly TextSection[] {
  const sections = [
    { title: tell(described.standing), lines: standingLines(view) },
    ...PLAYERS.map((player) => ({
      title: tell(described.board, { side: SEAT_NAME[player] }),
      lines: boardLines(view, player),
    })),
    { title: tell(described.objectives), lines: aimLines(view) },
    { title: tell(described.engaged), lines: meleeLines(view) },
    { title: tell(described.activated), lines: activationLines(view) },
    { title: tell(described.plan), lines: draftLines(view) },
    { title: tell(described.die), lines: testLines(view) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}
