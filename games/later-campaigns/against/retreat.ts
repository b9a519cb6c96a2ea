// NLC-D.6: why a stack cannot retreat into a hex.
import { type Fields, type Frozen, no, type Refusal } from '@grognard/kernel';
import { otherHalf, stillAt } from '../changes/units.ts';
import type { RetreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance, isInContact, terrainOf } from '../ground/hexes.ts';
import { hexName } from '../names.ts';
import { isFreeOfEnemies } from '../reach/retreat-hexes.ts';
import type { Read } from '../rule-types.ts';
import { NOWHERE, otherSide } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { hexIn } from './asked.ts';
import { againstSide } from './hexside.ts';

export function againstRetreat(state: Read, frame: Frozen<RetreatFrame>, asked: Fields): Refusal | null {
  if (asked['hex'] === NOWHERE) return no('NLC-R072', illegal.retreatNotOff);
  const to = hexIn(state, asked, 'hex');
  if (to === null || frame.step === 'excess') return null;
  const field = fieldOf(state);
  const { theatre } = field;
  const hex = { hex: hexName(state, to) };
  const { at, side, foes, visited, kind } = frame;
  if (visited.includes(to)) return no('NLC-7.4h', illegal.retreatTwice, hex);
  if (distance(theatre, at, to) !== 1) return no('NLC-7.4a', illegal.retreatNotBeside, hex);
  if (terrainOf(theatre, to) === 'impassable') return no('NLC-7.4j', illegal.impassable, hex);
  if (!isInContact(theatre, at, to)) return againstSide(state, 'NLC-R009', at, to);
  const half = otherHalf(state, stillAt(state, frame.units, at), at);
  if (half !== NOWHERE && distance(theatre, half, to) > 1) return no('NLC-20.2.3d', illegal.retreatLine, hex);
  if (field.has(to, otherSide(side))) return no('NLC-7.4j', illegal.retreatEnemy, hex);
  if (!isFreeOfEnemies(field, side, to)) return no('NLC-R133', illegal.retreatEnemy, hex);
  if (terrainOf(theatre, to) === 'chateau' && field.at(to).length > 0)
    return no('NLC-10.6', illegal.retreatChateau, hex);
  if (kind === 'orderFailure') return no('NLC-12.9f', illegal.retreatNearer, hex);
  return foes.some((foe) => isInContact(theatre, to, foe))
    ? no('NLC-R022', illegal.retreatForward, hex)
    : null;
}
