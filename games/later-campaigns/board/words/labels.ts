// Actions as orders that say what they will do now.
import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isFrameOf } from '@grognard/kernel';
import { declarationFrame, ordersFrame, pickFrame, retreatFrame } from '../../frames.ts';
import type { Action, Aim } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { type Hex, NOBODY, NOWHERE } from '../../vocabulary.ts';
import { ORDER_NAME } from '../../words/sides-and-orders.ts';
import { bearingName } from './bearings.ts';
import { bodyName, hexName, hqName, leaderName, placeName, tellerIn, unitName, unitNames } from './names.ts';
import { edgeNames, labels } from './sentences-labels.ts';

function aimLabel(at: Aim, view: View): string {
  switch (at.kind) {
    case 'place':
      return tell(labels.targetPlace, { place: placeName(view, at.place) });
    case 'currentPosition':
      return tell(labels.targetHere);
    case 'hq':
      return tell(labels.targetHq, { hq: hqName(view, at.hq) });
    case 'edge':
      return tell(labels.targetEdge, { edge: tell(edgeNames[at.edge]) });
    case 'supply':
      return tell(labels.targetSupply);
    case 'previous':
      return tell(labels.targetPrevious);
  }
}

/** NLC-P.4: where units were met, or may be. */
const encounterName = (view: View, encounter: number): string =>
  hexName(view, view.stage?.post?.encounters[encounter]?.hex ?? NOWHERE);

/** What closing the order book comes to. */
function closeLabel({ frames, draft }: View): string {
  const top = frames.at(-1);
  const count = draft?.papers.length ?? 0;
  if (top === undefined || !isFrameOf(ordersFrame, top) || top.what === 'badMove') return tell(labels.done);
  const { length: decided } = [draft?.obeyed, draft?.ended, draft?.toReserve].flatMap((each) => each ?? []);
  if (count === 0 && decided > 0) return tell(labels.done);
  if (top.what === 'own' && count === 0) return tell(labels.doneOwn);
  if (top.what === 'local') return count === 0 ? tell(labels.doneAlone) : tell(labels.doneLocal, { count });
  return count === 0 ? tell(labels.doneNothing) : tell(labels.doneSend, { count });
}

/** NLC-M.2: what a formation has been told to do. */
function messageTo({ bodies }: View, body: number): string {
  const legs = bodies.find((own) => own.body === body)?.waiting?.order.legs ?? [];
  return legs.map(({ type }) => ORDER_NAME[type]).join(', ');
}

/** From whoever is on the move or in retreat. */
function wayOf(view: View, hex: Hex): string {
  const top = view.frames.at(-1);
  const [unit = NOBODY] =
    top !== undefined && isFrameOf(retreatFrame, top) ? top.units : (view.group?.units ?? []);
  return bearingName(view, unit, hex);
}

type Labels = Partial<ByType<Action, View, string>>;

const orderLabels = {
  begin: ({ sender, recipient, order }, view) =>
    tell(sender === NOBODY ? labels.beginLocal : labels.begin, {
      body: bodyName(view, recipient),
      order: ORDER_NAME[order],
    }),
  target: ({ at }, view) => aimLabel(at, view),
  farther: ({ block }) => tell(labels.farther, { block }),
  pathFrom: ({ place }, view) => tell(labels.pathFrom, { place: placeName(view, place) }),
  pathTo: ({ place }, view) => tell(labels.pathTo, { place: placeName(view, place) }),
  superior: ({ leader }, view) => tell(labels.superior, { leader: leaderName(view, leader) }),
  waypoint: ({ place }, view) => tell(labels.waypoint, { place: placeName(view, place) }),
  flag: ({ flag }) => tell(labels[flag]),
  append: ({ order }) => tell(labels.append, { order: ORDER_NAME[order] }),
  finish: () => tell(labels.finish),
  dropOrder: () => tell(labels.dropOrder),
  generalRetreat: ({ leader, edge }, view) =>
    edge === null
      ? tell(labels.generalRetreat, { leader: leaderName(view, leader) })
      : tell(labels.generalRetreatTo, { leader: leaderName(view, leader), edge: tell(edgeNames[edge]) }),
  obey: ({ body }, view) => tell(labels.obey, { body: bodyName(view, body), orders: messageTo(view, body) }),
  toReserve: ({ body }, view) => tell(labels.toReserve, { body: bodyName(view, body) }),
  endDivisional: ({ body }, view) => tell(labels.endDivisional, { body: bodyName(view, body) }),
  recallDraft: ({ n }) => tell(labels.recallDraft, { n: n + 1 }),
  done: (_action, view) => closeLabel(view),
  placeLeader: ({ leader, hex }, view) =>
    tell(labels[view.frames.at(-1)?.proc === 'orderFailure' ? 'leaderBack' : 'placeLeader'], {
      leader: leaderName(view, leader),
      hex: hexName(view, hex),
    }),
  placeHq: ({ hq, hex }, view) => tell(labels.placeHq, { hq: hqName(view, hq), hex: hexName(view, hex) }),
} satisfies Labels;

