// Speaks for tables that are hosted elsewhere: one method per message, each sent over whatever line there is.
import { type Call, NO_TICKET } from './call.ts';
import type { Effect, Messages, Service } from './message.ts';
import { DOOR, PLACE, type Place, type Tables } from './messages.ts';
import type { Ticket } from './table.ts';

/** Carries one message there and its reply back. */
export type Send = (call: Call, effect: Effect) => Promise<unknown>;

type Ask = (name: string, request: unknown, effect: Effect) => Promise<unknown>;

/** The other side answers by the same list, so every method has the type it has there. */
const speaker = <M extends Messages>(messages: M, ask: Ask): Service<M> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, { effect }]) => [
      name,
      (request?: unknown) => ask(name, request, effect),
    ]),
  ) as Service<M>;

const isLost = (reply: unknown): boolean => {
  const { error } = reply as { readonly error?: { readonly code: string } };
  return error?.code === NO_TICKET;
};

type Door = Service<typeof DOOR>;

/** The other side may have been started again since: then the place is taken anew, and nothing was done yet. */
function remotePlace(send: Send, door: Door, first: Ticket, opened: Parameters<Door['open']>[0]): Place {
  let ticket = first;
  return speaker(PLACE, async (name, request, effect) => {
    const reply = await send({ ticket, name, request }, effect);
    if (!isLost(reply)) return reply;
    const again = await door.open(opened);
    if (!again.ok) return again;
    ticket = again.value;
    return send({ ticket, name, request }, effect);
  });
}

export function remoteTables(send: Send): Tables {
  const door = speaker(DOOR, (name, request, effect) => send({ ticket: null, name, request }, effect));
  return {
    ...door,
    async open(opened) {
      const ticket = await door.open(opened);
      return ticket.ok ? { ok: true, value: remotePlace(send, door, ticket.value, opened) } : ticket;
    },
  };
}
