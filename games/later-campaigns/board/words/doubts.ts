// Asked once before an answer somebody may have given by mistake.
import type { Question } from '@grognard/desk';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isFrameOf } from '@grognard/kernel';
import { theatreOf } from '../../data/theatres.ts';
import { retreatFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import { limitOf } from '../../ground/hexes.ts';
import { NOBODY, NOWHERE, type OrderType, sideOfSeat, type UnitId } from '../../vocabulary.ts';
import type { TableState } from '../desk.ts';
import { hexName, tellerIn } from './names.ts';
import { doubts } from './sentences-doubts.ts';

/** Guns that could still fire fall silent for this turn. */
function silent({ offers }: TableState): Question | null {
  const guns = new Set(
    legalIn(offers).flatMap(({ action }) => (action.type === 'bombard' ? action.guns : [])),
  );
  if (guns.size === 0) return null;
  return {
    question: tell(doubts.guns, { count: guns.size }),
    yes: tell(doubts.gunsYes),
    no: tell(doubts.gunsNo),
  };
}

/** Whoever has one of these orders stays where he is unless he is told otherwise. */
const STAYING: readonly OrderType[] = ['defend', 'reserve'];

/** Troops that could still move stay where they are, though their order is not to stay. */
function standing({ offers, view }: TableState): Question | null {
  const staying = new Set(
    view.bodies.flatMap(({ body, order, leg }) =>
      STAYING.includes(order.legs[leg]?.type ?? 'reserve') ? [body] : [],
    ),
  );
  const bodyOf = new Map(view.units.map(({ unit, body }) => [unit, body]));
  const isMeantToMove = (unit: UnitId): boolean => !staying.has(bodyOf.get(unit) ?? NOBODY);
  const units = new Set(
    legalIn(offers).flatMap(({ action }) =>
      action.type === 'select' ? action.units.filter(isMeantToMove) : [],
    ),
  );
  if (units.size === 0) return null;
  return {
    question: tell(doubts.units, { count: units.size }),
    yes: tell(doubts.unitsYes),
    no: tell(doubts.unitsNo),
  };
}

/** NLC-5.3a: who stands where no more can stay goes back when movement ends; a column that comes on is soon too long for its hex. */
function crowded({ view }: TableState): Question | null {
  const theatre = theatreOf(view);
  const own = sideOfSeat(view.viewer);
  const full = view.stacks.find(
    ({ side, hex, units }) => side === own && units.length > limitOf(theatre, hex),
  );
  if (full === undefined) return null;
  const { hex, units } = full;
  const facts = { count: units.length, hex: hexName(view, hex), limit: limitOf(theatre, hex) };
  return { question: tell(doubts.crowd, facts), yes: tell(doubts.crowdYes), no: tell(doubts.crowdNo) };
}

/** NLC-5.6: its button stands beside one that only ends a move. */
function leaving({ view }: TableState): Question {
  const units = tellerIn(view).units(view.group?.units ?? []);
  return { question: tell(doubts.exit, { units }), yes: tell(doubts.exitYes), no: tell(doubts.exitNo) };
}

/** NLC-7.4: whoever goes back off the map is lost, and its button stands where others only end a retreat. */
function fleeing({ view, offers }: TableState): Question | null {
  const hasOtherWay = legalIn(offers).some(
    ({ action }) => action.type === 'retreatLine' || (action.type === 'retreatTo' && action.hex !== NOWHERE),
  );
  const top = view.frames.at(-1);
  if (!hasOtherWay || top === undefined || !isFrameOf(retreatFrame, top)) return null;
  const units = tellerIn(view).units(top.units);
  return { question: tell(doubts.flee, { units }), yes: tell(doubts.fleeYes), no: tell(doubts.fleeNo) };
}

export function askFirst(action: Action, state: TableState): Question | null {
  if (action.type === 'endBombard') return silent(state);
  if (action.type === 'exitMap') return leaving(state);
  if (action.type === 'retreatTo' && action.hex === NOWHERE) return fleeing(state);
  return action.type === 'endMovement' ? (crowded(state) ?? standing(state)) : null;
}
