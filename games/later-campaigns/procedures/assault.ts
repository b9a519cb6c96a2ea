// NLC-E.10 AssaultCombat, NLC-R103: all in the hex are in it: fire, the choice to go back, losses, tests, retreat, advance.

import { never } from '@grognard/kernel';
import {
  advance,
  endSupport,
  goBackWillingly,
  preRetreat,
  stand,
  support,
} from '../actions/assault-choices.ts';
import { askedIn } from '../assault/asked.ts';
import { fireBoth } from '../assault/both-fire.ts';
import { chooserOf, hasRiddenBack, mustGoBack } from '../assault/choices.ts';
import { retreatLoser, retreatStack } from '../assault/driven-back.ts';
import { testMorale } from '../assault/retreat-test.ts';
import { patchUnits, stillAt, turnLines, unitAt } from '../changes/units.ts';
import { breakTheGuard, noteYielded } from '../combat/aftermath.ts';
import { rollForLeaders } from '../combat/staff.ts';
import { type AssaultFrame, assaultFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { noteFoes } from '../orders/operations-morale.ts';
import { procedure, type Table } from '../rule-types.ts';
import { halvedHits } from '../strength/hits.ts';
import { decoysIn, vanish } from '../turn/hidden-marches.ts';
import { type Hex, NOBODY, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { runHooks } from './hooks.ts';
import { callLosses } from './losses.ts';

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
      slipped: false,
      guardFled: false,
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
        if (frame.guardFled) breakTheGuard(table);
        return runHooks(table);
      default:
        never(frame.step);
    }
  },
  resume(_table, frame, result) {
    if (typeof result !== 'number') return;
    // NLC-D.6: another stack goes first.
    if (frame.step === 'nextStack') {
      frame.picked = result;
      frame.going = [result, ...frame.leaving, ...frame.going];
    } else if (frame.step === 'defendersSuffer') frame.attackersLost = result;
    else if (frame.step === 'tests') frame.defendersLost = result;
  },
});

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
  frame.attackers = frame.attackers.filter(
    (id) => !hasRiddenBack(state, id) && frame.attackHexes.includes(unitAt(state, id).hex),
  );
  if (frame.attackers.length === 0) frame.step = 'over';
  else if (frame.defenders.length > 0) frame.step = 'support';
  else {
    // NLC-P.1
    noteYielded(state, otherSide(frame.side));
    frame.step = 'advance';
  }
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
