// E.10 AssaultCombat, R103: all in the hex are in it: fire, the choice to go back, losses, tests, retreat, advance.

import { ask, type Decision, type Frozen, never } from '@grognard/kernel';
import {
  advance,
  endSupport,
  goBackWillingly,
  preRetreat,
  stand,
  support,
} from '../actions/assault-choices.ts';
import {
  canAdvance,
  chooserOf,
  isInGarrison,
  mayChoose,
  mustGoBack,
  slippers,
  supportersFor,
  unitsIn,
} from '../assault/choices.ts';
import { eliminate } from '../changes/steps.ts';
import { alive, patchUnits, sheetOf, stillAt, turnLines, unitAt } from '../changes/units.ts';
import { breakTheGuard, noteRetreat, noteYielded, shake } from '../fights/aftermath.ts';
import { rollFire } from '../fights/fire.ts';
import { rout, shatteredBy } from '../fights/rout.ts';
import { rollForLeaders } from '../fights/staff.ts';
import { supported } from '../fights/support.ts';
import { testRetreat } from '../fights/willing-retreat.ts';
import { type AssaultFrame, assaultFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { groupMorale, isGuardInfantry, type MoraleContext, moraleLead } from '../morale/morale.ts';
import { hexName } from '../names.ts';
import { noteFoes } from '../orders/operations-morale.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { assaultFire } from '../strength/assault.ts';
import { hexesOf, isFlankedInAssault } from '../strength/flanks.ts';
import { halvedHits } from '../strength/hits.ts';
import { decoysIn, vanish } from '../turn/hidden-marches.ts';
import { type Hex, NOBODY, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { runHooks } from './hooks.ts';
import { callLosses } from './losses.ts';
import { callRetreat } from './retreat.ts';

export const callAssault = (
  table: Table,
  {
    side,
    target,
    attackers,
  }: { readonly side: Side; readonly target: Hex; readonly attackers: readonly UnitId[] },
): void =>
  table.call(
    assaultFrame.at('reveal', {
      side,
      target,
      attackers,
      defenders: [],
      supporters: [],
      shattered: [],
      attackHexes: [],
      hitsOnAttackers: 0,
      hitsOnDefenders: 0,
      attackersLost: 0,
      defendersLost: 0,
      flanked: false,
      gunsOnAttackers: false,
      gunsOnDefenders: false,
      first: side,
      retreating: null,
      voluntary: false,
      going: [],
      leaving: [],
      picked: NOBODY,
    }),
  );

export const assault = procedure(assaultFrame, {
  rule: 'NLC-7.3c',
  pending: (state, frame) => askedIn(state, frame),
  publicChoice: true,
  actions: [preRetreat, support, endSupport, goBackWillingly, stand, advance],
  advance(table, frame) {
    switch (frame.step) {
      case 'reveal':
        return reveal(table, frame);
      case 'preRetreat':
      case 'slip':
        return lineUp(table, frame);
      case 'support':
        frame.step = 'fire';
        return;
      case 'fire':
        return fireBoth(table, frame);
      case 'firstChoice':
      case 'secondChoice':
        return passOver(table, frame);
      case 'attackersSuffer':
        frame.step = 'defendersSuffer';
        return callLosses(table, frame.side, frame.attackers, hitsFor(frame, frame.hitsOnAttackers));
      case 'defendersSuffer':
        frame.step = 'tests';
        return callLosses(
          table,
          otherSide(frame.side),
          frame.defenders,
          hitsFor(frame, frame.hitsOnDefenders),
        );
      case 'tests':
        return testMorale(table, frame);
      case 'retreat':
        return retreatLoser(table, frame);
      case 'nextStack':
        return retreatStack(table, frame);
      case 'advance':
        frame.step = 'over';
        return;
      case 'over':
        table.end();
        rollForLeaders(table);
        rout(table, frame.shattered);
        return runHooks(table);
      default:
        never(frame.step);
    }
  },
  resume(_table, frame, result) {
    if (typeof result !== 'number') return;
    // D.6: another stack goes first.
    if (frame.step === 'nextStack') {
      frame.picked = result;
      frame.going = [result, ...frame.leaving, ...frame.going];
    } else if (frame.step === 'defendersSuffer') frame.attackersLost = result;
    else if (frame.step === 'tests') frame.defendersLost = result;
  },
});

function askedIn(state: Read, frame: Frozen<AssaultFrame>): readonly Decision[] {
  const facts = { hex: hexName(state, frame.target) };
  const defender = otherSide(frame.side);
  switch (frame.step) {
    case 'preRetreat':
      return slippers(state, frame).length > 0
        ? [{ seat: defender, ...ask('NLC-7.11a', prompts.preRetreat, facts) }]
        : [];
    case 'support':
      return supportersFor(state, frame).length > 0
        ? [{ seat: defender, ...ask('NLC-19.3a', prompts.support, facts) }]
        : [];
    case 'firstChoice':
    case 'secondChoice': {
      const chooser = chooserOf(frame);
      return mayChoose(state, frame, chooser)
        ? [
            {
              seat: chooser,
              ...ask(
                'NLC-7.4a',
                chooser === frame.side ? prompts.breakOffOrStand : prompts.retreatOrStand,
                facts,
              ),
            },
          ]
        : [];
    }
    case 'advance':
      return canAdvance(state, frame)
        ? [{ seat: frame.side, ...ask('NLC-7.5a', prompts.advance, facts) }]
        : [];
    default:
      return [];
  }
}

function reveal(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const { side, target, attackers } = frame;
  state.exposed = [];
  vanish(table, decoysIn(state, target, otherSide(side)));
  frame.defenders = fieldOf(state).atOf(target, otherSide(side));
  turnLines(state, frame.defenders, target);
  frame.attackHexes = [...new Set(attackers.map((id) => unitAt(state, id).hex))];
  patchUnits(state, frame.defenders, { attacked: state.turn, assailed: state.turn });
  noteFoes(state, attackers, frame.defenders);
  table.emit({ type: 'assaultBegan', rule: 'NLC-7.3c', side, target, attackers, defenders: frame.defenders });
  frame.step = frame.defenders.length === 0 ? 'advance' : 'preRetreat';
}

/** NLC-7.7j, 7.11b: whoever slipped away is out of it, and so are attackers driven off or charging after them. */
function lineUp({ state }: Table, frame: AssaultFrame): void {
  frame.defenders = stillAt(state, frame.defenders, frame.target);
  frame.attackers = frame.attackers.filter((id) => {
    const { hex, charged } = unitAt(state, id);
    return charged !== state.turn && frame.attackHexes.includes(hex);
  });
  if (frame.attackers.length === 0) frame.step = 'over';
  else frame.step = frame.defenders.length === 0 ? 'advance' : 'support';
}

/** NLC-7.4b, 19.3c, R027: guns that fire from afar count neither for morale nor for who chooses first. */
function fireBoth(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const { side, target, attackers, defenders, supporters } = frame;
  const field = fieldOf(state);
  const { attack, defence, gunsInAttack, gunsInDefence } = assaultFire(state, field, {
    attackers,
    defenders,
    supporters,
    target,
  });
  const flanked = isFlankedInAssault(state, field, { attackers, defenders, target });
  const lead = moraleLead(state, attackers, defenders, { flanked, gunsInAttack, gunsInDefence });
  const strike = rollFire(
    table,
    'NLC-7.1a',
    attack,
    { hex: target, side, fight: 'assault' },
    {
      bonus: flanked ? 1 : 0,
      moraleLead: lead,
    },
  );
  const reply = rollFire(
    table,
    'NLC-7.1a',
    defence,
    { hex: target, side: otherSide(side), fight: 'assault' },
    { bonus: 0, moraleLead: -lead },
  );
  const { onAttackers, onDefenders } = supported(table, {
    attack,
    defence,
    strike,
    reply,
    attackers,
    defenders,
  });
  frame.flanked = flanked;
  frame.hitsOnDefenders = onDefenders;
  frame.hitsOnAttackers = onAttackers;
  frame.gunsOnDefenders = gunsInAttack;
  frame.gunsOnAttackers = gunsInDefence;
  frame.first = gunsInAttack && !gunsInDefence ? otherSide(side) : side;
  frame.step = 'firstChoice';
}

/** Nobody to ask here: the other side, or on to the losses. A side that falls back must (NLC-12.2.6c). */
function passOver(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const chooser = chooserOf(frame);
  if (mustGoBack(state, frame, chooser)) {
    frame.retreating = chooser;
    frame.voluntary = true;
    frame.step = 'attackersSuffer';
  } else frame.step = frame.step === 'firstChoice' ? 'secondChoice' : 'attackersSuffer';
}

/** NLC-7.4e: one side goes back of its own will, and both halve. */
const hitsFor = ({ voluntary }: AssaultFrame, hits: number): number => (voluntary ? halvedHits(hits) : hits);

/** NLC-7.4f, g: whoever lost a step tests, in the same order; the first failure stops it. */
function testMorale(table: Table, frame: AssaultFrame): void {
  frame.step = 'retreat';
  if (frame.retreating !== null) return;
  for (const side of [frame.first, otherSide(frame.first)]) {
    const isAttacker = side === frame.side;
    const lost = isAttacker ? frame.attackersLost : frame.defendersLost;
    const units = unitsIn(table.state, frame, side);
    if (lost === 0 || units.length === 0 || units.every((id) => isInGarrison(table.state, id))) continue;
    if (!passesRetreatTest(table, frame, side, units)) {
      frame.retreating = side;
      return;
    }
  }
}

function passesRetreatTest(table: Table, frame: AssaultFrame, side: Side, units: readonly UnitId[]): boolean {
  const { state } = table;
  const isAttacker = side === frame.side;
  const enemies = isAttacker ? frame.defenders : frame.attackers;
  const context: MoraleContext = {
    scope: 'retreat',
    defending: !isAttacker,
    flanked: !isAttacker && frame.flanked,
    firedAtByGuns: isAttacker ? frame.gunsOnAttackers : frame.gunsOnDefenders,
    facingGuard: enemies.some((id) => isGuardInfantry(state, id)),
  };
  const { value: morale } = groupMorale(state, units, context);
  const roll = table.random.die(6, `NLC-7.4f morale ${hexName(state, frame.target)} ${side}`);
  table.emit({ type: 'moraleTested', rule: 'NLC-7.4f', side, units, roll, morale, passed: roll <= morale });
  frame.shattered = [...frame.shattered, ...shatteredBy(state, units, roll, context)];
  return roll <= morale;
}

/** D.6, 19.1: who goes, and in what order of disruption. */
function retreatLoser(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const side = frame.retreating ?? wipedOut(state, frame);
  frame.step = 'nextStack';
  if (side === null) return;
  noteYielded(state, side);
  if (frame.retreating === null) return;
  const units = unitsIn(state, frame, side).filter((id) => !isInGarrison(state, id));
  const going = frame.voluntary ? units : afterRout(table, frame, side, units);
  if (frame.voluntary)
    frame.shattered = [...frame.shattered, ...testRetreat(table, going, side !== frame.side)];
  else shake(table, going);
  noteRetreat(state, side, going.length);
  if (!frame.voluntary && side === frame.side && going.some((id) => isGuardInfantry(state, id)))
    breakTheGuard(table);
  frame.going = going;
}

/** D.6: each hex by itself, in its owner's order; who has been driven off meanwhile has gone already. */
function retreatStack(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const side = frame.retreating ?? frame.side;
  const held = side === frame.side ? frame.attackHexes : [frame.target];
  // D.6: where they died out there is nobody to keep away from.
  const foes = hexesOf(state, unitsIn(state, frame, otherSide(side)));
  const going = [...new Set(alive(state, frame.going))].filter((id) => held.includes(unitAt(state, id).hex));
  const [first] = going;
  if (first === undefined) {
    frame.step = 'advance';
    return;
  }
  frame.leaving = stillAt(state, going, unitAt(state, first).hex);
  frame.going = going.filter((id) => !frame.leaving.includes(id));
  const others = [...Map.groupBy(frame.going, (id) => unitAt(state, id).hex).values()];
  // Who has been let pass goes.
  const waiting = first === frame.picked ? [] : others.flatMap(([lead]) => lead ?? []);
  callRetreat(table, frame.leaving, { side, kind: 'assault', foes, waiting });
}

/** A side of which nobody is left, and somebody of the other. */
function wipedOut(state: Read, frame: AssaultFrame): Side | null {
  const [attackers, defenders] = [alive(state, frame.attackers), alive(state, frame.defenders)];
  if ((attackers.length === 0) === (defenders.length === 0)) return null;
  return attackers.length === 0 ? frame.side : otherSide(frame.side);
}

/** NLC-7.4k, l, R025: foot guns are lost in defence, and may rally; they stay when they attacked. */
function afterRout(
  table: Table,
  frame: AssaultFrame,
  side: Side,
  units: readonly UnitId[],
): readonly UnitId[] {
  const { state } = table;
  const isFootGun = (id: UnitId): boolean => sheetOf(state, id).gun === 'foot';
  if (side !== frame.side) for (const id of units) if (isFootGun(id)) eliminate(table, id, 'NLC-7.4k');
  return alive(state, units).filter((id) => !isFootGun(id));
}
