// One form reads a position, types it and publishes its schema.

import { type Fact, framesOf, type Outcome, type RuleId } from '@grognard/kernel';
import {
  checked,
  fault,
  flag,
  form,
  listOf,
  mapOf,
  mapped,
  matching,
  maybe,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { theatreOf } from '../data/theatres.ts';
import { invariants } from '../invariants.ts';
import { options } from '../options.ts';
import { procedures } from '../procedures/index.ts';
import type {
  Army,
  Body,
  Cup,
  Duty,
  Encounter,
  Footprint,
  Group,
  HiddenMarch,
  Hq,
  Leader,
  Post,
  SecondBody,
  SideState,
  Stage,
  State,
  Trail,
  Unit,
  Waiting,
} from '../state.ts';
import {
  FATIGUES,
  HQ_STATUSES,
  LEADER_STATUSES,
  NOBODY,
  NOWHERE,
  SEGMENTS,
  STANCES,
  UNIT_STATUSES,
  WAITS,
} from '../vocabulary.ts';
import { legForm, orderForm, replyForm } from './drafts.ts';
import { faultsIn } from './sound-position.ts';
import { body, bodyOrNone, hex, hexOrNone, leader, side, units } from './words.ts';

const turn = whole(0, 100);
const many = whole(0, 1_000_000);
const orNone = whole(-1, 10_000);
const hexes = listOf(hex, 2000);

const unitForm = record<Unit>({
  status: oneOf(UNIT_STATUSES),
  hex: hexOrNone,
  lost: whole(0, 4),
  disrupted: flag,
  body,
  ownLeg: nullable(legForm),
  charged: turn,
  bombarded: turn,
  activated: turn,
  attacked: turn,
  assailed: turn,
  startedInZoc: flag,
  eliminatedOn: turn,
  diedSupplied: flag,
  onTop: flag,
  stance: oneOf(STANCES),
  movedOn: turn,
  enteredOn: turn,
  direct: orNone,
  extended: hexOrNone,
});

const leaderForm = record<Leader>({
  status: oneOf(LEADER_STATUSES),
  hex: hexOrNone,
  rating: whole(0, 9),
  replaced: flag,
  moved: turn,
  gaveOrders: turn,
  rallied: turn,
  strayed: flag,
  tookOver: turn,
  ridesWith: orNone,
  enteredOn: optional(turn, 0),
  entryPaid: optional(many, 0),
});

const hqForm = record<Hq>({ status: oneOf(HQ_STATUSES), hex: hexOrNone, onTheMove: turn, destroyedOn: turn });

const bodyForm = record<Body>({
  order: orderForm,
  leg: whole(0, 9),
  legSince: turn,
  lossTurn: turn,
  bombardTurns: turn,
  contact: flag,
  reached: flag,
  arrived: flag,
  anchor: hexOrNone,
  transit: listOf(orderForm, 60),
  waiting: nullable(record<Waiting>({ order: orderForm, wait: oneOf(WAITS) })),
  leader: orNone,
  chit: body,
  parent: bodyOrNone,
  wing: orNone,
  endable: flag,
  attackedOn: turn,
  bombardedOn: turn,
  limitShift: whole(-100, 100),
  limitPoints: whole(-1000, 1000),
  foes: listOf(body, 60),
  confusedFrom: optional(turn, 0),
  confusedUntil: turn,
  bypassedUntil: turn,
  fatigue: oneOf(FATIGUES),
  rest: many,
  wakeful: flag,
  march: nullable(record<HiddenMarch>({ turns: turn, banked: many, first: many })),
  unbound: optional(flag, false),
});

const armyForm = record<Army>({
  levelShift: whole(-1000, 1000),
  levelTenths: optional(whole(-100, 100), 0),
  demoralizedOn: turn,
  disintegratedOn: turn,
});

const sideForm = record<SideState>({
  gardeBroken: flag,
  retreated: many,
  retreatFights: many,
  retreatedBefore: many,
  retreatFightsBefore: many,
  yielded: optional(many, 0),
  yieldedBefore: optional(many, 0),
  points: whole(-1000, 1000),
});

const points = listOf(whole(0, 100), 300);
const footprintForm = record<Footprint>({
  units,
  seen: units,
  hex,
  used: points,
  allowance: points,
  hexesMoved: many,
  isExposed: flag,
  inLine: optional(orNone, NOBODY),
  line: optional(hexOrNone, NOWHERE),
  isLineExposed: optional(flag, false),
});
const encounterForm = record<Encounter>({
  kind: oneOf(['move', 'charge']),
  hex,
  movers: units,
  seen: units,
  step: orNone,
  isOver: flag,
});
const numbers = listOf(many, 1000);
const postForm = record<Post>({
  encounters: listOf(encounterForm, 1000),
  layer: many,
  replies: listOf(replyForm, 300),
  undecided: numbers,
  halved: numbers,
});

const stageForm = record<Stage>({
  side,
  chits: listOf(body, 60),
  reserve: flag,
  player: optional(nullable(text), null),
  segment: oneOf(SEGMENTS),
  active: units,
  faced: mapOf(text, hexes),
  tested: listOf(many, 100_000),
  finished: units,
  startZoc: units,
  disruptedAtStart: units,
  salvo: optional(units, []),
  fired: listOf(many, 100_000),
  columns: mapOf(text, hexes),
  trail: optional(
    nullable(record<Trail>({ control: text, steps: listOf(footprintForm, 1000), leaving: units })),
    null,
  ),
  post: optional(nullable(postForm), null),
});

const dutyForm = nullable(
  record<Duty>({
    metric: oneOf(['steps', 'march', 'cost', 'enemy']),
    limit: whole(-10_000, 2_147_483_647),
  }),
);
const groupForm = record<Group>({
  units,
  hex,
  from: hex,
  used: points,
  allowance: points,
  hexesMoved: many,
  duty: dutyForm,
  mustTouch: flag,
  second: optional(nullable(record<SecondBody>({ body, duty: dutyForm, mustTouch: flag })), null),
  column: optional(nullable(hexes), null),
});

const chits = listOf(body, 2);
const cupForm = record<Cup>({
  chits: listOf(chits, 60),
  pairs: record<Cup['pairs']>({ french: chits, allied: chits }),
  initial: chits,
});

const outcomeForm = record<Outcome>({
  winners: listOf(text, 40),
  rule: matching((raw): raw is RuleId => typeof raw === 'string' && raw.startsWith('NLC-'), 'a rule id'),
  text,
  with: maybe(
    mapOf(
      text,
      form<Fact>({}, (raw) => raw as Fact),
    ),
  ),
});

export const positionForm = mapped(
  checked(
    record<State>({
      options: options.form,
      draws: many,
      turn: whole(1, 100),
      units: listOf(unitForm, 300),
      leaders: listOf(leaderForm, 100),
      hqs: listOf(hqForm, 20),
      bodies: listOf(nullable(bodyForm), 500),
      armies: listOf(armyForm, 9),
      sides: record<State['sides']>({ french: sideForm, allied: sideForm }),
      control: text,
      stage: nullable(stageForm),
      group: nullable(groupForm),
      cup: nullable(cupForm),
      arrived: listOf(whole(0, 100), 100),
      entryPaid: mapOf(text, many),
      orderSeq: record<State['orderSeq']>({ french: many, allied: many }),
      locals: listOf(orderForm, 60),
      idle: record<State['idle']>({ french: many, allied: many }),
      starts: optional(listOf(hexOrNone, 300), []),
      struck: listOf(text, 20),
      exposed: listOf(leader, 100),
      failing: listOf(body, 100),
      stamp: many,
      result: nullable(outcomeForm),
      frames: listOf(framesOf(procedures), 200),
    } as unknown as Shape<State>),
    fits,
  ),
  (state) => ({ ...state }),
);

/** What no form of a single field can say: the lists are those of the scenario. */
function fits(state: State, path: string): void {
  const theatre = theatreOf(state);
  const lists = ['units', 'leaders', 'hqs', 'bodies', 'armies'] as const;
  for (const list of lists)
    if (state[list].length !== theatre[list].length)
      fault(
        'impossible',
        path === '' ? list : `${path}.${list}`,
        `${theatre.name} has ${theatre[list].length} ${list}, not ${state[list].length}.`,
      );
  const missing = theatre.bodies.findIndex(
    ({ kind, formation }, id) =>
      (formation === id || kind === 'wing' || kind === 'hq') && state.bodies[id] === null,
  );
  if (missing >= 0)
    fault('impossible', `bodies[${missing}]`, `${theatre.bodies[missing]?.name} is under no order.`);
  for (const broken of Object.values(invariants)) {
    const wrong = broken(state);
    if (wrong !== null) fault('impossible', path, `This cannot be: ${wrong}.`);
  }
  for (const { path: field, message } of faultsIn(state, theatre)) fault('impossible', field, message);
  if (state.turn > theatre.turns.length)
    fault('impossible', 'turn', `${theatre.name} has ${theatre.turns.length} turns.`);
  if (state.control.length !== theatre.grid.size)
    fault('impossible', 'control', `${theatre.name} has ${theatre.grid.size} hexes.`);
}
