// Units an Action card names one by one (NAP-ACN.1, NAP-DEK.8), and what happens to each.
// Also NAP-FAQ.13.
import type { Frozen } from '@grognard/kernel';
import { isInAura } from '../field/auras.ts';
import { battleOf, changeUnit, unitOf } from '../field/battle.ts';
import { gainCorruption, spendCorruption } from '../field/corruption.ts';
import { refresh, tire } from '../field/fatigue.ts';
import { canTire, friendsNextTo, hasToken, isExhausted, readiness } from '../field/units.ts';
import type { PickFrame } from '../frames.ts';
import { effectDamage, loseModels } from '../harm/losses.ts';
import { reachOf } from '../movement/destinations.ts';
import type { Table } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex, PickWhat, UnitId } from '../vocabulary.ts';
import { activateUnit, gates, isConnected, isWhisperedTo, march } from './pick-effects.ts';
import { isWho } from './who.ts';

type Reading = Frozen<Battle>;
type Asked = Pick<Frozen<PickFrame>, 'player' | 'card' | 'among' | 'named' | 'grant'>;

interface PickRule {
  /** Of units on the field that have not been named. */
  isOpen(battle: Reading, unit: Frozen<Unit>, frame: Asked): boolean;
  /** So many must be named before one may stop. */
  readonly least: number;
  /** Where the unit may go; absent: it is not asked. */
  hexes?(battle: Reading, unit: Frozen<Unit>, frame: Asked): readonly Hex[];
  /** The unit may also stay where it is. */
  readonly mayStay?: true;
  done(umpire: Table, frame: PickFrame, unit: UnitId, hex: Hex | null): void;
}

const isOwn = (unit: Frozen<Unit>, { player, card, among }: Asked): boolean =>
  unit.owner === player && isWho(card, unit) && (among === null || among.includes(unit.id));
const isEnemy = (unit: Frozen<Unit>, { player }: Asked): boolean => unit.owner !== player;

/** NAP-16.4: NAP-FAT.6 allows it, an exhausted one only where the effect permits Rest. */
function isActivatable(unit: Frozen<Unit>, { grant }: Asked): boolean {
  const ready = readiness(unit);
  return ready === 'ready' || (ready === 'restOnly' && grant?.rest === true);
}

/** F06, R14 (NAP-MOV.7) */
const MARCH: { readonly [card: string]: number } = { F06: 2, R14: 1 };

const GATE_PRICE = 3;

export const PICK_RULES: { readonly [what in PickWhat]: PickRule } = {
  /** F03, NAP-CRD.9: each further unit touches one already named. */
  gather: {
    isOpen: (battle, unit, frame) =>
      isOwn(unit, frame) && readiness(unit) === 'ready' && isConnected(battle, unit, frame),
    least: 2,
    done: () => {},
  },
  /** F03: each of the group, in the order the player chooses. */
  lead: {
    isOpen: (_battle, unit, frame) => isOwn(unit, frame) && isActivatable(unit, frame),
    least: 3,
    done: activateUnit,
  },
  activate: {
    isOpen: (_battle, unit, frame) => isOwn(unit, frame) && isActivatable(unit, frame),
    least: 0,
    done: activateUnit,
  },
  /** NAP-GEN.10: where the card does not say "up to" or "may", somebody must go. */
  command: {
    isOpen: (_battle, unit, frame) => isOwn(unit, frame) && isActivatable(unit, frame),
    least: 1,
    done: activateUnit,
  },
  march: {
    isOpen: (_battle, unit, frame) => isOwn(unit, frame) && !isExhausted(unit),
    least: 0,
    hexes: (battle, unit, { card }) => reachOf(battle, unit, MARCH[card] ?? 0).map(({ hex }) => hex),
    mayStay: true,
    done: march,
  },
  /** R07 */
  tire: {
    isOpen: (_battle, unit, frame) => isEnemy(unit, frame) && !hasToken(unit) && canTire(unit),
    least: 0,
    done: (umpire, _frame, unit) => tire(umpire, unit, 'NAP-FAT.2'),
  },
  /** R13 */
  strike: {
    isOpen: (battle, unit, frame) =>
      isEnemy(unit, frame) && friendsNextTo(battle, unit, unit.at).length === 0,
    least: 1,
    done: (umpire, { player }, unit) => {
      effectDamage(umpire, unit, player, 'NAP-DMG.6');
    },
  },
  /** A07 */
  whisper: {
    isOpen: (battle, unit, frame) => isEnemy(unit, frame) && isWhisperedTo(battle, unit),
    least: 1,
    done(umpire, { player }, unit) {
      if (canTire(unitOf(battleOf(umpire.state), unit))) tire(umpire, unit, 'NAP-FAT.2');
      else effectDamage(umpire, unit, player, 'NAP-DMG.6');
    },
  },
  /** A01 */
  tithe: {
    isOpen: (_battle, unit, frame) => isOwn(unit, frame) && unit.models >= 2,
    least: 1,
    done(umpire, { player }, unit) {
      loseModels(umpire, unit, 1, player, 'NAP-COR.2');
      gainCorruption(umpire, player, 3, 'NAP-COR.2');
    },
  },
  /** A13, NAP-DEK.7: a placement, not a move. */
  gate: {
    isOpen: (battle, unit, frame) =>
      isOwn(unit, frame) && !isExhausted(unit) && battle.players[frame.player].corruption >= GATE_PRICE,
    least: 1,
    hexes: gates,
    done(umpire, { player }, unit, hex) {
      const battle = battleOf(umpire.state);
      if (hex === null) return;
      const from = unitOf(battle, unit).at;
      spendCorruption(umpire, player, GATE_PRICE, 'NAP-COR.5');
      changeUnit(battle, unit, { at: hex });
      umpire.emit({ type: 'unitMoved', rule: 'NAP-DEK.7', unit, from, to: hex });
    },
  },
  /** R15, NAP-DEK.7: units without Fatigue may be named as well. */
  process: {
    isOpen: (battle, unit, frame) => isOwn(unit, frame) && isInAura(battle, unit),
    least: 0,
    done: (umpire, _frame, unit) => refresh(umpire, unit, 1, 'NAP-FAT.4'),
  },
};
