// NAP-STEP-BAT.2, NAP-STEP-ACT: what may be done in a turn and in an activation.
import { distance } from './hexes.ts';
import { choicesOf, paymentsOf } from './letters.ts';
import { codeAt, exitCost, movesOf } from './moves.ts';
import { mayPlay } from './offers-cards.ts';
import {
  bearerOf,
  canTire,
  cardOfUnit,
  has,
  idOf,
  isExhausted,
  isInAuraOf,
  isMarked,
  unitOf,
  unitsOf,
} from './profile.ts';
import { type Activation, type Battle, foeOf, type Player, type Unit } from './shape.ts';
import { cardOf } from './tables/cards.ts';
import type { Row } from './tables/units.ts';
import { canAnyStep, countOnTablet } from './tablet.ts';
import { targetsOf } from './targets.ts';

export type Legal = Record<string, unknown>;

/** NAP-FAT.6: tired out, it may only rest, and only without Order or Blank. */
export const mayActivate = (unit: Unit): boolean => !isExhausted(unit) || !isMarked(unit);

function activations(battle: Battle, player: Player): Legal[] {
  const { screen } = battle.players[player];
  return unitsOf(battle, player)
    .filter(mayActivate)
    .flatMap((unit) =>
      paymentsOf(cardOfUnit(unit).pays, screen).map((pay) => ({
        type: 'activate',
        unit: idOf(battle, unit),
        pay,
      })),
    );
}

/** NAP-BAT.6, NAP-BAT.7 */
function freeOrders(battle: Battle, player: Player): Legal[] {
  const { screen, pouch } = battle.players[player];
  const colours = [...new Set(pouch)].filter((colour) => colour !== 'P');
  const chosen = choicesOf(screen, 3).flatMap((pay) =>
    colours.map((colour) => ({ type: 'takeChosen', pay, colour })),
  );
  const random = pouch === '' ? [] : choicesOf(screen, 2).map((pay) => ({ type: 'takeRandom', pay }));
  return [...chosen, ...random];
}

/** NAP-ABL.37, NAP-ABL.39 to NAP-ABL.41 */
function freeAbilities(battle: Battle, player: Player): Legal[] {
  const { pouch, corruption } = battle.players[player];
  return unitsOf(battle, player).flatMap((unit) => {
    const use = (ability: string) => [{ type: 'free', ability, unit: idOf(battle, unit) }];
    const isFresh = (ability: string) => !unit.onceUsed.includes(ability);
    if (has(battle, unit, 'Grand Plan') && isFresh('grandPlan') && pouch !== '') return use('grandPlan');
    if (has(battle, unit, 'Old Fox') && isFresh('oldFox') && canAnyStep(battle, player, null, []))
      return use('oldFox');
    const mayPact = battle.turn !== null && !battle.turn.pact && corruption >= 3 && pouch !== '';
    return has(battle, unit, 'Dark Pact') && mayPact ? use('darkPact') : [];
  });
}

/** NAP-TRN.21, NAP-TRN.23: items that are free actions. */
function items(battle: Battle, player: Player): Legal[] {
  const found: Legal[] = [];
  const near = (item: string): Unit | undefined => {
    const bearer = bearerOf(battle, player, item);
    return bearer?.onceUsed.includes(item) ? undefined : bearer;
  };
  const offer = (item: string, unit: Unit) => found.push({ type: 'item', item, unit: idOf(battle, unit) });
  for (const unit of unitsOf(battle, player)) {
    const [flask, tear] = [near('AR3'), near('RL1')];
    if (flask !== undefined && isInAuraOf(unit, flask) && unit.fatigue > 0) offer('AR3', unit);
    const isHurt = unit.models < cardOfUnit(unit).size && countOnTablet(battle, player, unit.type) > 0;
    if (tear !== undefined && isInAuraOf(unit, tear) && isHurt) offer('RL1', unit);
  }
  const disc = near('RL2');
  if (disc !== undefined)
    for (const foe of unitsOf(battle, foeOf(player)))
      if (distance(foe.at, disc.at) <= 3 && canTire(foe)) offer('RL2', foe);
  if (near('AR5') !== undefined && battle.players[player].pouch !== '')
    found.push({ type: 'item', item: 'AR5' });
  if (near('RL4') !== undefined) found.push({ type: 'item', item: 'RL4' });
  return found;
}

