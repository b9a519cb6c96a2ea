// SAG-26: when each card may be played. What it does is in effects.ts.
import type { Named } from '../contract.ts';
import { behind, beside, LINE, type Player, rowOf, SECOND } from './board.ts';
import { declarations, distanceTo, type Orders, ordersFor } from './declarations.ts';
import { freeSlots, isAbroad, isInLine, isInReserve, isSetOut, mayBeAt } from './land.ts';
import { freeInReserve, stepsOf } from './moves.ts';
import {
  isArtillery,
  isEngaged,
  isHeavy,
  isInfantry,
  isMounted,
  type Table,
  type Unit,
  unitAt,
  unitsOf,
  type Window,
} from './table.ts';

const WINDOWS: { readonly [card: string]: string } = {
  G05: 'W-ACT',
  G06: 'W-DEC W-ACT',
  G07: 'W-ACT',
  G08: 'W-ACT',
  G09: 'W-ACT',
  G10: 'W-ACT',
  G11: 'W-ACT',
  G12: 'W-MOR',
  G13: 'W-REF',
  G14: 'W-REF',
  G15: 'W-DEC',
  G16: 'W-ACT',
  G17: 'W-DEC',
  G18: 'W-ACT',
  G19: 'W-HIT',
  G20: 'W-TURN',
  N01: 'W-LAST',
  N02: 'W-LAST',
  N03: 'W-END',
  N04: 'W-TURN',
  N05: 'W-ROLL',
  N06: 'W-TURN W-END',
  N07: 'W-ACT',
  N08: 'W-WIN',
  N09: 'W-ACT',
  N10: 'W-MOR',
  N11: 'W-TURN',
  N12: 'W-TURN',
  F01: 'W-TURN',
  F02: 'W-DEC',
  F03: 'W-ACT',
  F04: 'W-ACT',
  F05: 'W-DEC',
  F06: 'W-DEC',
  F07: 'W-ACT',
  F08: 'W-TURN',
  B01: 'W-ACT',
  B02: 'W-ACT',
  B03: 'W-ACT',
  B04: 'W-ACT',
  B05: 'W-MOR',
  B06: 'W-DEC',
  P01: 'W-TURN',
  P02: 'W-LAST',
  P03: 'W-END',
  P04: 'W-ACT',
  P05: 'W-ACT',
  P06: 'W-RET',
};

export const isInWindow = (card: string, window: string): boolean =>
  (WINDOWS[card] ?? '').split(' ').includes(window);

const once = (card: string, isSo: boolean): readonly Named[] => (isSo ? [{ type: 'card', card }] : []);
const forEach = (card: string, units: readonly Unit[]): readonly Named[] =>
  units.map(({ id }) => ({ type: 'card', card, target: id }));

/** Cards that open declarations: SAG-P-ACT 4. */
function enables(table: Table, unit: Unit, card: string): boolean {
  const isFree = !isEngaged(table, unit);
  const row = rowOf(unit.at);
  const isSteady = unit.formation !== 'square';
  const fits: { readonly [id: string]: boolean } = {
    G06: isFree && isInfantry(unit) && (row === 'L' || row === 'S'),
    G15: isFree && isSteady && stepsOf(table, unit).length > 0,
    G17: isFree && isArtillery(unit) && (row === 'S' || row === 'R'),
    F02: isFree && isSteady && unit.card.status === 'guard' && !isArtillery(unit) && isInReserve(unit),
    F05: isFree && isMounted(unit) && row === 'L',
    F06: isFree && isInfantry(unit) && row === 'S',
    B06: isFree && isInfantry(unit) && unit.card.status === 'guard' && row === 'S',
  };
  return fits[card] === true;
}

/** The declarations there would be with this card as well. */
export function withCard(table: Table, unit: Unit, card: string): readonly Named[] {
  if (!isInWindow(card, 'W-DEC') || !enables(table, unit, card)) return [];
  const orders: Orders = new Set([...ordersFor(table, unit), card]);
  const before = unit.formation;
  if (card === 'G06') unit.formation = 'square';
  const open = declarations(table, unit, orders);
  unit.formation = before;
  return open;
}