const turnLabels = {
  rally: ({ unit }, view) => tell(labels.rally, { unit: unitName(view, unit) }),
  rallyPair: ({ unit, with: other }, view) =>
    tell(labels.rallyPair, { unit: unitName(view, unit), other: unitName(view, other) }),
  rallyHuge: ({ unit }, view) => tell(labels.rallyHuge, { unit: unitName(view, unit) }),
  endRally: () => tell(labels.endRally),
  nameRoller: ({ leader }, view) => tell(labels.nameRoller, { leader: leaderName(view, leader) }),
  pickCoordinated: ({ first, second }, view) =>
    tell(labels.pickCoordinated, { first: bodyName(view, first), second: bodyName(view, second) }),
  pickInitial: ({ chit }, view) => tell(labels.pickInitial, { body: bodyName(view, chit) }),
  pickPair: () => tell(labels.pickPair),
  chooseTurn: ({ first }) => tell(first ? labels.first : labels.second),
  decline: (_action, { frames }) => {
    const top = frames.at(-1);
    const isOfPairs = top !== undefined && isFrameOf(pickFrame, top) && top.what === 'coordinated';
    return tell(isOfPairs ? labels.declinePair : labels.decline);
  },
  select: ({ units }, view) => tell(labels.select, { units: unitNames(view, units) }),
  step: ({ hex }, view) => tell(labels.step, { hex: wayOf(view, hex) }),
  go: ({ hex }, view) => tell(labels.go, { hex: hexName(view, hex) }),
  drop: ({ unit }, view) => tell(labels.drop, { unit: unitName(view, unit) }),
  endMove: () => tell(labels.endMove),
  goLeader: ({ leader, hex }, view) =>
    tell(labels.goLeader, { leader: leaderName(view, leader), hex: hexName(view, hex) }),
  moveHq: ({ hq, hex }, view) => tell(labels.moveHq, { hq: hqName(view, hq), hex: hexName(view, hex) }),
  hold: ({ body }, view) => tell(labels.hold, { body: bodyName(view, body) }),
  auto: ({ body }, view) => tell(labels.auto, { body: bodyName(view, body) }),
  exitMap: () => tell(labels.exitMap),
  enter: ({ units, hex }, view) =>
    tell(labels.enter, { units: unitNames(view, units), near: tellerIn(view).near(hex) }),
  enterLeader: ({ leader, hex }, view) =>
    tell(labels.enterLeader, { leader: leaderName(view, leader), near: tellerIn(view).near(hex) }),
  enterHidden: ({ body, hex }, view) =>
    tell(labels.enterHidden, { body: bodyName(view, body), near: tellerIn(view).near(hex) }),
  endMovement: () => tell(labels.endMovement),
  resign: () => tell(labels.resign),
} satisfies Labels;

