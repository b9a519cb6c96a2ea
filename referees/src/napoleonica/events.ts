// Which event is carried out where.
import type { Named } from '../contract.ts';
import type { Walk } from './walk.ts';
import * as after from './walk-after.ts';
import * as attack from './walk-attack.ts';
import * as bids from './walk-bids.ts';
import * as cards from './walk-cards.ts';
import * as costs from './walk-costs.ts';
import * as dice from './walk-dice.ts';
import * as harm from './walk-harm.ts';
import * as moves from './walk-moves.ts';
import * as orders from './walk-orders.ts';
import * as retreat from './walk-retreat.ts';
import * as round from './walk-round.ts';
import * as setup from './walk-setup.ts';
import * as tablet from './walk-tablet.ts';
import * as turn from './walk-turn.ts';

type Happens = (walk: Walk, event: Named) => void;

export const HAPPENS: { readonly [type: string]: Happens } = {
  d6Rolled: setup.d6Rolled,
  tileLaid: setup.tileLaid,
  placementDecided: setup.placementDecided,
  unitDeployed: setup.unitDeployed,
  cardsReturned: setup.cardsReturned,
  roundBegan: round.roundBegan,
  bidsRevealed: bids.bidsRevealed,
  escalationDrawn: bids.escalationDrawn,
  sideChosen: bids.sideChosen,
  ordersDrawn: orders.ordersDrawn,
  orderReturned: orders.orderReturned,
  ordersExchanged: orders.ordersExchanged,
  orderTaken: orders.orderTaken,
  ordersPaid: orders.ordersPaid,
  orderScorched: orders.orderScorched,
  cardTaken: tablet.cardTaken,
  modelAdvanced: tablet.modelAdvanced,
  modelsAdvanced: tablet.modelsAdvanced,
  modelJoined: tablet.modelJoined,
  unitSummoned: setup.unitSummoned,
  roundScored: round.roundScored,
  ordersReturned: round.ordersReturned,
  cardsDrawn: round.cardsDrawn,
  cardDiscarded: bids.cardDiscarded,
  battleWon: round.battleWon,
  turnBegan: turn.turnBegan,
  playerPassed: turn.playerPassed,
  unitActivated: turn.unitActivated,
  unitDeactivated: turn.unitDeactivated,
  abilityUsed: turn.abilityUsed,
  itemUsed: turn.itemUsed,
  unitMoved: moves.unitMoved,
  unitRested: turn.unitRested,
  riftSealed: moves.riftSealed,
  unitExited: moves.unitExited,
  cardPlayed: turn.cardPlayed,
  fatigueChanged: costs.fatigueChanged,
  corruptionChanged: costs.corruptionChanged,
  attackDeclared: attack.attackDeclared,
  squareFormed: attack.squareFormed,
  cardLaid: cards.cardLaid,
  cardsTurnedUp: cards.cardsTurnedUp,
  cardUsed: cards.cardUsed,
  cardCancelled: (walk) => {
    const top = walk.battle.attacks.at(-1);
    if (top !== undefined) top.cancelled = true;
  },
  attackLost: (walk) => {
    const top = walk.battle.attacks.at(-1);
    if (top !== undefined) top.lost = true;
  },
  poolAssembled: dice.poolAssembled,
  dieDropped: dice.dieDropped,
  diceRolled: dice.diceRolled,
  dieRerolled: dice.dieRerolled,
  critHappened: dice.critHappened,
  retreatsIgnored: retreat.retreatsIgnored,
  unitRetreated: retreat.unitRetreated,
  retreatStopped: retreat.retreatStopped,
  unitRegrouped: retreat.unitRegrouped,
  damageDealt: harm.damageDealt,
  modelsLost: harm.modelsLost,
  unitDestroyed: harm.unitDestroyed,
  unitHealed: harm.unitHealed,
  unitFollowed: after.unitFollowed,
  unitFrenzied: after.unitFrenzied,
  vpScored: after.vpScored,
};