const carries = (unit: Unit, ...cards: readonly string[]): boolean =>
  cards.some((card) => unit.attached.includes(card));

/** In W-ACT, by whoever's unit acts. */
function activeChoices(table: Table, { unit, target, act }: Window, card: string): readonly Named[] {
  if (unit === undefined) return [];
  const [isFoot, isHorse, isFree] = [isInfantry(unit), isMounted(unit), !isEngaged(table, unit)];
  const isFight = act === 'engage' || act === 'continue';
  const charged = table.activation?.charged === true;
  const backing = behind(unit.at).some((place) => isOwnInfantry(table, unit, place));
  const fits: { readonly [id: string]: boolean } = {
    G05: isFree && isFoot,
    G07: isFree && isHorse,
    G08: (isFoot || isHorse) && !carries(unit, 'G08', 'F07'),
    G09: (isFoot || isHorse) && !carries(unit, 'G09'),
    G10: isFoot && act === 'fire',
    G11: isFoot && isFight,
    G16: isArtillery(unit) && act === 'fire',
    G18: charged && act === 'engage',
    F04: isFoot && act === 'engage' && backing,
    F07: (isFoot || isHorse) && !carries(unit, 'F07', 'G08'),
    B03: isFoot && act === 'fire',
    B04: isHeavy(unit) && charged && act === 'engage',
    P04: isFight,
    P05: !carries(unit, 'P05'),
  };
  if (card === 'F03' && target !== undefined && isArtillery(unit) && act === 'fire')
    return batteries(table, unit, target);
  return once(card, fits[card] === true);
}

function isOwnInfantry(table: Table, unit: Unit, place: string): boolean {
  const there = unitAt(table, place);
  return there !== undefined && there.owner === unit.owner && isInfantry(there);
}

/** Every choice among these guns, none too. */
function subsets(units: readonly Unit[], most: number): readonly (readonly Unit[])[] {
  let sets: readonly (readonly Unit[])[] = [[]];
  for (const unit of units) sets = sets.concat(sets.map((set) => set.concat(unit)));
  return sets.filter((set) => set.length <= most);
}

const gunsAt = (table: Table, owner: Player): readonly Unit[] =>
  unitsOf(table, owner).filter(
    (unit) => isArtillery(unit) && !isEngaged(table, unit) && (rowOf(unit.at) === 'S' || isInReserve(unit)),
  );

const withGuns = (card: string, guns: readonly Unit[]): Named =>
  guns.length === 0 ? { type: 'card', card } : { type: 'card', card, guns: guns.map(({ id }) => id) };

/** SAG-F03, R79. */
export function supportingGuns(table: Table, unit: Unit, target: Unit): readonly Unit[] {
  return gunsAt(table, unit.owner).filter((gun) => {
    if (gun === unit) return false;
    return isAbroad(target) ? isInReserve(gun) : distanceTo(table, gun, target.at, 3) !== undefined;
  });
}

function batteries(table: Table, unit: Unit, target: Unit): readonly Named[] {
  const guns = supportingGuns(table, unit, target);
  const shown = guns.filter(({ faceUp }) => faceUp).length;
  const hidden = guns.filter(({ faceUp }) => !faceUp);
  return subsets(hidden, Math.max(0, 2 - shown)).map((set) => withGuns('F03', set));
}

/** SAG-N07. */
function isScreened(table: Table, target: Unit): boolean {
  const isSkirmisher = (unit: Unit | undefined): boolean =>
    unit !== undefined && unit.owner === target.owner && unit.card.arm === 'light infantry';
  const near = [...beside(target.at), ...behind(target.at)].map((place) => unitAt(table, place));
  return (
    isSkirmisher(target) ||
    near.some((unit) => isSkirmisher(unit) && unit !== undefined && !isEngaged(table, unit))
  );
}