const fightLabels = {
  bombard: ({ guns, target }, view) =>
    tell(labels.bombard, { target: hexName(view, target), guns: unitNames(view, guns) }),
  endBombard: () => tell(labels.endBombard),
  squares: ({ accept }) => tell(accept ? labels.square : labels.noSquare),
  charge: ({ unit, via, target }, view) => {
    const facts = { unit: unitName(view, unit), target: hexName(view, target) };
    return via === NOWHERE
      ? tell(labels.charge, facts)
      : tell(labels.chargeVia, { ...facts, via: hexName(view, via) });
  },
  nextGroup: ({ unit }, view) => tell(labels.nextGroup, { unit: unitName(view, unit) }),
  endDeclare: (_action, { frames }) => {
    const top = frames.at(-1);
    const isEmpty = top === undefined || !isFrameOf(declarationFrame, top) || top.entries.length === 0;
    return tell(isEmpty ? labels.noCharge : labels.endDeclare);
  },
  pursue: ({ unit, hex }, view) =>
    tell(labels.pursue, { unit: unitName(view, unit), hex: hexName(view, hex) }),
  stay: ({ unit }, view) => tell(labels.stay, { unit: unitName(view, unit) }),
  return: ({ unit }, view) => tell(labels.return, { unit: unitName(view, unit) }),
  react: ({ unit, via }, view) =>
    via === NOWHERE
      ? tell(labels.react, { unit: unitName(view, unit) })
      : tell(labels.reactVia, { unit: unitName(view, unit), via: hexName(view, via) }),
  launch: () => tell(labels.launch),
  pass: () => tell(labels.pass),
  commit: ({ half }) => tell(half ? labels.half : labels.free),
  answer: ({ unit, via, encounter }, view) => {
    const facts = { unit: unitName(view, unit), hex: encounterName(view, encounter) };
    return via === NOWHERE
      ? tell(labels.answer, facts)
      : tell(labels.answerVia, { ...facts, via: hexName(view, via) });
  },
  goHalf: ({ encounter }, view) => tell(labels.goHalf, { hex: encounterName(view, encounter) }),
  sendPacket: () => tell(labels.sendPacket),
  assign: ({ hex, target }, view) =>
    target === NOWHERE
      ? tell(labels.assignNone, { hex: hexName(view, hex) })
      : tell(labels.assign, { target: hexName(view, target) }),
  join: ({ unit }, view) => tell(labels.join, { unit: unitName(view, unit) }),
  endAssign: () => tell(labels.endAssign),
  nextTarget: ({ hex }, view) => tell(labels.nextTarget, { hex: hexName(view, hex) }),
  preRetreat: ({ units }, view) =>
    units.length === 0
      ? tell(labels.noPreRetreat)
      : tell(labels.preRetreat, { units: unitNames(view, units) }),
  support: ({ gun }, view) => tell(labels.support, { gun: unitName(view, gun) }),
  endSupport: () => tell(labels.endSupport),
  retreat: () => tell(labels.retreat),
  stand: () => tell(labels.stand),
  advance: ({ units }, view) =>
    units.length === 0 ? tell(labels.noAdvance) : tell(labels.advance, { units: unitNames(view, units) }),
  takeHit: ({ unit }, view) => tell(labels.takeHit, { unit: unitName(view, unit) }),
  takeHitFor: ({ unit }, view) => tell(labels.takeHitFor, { unit: unitName(view, unit) }),
  retreatTo: ({ hex }, view) =>
    hex === NOWHERE ? tell(labels.retreatOff) : tell(labels.retreatTo, { hex: hexName(view, hex) }),
  retreatLine: ({ hex, line }, view) =>
    tell(labels.retreatLine, { hex: wayOf(view, hex), line: wayOf(view, line) }),
  stopRetreat: () => tell(labels.stopRetreat),
  nextRetreat: ({ unit }, view) => tell(labels.nextRetreat, { unit: unitName(view, unit) }),
  leaderWith: ({ leader, along }, view) =>
    tell(along ? labels.leaderAlong : labels.leaderBehind, { leader: leaderName(view, leader) }),
  excess: ({ unit }, view) => tell(labels.excess, { unit: unitName(view, unit) }),
} satisfies Labels;

const arrangementLabels = {
  rideWith: ({ leader, unit }, view) =>
    tell(labels.rideWith, { leader: leaderName(view, leader), unit: unitName(view, unit) }),
  displace: ({ unit, hex }, view) =>
    tell(labels.displace, { unit: unitName(view, unit), hex: hexName(view, hex) }),
  take: ({ unit }, view) => tell(labels.take, { unit: unitName(view, unit) }),
  moveLeader: ({ leader, hex }, view) =>
    tell(labels.moveLeader, { leader: leaderName(view, leader), hex: hexName(view, hex) }),
  endLeader: ({ leader }, view) => tell(labels.endLeader, { leader: leaderName(view, leader) }),
  rejoin: ({ unit }, view) => tell(labels.rejoin, { unit: unitName(view, unit) }),
  stance: ({ unit, stance }, view) =>
    tell(stance === 'ask' ? labels.askAbout : labels.letPass, { unit: unitName(view, unit) }),
  top: ({ unit }, view) => tell(labels.top, { unit: unitName(view, unit) }),
  lead: ({ leader, body }, view) =>
    tell(labels.lead, { leader: leaderName(view, leader), body: bodyName(view, body) }),
  unlead: ({ leader }, view) => tell(labels.unlead, { leader: leaderName(view, leader) }),
  directCommand: ({ leader, unit }, view) =>
    tell(labels.directCommand, { leader: leaderName(view, leader), unit: unitName(view, unit) }),
  reveal: ({ body }, view) => tell(labels.reveal, { body: bodyName(view, body) }),
  opportunityFire: ({ gun }, view) => tell(labels.opportunityFire, { unit: unitName(view, gun) }),
  extend: ({ unit, hex }, view) =>
    tell(labels.extend, { unit: unitName(view, unit), hex: bearingName(view, unit, hex) }),
  contract: ({ unit, hex }, view) =>
    tell(labels.contract, { unit: unitName(view, unit), hex: bearingName(view, unit, hex) }),
  moveLine: ({ hex, line }, view) =>
    tell(labels.moveLine, { hex: wayOf(view, hex), line: wayOf(view, line) }),
  lineHex: ({ unit, hex }, view) =>
    tell(labels.lineHex, { unit: unitName(view, unit), hex: bearingName(view, unit, hex) }),
} satisfies Labels;

const all: ByType<Action, View, string> = {
  ...orderLabels,
  ...turnLabels,
  ...arrangementLabels,
  ...fightLabels,
};

export const actionLabel = (action: Action, view: View): string => byType(all, action, view) ?? '';
