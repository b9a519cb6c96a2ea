// SAG-P-HITS to SAG-P-WIN: casualties and what they lead to.
import { behind, other, type Player, retreatsOf, rowOf } from './board.ts';
import { clearLand, isAbroad, isFree, landAt, mayStandOn, moveLand } from './land.ts';
import { placeInReserve } from './reserve.ts';
import { moraleSum } from './sums.ts';
import {
  choose,
  count,
  foeOf,
  type Hit,
  has,
  isInfantry,
  isMounted,
  isThere,
  meleeOf,
  type Ordeal,
  type Play,
  type Table,
  tell,
  type Unit,
  unitAt,
  yesOrNo,
} from './table.ts';
import { TROPHIES } from './tables.ts';
import { tellGranted, test } from './tests.ts';
import { openWindow } from './windows.ts';

interface Owed {
  readonly unit: Unit;
  readonly need: number;
}
/** Tests still to be made; shared by all that follows from one batch of hits. */
export interface Queue {
  list: readonly Owed[];
}
const drop = (queue: Queue, unit: Unit): void => {
  queue.list = queue.list.filter((each) => each.unit !== unit);
};

const active = ({ activation, first }: Table): Player => activation?.player ?? first;

/** SAG-14.4, 22.5. */
export function disarray(unit: Unit): void {
  if (unit.chargeTurn === null) return;
  unit.chargeTurn = null;
  unit.disarray = true;
  if (unit.formation === 'echelon') unit.formation = null;
}

/** SAG-P-ELIM. */
export function eliminate(table: Table, unit: Unit): void {
  const [owner, foe] = [table.players[unit.owner], table.players[other(unit.owner)]];
  const vp = has(unit, 'Auxiliary') ? 1 : 2;
  const trophies = unit.attached.filter((card) => TROPHIES.includes(card));
  foe.captured = [
    ...foe.captured,
    { kind: 'unit', id: unit.card.id, vp },
    ...trophies.map((id) => ({ kind: 'card', id, vp: 1 })),
  ];
  owner.discard = [...owner.discard, ...unit.attached.filter((card) => !TROPHIES.includes(card))];
  const place = unit.at;
  unit.at = '';
  table.deeds = [
    ...table.deeds,
    { type: 'eliminated', owner: unit.owner, card: unit.card, place, isCharging: false },
  ];
  count(table, 'eliminations');
  tell(table, 'unitEliminated', { unit: unit.id, vp });
}

function* support(table: Table, hit: Hit, supporters: Unit[]): Play {
  if (!isInfantry(hit.unit) || rowOf(hit.unit.at) !== 'L') return;
  for (const place of behind(hit.unit.at)) {
    const helper = unitAt(table, place);
    if (hit.hits < 1 || helper === undefined || helper.owner !== hit.unit.owner || !has(helper, 'Support'))
      continue;
    if (yield* yesOrNo(helper.owner, 'SAG-21.17', 'support', { unit: helper.id })) {
      hit.hits -= 1;
      supporters.push(helper);
    }
  }
}

function owedBy(unit: Unit, received: number): readonly Owed[] {
  const ordinals = Array.from({ length: received }, (_, index) => unit.cas - received + index + 1);
  return ordinals.filter((ordinal) => ordinal >= 2).map((ordinal) => ({ unit, need: ordinal === 2 ? 6 : 7 }));
}

