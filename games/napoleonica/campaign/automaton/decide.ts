// NAP-AUT: the automaton plays the Abyss by fixed rules, and says why.
import { type Frame, invariant } from '@grognard/kernel';
import { attackerOf } from '../../attack/sides.ts';
import { battleOf } from '../../field/battle.ts';
import type { Action } from '../../grammar.ts';
import type { Table } from '../../rule-types.ts';
import type { Player } from '../../vocabulary.ts';
import { apply, lay, mode, overcharge, spend } from './attack-cards.ts';
import { dropDie, keepDie, reroll } from './attack-dice.ts';
import {
  absorb,
  advance,
  blast,
  deactivate,
  frenzy,
  ignoreRetreat,
  persecute,
  regroup,
  retreat,
  riposte,
  unfatigue,
} from './attack-results.ts';
import { deploy, summon } from './deployment.ts';
import { type Choice, type Decider, type Desk, firstBy, firstLegal, ofType } from './desk.ts';
import { escalate, point, regenerate, replenish, takeCard } from './round.ts';
import { waitingFor } from './spare-orders.ts';
import { abilities, act, attackFromHere, takeTurn } from './turn.ts';

/** NAP-AUT.17: the colour most of its units without Order wait for. */
const takeColour: Decider = (desk) => ({
  action: firstBy(ofType(desk, 'takeColour'), ({ colour }) => -waitingFor(desk.battle, desk.player, colour)),
  rule: 'NAP-AUT.17',
  why: 'takesColour',
});

/** By the action it is about, in the order in which they are looked for. */
const DECIDERS: readonly (readonly [Action['type'], Decider])[] = [
  ['deploy', deploy],
  ['escalate', escalate],
  ['takeCard', takeCard],
  ['point', point],
  ['regenerate', regenerate],
  ['replenish', replenish],
  ['summon', summon],
  ['unfatigue', unfatigue],
  ['takeColour', takeColour],
  ['pass', takeTurn],
  ['endTurn', takeTurn],
  ['deactivate', deactivate],
  ['use', abilities],
  ['end', act],
  ['overcharge', overcharge],
  ['lay', lay],
  ['mode', mode],
  ['apply', apply],
  ['spend', spend],
  ['dropDie', dropDie],
  ['keepDie', keepDie],
  ['reroll', reroll],
  ['ignoreRetreat', ignoreRetreat],
  ['retreat', retreat],
  ['regroup', regroup],
  ['absorb', absorb],
  ['blast', blast],
  ['riposte', riposte],
  ['advance', advance],
  ['frenzy', frenzy],
  ['persecute', persecute],
  ['attack', (desk) => attackFromHere(desk, attackerOf(desk.battle).id)],
];

export function choose(desk: Desk): Choice {
  const types = new Set(desk.legal.map(({ type }) => type));
  const found = DECIDERS.find(([type]) => types.has(type));
  return found === undefined ? firstLegal(desk) : found[1](desk);
}

/** What the automaton does now; why is told to everybody. */
export function automatonDecides(
  umpire: Table,
  { step }: Frame,
  player: Player,
  legal: readonly Action[],
): Action {
  invariant(legal.length > 0, 'the automaton has something to decide');
  const {
    action,
    rule,
    why,
    unit = null,
    tier = null,
    score = null,
    expected = null,
  } = choose({
    battle: battleOf(umpire.state),
    player,
    step,
    legal,
  });
  umpire.emit({ type: 'automatonDecided', rule, why, unit, tier, score, expected });
  return action;
}
