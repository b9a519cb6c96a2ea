// Speaks for tables that are hosted elsewhere: one method per message, each sent over whatever line there is.
import { type Call, NO_TICKET } from './call.ts';
import type { ActId, Effect, Messages, Service } from './message.ts';
import { DOOR, PLACE, type Place, type Tables } from './messages.ts';
import type { Ticket } from './table.ts';

/** Carries one message there and its reply back. */
export type Send = (call: Call, effect: Effect) => Promise<unknown>;

/** Names for what is done over a line that may break; a line that cannot needs none. */
export type FreshId = () => ActId;

type Ask = (said: Omit<Call, 'ticket'>, effect: Effect) => Promise<unknown>;

/** The other side answers by the same list, so every method has the type it has there. */
export const speaker = <M extends Messages>(messages: M, ask: Ask, freshId?: FreshId): Service<M> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, { effect }]) => [
      name,
      (request?: unknown) => {
        const id = effect === 'acts' ? freshId?.() : undefined;
        return ask(id === undefined ? { name, request } : { name, request, id }, effect);
      },
    ]),
  ) as Service<M>;

const isLost = (reply: unknown): boolean => {
  const { error } = reply as { readonly error?: { readonly code: string } };
  return error?.code === NO_TICKET;
};

type Door = Service<typeof DOOR>;

/**
 * The other side may have been started again since: then the place is taken anew. What acts is said again under the id
 * it had, because an earlier line may have carried it there before it broke.
 */
function remotePlace(
  send: Send,
  door: Door,
  first: Ticket,
  opened: Parameters<Door['open']>[0],
  freshId?: FreshId,
): Place {
  let ticket = first;
  return speaker(
    PLACE,
    async (said, effect) => {
      const reply = await send({ ticket, ...said }, effect);
      if (!isLost(reply)) return reply;
      const again = await door.open(opened);
      if (!again.ok) return again;
      ticket = again.value;
      return send({ ticket, ...said }, effect);
    },
    freshId,
  );
}

export function remoteTables(send: Send, freshId?: FreshId): Tables {
  const door = speaker(DOOR, (said, effect) => send({ ticket: null, ...said }, effect), freshId);
  return {
    ...door,
    async open(opened) {
      const ticket = await door.open(opened);
      return ticket.ok ? { ok: true, value: remotePlace(send, door, ticket.value, opened, freshId) } : ticket;
    },
  };
}
