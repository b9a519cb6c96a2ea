import { offers, outcomeOf, pending } from '@grognard/kernel';
import type { AnyGame } from '../game.ts';
import { isRecord } from '../json.ts';
import type { Check } from './check.ts';

const cites = (module: AnyGame, rule: string): boolean => Object.hasOwn(module.ruleBook, rule);

/** Rules named by procedures and actions that are not in the rule book; checked once per game, they never change. */
export function uncitedRules(module: AnyGame): readonly string[] {
  const procedures = Object.entries(module.procedures);
  const named = [
    ...procedures.map(([name, procedure]) => [procedure.rule, `procedure ${name}`]),
    ...procedures.flatMap(([name, { actions }]) =>
      actions.map((action) => [action.rule, `action ${action.type} of ${name}`]),
    ),
    ...module.always.map((action) => [action.rule, `action ${action.type}`]),
  ];
  return named.flatMap(([rule = '', where]) => (cites(module, rule) ? [] : [`${where} cites ${rule}`]));
}

/** Whatever is said to a player cites a rule that the player can look up. */
export const citations: Check = {
  name: 'decisions, refusals, events, draws and outcomes cite rules of the rule book',
  every: 10,
  run({ module, match, events }) {
    for (const { seat, rule, prompt } of pending(match)) {
      if (!cites(module, rule)) return `the prompt "${prompt}" cites ${rule}`;
      for (const { action, refusal } of offers(match, seat))
        if (refusal !== null && !cites(module, refusal.rule))
          return `the refusal of ${JSON.stringify(action)} cites ${refusal.rule}`;
    }
    const last = match.journal.at(-1);
    for (const { purpose } of last !== undefined && 'draws' in last ? last.draws : match.opening.draws) {
      const [rule = ''] = purpose.split(' ');
      if (!cites(module, rule)) return `the draw "${purpose}" cites ${rule}`;
    }
    for (const event of events) {
      const uncited = uncitedEvent(module, event);
      if (uncited !== null) return uncited;
    }
    const outcome = outcomeOf(match);
    const rule = outcome?.rule ?? null;
    return rule === null || cites(module, rule) ? null : `the outcome cites ${rule}`;
  },
};

/** An event may carry its rule; then it is one of the rule book. */
function uncitedEvent(module: AnyGame, event: unknown): string | null {
  const rule = isRecord(event) ? event['rule'] : undefined;
  if (rule === undefined || (typeof rule === 'string' && cites(module, rule))) return null;
  return `the event ${JSON.stringify(event)} cites ${String(rule)}`;
}