export function turnOffers(battle: Battle, player: Player): Legal[] {
  const basics = battle.turn?.basics ?? 0;
  const found = [...freeOrders(battle, player), ...freeAbilities(battle, player), ...items(battle, player)];
  if (basics >= 1) found.push({ type: 'endTurn' });
  if (basics >= 2) return found;
  found.push({ type: 'pass' }, ...activations(battle, player));
  for (const card of new Set(battle.players[player].hand.map((held) => held.card)))
    if (cardOf(card).type === 'action' && mayPlay(battle, player, card)) found.push({ type: 'play', card });
  return found;
}

const ABILITIES: { readonly [word: string]: string } = {
  'Double Time': 'doubleTime',
  Focus: 'focus',
  Impetus: 'impetus',
  'Indirect Fire': 'indirectFire',
  'Parting Shot': 'partingShot',
};

export function abilityOffers(battle: Battle, { unit: id, used }: Activation): Legal[] {
  const unit = unitOf(battle, id);
  if (!canTire(unit)) return [];
  return Object.entries(ABILITIES)
    .filter(([word, ability]) => has(battle, unit, word) && !used.includes(ability))
    .map(([, ability]) => ({ type: 'use', ability }));
}

/** NAP-ABL.36, NAP-ABL.38 */
export function substituteOffers(battle: Battle, { unit: id }: Activation): Legal[] {
  const unit = unitOf(battle, id);
  const near = unitsOf(battle, unit.owner).filter((other) => other !== unit && isInAuraOf(other, unit));
  const found: Legal[] = [];
  if (canTire(unit) && has(battle, unit, 'Imperial Will'))
    for (const other of near.filter(mayActivate))
      found.push({ type: 'substitute', ability: 'imperialWill', unit: idOf(battle, other) });
  if (canTire(unit) && has(battle, unit, 'Patience') && near.some(({ fatigue }) => fatigue > 0))
    found.push({ type: 'substitute', ability: 'patience' });
  return found;
}

function attackOffers(battle: Battle, { unit: id, grant, moved }: Activation): Legal[] {
  const unit = unitOf(battle, id);
  if (!grant.attack || (moved > 0 && has(battle, unit, 'Slow'))) return [];
  const isAllowed = ({ kind }: Row) => !grant.meleeOnly || kind === 'melee';
  return targetsOf(battle, unit, isAllowed).map((aim) => ({ type: 'attack', ...aim }));
}

function moveOffers(battle: Battle, { unit: id, grant }: Activation): Legal[] {
  const unit = unitOf(battle, id);
  if (!grant.move) return [];
  const found: Legal[] = [...movesOf(battle, unit)].map(([hex, corruption]) =>
    corruption === 0 ? { type: 'move', hex } : { type: 'move', hex, corruption },
  );
  const exit = exitCost(battle, unit);
  if (exit !== null) found.push(exit === 0 ? { type: 'exit' } : { type: 'exit', corruption: exit });
  return found;
}

/** NAP-SCN.9, SC5: a human unit on a Rift; exhaustion is judged when it is activated (NAP-ACT.8). */
const maySeal = (battle: Battle, unit: Unit): boolean =>
  battle.terms.special === 'rifts' &&
  battle.players[unit.owner].faction !== 'abyss' &&
  codeAt(battle, unit.at) === 'X';

export function actOffers(battle: Battle, activation: Activation): Legal[] {
  const unit = unitOf(battle, activation.unit);
  const found: Legal[] = [{ type: 'end' }];
  if (activation.grant.rest && !activation.carried) found.push({ type: 'rest' });
  if (activation.restOnly) return found;
  found.push(...moveOffers(battle, activation), ...attackOffers(battle, activation));
  // NAP-16.4: what a card narrows down leaves no room for it.
  if (maySeal(battle, unit) && activation.grant.rest) found.push({ type: 'seal' });
  return found;
}

export const movedOffers = (battle: Battle, activation: Activation): Legal[] => [
  { type: 'end' },
  ...attackOffers(battle, activation),
];
