// How much the machine likes each action of a battle, in Development Points over doing nothing.
import type { Action } from '../grammar.ts';
import {
  likeAttack,
  likeExit,
  likeFrenzy,
  likeMove,
  likeRest,
  likeSeal,
  likeStopping,
  likeSubstitute,
  likeUse,
} from './acting.ts';
import { likeApply, likeLay, likeMode, likeOvercharge, likeSpending, likeSquare } from './attack-cards.ts';
import { cardPrice } from './card-price.ts';
import { likeDeployment, likeOrder } from './deploying.ts';
import type { Desk } from './desk.ts';
import { likeDrop, likeKeep, likeReroll } from './dice.ts';
import { likeBid, likeCorruption, likeEscalation, likeExchange, likeReturn } from './order-phase.ts';
import { likeHex, likeOption, likePick } from './picks.ts';
import { likeCard, likeColour, likePoint, likeRegeneration, likeSummons, stepWorth } from './reinforcing.ts';
import {
  likeAbsorbing,
  likeBlast,
  likeFollowing,
  likeIgnoring,
  likePursuit,
  likeRegroup,
  likeRetreat,
} from './results.ts';
import { likeRiposte } from './ripostes.ts';
import { likeActivation, likeEnd, likeFree, likeItem, likePlay, likeTaking } from './turn.ts';
import { resting } from './worth.ts';

export function likingOf(desk: Desk, action: Action): number {
  switch (action.type) {
    case 'deploy':
      return likeDeployment(desk, action);
    case 'returnCards':
      return -action.cards.reduce((sum, card) => sum + cardPrice(desk.battle, desk.player, card), 0);
    case 'pickOrder':
      return likeOrder(action);
    case 'bid':
      return likeBid(desk, action);
    case 'escalate':
      return likeEscalation(desk, action);
    case 'returnOrder':
      return likeReturn(desk, action);
    case 'exchange':
      return likeExchange(desk, action);
    case 'toCorruption':
      return likeCorruption(desk, action);
    case 'replenish':
      return action.unit === null
        ? 0
        : stepWorth(action.model, 'deployment') / (1 + desk.unit(action.unit).models);
    case 'takeCard':
      return likeCard(desk, action);
    case 'point':
      return likePoint(desk, action);
    case 'regenerate':
      return likeRegeneration(desk, action);
    case 'takeColour':
      return likeColour(desk, action);
    case 'unfatigue':
      return resting(desk.unit(action.unit));
    case 'summon':
      return likeSummons(desk, action);
    case 'activate':
      return likeActivation(desk, action);
    case 'play':
      return likePlay(desk, action);
    case 'endTurn':
      return likeEnd(desk);
    case 'takeChosen':
    case 'takeRandom':
      return likeTaking(desk, action);
    case 'free':
      return likeFree(desk, action);
    case 'item':
      return likeItem(desk, action);
    case 'substitute':
      return likeSubstitute(desk, action);
    case 'deactivate':
      return likeStopping(desk, action);
    case 'use':
      return likeUse(desk, action);
    case 'move':
      return likeMove(desk, action);
    case 'attack':
      return likeAttack(desk, action);
    case 'rest':
      return likeRest(desk);
    case 'seal':
      return likeSeal(desk);
    case 'exit':
      return likeExit(desk);
    case 'choose':
      return likeOption(desk, action);
    case 'pickUnit':
      return likePick(desk, action);
    case 'pickHex':
      return likeHex(desk, action);
    case 'spend':
      return likeSpending(desk, action);
    case 'overcharge':
      return likeOvercharge(desk, action);
    case 'square':
      return likeSquare(desk, action);
    case 'lay':
      return likeLay(desk, action);
    case 'mode':
      return likeMode(desk, action);
    case 'apply':
      return likeApply(desk, action);
    case 'dropDie':
      return likeDrop(desk, action);
    case 'keepDie':
      return likeKeep(desk, action);
    case 'reroll':
      return likeReroll(desk, action);
    case 'ignoreRetreat':
      return likeIgnoring(desk, action);
    case 'retreat':
      return likeRetreat(desk, action);
    case 'regroup':
      return likeRegroup(desk, action);
    case 'absorb':
      return likeAbsorbing(desk, action);
    case 'blast':
      return likeBlast(desk, action);
    case 'riposte':
      return likeRiposte(desk, action);
    case 'advance':
      return likeFollowing(desk, action);
    case 'frenzy':
      return likeFrenzy(desk, action);
    case 'persecute':
      return likePursuit(desk, action);
    case 'discard':
      return -cardPrice(desk.battle, desk.player, action.card);
    default:
      return 0;
  }
}
