// NAP-6.1, NAP-6.2: turns, and activations from their payment to their end.
import type { Named } from '../contract.ts';
import { lettersIn, paymentsOf, plus, without } from './letters.ts';
import { mayPlay } from './offers-cards.ts';
import { mayActivate } from './offers-turn.ts';
import { canTire, cardOfUnit, isExhausted, isMarked } from './profile.ts';
import { type Activation, foeOf, type Grant } from './shape.ts';
import { named, numbered, oweFatigue, playerIn, unitIn, type Walk } from './walk.ts';

const FULL: Grant = {
  card: null,
  movement: 0,
  move: true,
  attack: true,
  rest: true,
  meleeOnly: false,
  die: null,
};

const FIGHT = { rest: false, meleeOnly: true } as const;

const SHOOT = { rest: false, move: false } as const;

/** NAP-16.4: what each card allows the units it activates. */
const GRANTS: { readonly [card: string]: Partial<Grant> } = {
  F03: FIGHT,
  F05: SHOOT,
  F07: { movement: 1, die: 'O' },
  R03: { ...FIGHT, die: 'W' },
  R05: { movement: 2 },
  R06: { ...SHOOT, die: 'S' },
  R15: { rest: false, attack: false },
  A04: FIGHT,
  A05: { movement: 1 },
  A06: SHOOT,
};

/** NAP-BLK.1: cards that place a Blank Order. */
const BLANKS = ['F03', 'F07', 'R03', 'A04'];

export function turnBegan(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const player = playerIn(event);
  judge.must('turns', 'NAP-BAT.4', `${player} has not passed`, !battle.players[player].passed);
  const before = battle.turn?.player;
  // NAP-STEP-BAT.4: the other one, unless he has passed.
  const expected =
    before === undefined || battle.phase !== 'battle'
      ? battle.leader
      : battle.players[foeOf(before)].passed
        ? before
        : foeOf(before);
  judge.check('turns', 'NAP-BAT.1', 'whose turn it is', expected, player);
  battle.phase = 'battle';
  battle.turn = { player, basics: 0, deactivated: [], pact: false, topLaid: false };
}

export function playerPassed(walk: Walk, event: Named): void {
  walk.battle.players[playerIn(event)].passed = true;
}

const activationOf = (unit: number, carried: boolean, restOnly: boolean, grant: Grant): Activation => ({
  ...{ unit, carried, restOnly, grant, used: [], moved: 0, meleeMade: false, frenzied: false },
  ...{ persecuted: false, regrouped: [], over: false, deactivated: false },
});

export function unitActivated(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const id = numbered(event, 'unit');
  const card = event['card'] as string | null;
  const holding = battle.players[unit.owner];
  const carried = isMarked(unit);
  const grant: Grant = card === null ? FULL : { ...FULL, card, ...GRANTS[card] };
  const mayBegin = mayActivate(unit) && (grant.rest || !isExhausted(unit));
  judge.must('activations', 'NAP-FAT.6', `activation of ${id}`, mayBegin);
  const restOnly = isExhausted(unit);
  if (event['orders'] !== null) {
    const paid = lettersIn(event['orders'] as number[]);
    const isRight = paymentsOf(cardOfUnit(unit).pays, holding.screen).includes(paid);
    judge.must('activations', 'NAP-ACT.1', `${paid} pays for ${id}`, isRight);
    holding.screen = without(holding.screen, paid) ?? '';
    unit.orders = plus(unit.orders, paid);
    battle.action = { carded: { A: false, B: false } };
  }
  battle.attacks = [];
  const isBlank = card !== null && BLANKS.includes(card);
  if (isBlank) unit.blanks += 1;
  const isPlaced = isBlank || event['orders'] !== null;
  if (isPlaced && carried && canTire(unit)) oweFatigue(walk, id, 1, 'NAP-ACT.3', `Fatigue of ${id}`);
  battle.activation = activationOf(id, carried, restOnly, grant);
}

export function unitDeactivated(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const id = numbered(event, 'unit');
  const { deactivation } = battle.terms.switches;
  const isFirst = !(battle.turn?.deactivated ?? []).includes(id);
  // Its two Fatigue have been taken off just before.
  judge.must(
    'deactivations',
    'NAP-ADD.6',
    `deactivation of ${id}`,
    deactivation && isFirst && unit.fatigue >= 0,
  );
  battle.turn?.deactivated.push(id);
  if (battle.activation !== null) battle.activation.deactivated = true;
}

export function abilityUsed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const ability = named(event, 'ability');
  judge.count('abilities');
  if (['grandPlan', 'oldFox'].includes(ability)) {
    judge.must('abilities', 'NAP-ABL.37', `${ability} once`, !unit.onceUsed.includes(ability));
    unit.onceUsed.push(ability);
    battle.gained = [];
    return;
  }
  if (ability === 'darkPact') {
    if (battle.turn !== null) battle.turn.pact = true;
    return;
  }
  oweFatigue(walk, numbered(event, 'unit'), 1, 'NAP-ACT.7', `Fatigue for ${ability}`);
  if (ability === 'patience' && battle.activation !== null) battle.activation.deactivated = true;
  if (ability !== 'imperialWill' && ability !== 'patience') battle.activation?.used.push(ability);
}

export function itemUsed(walk: Walk, event: Named): void {
  const { battle } = walk;
  const [player, item] = [playerIn(event), named(event, 'item')];
  walk.judge.count('items');
  const bearer = battle.units.find((unit) => unit.owner === player && unit.items.includes(item));
  if (bearer !== undefined) {
    walk.judge.must('items', 'NAP-TRN.17', `${item} once`, !bearer.onceUsed.includes(item));
    bearer.onceUsed.push(item);
  } else battle.usedLoot.push(item);
  const attack = battle.attacks.at(-1);
  if ((item === 'RL6' || item === 'powderWagon') && attack !== undefined) attack.items += 1;
  if (item === 'RL4') battle.winter = player;
  if (item === 'RL5' && attack !== undefined) attack.saved = true;
}

export function unitRested(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const unit = unitIn(walk, event);
  const mayRest = battle.activation?.grant.rest === true && !battle.activation.carried;
  judge.must('rests', 'NAP-ACT.5', `rest of ${event['unit']}`, mayRest);
  const { fatigue } = unit;
  if (fatigue > 0) oweFatigue(walk, numbered(event, 'unit'), -fatigue, 'NAP-ACT.5', 'all Fatigue');
}

export function cardPlayed(walk: Walk, event: Named): void {
  const { battle, judge } = walk;
  const [player, card] = [playerIn(event), named(event, 'card')];
  judge.must('plays', 'NAP-CRD.11', `${card} can do something`, mayPlay(battle, player, card));
  const { hand } = battle.players[player];
  const place = hand.findIndex((held) => held.card === card);
  judge.must('plays', 'NAP-CRD.2', `${card} is in the hand`, place >= 0);
  hand.splice(place, 1);
  battle.gained = [];
  battle.action = { carded: { A: player === 'A', B: player === 'B' } };
}
