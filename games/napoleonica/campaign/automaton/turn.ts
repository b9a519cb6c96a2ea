// NAP-AUT.7, NAP-AUT.8, NAP-AUT.10: which unit the automaton activates, and what the unit then does.
import type { Frozen } from '@grognard/kernel';
import { activationOf } from '../../activation/record.ts';
import { ORDER_COLOURS } from '../../data/words.ts';
import { unitOf } from '../../field/battle.ts';
import { countOf } from '../../field/orders.ts';
import { hasToken } from '../../field/units.ts';
import type { ActionOf } from '../../grammar.ts';
import type { Battle } from '../../state.ts';
import type { UnitId } from '../../vocabulary.ts';
import type { AutomatonReason } from '../../words/automaton.ts';
import { attacksFromHere } from './attack-plans.ts';
import { type Choice, type Desk, firstBy, ofType } from './desk.ts';
import { bestOf, type Plan, type Tier } from './plan.ts';
import { bestPlan } from './plans.ts';

const PACT_FROM = 8;
/** NAP-AUT.10: what a unit may not hold when it is activated again. */
const DEACTIVATED_AT = 2;

const REASONS: { readonly [tier in Tier]: AutomatonReason } = {
  1: 'destroys',
  2: 'beheads',
  3: 'seizes',
  4: 'strikes',
  5: 'rests',
  6: 'advances',
  7: 'noPlan',
};

interface Candidate {
  readonly action: ActionOf<'activate'>;
  readonly plan: Plan;
}

/** NAP-AUT.8: exact colours before purple, of several the one it holds most of. */
function cheapest({ battle, player }: Desk, ways: readonly ActionOf<'activate'>[]): ActionOf<'activate'> {
  const screen = battle.players[player].screen.hidden;
  const held = (pay: string): number =>
    ORDER_COLOURS.reduce((sum, colour) => sum + (pay.includes(colour) ? countOf(screen, colour) : 0), 0);
  return firstBy(
    ways,
    ({ pay }) => (pay.includes('P') ? 1 : 0),
    ({ pay }) => -held(pay),
  );
}

function candidatesOf(desk: Desk): readonly Candidate[] {
  const ways = ofType(desk, 'activate');
  const units = [...new Set(ways.map(({ unit }) => unit))].toSorted((a, b) => a - b);
  return units.map((unit) => ({
    action: cheapest(
      desk,
      ways.filter((way) => way.unit === unit),
    ),
    plan: bestPlan(desk.battle, unit),
  }));
}

/** NAP-AUT.10: units that carry an Order come second, for attacks and prizes only. */
function worthActivating({ battle }: Desk, all: readonly Candidate[]): readonly Candidate[] {
  const carries = ({ action }: Candidate): boolean => hasToken(unitOf(battle, action.unit));
  const fresh = all.filter((each) => !carries(each) && each.plan.tier <= 6);
  if (fresh.some(({ plan }) => plan.tier <= 5)) return fresh;
  const again = all.filter(
    (each) => carries(each) && each.plan.tier <= 4 && mayRepeat(battle, each.action.unit),
  );
  return [...again, ...fresh];
}

const mayRepeat = (battle: Frozen<Battle>, id: UnitId): boolean =>
  !battle.terms.switches.deactivation || unitOf(battle, id).fatigue + 1 < DEACTIVATED_AT;

export function takeTurn(desk: Desk): Choice {
  const all = candidatesOf(desk);
  const worth = worthActivating(desk, all);
  if (worth.length > 0) {
    const { action, plan } = firstBy(
      worth,
      (each) => each.plan.tier,
      (each) => -each.plan.score,
      (each) => each.action.unit,
    );
    return planned(action, plan, action.unit);
  }
  // NAP-AUT.7
  const [pact] = ofType(desk, 'free').filter(({ ability }) => ability === 'darkPact');
  const isRich = desk.battle.players[desk.player].corruption >= PACT_FROM;
  const [passing] = ofType(desk, 'pass');
  if (pact !== undefined && passing !== undefined && isRich && all.length === 0)
    return { action: pact, rule: 'NAP-AUT.7', why: 'darkPact', unit: pact.unit };
  return { action: passing ?? { type: 'endTurn' }, rule: 'NAP-AUT.7', why: 'noPlan' };
}

const planned = (action: Choice['action'], { tier, score, expected }: Plan, unit: UnitId): Choice => ({
  action,
  rule: 'NAP-AUT.8',
  why: REASONS[tier],
  unit,
  tier,
  score,
  expected,
});

/** NAP-STEP-ACT.5 to NAP-STEP-ACT.7 of the unit that was activated. */
export function act(desk: Desk): Choice {
  const { battle, step } = desk;
  const { unit } = activationOf(battle);
  if (step === 'moved') return attackFromHere(desk, unit);
  const plan = bestPlan(battle, unit);
  if (plan.rest) return planned({ type: 'rest' }, plan, unit);
  const way = ofType(desk, 'move').find(({ hex }) => hex === plan.move);
  if (way !== undefined) return planned(way, plan, unit);
  return plan.attack === null
    ? { action: { type: 'end' }, rule: 'NAP-AUT.8', why: 'noPlan', unit }
    : planned({ type: 'attack', ...plan.attack }, plan, unit);
}

/** After a move: the best attack there is, if it is worth it; else the plan has come to its end. */
export function attackFromHere(desk: Desk, unit: UnitId): Choice {
  const legal = ofType(desk, 'attack');
  const plan = bestOf(attacksFromHere(desk.battle, unit));
  const way = legal.find(({ row, target }) => plan.attack?.row === row && plan.attack.target === target);
  if (way !== undefined) return planned(way, plan, unit);
  const [end] = ofType(desk, 'end');
  // NAP-ABL.16: once it pursues it must attack.
  const action = end ?? legal[0] ?? { type: 'end' };
  return { action, rule: 'NAP-AUT.8', why: 'noPlan', unit };
}

/** NAP-AUT.11 */
export function abilities(desk: Desk): Choice {
  const { unit } = activationOf(desk.battle);
  const [fire] = ofType(desk, 'use').filter(({ ability }) => ability === 'indirectFire');
  if (fire !== undefined && bestPlan(desk.battle, unit).indirect)
    return { action: fire, rule: 'NAP-AUT.11', why: 'indirectFire', unit };
  return { action: { type: 'done' }, rule: 'NAP-AUT.11', why: 'noAbility', unit };
}
