// NAP-16.4, NAP-CRD.11: whom an Action card may name, and when it may be played at all.
import { distance, neighboursOf } from './hexes.ts';
import { emptyHexes, reach } from './moves.ts';
import {
  armOf,
  canTire,
  cardOfUnit,
  has,
  hasRow,
  idOf,
  isExhausted,
  isInAnyAura,
  isMarked,
  isOnField,
  unitOf,
  unitsOf,
} from './profile.ts';
import { type Battle, foeOf, type Player, type Unit } from './shape.ts';
import { canAnyStep } from './tablet.ts';
import { targetsOf } from './targets.ts';

/** A pick as far as the card and what has been named decide it. */
export interface Pick {
  readonly player: Player;
  readonly card: string;
  readonly what: string;
  readonly named: readonly number[];
  readonly among: readonly number[] | null;
}

/** NAP-FAT.6 for cards: without Rest an exhausted unit has nothing to do. */
const mayBeGranted = (unit: Unit, rests: boolean): boolean =>
  !isExhausted(unit) || (rests && !isMarked(unit));

const ARM: { readonly [card: string]: (unit: Unit) => boolean } = {
  F05: (unit) => armOf(unit) === 'artillery',
  F06: (unit) => armOf(unit) === 'infantry',
  F07: (unit) => armOf(unit) === 'cavalry',
  R03: (unit) => armOf(unit) === 'infantry',
  R05: (unit) => cardOfUnit(unit).branch === 'LC',
  R06: (unit) => armOf(unit) === 'artillery',
  A04: (unit) => armOf(unit) === 'infantry',
  A05: (unit) => armOf(unit) === 'cavalry',
  A06: (unit) => armOf(unit) === 'artillery',
};
/** Cards whose activation may be a Rest: their text does not narrow it. */
const RESTS = ['F07', 'R05', 'A05'];

const isBeside = (a: Unit, b: Unit): boolean => distance(a.at, b.at) === 1;

/** NAP-CRD.9 */
function gathers(battle: Battle, { player, named }: Pick): Unit[] {
  const fit = unitsOf(battle, player).filter(
    (unit) => armOf(unit) !== 'artillery' && mayBeGranted(unit, false),
  );
  const chosen = named.map((id) => unitOf(battle, id));
  return fit.filter((unit) => {
    if (chosen.includes(unit)) return false;
    return (chosen.length === 0 ? fit : chosen).some((other) => isBeside(unit, other));
  });
}

const isAlone = (battle: Battle, unit: Unit): boolean =>
  !unitsOf(battle, unit.owner).some((other) => isBeside(unit, other));

const isWhisperedTo = (battle: Battle, { player }: Pick, unit: Unit): boolean =>
  unitsOf(battle, player).some(
    (own) => (armOf(own) === 'commander' || hasRow(own, 'magic')) && distance(own.at, unit.at) <= 3,
  );

/** A13: hexes a unit may be placed on. */
export const gateHexes = (battle: Battle, unit: Unit): number[] =>
  emptyHexes(battle).filter((hex) =>
    unitsOf(battle, unit.owner).some((other) => other !== unit && distance(other.at, hex) === 1),
  );

/** F06, R14, F14: hexes a March leads to (NAP-MOV.7). */
export const marchHexes = (battle: Battle, unit: Unit, card: string): number[] => [
  ...reach(battle, unit, card === 'F06' ? marchLength(battle, unit) : 1).keys(),
];
/** NAP-MOV.8: Slow units never go farther than their Movement. */
const marchLength = (battle: Battle, unit: Unit): number =>
  has(battle, unit, 'Slow') ? Math.min(2, cardOfUnit(unit).movement) : 2;

