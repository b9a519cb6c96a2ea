// GEN-S3, GEN-16.4, 17.1 to 17.4: enemy generals and flags under your control score every round, a rose once.
import type { RuleId } from '@grognard/kernel';
import { controls } from '../field/control.ts';
import type { Table } from '../rule-types.ts';
import { type Marker, otherSide } from '../vocabulary.ts';
import { scoreVp } from './score-vp.ts';

/** The printed objectives are GEN-16.4; markers of other values or kinds come with GEN-17. */
const ruleOf = ({ kind, vp }: Marker): RuleId =>
  kind === 'rose' ? 'GEN-17.4' : kind === 'flag' && vp === 3 ? 'GEN-17.2' : 'GEN-16.4';

export function scoreObjectives(umpire: Table): void {
  const { state } = umpire;
  const left: Marker[] = [];
  for (const marker of state.markers) {
    const taker = otherSide(marker.owner);
    const taken = controls(state, taker, marker.sector);
    if (!taken || marker.kind !== 'rose') left.push(marker);
    if (!taken) continue;
    const { sector, vp } = marker;
    scoreVp(umpire, taker, { rule: ruleOf(marker), vp, source: 'objective', sector, count: 1 });
  }
  if (left.length < state.markers.length) state.markers = left;
}
