// What a battle is judged by: facts of one side less the same facts of the other.
import type { Frozen } from '@grognard/kernel';
import { isImmediate } from '../data/objectives.ts';
import { strategyCard } from '../data/strategy-cards.ts';
import { vpOf } from '../field/captured.ts';
import { COLLAPSE } from '../field/holes.ts';
import { zoneOf } from '../field/places.ts';
import { terrainAt } from '../field/terrain.ts';
import { cardOf, isArtillery, isCavalry, isOutflanker } from '../field/units.ts';
import { isMet } from '../objectives/met.ts';
import type { State, Unit } from '../state.ts';
import { opponentOf, type Player, RESERVE } from '../vocabulary.ts';
import { promiseOf } from './blows.ts';
import { valueInHand } from './card-value.ts';
import { holesLeft } from './rescue.ts';
import { WEIGHTS } from './weights.ts';

export interface Features {
  [fact: string]: number;
}
const NORMAL_COST = 50;
const MARKERS = 3;
const HAND = 5;
/** What a card still to be drawn is worth: it will be there next turn only. */
const REFILL = 0.2;

/** Every fact by its name, so that whoever fits weights finds all of them in any position. */
const NOTHING: Features = Object.fromEntries(Object.keys(WEIGHTS).map((fact) => [fact, 0]));

/** Own less enemy, so that the chances of both seats add up to one. */
export function featuresOf(state: Frozen<State>, player: Player): Features {
  const enemy = opponentOf(player);
  const [own, other] = [vpOf(state, player), vpOf(state, enemy)];
  const course = Math.min(1.2, Math.max(own, other) / state.rules.vpTarget);
  const lead = own - other;
  const facts: Features = { ...NOTHING };
  facts['point'] = lead;
  facts['latePoint'] = lead * course;
  facts['lastPoint'] = lead * course * course;
  addSide(facts, state, player, 1);
  addSide(facts, state, enemy, -1);
  return facts;
}

const addFact = (facts: Features, fact: string, value: number): void => {
  facts[fact] = (facts[fact] ?? 0) + value;
};

function addSide(facts: Features, state: Frozen<State>, player: Player, sign: 1 | -1): void {
  const { hand, army, markers, objectives } = state.players[player];
  addFact(facts, 'marker', sign * markers);
  addFact(facts, 'unseen', sign * army.length);
  // SAG-15.6: whatever is spent is drawn again when the turn ends.
  addFact(facts, 'hand', sign * REFILL * (HAND - hand.length));
  for (const { hidden } of hand) addFact(facts, 'hand', sign * valueInHand(state, player, hidden));
  // A long-term objective counts when the battle ends by points: what holds now may hold then.
  for (const { card, scored } of objectives)
    if (!scored && !isImmediate(card.hidden) && isMet(state, card.hidden, player))
      addFact(facts, 'longTerm', sign);
  let reserves = 0;
  for (const unit of state.field) {
    if (unit === null || unit.owner !== player) continue;
    if (zoneOf(unit.at) === 'R') reserves++;
    addUnit(facts, state, unit, sign);
  }
  if (reserves === RESERVE.length) addFact(facts, 'full', sign);
  addTurn(facts, state, player, sign);
}

/** What is left of the turn: blows to strike and holes to close; between turns, what the next begins with. */
function addTurn(facts: Features, state: Frozen<State>, player: Player, sign: 1 | -1): void {
  const { markers } = state.players[player];
  if (state.phase === 'combat') addFact(facts, 'promise', sign * promiseOf(state, player, markers));
  else addFact(facts, 'promise next', sign * promiseOf(state, player, MARKERS));
  const holes = holesLeft(state, player, markers);
  if (holes > 0) addFact(facts, `holes ${Math.min(COLLAPSE, holes)}`, sign);
  const late = markers === 0 ? holes : holesLeft(state, player, markers - 1);
  if (late > holes) addFact(facts, late >= COLLAPSE ? 'late collapse' : 'late holes', sign);
}

function addUnit(facts: Features, state: Frozen<State>, unit: Frozen<Unit>, sign: 1 | -1): void {
  const { cost, cohesion } = cardOf(unit);
  const left = cohesion - unit.cas;
  const zone = zoneOf(unit.at);
  const arm = isArtillery(unit) ? 'guns' : isCavalry(unit) ? 'horse' : 'foot';
  for (const card of unit.attached)
    if (strategyCard(card).trophy === true) addFact(facts, left > 2 ? 'trophy well' : 'trophy hurt', sign);
  if (zone === 'RT') {
    addFact(facts, 'fugitive', sign);
    if (left === 1) addFact(facts, 'brittle fugitive', sign);
    return;
  }
  const share = sign * (cost / NORMAL_COST) * (left / cohesion);
  if (zone !== 'OF') addFact(facts, `${arm} ${zone}`, share);
  else addFact(facts, isOutflanker(unit) ? `${arm} in their rear` : `${arm} going round`, share);
  if (left === 1) addFact(facts, 'brittle', sign);
  if (zone === 'L') addStanding(facts, state, unit, arm === 'foot', left > 2, sign);
}

function addStanding(
  facts: Features,
  state: Frozen<State>,
  unit: Frozen<Unit>,
  isFoot: boolean,
  isSound: boolean,
  sign: 1 | -1,
): void {
  if (isSound) addFact(facts, 'sound L', sign);
  if (unit.formation !== null) addFact(facts, unit.formation, sign);
  if (unit.disarray) addFact(facts, 'disarray', sign);
  const terrain = terrainAt(state, unit.at);
  if (terrain !== null) addFact(facts, isFoot ? `foot on ${terrain}` : 'horse on ground', sign);
}