export function picksOf(battle: Battle, pick: Pick): Unit[] {
  const { player, card, what, named, among } = pick;
  const own = unitsOf(battle, player).filter((unit) => !named.includes(idOf(battle, unit)));
  const foes = unitsOf(battle, foeOf(player)).filter((unit) => !named.includes(idOf(battle, unit)));
  const fits = ARM[card] ?? (() => true);
  const listed = among === null ? own : own.filter((unit) => among.includes(idOf(battle, unit)));
  switch (what) {
    case 'gather':
      return gathers(battle, pick);
    case 'lead':
      return listed.filter((unit) => mayBeGranted(unit, false));
    case 'activate':
    case 'command':
      return listed.filter((unit) => fits(unit) && mayBeGranted(unit, RESTS.includes(card)));
    case 'march':
      return own.filter((unit) => fits(unit) && !isExhausted(unit));
    case 'tire':
      return foes.filter((unit) => !isMarked(unit) && canTire(unit));
    case 'strike':
      return foes.filter((unit) => isAlone(battle, unit));
    case 'whisper':
      return foes.filter((unit) => isWhisperedTo(battle, pick, unit));
    case 'tithe':
      return own.filter(({ models }) => models >= 2);
    case 'gate':
      return own.filter(
        (unit) => armOf(unit) !== 'artillery' && !isExhausted(unit) && gateHexes(battle, unit).length > 0,
      );
    case 'process':
      return own.filter((unit) => isInAnyAura(battle, unit));
    default:
      return [];
  }
}

/** Guns that may only fire, with Indirect Fire if they can. */
function hasShot(battle: Battle, unit: Unit): boolean {
  if (targetsOf(battle, unit, () => true).length > 0) return true;
  if (!has(battle, unit, 'Indirect Fire') || !canTire(unit)) return false;
  const { activation } = battle;
  const grant = {
    card: null,
    movement: 0,
    move: true,
    attack: true,
    rest: true,
    meleeOnly: false,
    die: null,
  };
  const facts = {
    carried: false,
    restOnly: false,
    moved: 0,
    meleeMade: false,
    frenzied: false,
    persecuted: false,
  };
  const rest = { regrouped: [], over: false, deactivated: false };
  battle.activation = { unit: idOf(battle, unit), grant, used: ['indirectFire'], ...facts, ...rest };
  const found = targetsOf(battle, unit, () => true).length > 0;
  battle.activation = activation;
  return found;
}

const WHAT: { readonly [card: string]: string } = {
  F03: 'gather',
  F05: 'activate',
  F06: 'march',
  F07: 'command',
  R03: 'activate',
  R05: 'command',
  R06: 'command',
  R07: 'tire',
  R13: 'strike',
  R14: 'march',
  R15: 'process',
  A01: 'tithe',
  A04: 'activate',
  A05: 'command',
  A06: 'command',
  A07: 'whisper',
  A13: 'gate',
};
const SHOOTS = ['F05', 'R06', 'A06'];

/** NAP-CRD.11: at least one part of it can do something. */
export function mayPlay(battle: Battle, player: Player, card: string): boolean {
  const { pouch, corruption } = battle.players[player];
  const own = unitsOf(battle, player);
  const isTired = own.some(({ fatigue }) => fatigue > 0);
  const steps = canAnyStep(battle, player, null, []);
  if (card === 'F01') return pouch !== '';
  if (card === 'R01') return pouch !== '' || isTired;
  if (card === 'F04')
    return pouch !== '' || own.some((unit) => unit.fatigue > 0 && isInAnyAura(battle, unit));
  if (card === 'F15') return steps || isTired;
  if (card === 'R08' || card === 'A03') return steps;
  if (card === 'R04') return pouch !== '' || battle.players[foeOf(player)].screen !== '';
  if (card === 'A13' && corruption < 3) return false;
  const what = WHAT[card] ?? '';
  return picksOf(battle, { player, card, what, named: [], among: null }).some((unit) => {
    if (SHOOTS.includes(card)) return hasShot(battle, unit);
    if (what === 'march')
      return marchHexes(battle, unit, card).length > 0 || (card === 'R14' && unit.fatigue > 0);
    return true;
  });
}

export const besideOf = (battle: Battle, unit: Unit): Unit[] =>
  unitsOf(battle, unit.owner).filter((other) => isOnField(other) && neighboursOf(unit.at).includes(other.at));
