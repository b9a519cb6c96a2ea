// The journal of rounds and turns: bids, Orders, activations, moves, points.
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { escalationCard } from '../../data/escalation-cards.ts';
import { hexName } from '../../data/field.ts';
import { reinforcementCard } from '../../data/reinforcement-cards.ts';
import type { Event } from '../../events.ts';
import { COLOUR_NAME } from '../../words/colours.ts';
import { tires } from './journal-folds.ts';
import type { Teller } from './memory.ts';
import { cardName, LINE_NAME, ordersInWords, printed, typeName } from './names.ts';
import { journal } from './sentences-journal.ts';

const about = (unit: number) => aboutUnits(String(unit));

export const turnSayings: Sayings<Event, Teller> = {
  battleBegan: ({ sideOf }, { player }) => ({
    icon: 'ui-target',
    text: say(journal.sides, { player: player(sideOf.A === 'south' ? 'A' : 'B') }),
  }),
  // NAP-SET.2: nobody has won a tie.
  d6Rolled: ({ values, winner }, { player }) => ({
    icon: 'd6-6',
    text:
      values.A === values.B
        ? say(journal.d6Tied, { value: values.A })
        : say(journal.d6, { a: values.A, b: values.B, player: player(winner) }),
  }),
  placementDecided: ({ first }, { player }) => ({
    icon: 'ui-target',
    text: say(journal.placement, { player: player(first) }),
  }),
  unitDeployed: ({ unit: id, hex }, { unit, sideOf }) => ({
    icon: 'arm-infantry',
    text: say(journal.deployed, { player: sideOf(id), unit: unit(id), hex: hexName(hex) }),
    about: about(id),
  }),
  cardsReturned: ({ player: by, count }, { player }) => ({
    icon: 'ui-cards',
    text: say(journal.cardsReturned, { player: player(by), count }),
  }),
  bidsRevealed: ({ cards, values, leader }, { player }) => ({
    icon: 'arm-leader',
    text: say(journal.bids, {
      a: player('A'),
      aCard: cardName(cards.A),
      aValue: values.A,
      b: player('B'),
      bCard: cardName(cards.B),
      bValue: values.B,
      leader: player(leader),
    }),
    isKey: true,
  }),
  escalationDrawn: ({ card, isLast }) => ({
    icon: 'ui-cards',
    text: isLast
      ? say(journal.escalationLast, { card: escalationCard(card).name })
      : say(journal.escalationDrawn, { card: escalationCard(card).name }),
  }),
  sideChosen: ({ card, side }) => {
    const { name, faces } = escalationCard(card);
    const { orders, cards } = faces[side];
    return { icon: 'ui-cards', text: say(journal.sideChosen, { card: name, side, orders, cards }) };
  },
  ordersDrawn: ({ player: by, count, orders }, { player }) => ({
    icon: 'mk-order-blank',
    text:
      orders === null
        ? say(journal.ordersDrawn, { player: player(by), count })
        : say(journal.ordersDrawnKnown, { player: player(by), orders: ordersInWords(orders) }),
  }),
  orderReturned: ({ player: by }, { player }) => ({
    icon: 'mk-order-blank',
    text: say(journal.orderReturned, { player: player(by) }),
  }),
  ordersExchanged: ({ player: by, count }, { player, exchanges }) =>
    exchanges?.player === by
      ? {
          icon: 'mk-order-blank',
          text: say(journal.ordersExchangedAgain, {
            player: player(by),
            times: exchanges.times + 1,
            count: exchanges.count + count,
          }),
          replaces: true,
        }
      : { icon: 'mk-order-blank', text: say(journal.ordersExchanged, { player: player(by), count }) },
  orderTaken: ({ player: by, colour }, { player }) => ({
    icon: 'mk-order-blank',
    text: say(journal.orderTaken, { player: player(by), colour: COLOUR_NAME[colour] }),
  }),
  cardTaken: ({ player: by, card }, { player }) => ({
    icon: 'ui-cards',
    text: say(journal.cardTaken, { player: player(by), card: reinforcementCard(card).name }),
  }),
  modelAdvanced: ({ player: by, model, line }, { player }) => ({
    icon: 'ui-plus',
    text: say(journal.modelAdvanced, { player: player(by), model: typeName(model), line: LINE_NAME[line] }),
  }),
  modelJoined: ({ unit: id, models }, { unit }) => ({
    icon: 'ui-plus',
    text: say(journal.modelJoined, { unit: unit(id), models }),
    about: about(id),
  }),
  unitSummoned: ({ unit: id, hex }, { unit, sideOf }) => ({
    icon: 'ui-plus',
    text: say(journal.summoned, { player: sideOf(id), unit: unit(id), hex: hexName(hex) }),
    about: about(id),
  }),
  roundScored: ({ vp }, { player }) => ({
    icon: 'ui-check',
    text: say(journal.roundScored, {
      a: capital(player('A')),
      aVp: vp.A,
      b: capital(player('B')),
      bVp: vp.B,
    }),
  }),
  cardsDrawn: ({ player: by, count }, { player }) => ({
    icon: 'ui-cards',
    text: say(journal.cardsDrawn, { player: player(by), count }),
  }),
  cardDiscarded: ({ player: by, card }, { player }) => ({
    icon: 'ui-cards',
    text: say(journal.cardDiscarded, { player: player(by), card: cardName(card) }),
  }),
  playerPassed: ({ player: by }, { player }) => ({
    icon: 'ui-check',
    text: say(journal.passed, { player: player(by) }),
  }),
  unitActivated: ({ unit: id, orders, card }, { unit, next }) => ({
    icon: 'mk-activation',
    text:
      card !== null
        ? say(journal.activatedByCard, { unit: unit(id), card: cardName(card) })
        : orders === null
          ? say(journal.activatedFree, { unit: unit(id) })
          : say(tires(next, id) ? journal.activatedAgain : journal.activated, {
              unit: unit(id),
              orders: ordersInWords(orders),
            }),
    about: about(id),
  }),
  unitDeactivated: ({ unit: id }, { unit }) => ({
    icon: 'ui-refuse',
    text: say(journal.deactivated, { unit: unit(id) }),
    about: about(id),
  }),
  abilityUsed: ({ unit: id, ability }, { unit, next }) => ({
    icon: 'mk-activation',
    text: say(tires(next, id) ? journal.abilityTiring : journal.ability, {
      unit: unit(id),
      ability: printed(ability),
    }),
    about: about(id),
  }),
  itemUsed: ({ player: by, item }, { player }) => ({
    icon: 'mk-activation',
    text: say(journal.item, { player: player(by), item }),
  }),
  unitMoved: ({ unit: id, from, to }, { unit }) => ({
    icon: 'arm-infantry',
    text: say(journal.moved, { unit: unit(id), from: hexName(from), to: hexName(to) }),
    about: about(id),
  }),
  unitRested: ({ unit: id }, { unit }) => ({
    icon: 'ui-clock',
    text: say(journal.rested, { unit: unit(id) }),
    about: about(id),
  }),
  riftSealed: ({ unit: id, hex }, { unit }) => ({
    icon: 'ui-lock',
    text: say(journal.sealed, { unit: unit(id), hex: hexName(hex) }),
    isKey: true,
  }),
  unitExited: ({ unit: id }, { unit }) => ({
    icon: 'ui-export',
    text: say(journal.exited, { unit: unit(id) }),
    isKey: true,
  }),
  cardPlayed: ({ player: by, card }, { player }) => ({
    icon: 'ui-cards',
    text: say(journal.cardPlayed, { player: player(by), card: cardName(card) }),
  }),
  fatigueChanged: ({ unit: id, by, fatigue }, { unit }) => ({
    icon: 'mk-fatigue',
    text: say(by > 0 ? journal.fatigueGained : journal.fatigueLost, {
      unit: unit(id),
      count: Math.abs(by),
      fatigue,
    }),
    about: about(id),
  }),
  corruptionChanged: ({ player: who, by, total }, { player }) => ({
    icon: 'mk-corruption',
    text: say(by > 0 ? journal.corruptionGained : journal.corruptionSpent, {
      player: player(who),
      count: Math.abs(by),
      total,
    }),
  }),
  vpScored: ({ player: by, vp, total }, { player }) => ({
    icon: 'ui-plus',
    text: say(journal.vp, { player: player(by), vp, total }),
    isKey: true,
  }),
  playerConceded: ({ player: by }, { player }) => ({
    icon: 'ui-close',
    text: say(journal.conceded, { player: player(by) }),
    isKey: true,
  }),
  battleWon: ({ player: by }, { player }) => ({
    icon: 'arm-leader',
    text: say(journal.won, { player: player(by) }),
    isKey: true,
  }),
};
