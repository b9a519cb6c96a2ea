// NLC-4.1b, 12.13f: why a formation cannot be picked, or its own orders not be ended.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import { bodySheet } from '../changes/bodies.ts';
import { bodyName, leaderName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { keepChits } from '../seats/seating.ts';
import { type BodyId, type LeaderId, NOBODY, type Side } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { bodyIn } from './asked.ts';

/** NLC-4.1b: two different formations under the commander who rolled. */
export function againstPair(
  state: Read,
  roller: LeaderId,
  able: readonly BodyId[],
  asked: Fields,
): Refusal | null {
  const [first, second] = [bodyIn(state, asked, 'first'), bodyIn(state, asked, 'second')];
  if (first === null || second === null) return null;
  if (first === second) return no('NLC-4.1b', illegal.pairOfOne, { body: bodyName(state, first) });
  const stranger = [first, second].find((body) => !able.includes(body));
  if (stranger === undefined)
    return !keepChits(state) || seatOfBody(state, first) === seatOfBody(state, second)
      ? null
      : no('NLC-M.10', illegal.pairOfTwoPlayers, {
          body: bodyName(state, first),
          other: bodyName(state, second),
        });
  return no('NLC-4.1b', illegal.notUnderHim, {
    body: bodyName(state, stranger),
    leader: roller === NOBODY ? '' : leaderName(state, roller),
  });
}

/** NLC-12.13f */
export function againstEnding(
  state: Read,
  side: Side,
  isOwn: (body: BodyId) => boolean,
  asked: Fields,
): Refusal | null {
  const body = bodyIn(state, asked, 'body');
  if (body === null) return null;
  const facts = { body: bodyName(state, body) };
  if (bodySheet(state, body).side !== side) return no('NLC-12.13f', illegal.notYourBody, facts);
  return no('NLC-12.13f', isOwn(body) ? illegal.divisionHasMoved : illegal.noOrdersOfItsOwn, facts);
}
