// NLC-13: why a lost unit does not come back now.
import { type Fields, type Frozen, no, type Refusal } from '@grognard/kernel';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import type { RallyFrame } from '../frames.ts';
import { sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { hasSameRatings } from '../strength/ratings.ts';
import { canReturn, homeOf, refuseBody, refuseRoom } from '../turn/rallying.ts';
import type { UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { unitIn } from './asked.ts';

export function againstRally(state: Read, frame: Frozen<RallyFrame>, asked: Fields): Refusal | null {
  const unit = unitIn(state, asked, 'unit');
  if (unit === null || frame.step === 'displace') return null;
  const isSingle = sheetOf(state, unit).steps.length === 1;
  return (
    againstReturn(state, frame, unit) ??
    (isSingle ? no('NLC-13.6', illegal.rallyByPairs, { unit: sheetName(state, unit) }) : null)
  );
}

/** NLC-13.6: two units of one step, alike in all their ratings. */
export function againstRallyPair(state: Read, frame: Frozen<RallyFrame>, asked: Fields): Refusal | null {
  const [unit, other] = [unitIn(state, asked, 'unit'), unitIn(state, asked, 'with')];
  if (unit === null || other === null || frame.step === 'displace') return null;
  const against = againstReturn(state, frame, unit) ?? againstReturn(state, frame, other);
  if (against !== null) return against;
  const isPair =
    sheetOf(state, unit).steps.length === 1 && hasSameRatings(sheetOf(state, unit), sheetOf(state, other));
  return isPair && unit < other
    ? null
    : no('NLC-13.6', illegal.rallyUnlike, { unit: sheetName(state, unit), other: sheetName(state, other) });
}

function againstReturn(state: Read, frame: Frozen<RallyFrame>, unit: UnitId): Refusal | null {
  const facts = { unit: sheetName(state, unit) };
  const { status } = unitAt(state, unit);
  if (sideOf(state, unit) !== frame.side) return no('NLC-13.4', illegal.notYours, facts);
  if (status === 'destroyed') return no('NLC-13.7', illegal.rallyGone, facts);
  if (status !== 'eliminated') return no('NLC-13.1', illegal.rallyNotLost, facts);
  if (!canReturn(state, unit)) return no('NLC-13.1', illegal.rallyTooSoon, facts);
  const body = homeOf(state, unit);
  return refuseBody(state, frame, body) ?? refuseRoom(state, frame, body);
}
