// Why something that was pressed answers nothing now, and what one can do instead.
import { capital } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import { type Noun, no, type Refusal, type Target } from '@grognard/kernel';
import { SEAT_NAME } from '../../names.ts';
import { unitIn } from '../../view-units.ts';
import type { Desk } from '../desk.ts';
import { cardName, unitName } from '../words/names.ts';
import { silences } from '../words/sentences.ts';
import { STRATEGY_TEXTS } from '../words/strategy-texts.ts';
import { windowIn } from '../words/window.ts';
import { targetName } from './targets.ts';

export function whyNothing(desk: Desk, target: Target): Refusal | null {
  const { view, decisions, viewer } = desk.shown.value;
  const asked = decisions.find(({ seat }) => seat === viewer);
  if (asked === undefined) return null;
  const text = 'card' in target ? STRATEGY_TEXTS[target.card] : undefined;
  if ('card' in target && text !== undefined)
    return no('SAG-5.3', silences.cardLater, { card: cardName(target.card), when: text.when });
  const unit = 'unit' in target ? unitIn(view, target.unit) : undefined;
  const isChoosing =
    windowIn(view) === 'W-TURN' || desk.offers().some(({ action }) => action.type === 'activate');
  if (unit !== undefined && unit.owner !== viewer && isChoosing)
    return no('SAG-9.1', silences.enemyUnit, { side: SEAT_NAME[unit.owner] });
  const subject: Noun =
    'unit' in target
      ? unitName(view, target.unit)
      : { noun: capital(targetName(target, view)), number: 'one' };
  return no(asked.rule, silences.noPart, { subject, question: told(asked.prompt, asked.with) });
}
