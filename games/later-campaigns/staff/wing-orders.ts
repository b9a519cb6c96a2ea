// NLC-12.14b, c, NLC-R160, NLC-F.7: what a wing commander may pass on, and when his own order has been carried out.
import { isInPlay, leaderSheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { stepsTo } from '../ground/steps-to.ts';
import { activeLeg } from '../orders/legs.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type BodyId, type Hex, type LeaderId, NOWHERE } from '../vocabulary.ts';
import type { Paper } from './draft.ts';
import { hexOfRecipient } from './senders.ts';
import { commandsOf, wingOf } from './wings.ts';

/** The same kind, and the same hexes meant. */
export function isOrderOfWing(state: Read, body: BodyId, leg: Leg, wing: BodyId): boolean {
  const own = activeLeg(state, wing);
  if (leg.type !== own.type) return false;
  const [ours, theirs] = [new Set(targetHexes(state, body, leg)), new Set(targetHexes(state, wing, own))];
  return ours.size === theirs.size && [...ours].every((hex) => theirs.has(hex));
}

/** Whether every leg agrees with the order of the wing; of the papers on the desk one may have given it to another formation. */
export function isConsistent(
  state: Read,
  sender: LeaderId,
  recipient: BodyId,
  legs: readonly Leg[],
  papers: readonly Paper[],
): boolean {
  if (leaderSheet(state, sender).role !== 'wc') return true;
  const wing = wingOf(state, sender);
  if (wing < 0 || !isInPlay(state, wing)) return true;
  return legs.every((leg) => {
    if (isOrderOfWing(state, recipient, leg, wing)) return true;
    if (leg.type === 'march') return isTowards(state, recipient, leg, wing);
    return leg.type === 'reserve' && isSharedInWing(state, sender, recipient, wing, papers);
  });
}

/** A March whose target is nearer to that of the wing than its recipient is now. */
function isTowards(state: Read, recipient: BodyId, leg: Leg, wing: BodyId): boolean {
  const goal = targetHexes(state, wing, activeLeg(state, wing));
  if (goal.length === 0) return false;
  const steps = stepsTo(theatreOf(state), goal);
  const away = (hexes: readonly Hex[]): number =>
    Math.min(...hexes.map((hex) => steps[hex] ?? Number.POSITIVE_INFINITY));
  return away(targetHexes(state, recipient, leg)) < away([hexOfRecipient(state, recipient, NOWHERE)]);
}

/** Another formation of his has the order he has, or is sent it in this phase. */
const isSharedInWing = (
  state: Read,
  sender: LeaderId,
  recipient: BodyId,
  wing: BodyId,
  papers: readonly Paper[],
): boolean =>
  commandsOf(state, sender).some(
    (body) =>
      body !== recipient &&
      isInPlay(state, body) &&
      (isOrderOfWing(state, body, activeLeg(state, body), wing) ||
        papers.some(
          ({ recipient: its, legs: [first] }) =>
            its === body && first !== undefined && isOrderOfWing(state, body, first, wing),
        )),
  );
