// The journal of one's own staff: orders on their way, obeyed, delayed, set aside.
import type { Said, Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { asSide } from '../../rule-types.ts';
import { orderWords, turnWords } from './journal-sentences.ts';
import { dieOf } from './journal-sums.ts';
import type { Teller } from './teller.ts';

type Arrived = Extract<Event, { readonly type: 'orderArrived' }>;

/** NLC-12.7b: what a waiting order needs on 1 die. */
const NEEDED = { R4: 4, R5: 5 } as const;

function arrival({ body: id, roll, column, result }: Arrived, { body }: Teller): Said['text'] {
  const facts = { body: body(id), roll: roll ?? 0, column: column ?? 0 };
  switch (result) {
    case 'C':
      return say(orderWords.obeyed, facts);
    case '1T':
      return say(orderWords.oneTurn, facts);
    case 'R4':
    case 'R5':
      return say(orderWords.doubt, { ...facts, needed: NEEDED[result] });
    case 'I':
      return say(orderWords.ignored, facts);
    default:
      return say(orderWords.dawn, { body: body(id) });
  }
}

const LOCAL = { acts: orderWords.acts, none: orderWords.nothing, bad: orderWords.misread } as const;

export const orderSayings: Sayings<Event, Teller> = {
  orderSent: ({ body: id, leader: who, order, receive }, { body, leader, orders, turn }) => {
    const facts = { leader: leader(who), body: body(id), order: orders(order) };
    return {
      icon: 'arm-light-cavalry',
      text:
        receive <= turn ? say(orderWords.sentNow, facts) : say(orderWords.sent, { ...facts, turn: receive }),
    };
  },
  messageDelivered: ({ body: id, leader: by, order }, { body, leader, orders }) => ({
    icon: 'ui-log',
    text: say(orderWords.delivered, { body: body(id), leader: leader(by), order: orders(order) }),
    isKey: true,
  }),
  orderArrived: (event, teller) => ({
    icon: event.result === 'I' ? 'ui-refuse' : event.result === 'C' ? 'ui-check' : 'ui-clock',
    text: arrival(event, teller),
    isKey: event.result === 'I',
  }),
  waitRolled: ({ body: id, roll, needed, only }, { body }) => ({
    icon: roll >= needed ? 'ui-check' : 'ui-clock',
    text: say(roll >= needed ? orderWords.waitOver : orderWords.waitGoesOn, { body: body(id), roll, needed }),
    sums: [dieOf(asSide(only), roll, tell(turnWords.needed, { needed }))],
  }),
  orderInForce: ({ body: id, order }, { body, orders }) => ({
    icon: 'ui-log',
    text: say(orderWords.inForce, { body: body(id), order: orders(order) }),
  }),
  legBegan: ({ body: id, order }, { body, orders }) => ({
    icon: 'ui-log',
    text: say(orderWords.leg, { body: body(id), order: orders([order]) }),
  }),
  orderSucceeded: ({ body: id }, { body }) => ({
    icon: 'ui-check',
    text: say(orderWords.succeeded, { body: body(id) }),
  }),
  marchBlocked: ({ unit: id }, { unit }) => ({
    icon: 'ui-refuse',
    text: say(orderWords.blocked, { unit: unit(id) }),
    about: [{ unit: String(id) }],
  }),
  confidenceHeld: ({ body: id, roll, value, only }, { body }) => ({
    icon: 'ui-check',
    text: say(orderWords.confident, { body: body(id), roll, value }),
    sums: [dieOf(asSide(only), roll, tell(turnWords.needed, { needed: value }))],
  }),
  confidenceFailed: ({ body: id, roll, value }, { body }) => ({
    icon: 'mk-disarray',
    text: say(orderWords.shaken, { body: body(id), roll, value }),
    isKey: true,
  }),
  localDecided: ({ body: id, roll, result }, { body }) => ({
    icon: 'arm-leader',
    text: say(LOCAL[result], { body: body(id), roll }),
  }),
  badMoveMade: ({ body: id }, { anyBody }) => ({
    icon: 'ui-refuse',
    text: say(orderWords.badMove, { body: anyBody(id) }),
    isKey: true,
  }),
  bodyAssigned: ({ body: id, leader: who }, { body, leader }) => ({
    icon: 'arm-leader',
    text: say(orderWords.assigned, { body: body(id), leader: leader(who) }),
  }),
  orderFailed: ({ body: id }, { body }) => ({
    icon: 'ui-refuse',
    text: say(orderWords.failed, { body: body(id) }),
  }),
  marchRolled: ({ body: id, roll, revealed }, { body }) => ({
    icon: 'ui-eye',
    text: say(revealed ? orderWords.discovered : orderWords.unseen, { body: body(id), roll }),
  }),
  enteredHidden: ({ body: id, hex: at }, { body, hex }) => ({
    icon: 'ui-eye',
    text: say(orderWords.enteredHidden, { body: body(id), hex: hex(at) }),
    about: [{ hex: at }],
  }),
  marchRevealed: ({ body: id, hex: at }, { body, hex }) => ({
    icon: 'ui-eye',
    text: say(orderWords.revealed, { body: body(id), hex: hex(at) }),
    about: [{ hex: at }],
    isKey: true,
  }),
  decoysVanished: ({ units: ids }, { units }) => ({
    icon: 'ui-minus',
    text: say(orderWords.decoys, { units: units(ids) }),
  }),
};
