// Why something that was pressed or rested on answers nothing now, and what one can do instead.
import { capital } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import { no, type Refusal, type Target } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { silences } from '../words/sentences.ts';
import { targetName } from './about.ts';
import { procIn } from './moment.ts';

export function whyNothing(desk: Desk, target: Target): Refusal | null {
  const { view, decisions, viewer } = desk.shown.value;
  const asked = decisions.find(({ seat }) => seat === viewer);
  const name = capital(targetName(target, view));
  if (asked === undefined || view.battle === null || name === '') return null;
  const facts = { name, question: told(asked.prompt, asked.with) };
  if ('card' in target) return no(asked.rule, silences.card, facts);
  const unit = 'unit' in target ? view.battle.units.find(({ id }) => `${id}` === target.unit) : undefined;
  if (procIn(view) === 'turn' && unit?.owner !== viewer)
    return no('NAP-ACT.1', unit === undefined ? silences.hex : silences.enemy);
  return no(asked.rule, silences.noPart, facts);
}
