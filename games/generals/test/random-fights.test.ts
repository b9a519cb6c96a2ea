// Fights nobody drew: random armies around b2, random orders, random answers, and what must hold in every one of them.
import { type Random, randomOf, simulationSource } from '@grognard/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { isBattleSector } from '../field/board-graph.ts';
import { isOutside } from '../field/units.ts';
import type { Action } from '../grammar.ts';
import type { Front } from '../state.ts';
import { BATTLE_SECTORS, LAYOUTS, SIDES, type Side } from '../vocabulary.ts';
import { type Battle, battle } from './field.ts';
import { isTakeBack } from './roles.ts';

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random.die(items.length, 'TEST-1 pick') - 1];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const NEIGHBOURS: { readonly [sector: string]: readonly string[] } = {
  a1: ['b1', 'a2'],
  b1: ['a1', 'c1', 'b2'],
  c1: ['b1', 'c2'],
  a2: ['a1', 'b2', 'a3'],
  b2: ['b1', 'a2', 'c2', 'b3'],
  c2: ['c1', 'b2', 'c3'],
  a3: ['a2', 'b3'],
  b3: ['a3', 'c3', 'b2'],
  c3: ['c2', 'b3'],
};

/** Every sector belongs to one side or to nobody; b2 may have an enemy in its building. */
function randomPlan(seed: number) {
  const random = randomOf(simulationSource(seed));
  const next = { wI: 1, wC: 1, wA: 1, bI: 1, bC: 1, bA: 1 };
  const limit = { I: 20, C: 8, A: 2 };
  const parts: string[] = [];
  const orders: string[] = [];
  for (const sector of BATTLE_SECTORS) {
    const holder = pick(random, ['w', 'b', 'w', 'b', '-'] as const);
    if (holder === '-') continue;
    const units: string[] = [];
    for (let n = random.die(6, 'TEST-1 size'); n > 0; n--) {
      const arm = pick(random, ['I', 'I', 'I', 'C', 'C', 'A'] as const);
      const key = `${holder}${arm}` as const;
      if (next[key] > limit[arm]) continue;
      units.push(`${key}${next[key]++}${pick(random, ['', '', '', '*', '~', '+'])}`);
      if (random.die(3, 'TEST-1 order') > 1)
        orders.push(`${key} ${sector}>${pick(random, NEIGHBOURS[sector] ?? [])}`);
    }
    const enemy = holder === 'w' ? 'b' : 'w';
    if (sector === 'b2' && units.length > 0 && random.die(2, 'TEST-1 occupant') === 1) {
      units.push(`${enemy}I${next[`${enemy}I`]++}@${pick(random, ['', '~'])}`);
      orders.push(`${holder}I b2>building`);
    }
    parts.push(`${sector}: ${units.join(' ')}`);
  }
  return {
    phase: pick(random, ['fast', 'combined', 'combined'] as const),
    units: parts.join(' | '),
    orders: SIDES.flatMap((side) => orders.filter((order) => order[0] === side[0]).slice(0, 10)).join(', '),
    round: random.die(4, 'TEST-1 round'),
    options: {
      terrain: pick(
        random,
        LAYOUTS.filter((layout) => layout !== 'off'),
      ),
    },
    seed,
  };
}

/** Leaves out what only takes back, so that every fight comes to its end. */
function answer(random: Random, fight: Battle, side: Side): Action {
  const open = fight.legal(side).filter((action) => !isTakeBack(action));
  const choices = open.filter((action) => action.type !== 'assign' || !isDrafted(fight, side, action.unit));
  return pick(random, choices.length > 0 ? choices : open);
}

function isDrafted(fight: Battle, side: Side, unit: string): boolean {
  const { draft } = fight.view(side);
  return draft?.kind === 'positions' && draft.fronts[unit] !== undefined;
}

function playOut(fight: Battle, seed: number, watch: (fight: Battle) => void): void {
  const random = randomOf(simulationSource(seed + 1_000_000));
  for (let n = 0; !fight.isOver(); n++) {
    if (n > 2000) throw new Error(`fight ${seed} goes on for ever`);
    watch(fight);
    const side = SIDES.find((each) => fight.asks(each));
    if (side === undefined) throw new Error(`fight ${seed}: nobody is asked in ${fight.waiting}`);
    fight.play(side, answer(random, fight, side));
  }
}

const sideOfId = (id: string): Side => (id.startsWith('w') ? 'white' : 'black');
const enemyOf = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** What may be pointed at is offered once, allowed or with a reason, and is one's own to decide. */
function checkOffers(fight: Battle, side: Side): void {
  const forms = fight.refusals(side).map(({ action }) => action);
  expect(new Set(forms.map((action) => JSON.stringify(action))).size).toBe(forms.length);
  for (const action of forms) if ('unit' in action) expect(sideOfId(action.unit)).toBe(side);
}