export function* takeHits(table: Table, batch: readonly Hit[]): Play {
  const rank = ({ unit }: Hit): number => (unit.owner === active(table) ? 1 : 0);
  const ordered = batch.filter(({ hits }) => hits > 0).toSorted((one, two) => rank(one) - rank(two));
  for (const hit of ordered)
    yield* openWindow(table, { id: 'W-HIT', players: [hit.unit.owner], unit: hit.unit, hit });
  const supporters: Unit[] = [];
  for (const hit of ordered) yield* support(table, hit, supporters);
  const all: readonly Hit[] = [
    ...ordered,
    ...supporters.map((unit): Hit => ({ unit, hits: 1, byFire: false })),
  ].filter(({ hits }) => hits > 0);
  for (const { unit, hits } of all) {
    unit.cas += hits;
    tell(table, 'casualtiesTaken', { unit: unit.id, count: hits, cas: unit.cas });
  }
  const melees = new Set(all.map(({ unit }) => meleeOf(table, unit)));
  const fields = new Map(table.units.map((unit) => [unit, unit.at]));
  for (const { unit } of all.toSorted((one, two) => rank(one) - rank(two)))
    if (unit.cas >= unit.card.cohesion) eliminate(table, unit);
  const alive = all.filter(({ unit }) => isThere(unit));
  const queue: Queue = {
    list: alive.toSorted((one, two) => rank(one) - rank(two)).flatMap(({ unit, hits }) => owedBy(unit, hits)),
  };
  for (const melee of melees) {
    if (melee === undefined) continue;
    const { initiator, foe } = melee;
    const survivors = [initiator, foe].filter(isThere);
    if (survivors.length === 2) continue;
    const [winner] = survivors;
    const loser = winner === initiator ? foe : initiator;
    if (winner === undefined) table.melees = table.melees.filter((each) => each !== melee);
    else yield* win(table, winner, loser, fields.get(loser) ?? '', queue);
  }
  yield* sufferTests(table, queue);
}

function* sufferTests(table: Table, queue: Queue): Play {
  for (let [next, ...rest] = queue.list; next !== undefined; [next, ...rest] = queue.list) {
    queue.list = rest;
    const { unit, need } = next;
    const steadfast = has(unit, 'Steadfast');
    const { how } = yield* choose(
      unit.owner,
      'SAG-12.6',
      (steadfast ? ['omit', 'roll'] : ['roll', 'fail']).map((each) => ({ type: 'morale', how: each })),
    );
    if (how === 'omit') continue;
    if (how === 'roll' && (yield* standsFirm(table, unit, need))) continue;
    drop(queue, unit);
    yield* retreat(table, unit, queue);
  }
}

/** SAG-P-MORALE 2. */
function* standsFirm(table: Table, unit: Unit, need: number): Play<boolean> {
  const ordeal: Ordeal = { bonus: 0, isGranted: false };
  const player = active(table);
  yield* openWindow(table, { id: 'W-MOR', players: [player, other(player)], unit, ordeal });
  if (ordeal.isGranted) {
    tellGranted(table, 'morale', unit, need);
    return true;
  }
  const sum = moraleSum(table, unit, false) + ordeal.bonus;
  const { success } = yield* test(table, { kind: 'morale', unit, need, sum });
  return success;
}

function strip(unit: Unit, keepsActivation: boolean): void {
  unit.activated = keepsActivation && unit.activated;
  unit.formation = null;
  unit.chargeTurn = null;
  unit.disarray = false;
  unit.dismounted = false;
  unit.outflankMarker = false;
  unit.outflankFails = 0;
  unit.exposed = false;
  unit.firedAsOutflanker = false;
}

export { strip };

/** SAG-P-RETREAT. */
function* retreat(table: Table, unit: Unit, queue: Queue): Play {
  const way = { isOpen: false };
  yield* openWindow(table, { id: 'W-RET', players: [unit.owner], unit, way });
  const [from, foe] = [unit.at, foeOf(table, unit)];
  const free = retreatsOf(unit.owner, from).filter((place) => isFree(table, place));
  if (!way.isOpen && free.length === 0) {
    yield* stayBlocked(table, unit, foe, queue);
    return;
  }
  let to = '';
  if (!way.isOpen) {
    const { to: side } = yield* choose(
      unit.owner,
      'SAG-2.11',
      free.map((place) => ({ type: 'side', to: place.slice(-1) })),
    );
    to = `${unit.owner}:RT${String(side)}`;
  }
  const melee = meleeOf(table, unit);
  strip(unit, way.isOpen);
  table.deeds = [
    ...table.deeds,
    { type: 'retreated', owner: unit.owner, card: unit.card, place: from, isCharging: false },
  ];
  count(table, 'retreats');
  if (way.isOpen) {
    table.melees = table.melees.filter((each) => each !== melee);
    yield* placeInReserve(table, unit);
  } else {
    unit.at = to;
    tell(table, 'unitRetreated', { unit: unit.id, from, to });
  }
  if (foe !== undefined && melee !== undefined) yield* win(table, foe, unit, from, queue, melee);
}

