// The question with the names of those it is about: whoever is chosen, on the move or in retreat, and places people know.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { isFrameOf } from '@grognard/kernel';
import { theatreOf } from '../../data/theatres.ts';
import { movementFrame, reactionFrame, retreatFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { type LeaderId, NOBODY, type UnitId } from '../../vocabulary.ts';
import { ORDER_NAME } from '../../words/sides-and-orders.ts';
import type { Desk, TableState } from '../desk.ts';
import { hexOfUnit, ownGroup } from '../input/moment.ts';
import { bodyName, hexName, leaderName, tellerIn, unitName } from './names.ts';
import { questions } from './sentences-questions.ts';

const named = (view: View, units: readonly UnitId[]): string => tellerIn(view).units(units);

function ofChosen({ selection, offers }: Desk, view: View): string | null {
  const picked = selection.value;
  switch (picked?.kind) {
    case 'group':
      return tell(questions.go, { units: named(view, picked.units) });
    case 'leader':
      return tell(questions.ride, { leader: leaderName(view, picked.leader) });
    case 'charger':
      return tell(questions.charge, { unit: unitName(view, picked.unit) });
    case 'guns': {
      const guns = legalIn(offers()).flatMap(({ action }) =>
        action.type === 'bombard' && action.from === picked.hex ? action.guns : [],
      );
      return tell(questions.fire, { guns: named(view, [...new Set(guns)]) });
    }
    default:
      return null;
  }
}

/** Who still owes a ride: known once the rules of it have come. */
type OwingLeaders = ((view: View) => readonly LeaderId[]) | undefined;

/** Everybody on the map has moved, and only newcomers could still come on, leaders ride, or nobody. */
function ofMovement({ offers }: Desk, view: View, owingIn: OwingLeaders): string | null {
  const types = new Set(legalIn(offers()).map(({ action }) => action.type));
  if (types.has('select')) return null;
  if (types.has('enter') || types.has('enterLeader')) return tell(questions.bringOn);
  if (!types.has('endMovement')) {
    const owing = types.has('goLeader') ? (owingIn?.(view) ?? []) : [];
    const leaders = listed(owing.map((leader) => leaderName(view, leader)));
    return owing.length === 0 ? null : tell(questions.leadersOwe, { leaders });
  }
  return tell(types.has('goLeader') ? questions.leadersLeft : questions.nobodyLeft);
}

/** What a letter can take beside its place: a way, a condition, what comes after. */
const ADDED: readonly Action['type'][] = ['append', 'flag', 'waypoint'];

/** NLC-12.2c: the letter in hand wants its place, then its seal. */
function ofLetter({ offers }: Desk, { draft, ...view }: View): string | null {
  if (!draft?.edit) return null;
  const { recipient, type, target } = draft.edit;
  const may = new Set(legalIn(offers()).map(({ action }) => action.type));
  const facts = { body: bodyName(view, recipient), order: ORDER_NAME[type] };
  if (may.has('finish'))
    return tell(ADDED.some((each) => may.has(each)) ? questions.sealOrAdd : questions.seal, facts);
  return tell(target === null ? questions.aim : questions.change, facts);
}

/** NLC-12.11b: the enemy's formation, called as its letter and the journal call it. */
function ofMisled({ view, decisions, viewer, offers }: TableState): string | null {
  const decision = decisions.find(({ seat }) => seat === viewer);
  const begun = offers.find(({ action }) => action.type === 'begin')?.action;
  return decision?.with?.['body'] === undefined || begun?.type !== 'begin'
    ? null
    : told(decision.prompt, { body: tellerIn(view).anyBody(begun.recipient) });
}

/** NLC-7.3: stack after stack is asked; NLC-8.2a: then guns, where any can join. */
function ofAssault({ offers }: Desk, view: View): string | null {
  const types = new Set(legalIn(offers()).map(({ action }) => action.type));
  if (types.has('endAssign') && !types.has('join')) return tell(questions.declare);
  const asked = offers().find(({ action }) => action.type === 'assign')?.action;
  const active = new Set(view.stage?.active);
  const units = view.stacks
    .filter(({ hex }) => asked?.type === 'assign' && hex === asked.hex)
    .flatMap((stack) => stack.units.map(({ unit }) => unit))
    .filter((unit) => active.has(unit));
  return units.length === 0 ? null : tell(questions.assault, { units: named(view, units) });
}

/** NLC-7.4h, NLC-R073: which hex is too full. */
function ofExcess({ offers }: Desk, view: View): string | null {
  const goesOn = offers().find(({ action }) => action.type === 'excess')?.action;
  return goesOn?.type === 'excess'
    ? tell(questions.excess, { hex: hexName(view, hexOfUnit(view, goesOn.unit)) })
    : null;
}

function ofMoment(desk: Desk, view: View, owingIn: OwingLeaders): string | null {
  const top = view.frames.at(-1);
  const group = ownGroup(view);
  if (group !== null && top?.proc === 'group') return tell(questions.go, { units: named(view, group.units) });
  if (top !== undefined && isFrameOf(retreatFrame, top) && top.step === 'choose') {
    const units = named(view, top.units);
    const body = view.units.find(({ unit }) => unit === top.units[0])?.body ?? NOBODY;
    return top.kind === 'orderFailure'
      ? tell(questions.fallBack, { units, body: bodyName(view, body) })
      : tell(questions.retreat, { units });
  }
  if (top !== undefined && isFrameOf(reactionFrame, top) && top.step === 'declare' && top.declared.length > 0)
    return tell(questions.launch, {
      units: named(
        view,
        top.declared.map(({ unit }) => unit),
      ),
    });
  if (top !== undefined && isFrameOf(movementFrame, top)) return ofMovement(desk, view, owingIn);
  return ofLetter(desk, view) ?? ofMisled(desk.shown.value) ?? ofAssault(desk, view) ?? ofExcess(desk, view);
}

/** As the rules ask, with the name of a place beside the number of its hex. */
function withPlaces({ view, decisions, viewer }: TableState): string | null {
  const decision = decisions.find(({ seat }) => seat === viewer);
  const hex = theatreOf(view).hexIds.indexOf(String(decision?.with?.['hex']));
  return decision === undefined || hex < 0
    ? null
    : told(decision.prompt, { ...decision.with, hex: hexName(view, hex) });
}

export function asking(desk: Desk, owingIn?: OwingLeaders): string | null {
  const state = desk.shown.value;
  if (!desk.isLive.value) return null;
  return ofChosen(desk, state.view) ?? ofMoment(desk, state.view, owingIn) ?? withPlaces(state);
}
