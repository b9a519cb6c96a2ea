// NLC-E.5, NLC-4.5: one Formation Action Stage: bombardment, charge, movement, assault.

import { invariant, type Seat } from '@grognard/kernel';
import { chitOf } from '../assault/choices.ts';
import { bodiesInPlay, bodyAt, bodySheet, isInPlay, patchBody, unitsOf } from '../changes/bodies.ts';
import { alive, patchUnits, sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { assaultsFrame, bombardmentFrame, declarationFrame, movementFrame, stageFrame } from '../frames.ts';
import { FRESH_STAGE } from '../fresh.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { isToAttack } from '../movement/contact-duty.ts';
import { turnToEnemy } from '../movement/held-lines.ts';
import { noteArrival, noteStopped } from '../movement/leaders.ts';
import { joinNewLeg, stopMarchBesideEnemy, stopMarchOfBody } from '../orders/blocked.ts';
import { isDecoy } from '../orders/hidden-march.ts';
import { activeLeg, isAttackType, legOf } from '../orders/legs.ts';
import { isFreeOfOrders } from '../orders/permissions.ts';
import { callAnswers } from '../packets/call-exchange.ts';
import { freshTrail } from '../packets/trail.ts';
import { type Read, sequence, type Table } from '../rule-types.ts';
import { seatOfBody, seatOfUnit } from '../seats/holding.ts';
import { silenceBattery } from '../specials/grand-battery.ts';
import type { Stage, State } from '../state.ts';
import { chitsInPlay } from '../turn/cup.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { relieveHexes } from './crowding.ts';
import { runHooks } from './hooks.ts';

/** Units of the Stage: on the map, not yet active this turn, under their own orders. */
const unitsThat = (state: Read, fits: (id: UnitId) => boolean): readonly UnitId[] =>
  state.units.flatMap(({ status, activated, direct }, id) =>
    status === 'map' && activated !== state.turn && direct === NOBODY && fits(id) && !isDecoy(state, id)
      ? [id]
      : [],
  );

const isOnReserve = (state: Read, id: UnitId): boolean => legOf(state, id).type === 'reserve';

/** NLC-4.1c, NLC-R042, NLC-R130: the formations of a chit as if they were one, but for parts on Reserve; each unit under its own order. */
export function callStage(table: Table, chits: readonly BodyId[], player: Seat | null): void {
  const { state } = table;
  const [first = 0] = chits;
  const { side } = bodySheet(state, first);
  const active = unitsOfStage(state, chits).filter(
    (id) => player === null || seatOfUnit(state, id) === player,
  );
  beginStage(table, { side, player, chits, reserve: false, active });
}

export const unitsOfStage = (state: Read, chits: readonly BodyId[]): readonly UnitId[] =>
  unitsThat(state, (id) => chits.includes(chitOf(state, id)) && !isOnReserve(state, id));

/** NLC-P.2, NLC-M.1: all formations of a side, or of one of its players, that are not on Reserve. */
export function callSideStage(table: Table, side: Side, player: Seat | null): void {
  const { state } = table;
  const chits = chitsInPlay(state, side).filter((chit) => isPlayedBy(state, chit, player));
  const active = unitsThat(state, (id) => isOf(state, id, side, player) && !isOnReserve(state, id));
  table.emit({ type: 'sideStage', rule: 'NLC-P.2', side });
  beginStage(table, { side, player, chits, reserve: false, active });
}

const isPlayedBy = (state: Read, body: BodyId, player: Seat | null): boolean =>
  player === null || seatOfBody(state, body) === player;

const isOf = (state: Read, id: UnitId, side: Side, player: Seat | null): boolean =>
  sideOf(state, id) === side && (player === null || seatOfUnit(state, id) === player);

/** NLC-4.0g: all Reserve units of a side. */
export function callReserveStage(table: Table, side: Side, player: Seat | null): void {
  const { state } = table;
  const active = unitsThat(state, (id) => isOf(state, id, side, player) && isOnReserve(state, id));
  table.emit({ type: 'reserveStage', rule: 'NLC-4.0g', side });
  beginStage(table, { side, player, chits: [], reserve: true, active });
}

function beginStage(
  table: Table,
  begun: Pick<Stage, 'side' | 'player' | 'chits' | 'reserve' | 'active'>,
): void {
  const { state } = table;
  state.stage = {
    ...FRESH_STAGE,
    ...begun,
    faced: facedGuns(state, begun.side),
  };
  table.call(stageFrame.at('bombardment', {}));
}

/** NLC-8.4: what each gun of the other side is laid on. */
function facedGuns(state: Read, side: Side): Stage['faced'] {
  const field = fieldOf(state);
  const faced: { [gun: string]: readonly Hex[] } = {};
  for (const [id, { status, hex }] of state.units.entries()) {
    if (status !== 'map' || sheetOf(state, id).arm !== 'art') continue;
    // NLC-20.13b: with opportunity fire it binds the guns of the Stage as well.
    if (sideOf(state, id) === side && !state.options.opportunityFire) continue;
    const enemy = otherSide(sideOf(state, id));
    const enemies = contactsOf(theatreOf(state), hex).filter((near) => field.atOf(near, enemy).length > 0);
    if (enemies.length > 0) faced[id] = enemies;
  }
  return faced;
}

const stageOf = (state: Read): Stage => {
  invariant(state.stage !== null, 'a Stage is under way');
  return state.stage;
};

export const stage = sequence(stageFrame, 'NLC-4.5a', {
  bombardment(table) {
    const { side } = stageOf(table.state);
    table.call(
      bombardmentFrame.at('choose', {
        side,
        guns: [],
        from: NOWHERE,
        target: NOWHERE,
        refused: false,
        enfiladed: false,
      }),
    );
  },
  charge(table) {
    const { state } = table;
    const now = stageOf(state);
    noteContact(state);
    state.stage = { ...now, segment: 'charge' };
    if (!now.reserve) table.call(declarationFrame.at('choose', { side: now.side, entries: [] }));
  },
  movement(table) {
    const { state } = table;
    const now = stageOf(state);
    noteContact(state);
    turnToEnemy(state, now.active);
    const field = fieldOf(state);
    const startZoc = alive(state, now.active).filter((id) =>
      field.inEnemyZoc(now.side, unitAt(state, id).hex),
    );
    state.stage = { ...now, segment: 'movement', startZoc, trail: freshTrail(state), post: null };
    table.call(movementFrame.at('choose', { side: now.side, auto: NOBODY }));
  },
  /** NLC-P.4 */
  answers(table) {
    callAnswers(table, stageOf(table.state).side);
  },
  assault(table) {
    const { state } = table;
    const now = stageOf(state);
    noteContact(state);
    turnToEnemy(state, now.active);
    const disruptedAtStart = state.units.flatMap(({ disrupted }, id) => (disrupted ? [id] : []));
    state.stage = { ...now, segment: 'assault', disruptedAtStart };
    // NLC-R127: units the overall commander has brought along are free of the order to rest.
    if (!now.reserve || now.active.some((id) => isFreeOfOrders(state, id)))
      table.call(
        assaultsFrame.at('assign', {
          side: now.side,
          stacks: [],
          targets: [],
          joined: [],
          left: [],
          fought: [],
        }),
      );
  },
  end(table) {
    endStage(table);
  },
});

/** NLC-F.3: `contact` is set when a unit of an attacking body is in an enemy ZOC at the end of a segment, whosever it was. */
function noteContact(state: State): void {
  const field = fieldOf(state);
  for (const body of bodiesInPlay(state)) {
    if (bodyAt(state, body).contact || !isAttackType(activeLeg(state, body).type)) continue;
    const { side } = bodySheet(state, body);
    if (unitsOf(state, body).some((id) => field.inEnemyZoc(side, unitAt(state, id).hex)))
      patchBody(state, body, { contact: true });
  }
}

function endStage(table: Table): void {
  const { state } = table;
  silenceBattery(state);
  const { active, startZoc } = stageOf(state);
  noteContact(state);
  const bodies = new Set(active.map((id) => unitAt(state, id).body));
  patchUnits(state, active, { activated: state.turn });
  state.stage = null;
  for (const id of startZoc) stopMarchBesideEnemy(table, id);
  for (const body of bodies) {
    if (!isInPlay(state, body)) continue;
    countBombardment(state, body);
    noteArrival(state, body);
    noteStopped(state, body);
    stopMarchOfBody(table, body);
  }
  for (const id of active) joinNewLeg(state, id);
  relieveHexes(table);
  runHooks(table);
}

/** NLC-12.2.1d: a turn in which the demand to attack was met by bombardment alone. */
function countBombardment(state: State, id: BodyId): void {
  const { bombardedOn, attackedOn, bombardTurns } = bodyAt(state, id);
  if (bombardedOn === state.turn && attackedOn !== state.turn && isToAttack(state, id))
    patchBody(state, id, { bombardTurns: bombardTurns + 1 });
}