/** GEN-12.15 to 12.20 for the lines as they stand when dice are about to fall. */
function checkLines(fight: Battle): void {
  for (const side of SIDES) if (fight.asks(side)) checkOffers(fight, side);
  if (!['targets', 'rerolls'].includes(fight.waiting)) return;
  const fronts = fight.view('white').combat?.fronts ?? [];
  const placed = fronts.flatMap(({ white, black }) => [...white, ...black]);
  expect(new Set(placed).size).toBe(placed.length);
  for (const side of SIDES) {
    for (const front of fronts) if (!front.closed) checkLine(fight, front, side);
    for (const sector of BATTLE_SECTORS) checkSector(fight, fronts, side, sector);
  }
}

const activeIn = (fight: Battle, front: string, side: Side): string[] =>
  (fight.state.engagement?.attackers ?? [])
    .filter((each) => each.active && each.front === front && sideOfId(each.unit) === side)
    .map(({ unit }) => unit);

/** No more than five; attackers first, then passives, routed units last; no passive too many. */
function checkLine(fight: Battle, front: Front, side: Side): void {
  const line = front[side].map((id) => fight.unit(id));
  const own = activeIn(fight, front.id, side);
  const unrouted = line.filter(({ routed }) => !routed).length;
  expect(line.length).toBeLessThanOrEqual(5);
  expect(line.slice(unrouted).every(({ routed }) => routed)).toBe(true);
  expect(front[side].slice(0, own.length).toSorted()).toEqual(own.toSorted());
  if (front.kind === 'border')
    expect(unrouted - own.length).toBeLessThanOrEqual(demandIn(fight, front, side));
  if (front.kind === 'meeting') expect(unrouted).toBe(own.length);
}

const demandIn = (fight: Battle, front: Front, side: Side): number =>
  Math.max(0, activeIn(fight, front.id, enemyOf(side)).length - activeIn(fight, front.id, side).length);

/** As many passive units as are demanded of a sector and stand there are placed. */
function checkSector(fight: Battle, fronts: readonly Front[], side: Side, sector: string): void {
  const own = fronts.filter(({ ends, closed }) => !closed && ends?.[side] === sector);
  const attackers = (fight.state.engagement?.attackers ?? [])
    .filter(({ active }) => active)
    .map(({ unit }) => unit);
  const passive = fight.state.units.filter(
    (unit) =>
      unit.side === side &&
      unit.at === sector &&
      isOutside(unit) &&
      !attackers.includes(unit.id) &&
      !fight.state.engagement?.retreated.includes(unit.id),
  );
  const demand = own.reduce((sum, front) => sum + demandIn(fight, front, side), 0);
  const placed = own.flatMap((front) => front[side]);
  expect(passive.filter(({ id }) => placed.includes(id)).length).toBe(Math.min(demand, passive.length));
}

/** GEN-12.29: along a line dice never rise; only the die of a supporting occupant, the last, stands by itself. */
function checkDice(event: Event): void {
  if (event.type !== 'diceHandedOut') return;
  for (const side of SIDES) {
    const pool = event.dice.filter((die) => die.side === side).map(({ natural }) => natural);
    expect(pool.slice(0, -1).every((natural, i) => i === 0 || natural <= (pool[i - 1] ?? 6))).toBe(true);
  }
}

/** GEN-24.3 for the end of a movement phase. */
function checkAftermath(fight: Battle, phase: string): void {
  const { units } = fight.state;
  for (const sector of BATTLE_SECTORS) {
    const outside = units.filter((unit) => unit.at === sector && isOutside(unit));
    expect(new Set(outside.map(({ side }) => side)).size).toBeLessThanOrEqual(1);
    for (const side of SIDES) {
      expect(units.filter((unit) => unit.at === sector && unit.side === side).length).toBeLessThanOrEqual(6);
    }
  }
  for (const { arm, at, routed, inside, spent, square } of units) {
    expect(routed && (spent || square)).toBe(false);
    if (!routed || inside || !isBattleSector(at)) continue;
    expect(arm === 'A' || (arm === 'I' && phase === 'fast')).toBe(true);
  }
}

test('GEN-12.15, GEN-12.16, GEN-12.20, GEN-12.29, GEN-24.3: what holds in every fight', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 150; seed++) {
    const plan = randomPlan(seed);
    const fight = battle(plan);
    playOut(fight, seed, checkLines);
    for (const event of fight.events) {
      seen.add(event.type === 'frontFormed' ? event.kind : event.type);
      checkDice(event);
    }
    checkAftermath(fight, plan.phase);
    const removed = fight.eventsOf('unitRemoved').length;
    const settled = fight.events.filter(
      ({ type, rule }) =>
        (type === 'unitCaptured' && rule === 'GEN-14.4') || (type === 'unitDestroyed' && rule === 'GEN-14.5'),
    );
    expect(settled.length).toBe(removed);
  }
  for (const kind of [
    'assault',
    'headOn',
    'meeting',
    'building',
    'unitSheltered',
    'dieRerolled',
    'unitRetreated',
    'unitWithdrew',
  ]) {
    expect(seen).toContain(kind);
  }
}, 30_000);
