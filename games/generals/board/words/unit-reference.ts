// GEN-4: what a unit is and what lies on it, a sentence each with its rule.
import { tell } from '@grognard/desk/words/tell.ts';
import type { RuleId } from '@grognard/kernel';
import type { Unit } from '../../state.ts';
import type { ByArm } from '../../vocabulary.ts';
import { MARKER_SAYS, VALUE_SAYS } from './sentences-reference.ts';

interface Explained {
  readonly text: string;
  readonly rule: RuleId;
}

const VALUES = ['moves', 'fire', 'melee', 'attacked', 'prize'] as const;
const MOVE_RULE: ByArm<RuleId> = { I: 'GEN-4.1', C: 'GEN-4.2', A: 'GEN-4.3' };
const ATTACKED_RULE: ByArm<RuleId> = { I: 'GEN-12.6', C: 'GEN-12.7', A: 'GEN-12.5' };

function stateOf(unit: Unit): readonly Explained[] {
  if (unit.routed) return [{ text: tell(MARKER_SAYS.routed), rule: 'GEN-14.8' }];
  if (unit.spent) return [{ text: tell(MARKER_SAYS.spent), rule: 'GEN-4.7' }];
  if (unit.arm === 'C' && unit.activations === 1)
    return [{ text: tell(MARKER_SAYS.actedOnce), rule: 'GEN-4.2' }];
  return [{ text: tell(unit.arm === 'A' ? MARKER_SAYS.gunsReady : MARKER_SAYS.ready), rule: 'GEN-4.7' }];
}

export function unitExplained(unit: Unit): readonly Explained[] {
  const { arm, square, inside, token } = unit;
  const rules = {
    moves: MOVE_RULE[arm],
    fire: 'GEN-12.28',
    melee: 'GEN-12.39',
    attacked: ATTACKED_RULE[arm],
    prize: 'GEN-16.3',
  } as const;
  return [
    ...stateOf(unit),
    ...(square ? [{ text: tell(MARKER_SAYS.square), rule: 'GEN-12.9' } as const] : []),
    ...(inside ? [{ text: tell(MARKER_SAYS.inside), rule: 'GEN-20.16' } as const] : []),
    ...(token === null
      ? []
      : [{ text: tell(MARKER_SAYS.token, { sector: token }), rule: 'GEN-9.16' } as const]),
    ...VALUES.map((value) => ({ text: tell(VALUE_SAYS[arm][value]), rule: rules[value] })),
  ];
}