/** In W-ACT, by whoever's unit is aimed at. */
function reactiveChoices(
  table: Table,
  { unit, target, act }: Window,
  player: Player,
  card: string,
): readonly Named[] {
  if (unit === undefined || target === undefined || target.owner !== player) return [];
  const isShelled = act === 'fire' && isArtillery(unit);
  const guns = gunsAt(table, player);
  if (card === 'N09' && isShelled)
    return guns.some(({ faceUp }) => faceUp) ? once('N09', true) : guns.map((gun) => withGuns('N09', [gun]));
  const row = rowOf(target.at);
  const fits: { readonly [id: string]: boolean } = {
    G06: act === 'engage' && isInfantry(target) && isMounted(unit),
    G07: act === 'engage' && isMounted(target) && table.activation?.evadeFailed !== true,
    N07: act === 'fire' && isInLine(target) && isScreened(table, target),
    B01:
      act === 'engage' &&
      !target.activated &&
      isInfantry(target) &&
      row === 'L' &&
      table.players[player].markers > 0,
    B02: isShelled && (row === 'L' || row === 'S'),
  };
  return once(card, fits[card] === true);
}

/** Cards for a whole army or a whole phase. */
function generalChoices(table: Table, player: Player, card: string, windowId: string): readonly Named[] {
  const own = unitsOf(table, player);
  const isShaken = (unit: Unit): boolean => isMounted(unit) && unit.disarray;
  const isIdle = (unit: Unit): boolean => !isEngaged(table, unit);
  const enemy = table.players[player === 'A' ? 'B' : 'A'];
  switch (card) {
    case 'G13':
      return forEach(
        card,
        own.filter((unit) => rowOf(unit.at) === 'RT' || (isInReserve(unit) && isIdle(unit) && unit.cas >= 2)),
      );
    case 'G14':
      return forEach(
        card,
        own.filter((unit) => isIdle(unit) && unit.cas > 0 && (rowOf(unit.at) === 'S' || isInReserve(unit))),
      );
    case 'G20':
      return once(card, !table.effects.some((each) => each.card === 'G20' && each.by === player));
    case 'N03':
    case 'P03':
      return forEach(card, own.filter(isSetOut));
    case 'N06':
      return forEach(card, own.filter(isShaken));
    case 'N11':
      return once(card, enemy.hand.length > 0);
    case 'P02':
      return once(card, table.players[player].army.length > 0 && freeInReserve(table, player).length > 0);
    case 'N01':
    case 'N02':
      return placements(table, player, card, own);
    default:
      return once(card, windowId === 'W-TURN');
  }
}

function placements(table: Table, player: Player, card: string, own: readonly Unit[]): readonly Named[] {
  const isCandidate = (unit: Unit): boolean =>
    card === 'N01'
      ? isInReserve(unit) && !isEngaged(table, unit) && isInfantry(unit) && unit.card.status !== 'guard'
      : isMounted(unit) && (isSetOut(unit) || (isAbroad(unit) && !isEngaged(table, unit)));
  const free = freeSlots(table, player, [...LINE, ...SECOND]);
  return own
    .filter(isCandidate)
    .flatMap((unit) =>
      free
        .filter((place) => mayBeAt(table, unit, place))
        .map((place) => ({ type: 'card', card, target: unit.id, slot: place.slice(2) })),
    );
}

/** Every way in which this player may play this card now. */
export function cardChoices(table: Table, window: Window, player: Player, card: string): readonly Named[] {
  const { id, unit } = window;
  if (!isInWindow(card, id)) return [];
  switch (id) {
    case 'W-ACT':
      return player === table.activation?.player
        ? activeChoices(table, window, card)
        : reactiveChoices(table, window, player, card);
    case 'W-DEC':
      return once(card, unit !== undefined && withCard(table, unit, card).length > 0);
    case 'W-MOR':
      return once(card, card === 'N10' ? player !== unit?.owner : player === unit?.owner);
    case 'W-HIT':
      return once(
        card,
        unit !== undefined &&
          isInfantry(unit) &&
          unit.formation !== 'square' &&
          window.hit?.byFire === true &&
          window.hit.hits > 0,
      );
    case 'W-RET':
      return once(card, freeInReserve(table, player).length > 0);
    case 'W-WIN':
      return once(
        card,
        unit !== undefined &&
          isMounted(unit) &&
          unit.at === window.wonAt &&
          window.loser !== undefined &&
          rowOf(window.loser.at) === 'RT',
      );
    case 'W-ROLL':
      return once(card, true);
    default:
      return generalChoices(table, player, card, id);
  }
}
