// GEN-15.1, 15.5, GEN-R.97: both sides choose in secret; rallying succeeds without a roll. Units routed this round are in
// the box by now (GEN-R.98).
import { ask } from '@grognard/kernel';
import { endRally } from '../actions/end-rally.ts';
import { rally } from '../actions/rally.ts';
import { rallyInPlace } from '../actions/rally-in-place.ts';
import { unrally } from '../actions/unrally.ts';
import { isSector, RESERVE } from '../field/board-graph.ts';
import { change, unitOf, unitsAt } from '../field/units.ts';
import { rallyingFrame } from '../frames.ts';
import type { RalliedArm } from '../rally/rallying.ts';
import { secretDecision, type Table } from '../rule-types.ts';
import { SIDES, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export const rallying = secretDecision(rallyingFrame, {
  rule: 'GEN-15.1',
  question: () => ask('GEN-15.1', prompts.rally),
  actions: [rally, rallyInPlace, unrally, endRally],
  revealed(umpire, _frame, drafts) {
    for (const side of SIDES) {
      for (const one of drafts[side].rallies) {
        if ('arm' in one) rallyPair(umpire, side, one.arm);
        else rallyOnTheSpot(umpire, one.unit);
      }
    }
    umpire.end();
  },
});

/** GEN-15.2, 15.3: the first of the pair goes to the reserve, the second leaves the game without scoring. */
function rallyPair(umpire: Table, side: Side, arm: RalliedArm): void {
  const [first, second] = unitsAt(umpire.state, side, 'box', (unit) => unit.arm === arm);
  if (first === undefined || second === undefined) return;
  change(umpire.state, first.id, { at: RESERVE[side], routed: false });
  umpire.emit({ type: 'unitRallied', rule: 'GEN-15.3', unit: first.id, at: RESERVE[side] });
  change(umpire.state, second.id, { at: 'gone', routed: false });
  umpire.emit({ type: 'unitDisbanded', rule: 'GEN-15.2', unit: second.id });
}

function rallyOnTheSpot(umpire: Table, id: UnitId): void {
  const { at } = unitOf(umpire.state, id);
  change(umpire.state, id, { routed: false });
  if (isSector(at)) umpire.emit({ type: 'unitRallied', rule: 'GEN-15.4', unit: id, at });
}
