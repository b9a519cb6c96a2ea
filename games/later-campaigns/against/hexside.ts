// NLC-R009: what lies on a hexside that nobody crosses.
import { no, type Refusal, type RuleId } from '@grognard/kernel';
import { IMPASSABLE, RIVER } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { hexsideBetween } from '../ground/hexes.ts';
import { hexName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import type { Hex } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';

export function againstSide(state: Read, rule: RuleId, from: Hex, to: Hex): Refusal {
  const bits = hexsideBetween(theatreOf(state), from, to);
  const isRiver = (bits & RIVER) !== 0 && (bits & IMPASSABLE) === 0;
  const facts = { from: hexName(state, from), hex: hexName(state, to) };
  return no(rule, isRiver ? illegal.acrossRiver : illegal.acrossWall, facts);
}
