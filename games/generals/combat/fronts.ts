// GEN-7.10 to 7.12, 12.2, 20.18: the fronts that follow from the committed units; nobody declares combat.
import { type Frozen, invariant } from '@grognard/kernel';
import { battleBorderBetween, isBattleSector } from '../field/board-graph.ts';
import { anyAt, isUnrouted, sideOf } from '../field/units.ts';
import type { Attacker, Front, State } from '../state.ts';
import {
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type FrontId,
  otherSide,
  type Side,
} from '../vocabulary.ts';
import { engagementOf } from './attackers.ts';
import { meetingFronts } from './meeting-fronts.ts';

export interface FormedFronts {
  /** In the order dice are rolled: borders, meetings, buildings (GEN-R.74). */
  readonly fronts: readonly Front[];
  /** The attackers with their fronts; null: before a vacated sector, or still to be distributed in a meeting. */
  readonly attackers: readonly Attacker[];
}

export const buildingFront = (sector: BattleSector): FrontId => `bld:${sector}`;
const meetingFront = (sector: BattleSector, number: number): FrontId => `meet:${sector}:${number}`;

export function formFronts(state: Frozen<State>): FormedFronts {
  const { attackers } = engagementOf(state);
  const border = new Map<BattleBorder, Front>();
  const building = new Map<BattleSector, Front>();
  const meeting = meetingsOf(state, attackers);
  const placed = attackers.map((attacker): Attacker => {
    if (attacker.kind === 'building') {
      building.set(attacker.to, emptyFront(buildingFront(attacker.to), 'building', attacker.to));
      return { ...attacker, front: buildingFront(attacker.to) };
    }
    if (!isHeldAgainst(state, attacker)) return { ...attacker, front: meeting.frontOf(attacker) };
    const crossed = borderOf(attacker);
    if (!border.has(crossed)) border.set(crossed, borderFront(crossed, attacker));
    return { ...attacker, front: crossed };
  });
  const fronts = [
    ...BATTLE_BORDERS.flatMap((id) => border.get(id) ?? []),
    ...meeting.fronts,
    ...BATTLE_SECTORS.flatMap((sector) => building.get(sector) ?? []),
  ];
  return { fronts, attackers: placed };
}

/** GEN-7.10: the target still contains unrouted enemies. One in the building counts: he fires from it (GEN-20.20). */
const isHeldAgainst = (state: Frozen<State>, attacker: Frozen<Attacker>): boolean =>
  anyAt(state, otherSide(sideOf(attacker.unit)), attacker.to, isUnrouted);

export function borderOf(attacker: Frozen<Attacker>): BattleBorder {
  const border = battleBorderBetween(attacker.from, attacker.to);
  if (border === null) invariant(false, `${attacker.unit} attacks ${attacker.to} over a battle border`);
  return border;
}

const emptyFront = (id: FrontId, kind: Front['kind'], sector: BattleSector | null): Front => ({
  id,
  kind,
  sector,
  ends: null,
  white: [],
  black: [],
  dice: [],
  closed: false,
});

function borderFront(border: BattleBorder, attacker: Frozen<Attacker>): Front {
  const { from, to } = attacker;
  invariant(isBattleSector(from), `${attacker.unit} attacks from a battle sector`);
  const ends = sideOf(attacker.unit) === 'white' ? { white: from, black: to } : { white: to, black: from };
  return { ...emptyFront(border, 'border', null), ends };
}

interface Meetings {
  readonly fronts: readonly Front[];
  frontOf(attacker: Frozen<Attacker>): FrontId | null;
}

const NO_MEETINGS: Meetings = { fronts: [], frontOf: () => null };

/** GEN-7.12, GEN-R.27: sectors without an unrouted unit that both sides are committed into; all of them are attackers. */
function meetingsOf(state: Frozen<State>, attackers: readonly Frozen<Attacker>[]): Meetings {
  const free = attackers.filter((each) => each.kind === 'order' && !isHeldAgainst(state, each));
  if (!bothSides(free)) return NO_MEETINGS;
  const fronts: Front[] = [];
  const ways = new Map<string, FrontId[]>();
  for (const sector of BATTLE_SECTORS) {
    const into = free.filter(({ to }) => to === sector);
    if (!bothSides(into)) continue;
    meetingFronts(sector, bordersOf(into, 'white'), bordersOf(into, 'black')).forEach((borders, i) => {
      const id = meetingFront(sector, i + 1);
      fronts.push(emptyFront(id, 'meeting', sector));
      for (const border of [...borders.white, ...borders.black]) {
        const key = `${border} ${sector}`;
        ways.set(key, [...(ways.get(key) ?? []), id]);
      }
    });
  }
  return { fronts, frontOf: (attacker) => onlyOne(ways.get(`${borderOf(attacker)} ${attacker.to}`)) };
}

const bothSides = (attackers: readonly Frozen<Attacker>[]): boolean =>
  attackers.some(({ unit }) => sideOf(unit) === 'white') &&
  attackers.some(({ unit }) => sideOf(unit) === 'black');

const bordersOf = (attackers: readonly Frozen<Attacker>[], side: Side): BattleBorder[] =>
  attackers.filter(({ unit }) => sideOf(unit) === side).map(borderOf);

/** A side that comes over one border against several distributes its attackers itself (GEN-12.4). */
const onlyOne = (fronts: readonly FrontId[] | undefined): FrontId | null =>
  fronts?.length === 1 ? (fronts[0] ?? null) : null;

/** How a front is announced. Swapping sectors over one border is always a head-on fight (GEN-R.29). */
export function frontStory(
  front: Frozen<Front>,
  attackers: readonly Frozen<Attacker>[],
): { readonly kind: 'assault' | 'headOn' | 'meeting' | 'building'; readonly sector: BattleSector } {
  const own = attackers.filter((attacker) => attacker.front === front.id);
  const target = front.sector ?? own[0]?.to;
  invariant(target !== undefined, `front ${front.id} has attackers`);
  if (front.kind !== 'border') return { kind: front.kind, sector: target };
  return { kind: bothSides(own) ? 'headOn' : 'assault', sector: target };
}
