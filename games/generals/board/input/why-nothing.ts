// Why something that was pressed answers nothing now, and what one can do instead.
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { no, type Refusal, type RuleId, type Target } from '@grognard/kernel';
import { isReserve, isSector, RESERVE } from '../../field/board-graph.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import type { Unit } from '../../state.ts';
import type { Desk } from '../desk.ts';
import { isSide, sectorName } from '../words/names.ts';
import { spoken } from '../words/sentences-board.ts';
import { silences } from '../words/sentences-silences.ts';
import { targetName } from '../words/target-name.ts';
import { answersOn } from './answers.ts';
import { isOwn, isPlanning, unitNamed } from './written-orders.ts';

/** GEN-6.4: an order begins with the unit that carries it out. */
function inPlanning(desk: Desk, target: Target, unit: Unit | undefined): Refusal | null {
  const { viewer } = desk.shown.value.view;
  const sector = 'sector' in target ? target.sector : unit?.at;
  if (!isSector(sector) || (unit !== undefined && isOwn(desk, unit))) return null;
  if (isReserve(sector) && isSide(viewer) && sector !== RESERVE[viewer])
    return no('GEN-6.7', silences.enemyReserve);
  if (unit === undefined) return no('GEN-6.4', silences.sector, { sector: sectorName(sector) });
  const facts = { side: SIDE_NAME[unit.side], arm: ARM_NAME[unit.arm], sector: sectorName(sector) };
  return no('GEN-6.4', silences.enemy, facts);
}

/** GEN-9.1: the guns' own phase. */
function withoutGuns(desk: Desk, unit: Unit): Refusal | null {
  const isIdle = desk.shown.value.view.draft?.kind === 'bombard' && unit.arm !== 'A';
  return isIdle && isOwn(desk, unit) ? no('GEN-9.1', silences.onlyGuns) : null;
}

/** GEN-6.8: nothing on the sheet is about this unit. */
function withoutOrder(desk: Desk, unit: Unit): Refusal | null {
  const { draft } = desk.shown.value.view;
  const isSent = draft?.kind === 'declare' || draft?.kind === 'bombard';
  if (!isSent || !isOwn(desk, unit) || !isSector(unit.at)) return null;
  if (unit.routed) return no('GEN-14.8', silences.routed, { arm: ARM_NAME[unit.arm] });
  return no('GEN-6.8', silences.noOrder, { arm: ARM_NAME[unit.arm], sector: sectorName(unit.at) });
}

/** GEN-12.13, 12.16: lines are drawn up where somebody attacks. */
function inTheLine(desk: Desk, unit: Unit): Refusal | null {
  const { draft, engagement } = desk.shown.value.view;
  if (draft?.kind !== 'positions' || !isOwn(desk, unit) || !isSector(unit.at)) return null;
  const facts = { arm: ARM_NAME[unit.arm], sector: sectorName(unit.at) };
  const fights = engagement?.attackers.some(
    (attacker) => attacker.unit === unit.id || attacker.to === unit.at,
  );
  return fights === true
    ? no('GEN-12.16', silences.onePlace, facts)
    : no('GEN-12.12', silences.noFight, facts);
}

/** A sector answers nothing where units are sent or guns fire. */
function inSector(desk: Desk, rule: RuleId): Refusal | null {
  const kind = desk.shown.value.view.draft?.kind;
  if (kind === 'bombard') return no(rule, silences.noShot);
  return kind === 'declare' ? no(rule, silences.send) : null;
}

/** Whoever is not asked waits for the others. */
function whileWaiting(desk: Desk): Refusal | null {
  const { decisions, viewer } = desk.shown.value;
  const [other] = decisions;
  if (other === undefined || !isSide(viewer) || !isSide(other.seat)) return null;
  return no(other.rule, silences.waiting, { side: SIDE_NAME[other.seat] });
}

/** A fight can always be looked at: pressed, it is laid on the desk. */
const isFight = (target: Target): boolean =>
  'border' in target || ('card' in target && /^(meet|bld):/.test(target.card));

/** Why a unit that somebody looks at closely answers nothing; null where it answers, or nobody is asked. */
export const whySilent = (desk: Desk, unit: Unit): Refusal | null =>
  desk.isLive.value && answersOn(desk, { unit: unit.id }).length === 0
    ? whyNothing(desk, { unit: unit.id })
    : null;

export function whyNothing(desk: Desk, target: Target): Refusal | null {
  const { view, decisions, viewer } = desk.shown.value;
  if (isFight(target)) return null;
  const asked = decisions.find(({ seat }) => seat === viewer);
  if (asked === undefined) return whileWaiting(desk);
  const unit = 'unit' in target ? unitNamed(desk, target.unit) : undefined;
  if (unit?.at === 'box' && isOwn(desk, unit))
    return no('GEN-14.8', silences.routed, { arm: ARM_NAME[unit.arm] });
  const reason = isPlanning(desk)
    ? inPlanning(desk, target, unit)
    : unit === undefined
      ? 'sector' in target
        ? inSector(desk, asked.rule)
        : null
      : (withoutGuns(desk, unit) ?? withoutOrder(desk, unit) ?? inTheLine(desk, unit));
  if (reason !== null) return reason;
  const question = told(asked.prompt, asked.with);
  if (unit !== undefined && !isOwn(desk, unit))
    return no(asked.rule, silences.enemyNow, {
      arm: ARM_NAME[unit.arm],
      side: SIDE_NAME[unit.side],
      question,
    });
  const subject =
    'sector' in target && isSector(target.sector) && !isReserve(target.sector)
      ? tell(spoken.sector, { sector: sectorName(target.sector) })
      : capital(targetName(target, view));
  return no(asked.rule, silences.noPart, { subject, question });
}
