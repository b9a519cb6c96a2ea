// The rules of a single battle: whoever plays one does not wait for tournament, campaign and automaton.
import { invariant } from '@grognard/kernel';
import { battleProcedures } from './procedures/battle-procedures.ts';
import type { Automaton } from './procedures/in-battle.ts';
import { rulesOf } from './rules-of.ts';
import { setupBattle } from './setup-battle.ts';

const noAutomaton: Automaton = (_umpire, _procedure, { proc }) =>
  invariant(false, `nobody but people and machines is asked in ${proc}`);

export const procedures = battleProcedures(noAutomaton);
export const battleRules = rulesOf(procedures, setupBattle);
