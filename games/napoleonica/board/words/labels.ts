// Actions as orders that say what they will do now.
import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { type ESCALATION_SIDES, escalationCard } from '../../data/escalation-cards.ts';
import { hexName } from '../../data/field.ts';
import { leadershipOf } from '../../data/maneuver-cards.ts';
import { reinforcementCard } from '../../data/reinforcement-cards.ts';
import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import { profileOf } from '../../field/profile.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { COLOUR_NAME } from '../../words/colours.ts';
import { aroundBattles } from '../around-battles.ts';
import { procIn } from '../input/moment.ts';
import { diceAgainst } from '../input/prospects.ts';
import { attackLabels } from './labels-attack.ts';
import {
  cardName,
  coloursOf,
  FACTION_NAME,
  KIND_NAME,
  LINE_NAME,
  printed,
  typeName,
  unitAndPlace,
} from './names.ts';
import { rosterLabel } from './roster-names.ts';
import { labels } from './sentences-labels.ts';

/** 'V' is a Village. */
const tileName = (tile: string): string => {
  const code = TERRAIN_CODES.find((each) => each === tile);
  return code === undefined ? tile : TERRAIN[code].name;
};

/** What 'done' means depends on what was asked. */
function doneIn(view: View): string {
  switch (procIn(view)) {
    case 'rerolls':
      return tell(labels.takeResult);
    case 'exchange':
      return tell(labels.keepOrders);
    case 'activation':
      return tell(labels.noAbility);
    case 'restoration':
    case 'develop':
      return aroundBattles()?.doneBetween(view) ?? tell(labels.goOn);
    default:
      return tell(labels.goOn);
  }
}

function attackLabel(view: View, row: number, target: number): string {
  const { battle } = view;
  const unit = unitAndPlace(view, target);
  const active = battle?.units.find(({ id }) => id === battle.activation?.unit);
  const enemy = battle?.units.find(({ id }) => id === target);
  if (battle === null || active === undefined || enemy === undefined)
    return tell(labels.attackPlainly, { unit });
  return tell(labels.attack, {
    unit,
    kind: KIND_NAME[profileOf(active).rows[row]?.kind ?? 'melee'],
    count: diceAgainst(battle, active, enemy, row),
  });
}

function sideLabel({ battle }: View, side: (typeof ESCALATION_SIDES)[number]): string {
  const drawn = battle?.escalated.at(-1);
  if (drawn === undefined) return side;
  const { orders, cards } = escalationCard(drawn).faces[side];
  return tell(labels.escalate, { side, orders, cards });
}

const plainLabels: Partial<ByType<Action, View, string>> = {
  pickFaction: ({ faction }) => tell(labels.pickFaction, { faction: FACTION_NAME[faction] }),
  pickRoster: ({ roster }) => tell(labels.pickRoster, { roster: rosterLabel(roster) }),
  pickSide: ({ side }) => tell(labels.pickSide, { side }),
  layTile: ({ tile, hex }) => tell(labels.layTile, { tile: tileName(tile), hex: hexName(hex) }),
  pickOrder: ({ place }) => tell(place === 'first' ? labels.first : labels.second),
  deploy: ({ unit, hex }, view) => tell(labels.deploy, { unit: unitAndPlace(view, unit), hex: hexName(hex) }),
  returnCards: ({ cards }) => tell(labels.returnCards, { cards: listed(cards.map(cardName)) }),
  bid: ({ card }) => tell(labels.bid, { card: cardName(card), value: leadershipOf(card) }),
  escalate: ({ side }, view) => sideLabel(view, side),
  returnOrder: ({ colour }) => tell(labels.returnOrder, { colour: COLOUR_NAME[colour] }),
  exchange: ({ pay, discard }) => tell(labels.exchange, { pay: coloursOf(pay), discard: coloursOf(discard) }),
  toCorruption: ({ colour }) => tell(labels.toCorruption, { colour: COLOUR_NAME[colour] }),
  done: (_action, view) => doneIn(view),
  replenish: ({ model, unit }, view) =>
    unit === null
      ? tell(labels.keepBack)
      : tell(labels.join, { model: typeName(model), unit: unitAndPlace(view, unit) }),
  takeCard: ({ card }) => tell(labels.takeCard, { card: reinforcementCard(card).name }),
  point: ({ model, line, unit }, view) => modelLabel(view, model, line, unit),
  regenerate: ({ model, line, unit }, view) => modelLabel(view, model, line, unit),
  takeColour: ({ colour }) => tell(labels.takeColour, { colour: COLOUR_NAME[colour] }),
  unfatigue: ({ unit }, view) => tell(labels.unfatigue, { unit: unitAndPlace(view, unit) }),
  summon: ({ unit, hex }, view) => tell(labels.summon, { unit: unitAndPlace(view, unit), hex: hexName(hex) }),
  stop: () => tell(labels.stop),
  activate: ({ unit, pay }, view) =>
    tell(labels.activate, { unit: unitAndPlace(view, unit), orders: coloursOf(pay) }),
  play: ({ card }) => tell(labels.play, { card: cardName(card) }),
  pass: () => tell(labels.pass),
  endTurn: () => tell(labels.endTurn),
  takeChosen: ({ pay, colour }) =>
    tell(labels.takeChosen, { pay: coloursOf(pay), colour: COLOUR_NAME[colour] }),
  takeRandom: ({ pay }) => tell(labels.takeRandom, { pay: coloursOf(pay) }),
  free: ({ ability, unit }, view) =>
    tell(labels.free, { ability: printed(ability), unit: unitAndPlace(view, unit) }),
  item: ({ item }) => tell(labels.item, { item }),
  substitute: (action, view) => {
    if (action.ability === 'imperialWill')
      return tell(labels.substitute, { unit: unitAndPlace(view, action.unit) });
    return tell(action.ability === 'patience' ? labels.patience : labels.substituteNone);
  },
  deactivate: ({ yes }) => tell(yes ? labels.deactivate : labels.letItAct),
  use: ({ ability }) => tell(labels.use, { ability: printed(ability) }),
  move: ({ hex, corruption = 0 }) =>
    corruption === 0
      ? tell(labels.move, { hex: hexName(hex) })
      : tell(labels.moveCorrupt, { hex: hexName(hex), corruption }),
  attack: ({ row, target }, view) => attackLabel(view, row, target),
  rest: () => tell(labels.rest),
  seal: () => tell(labels.seal),
  exit: () => tell(labels.exit),
  end: () => tell(labels.endActivation),
  discard: ({ card }) => tell(labels.discard, { card: cardName(card) }),
  concede: () => tell(labels.concede),
};

function modelLabel(
  view: View,
  model: string,
  line: keyof typeof LINE_NAME,
  unit: number | undefined,
): string {
  return unit === undefined
    ? tell(labels.point, { model: typeName(model), line: LINE_NAME[line] })
    : tell(labels.pointInto, { model: typeName(model), unit: unitAndPlace(view, unit) });
}

export const actionLabel = (action: Action, view: View): string =>
  byType(plainLabels, action, view) ??
  byType(attackLabels, action, view) ??
  byType(aroundBattles()?.betweenLabels ?? {}, action, view) ??
  tell(labels.other, { what: printed(action.type) });
