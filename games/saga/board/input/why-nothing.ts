// Why something that was pressed answers nothing now, and what one can do instead.
import { capital } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import { type Noun, no, type Refusal, type Target } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from '../../data/objectives.ts';
import { SEAT_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';
import type { UnitId } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { cardName, unitName } from '../words/names.ts';
import { silences } from '../words/sentences.ts';
import { MOMENT_SAYS, MORALE, STRATEGY_TEXTS } from '../words/strategy-texts.ts';
import { windowIn } from '../words/window.ts';
import { targetName } from './targets.ts';

/** SAG-9.2: a unit has its marker and is asked what it does. */
const DECLARING = 'SAG-9.2';

/** SAG-12.6: a unit must test its Morale and its owner is asked whether it rolls; cards come after that. */
const ROLLING = 'SAG-12.6';

/** SAG-12.7, 18.1: slots nobody is sent to by a press. */
function atTheFlank(sector: string): Refusal | null {
  if (/RT[WE]$/.test(sector)) return no('SAG-12.7', silences.retreatSlot);
  return /OF[WE]$/.test(sector) ? no('SAG-18.1', silences.outflankSlot) : null;
}

/** What is asked is about this unit: it acts, or it is what another unit acts on, or it rolls. */
const takesPart = ({ activation, test }: View, unit: UnitId): boolean =>
  [activation?.unit, activation?.declared?.target, activation?.declared?.with, test?.unit].includes(unit);

export function whyNothing(desk: Desk, target: Target): Refusal | null {
  const { view, decisions, viewer } = desk.shown.value;
  const asked = decisions.find(({ seat }) => seat === viewer);
  if (asked === undefined) return null;
  const text = 'card' in target ? STRATEGY_TEXTS[target.card] : undefined;
  if ('card' in target && text !== undefined) {
    if (asked.rule === ROLLING && text.when === MORALE)
      return no('SAG-5.3', silences.cardAfterChoice, { card: cardName(target.card) });
    const when = MOMENT_SAYS[text.when];
    return when === undefined
      ? no('SAG-6.4', silences.onlyInitiative)
      : no('SAG-5.3', silences.cardLater, { card: cardName(target.card), when });
  }
  const objective = 'card' in target ? OBJECTIVE_CARDS.find(({ id }) => id === target.card) : undefined;
  if (objective !== undefined)
    return objective.kind === 'immediate'
      ? no('SAG-16.8', silences.immediate)
      : no('SAG-16.9', silences.longTerm);
  const unit = 'unit' in target ? unitIn(view, target.unit) : undefined;
  const flank = 'sector' in target && unit === undefined ? atTheFlank(target.sector) : null;
  if (flank !== null) return flank;
  const isChoosing =
    windowIn(view) === 'W-TURN' || desk.offers().some(({ action }) => action.type === 'activate');
  if (unit !== undefined && unit.owner !== viewer && isChoosing)
    return no('SAG-9.1', silences.enemyUnit, { side: SEAT_NAME[unit.owner] });
  if ('sector' in target && (isChoosing || asked.rule === DECLARING))
    return no(asked.rule, isChoosing ? silences.emptySlot : silences.noWay);
  if (unit !== undefined && asked.rule === DECLARING)
    return unit.owner === viewer ? no('SAG-9.2', silences.othersTurn) : no('SAG-10.1', silences.outOfReach);
  const subject: Noun =
    'unit' in target
      ? unitName(view, target.unit)
      : { noun: capital(targetName(target, view)), number: 'one' };
  const sentence = unit !== undefined && takesPart(view, unit.id) ? silences.part : silences.noPart;
  return no(asked.rule, sentence, { subject, question: told(asked.prompt, asked.with) });
}
