// The border on the side of the tables, one for each guest: every message is checked before it is used, and whatever
// breaks becomes an answer. A ticket is good only where it was handed out.
import { form, maybe, nullable, record } from '@grognard/kernel/forms.ts';
import { type Call, NO_TICKET } from './call.ts';
import { check, checkRequest } from './check.ts';
import type { ActId, Failed, Messages, Service } from './message.ts';
import { DOOR, PLACE, type Place, type Tables } from './messages.ts';
import type { Ticket } from './table.ts';
import { type Forms, VALUES } from './values.ts';

const { name } = VALUES;
const call = record<Call>({
  ticket: nullable(name),
  name,
  request: maybe(form<unknown>({}, (raw) => raw)),
  id: maybe(name),
});

const failed = (code: string, path: string, message: string): Failed => ({
  ok: false,
  error: { code, path, message },
});

const broken = (cause: unknown): Failed =>
  failed(
    'broken',
    '',
    `Something went wrong, and nothing was changed: ${cause instanceof Error ? cause.message : String(cause)}`,
  );

/** What is said without a ticket. */
export type Said = Omit<Call, 'ticket'>;

/** Answers one message by the list it must be on. */
export async function answer<M extends Messages>(
  messages: M,
  service: Service<M>,
  { name: asked, request: raw, id }: Said,
  forms: Forms = VALUES,
): Promise<unknown> {
  const message = Object.hasOwn(messages, asked) ? messages[asked] : undefined;
  if (message === undefined)
    return failed('wrong-request', 'name', `Nothing here answers to “${asked}”; this page may be too old.`);
  const request = checkRequest(message.takes, forms, raw);
  if (!request.ok) return request;
  try {
    // The request has just been checked by what its method was typed by.
    const method = service[asked] as (request: unknown, id?: ActId) => Promise<unknown>;
    return await method(request.value, id);
  } catch (cause) {
    return broken(cause);
  }
}

/**
 * Answers one guest's messages. The tables are laid out when one is asked for: most guests are silent most of the time, and a
 * server keeps thousands of them. `freshTicket` makes names nobody can guess and no earlier connection has used; where
 * people meet, `hall` answers what is said there, and null to the rest.
 */
export function connect(
  tables: () => Tables,
  freshTicket: () => Ticket,
  hall: (said: Said) => Promise<unknown> | null = () => null,
): (raw: unknown) => Promise<unknown> {
  const places = new Map<Ticket, Place>();
  const door = (): Service<typeof DOOR> => {
    const laid = tables();
    return {
      ...laid,
      async open(request) {
        const place = await laid.open(request);
        if (!place.ok) return place;
        const ticket = freshTicket();
        places.set(ticket, place.value);
        return { ok: true, value: ticket };
      },
    };
  };
  return async (raw) => {
    const read = check(call, raw);
    if (!read.ok) return read;
    const { ticket } = read.value;
    if (ticket === null) return hall(read.value) ?? answer(DOOR, door(), read.value);
    const place = places.get(ticket);
    if (place === undefined)
      return failed(NO_TICKET, 'ticket', 'Nobody here has been given this ticket: open the table again.');
    const reply = await answer(PLACE, place, read.value);
    if (read.value.name === 'leave') places.delete(ticket);
    return reply;
  };
}
