// NLC-D.2: why a group cannot enter a hex beside it, or get to one farther off.
import { type Fields, no, type Refusal, type RuleId } from '@grognard/kernel';
import { sheetOf, sideOf } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, distance, isInContact, terrainOf } from '../ground/hexes.ts';
import { groupOf } from '../movement/grouping.ts';
import { reachFor } from '../movement/stops.ts';
import { isLed, termsOf } from '../movement/terms.ts';
import { hexName, orderFacts, pointsInWords } from '../names.ts';
import { isAttackType, isWaitingForDay, legOf, orderTypeOf, turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type Hex, NOBODY, type OrderType, otherSide, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { hexIn } from './asked.ts';
import { againstSide } from './hexside.ts';
import { againstStop } from './stop.ts';

/** One hex on. */
export function againstStep(state: Read, asked: Fields): Refusal | null {
  const to = hexIn(state, asked, 'hex');
  const group = groupOf(state);
  if (to === null) return null;
  const { theatre } = fieldOf(state);
  const facts = factsOf(state, group, to);
  if (distance(theatre, group.hex, to) !== 1) return no('NLC-5.1a', illegal.notBeside, facts);
  const against =
    againstHex(state, group, to) ??
    (isInContact(theatre, group.hex, to) ? null : againstSide(state, 'NLC-R009', group.hex, to)) ??
    againstZoc(state, group, to) ??
    againstLeaving(state, group);
  if (against !== null) return against;
  return group.hexesMoved > 0 ? no('NLC-5.2a', illegal.tooDear, facts) : null;
}

/** To a stop somewhere on the map. */
export function againstGoing(state: Read, asked: Fields): Refusal | null {
  const to = hexIn(state, asked, 'hex');
  const group = groupOf(state);
  if (to === null) return null;
  if (to === group.hex) return no('NLC-5.1a', illegal.standsHere, factsOf(state, group, to));
  const reach = reachFor(state, group);
  if (Number.isFinite(reach.cost(to))) return againstStop(state, group, to);
  const isLocked = contactsOf(fieldOf(state).theatre, group.hex).every(
    (hex) => !Number.isFinite(reach.cost(hex)),
  );
  return (
    againstHex(state, group, to) ??
    (isLocked ? againstLeaving(state, group) : null) ??
    againstZoc(state, group, to) ??
    no('NLC-5.2a', illegal.outOfReach, factsOf(state, group, to))
  );
}

const leadOf = ({ units }: Group): UnitId => units[0] ?? NOBODY;

const factsOf = (state: Read, group: Group, to: Hex) => ({
  ...orderFacts(state, leadOf(group)),
  from: hexName(state, group.hex),
  hex: hexName(state, to),
  left: pointsInWords(
    Math.max(0, Math.min(...group.allowance.map((points, i) => points - (group.used[i] ?? 0)))),
  ),
});

/** Ground nobody enters, and enemies in it. */
function againstHex(state: Read, group: Group, to: Hex): Refusal | null {
  const field = fieldOf(state);
  const facts = factsOf(state, group, to);
  if (terrainOf(field.theatre, to) === 'impassable') return no('NLC-5.1b', illegal.impassable, facts);
  return field.has(to, otherSide(sideOf(state, leadOf(group))))
    ? no('NLC-5.1a', illegal.enemyThere, facts)
    : null;
}

/** Which order keeps its units out of enemy zones. */
const KEPT_OUT: { readonly [type in OrderType]?: RuleId } = {
  probe: 'NLC-12.2.2a',
  defend: 'NLC-12.2.3a',
  delay: 'NLC-12.2.4a',
  march: 'NLC-12.2.5c',
  fallBack: 'NLC-12.2.6b',
  generalRetreat: 'NLC-12.2.7b',
  reserve: 'NLC-12.2.9b',
};

/** NLC-5.5, 12.1f, 16.1 and the orders. */
function againstZoc(state: Read, group: Group, to: Hex): Refusal | null {
  const id = leadOf(group);
  if (!fieldOf(state).inEnemyZoc(sideOf(state, id), to)) return null;
  const facts = factsOf(state, group, to);
  const { night, rain } = turnSheet(state);
  if (night) return no('NLC-16.1', illegal.zocAtNight, facts);
  if (rain) return no('NLC-5.5', illegal.zocInRain, facts);
  if (!isLed(state, group)) return no('NLC-12.1f', illegal.zocOutOfCommand, facts);
  if (termsOf(state, group).mayEnterZoc(to, group.hex)) return null;
  const leg = legOf(state, id);
  const rule = isWaitingForDay(state, state.units[id]?.body ?? NOBODY, leg) ? 'NLC-R111' : KEPT_OUT[leg.type];
  return rule === undefined ? null : no(rule, illegal.zocByOrder, facts);
}

/** NLC-5.4b, 12.2.1f, 12.9b: it began its move in a zone. */
function againstLeaving(state: Read, group: Group): Refusal | null {
  const id = leadOf(group);
  const isHeld = fieldOf(state).inEnemyZoc(sideOf(state, id), group.hex) && group.hexesMoved === 0;
  if (!isHeld || termsOf(state, group).startZocFree) return null;
  const facts = orderFacts(state, id);
  if (sheetOf(state, id).arm !== 'cav') return no('NLC-5.4b', illegal.heldHere, facts);
  return no(isAttackType(orderTypeOf(state, id)) ? 'NLC-12.2.1f' : 'NLC-12.9b', illegal.heldByOrder, facts);
}
