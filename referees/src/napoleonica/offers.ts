// What may be done at a decision of a battle, by the law alone; null where nothing is reckoned.
import { attackOffers } from './offers-attack.ts';
import { gateHexes, marchHexes, picksOf } from './offers-cards.ts';
import {
  colourOffers,
  deployOffers,
  exchangeOffers,
  openingOffers,
  pointOffers,
  regenerateOffers,
  reliefOffers,
  replenishOffers,
  summonOffers,
} from './offers-order.ts';
import {
  abilityOffers,
  actOffers,
  type Legal,
  movedOffers,
  substituteOffers,
  turnOffers,
} from './offers-turn.ts';
import { bearerOf, idOf, unitOf, unitsOf } from './profile.ts';
import type { Battle, Frame, Player } from './shape.ts';
import { SLOT_TILES } from './tables/terrain.ts';
import type { Only } from './tablet.ts';

type Reckon = (battle: Battle, frame: Frame, seat: Player) => Legal[] | null;

function activationOffers(battle: Battle, { step }: Frame): Legal[] | null {
  const { activation } = battle;
  if (activation === null) return null;
  switch (step) {
    case 'substitute':
      return [{ type: 'substitute', ability: 'none' }, ...substituteOffers(battle, activation)];
    case 'deactivate':
      return [
        { type: 'deactivate', yes: true },
        { type: 'deactivate', yes: false },
      ];
    case 'abilities':
      return [{ type: 'done' }, ...abilityOffers(battle, activation)];
    case 'act':
      return actOffers(battle, activation);
    default:
      return movedOffers(battle, activation);
  }
}

function pickOffers(battle: Battle, frame: Frame): Legal[] {
  const {
    player,
    card,
    what,
    named,
    among,
    unit: id,
  } = frame as unknown as {
    player: Player;
    card: string;
    what: string;
    named: number[];
    among: number[] | null;
    unit: number | null;
  };
  if (frame.step === 'hex' && id !== null) {
    const unit = unitOf(battle, id);
    if (what === 'gate') return gateHexes(battle, unit).map((hex) => ({ type: 'pickHex', hex }));
    return [null, ...marchHexes(battle, unit, card)].map((hex) => ({ type: 'pickHex', hex }));
  }
  const units = picksOf(battle, { player, card, what, named, among });
  const found: Legal[] = units.map((unit) => ({ type: 'pickUnit', unit: idOf(battle, unit) }));
  // NAP-GEN.10: only what is done "up to" so often, and a group that is large enough, may end early.
  const mayStop =
    ['march', 'activate', 'tire', 'process'].includes(what) || (what === 'gather' && named.length >= 2);
  return mayStop ? [...found, { type: 'stop' }] : found;
}

/** F01, R01: one part or the other; A03: how much Corruption. */
function playOffers(battle: Battle, { step, card }: Frame, seat: Player): Legal[] {
  const { pouch, corruption } = battle.players[seat];
  if (step === 'spend')
    return Array.from({ length: Math.min(4, corruption) + 1 }, (_each, count) => ({ type: 'spend', count }));
  const isTired = unitsOf(battle, seat).some(({ fatigue }) => fatigue > 0);
  const options = pouch === '' ? [] : card === 'F01' ? ['take', 'draw'] : ['draw'];
  if (card === 'R01' && isTired) options.push('relief');
  return options.map((option) => ({ type: 'choose', option }));
}

function bidOffers(battle: Battle, seat: Player): Legal[] {
  const cards = [...new Set([...battle.players[seat].hand.map(({ card }) => card), 'decoy'])];
  const bids: Legal[] = cards.map((card) => ({ type: 'bid', card }));
  const { buildings } = battle.terms.armies[seat];
  const colours = buildings.filter((each) => each === 'capturedColours').length;
  const used = battle.usedLoot.filter((each) => each === 'capturedColours').length;
  if (colours > used) bids.push(...cards.map((card) => ({ type: 'bid', card, item: 'capturedColours' })));
  return bids;
}

/** NAP-SCN.10: slots not yet chosen. */
function tileOffers(battle: Battle, frame: Frame): Legal[] {
  const chosen = frame['chosen'] as readonly number[];
  const slots = [...battle.terms.ground].flatMap((code, hex) =>
    code === 'V' && !chosen.includes(hex) ? [hex] : [],
  );
  return slots.flatMap((hex) => SLOT_TILES.map((tile) => ({ type: 'layTile', hex, tile })));
}

const RECKON: { readonly [proc: string]: Reckon } = {
  layTiles: tileOffers,
  placement: () => ['first', 'second'].map((place) => ({ type: 'pickOrder', place })),
  deployment: (battle, _frame, seat) => deployOffers(battle, seat),
  openingHand: (battle, _frame, seat) => openingOffers(battle, seat),
  bid: (battle, _frame, seat) => bidOffers(battle, seat),
  escalate: () => ['A', 'B'].map((side) => ({ type: 'escalate', side })),
  draft: (battle, _frame, seat) =>
    [...new Set(battle.players[seat].screen)].map((colour) => ({ type: 'returnOrder', colour })),
  exchange: (battle, _frame, seat) => {
    const bearer = bearerOf(battle, seat, 'AR9');
    return exchangeOffers(battle, seat, bearer !== undefined && !bearer.onceUsed.includes('AR9'));
  },
  relief: (battle, frame) => reliefOffers(battle, frame),
  advance: (battle, frame) => replenishOffers(battle, frame),
  reinforcement: (battle) => [...new Set(battle.revealed)].map((card) => ({ type: 'takeCard', card })),
  points: (battle, frame, seat) => pointOffers(battle, seat, frame['only'] as Only),
  takeColour: (battle, frame, seat) => colourOffers(battle, seat, frame['purple'] === true),
  regeneration: (battle, _frame, seat) => regenerateOffers(battle, seat),
  reserves: (battle, _frame, seat) => summonOffers(battle, seat),
  turn: (battle, _frame, seat) => turnOffers(battle, seat),
  activation: activationOffers,
  pick: pickOffers,
  horn: () => ['RL3', 'none'].map((item) => ({ type: 'item', item })),
  play: playOffers,
  discards: (battle, _frame, seat) =>
    [...new Set(battle.players[seat].hand.map(({ card }) => card))].map((card) => ({
      type: 'discard',
      card,
    })),
};
const IN_ATTACK = [
  'declaration',
  'layCards',
  'reveal',
  'pool',
  'rerolls',
  'results',
  'retreat',
  'damage',
  'harm',
  'riposte',
  'followUp',
  'frenzy',
  'persecution',
];

export function battleOffers(battle: Battle, frame: Frame, seat: Player): Legal[] | null {
  const attack = battle.attacks.at(-1);
  if (IN_ATTACK.includes(frame.proc))
    return attack === undefined ? null : attackOffers(battle, attack, frame);
  return RECKON[frame.proc]?.(battle, frame, seat) ?? null;
}