/** SAG-12.8, R34, R85, R91. */
function* stayBlocked(table: Table, unit: Unit, foe: Unit | undefined, queue: Queue): Play {
  const from = unit.at;
  unit.cas += 1;
  tell(table, 'retreatBlocked', { unit: unit.id });
  tell(table, 'casualtiesTaken', { unit: unit.id, count: 1, cas: unit.cas });
  if (unit.cas < unit.card.cohesion) return;
  eliminate(table, unit);
  if (foe !== undefined) yield* win(table, foe, unit, from, queue);
}

/** SAG-P-WIN 2. */
function* relieve(table: Table, winner: Unit, startCas: number): Play {
  const cross = winner.attached.includes('P05') && winner.cas >= 1;
  if (!cross && (startCas < 1 || winner.cas < 2)) return;
  if (yield* yesOrNo(winner.owner, 'SAG-11.8', 'recoverCas')) {
    winner.cas -= 1;
    tell(table, 'casualtyRemoved', { unit: winner.id, cas: winner.cas });
  }
}

/** SAG-P-WIN 3. */
function* stayOrLeave(table: Table, winner: Unit, owed: readonly Owed[], queue: Queue): Play {
  if (owed.length === 0) return;
  const { how } = yield* choose(winner.owner, 'SAG-11.10', [
    { type: 'winner', how: 'stay' },
    { type: 'winner', how: 'leave' },
  ]);
  if (how === 'stay') return;
  if (!has(winner, 'Steadfast')) {
    yield* retreat(table, winner, queue);
    return;
  }
  for (const { need } of owed) {
    if (yield* standsFirm(table, winner, need)) continue;
    yield* retreat(table, winner, queue);
    return;
  }
}

/** SAG-P-WIN 5. */
function* takeGround(table: Table, winner: Unit, wonAt: string, loserAt: string): Play {
  const land = landAt(table, loserAt);
  if (winner.at !== wonAt || land === undefined || !mayStandOn(winner, land)) return;
  if (!(yield* yesOrNo(winner.owner, 'SAG-11.11', 'capture'))) return;
  if (isAbroad(winner)) clearLand(table, loserAt);
  else moveLand(table, loserAt, winner.at);
  count(table, 'captures');
}

function* win(
  table: Table,
  winner: Unit,
  loser: Unit,
  loserAt: string,
  queue: Queue,
  known = meleeOf(table, winner),
): Play {
  const [melee, wonAt] = [known, winner.at];
  const owed = queue.list.filter(({ unit }) => unit === winner);
  drop(queue, winner);
  const isCharging = isMounted(winner) && winner.chargeTurn === table.turn;
  table.melees = table.melees.filter((each) => each !== melee);
  table.players[winner.owner].meleeWins += 1;
  table.deeds = [
    ...table.deeds,
    { type: 'won', owner: winner.owner, card: winner.card, place: wonAt, isCharging },
  ];
  disarray(winner);
  count(table, 'melees won');
  tell(table, 'meleeEnded', { winner: winner.id });
  yield* relieve(table, winner, melee?.startCas.get(winner) ?? 0);
  yield* stayOrLeave(table, winner, owed, queue);
  yield* openWindow(table, { id: 'W-WIN', players: [winner.owner], unit: winner, loser, wonAt });
  yield* takeGround(table, winner, wonAt, loserAt);
}
