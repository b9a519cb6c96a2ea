// All units of a position together: no more than fit, and never both sides in one sector.
import { fault } from '@grognard/kernel/forms.ts';
import { isBattleSector, isSector } from '../field/board-graph.ts';
import { SECTOR_ROOM } from '../movement/declared.ts';
import { SIDE_NAME } from '../names.ts';
import type { Unit } from '../state.ts';
import type { BattleSector, Phase } from '../vocabulary.ts';

type Moment = Phase | 'setup';

export function checkUnits(
  units: readonly Unit[],
  phase: Moment,
  buildings: readonly BattleSector[],
  path: string,
): void {
  units.forEach((unit, index) => {
    const at = `${path}[${index}]`;
    const before = units.slice(0, index);
    if (before.some(({ id }) => id === unit.id))
      fault('impossible', `${at}.id`, `${unit.id} is listed twice.`);
    checkMoment(unit, phase, buildings, at);
    checkCrowd(before, unit, at);
  });
}

/** Phases before which routed Infantry and Cavalry have left the board (GEN-10.5). */
const QUIET: readonly Moment[] = ['planning', 'noncombat', 'rally', 'scoring', 'setup'];

function checkMoment(unit: Unit, phase: Moment, buildings: readonly BattleSector[], path: string): void {
  const { id, at, arm, inside } = unit;
  if ((at === 'tray') !== (phase === 'setup')) {
    fault('impossible', `${path}.at`, 'Units wait in the tray during Custom setup, and only then.');
  }
  if (inside && !buildings.some((sector) => sector === at)) {
    fault('impossible', `${path}.inside`, `No building stands in ${at}.`);
  }
  if (unit.routed && arm !== 'A' && !inside && isSector(at) && QUIET.includes(phase)) {
    fault(
      'impossible',
      `${path}.routed`,
      `Routed Infantry and Cavalry has fled before the ${phase} phase (GEN-10.5).`,
    );
  }
  const used = unit.spent || unit.square || unit.bound || unit.moved || unit.activations > 0;
  if (phase === 'planning' && used) {
    fault(
      'impossible',
      path,
      `${id} is fresh when planning begins: not spent, in square, bound or moved (GEN-16.1).`,
    );
  }
}

function checkCrowd(before: readonly Unit[], unit: Unit, path: string): void {
  const { at, side, inside } = unit;
  if (!isBattleSector(at)) return;
  const here = before.filter((other) => other.at === at);
  if (here.filter((other) => other.side === side).length >= SECTOR_ROOM) {
    fault(
      'impossible',
      `${path}.at`,
      `${SIDE_NAME[side]} has more than ${SECTOR_ROOM} units in ${at} (GEN-3.6).`,
    );
  }
  if (inside && here.some((other) => other.inside)) {
    fault('impossible', `${path}.inside`, `The building of ${at} has an occupant already (GEN-20.15).`);
  }
  const isHolder = (one: Unit): boolean => !one.routed && !one.inside;
  if (isHolder(unit) && here.some((other) => other.side !== side && isHolder(other))) {
    fault('impossible', `${path}.at`, `Unrouted units of both sides are in ${at} (GEN-3.11).`);
  }
}
