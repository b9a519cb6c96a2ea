// The border of the worker: every message is checked before it is used, and a bug in a rule becomes an answer instead of
// a dead worker. The match was left as it was.
import type { InputError, Result } from '@grognard/kernel';
import {
  actionSchema,
  type Checked,
  check,
  entrySchema,
  type Fields,
  fileSchema,
  idSchema,
  newTableSchema,
  playerSchema,
  playersSchema,
  seatSchema,
  standingSchema,
  viewerSchema,
} from '@grognard/protocol';
import type { TableHost } from '../host-link.ts';

type Failed = { readonly ok: false; readonly error: InputError };

const bug = (cause: unknown): Failed => ({
  ok: false,
  error: {
    code: 'bug',
    path: '',
    message: `Something went wrong inside the rules, and nothing was changed: ${cause instanceof Error ? cause.message : String(cause)}`,
  },
});

async function answered<F extends Fields, T>(
  fields: F,
  raw: { readonly [K in keyof F]: unknown },
  answer: (request: Checked<F>) => Promise<T>,
): Promise<T | Failed> {
  const request: Result<Checked<F>> = check(fields, raw);
  if (!request.ok) return request;
  try {
    return await answer(request.value);
  } catch (cause) {
    return bug(cause);
  }
}

const at = { id: idSchema, viewer: viewerSchema };
const by = { id: idSchema, seat: seatSchema };

export const checkedHost = (host: TableHost): TableHost => ({
  alive: () => host.alive(),
  list: () => host.list(),
  create: (request) =>
    answered({ request: newTableSchema }, { request }, (sent) => host.create(sent.request)),
  look: (id, viewer) => answered(at, { id, viewer }, (sent) => host.look(sent.id, sent.viewer)),
  moments: (id, viewer, from) =>
    answered({ ...at, from: entrySchema }, { id, viewer, from }, (sent) =>
      host.moments(sent.id, sent.viewer, sent.from),
    ),
  lookBack: (id, viewer, n) =>
    answered({ ...at, n: entrySchema }, { id, viewer, n }, (sent) =>
      host.lookBack(sent.id, sent.viewer, sent.n),
    ),
  submit: (id, seat, action, seen) =>
    answered({ ...by, action: actionSchema, seen: entrySchema }, { id, seat, action, seen }, (sent) =>
      host.submit(sent.id, sent.seat, sent.action, sent.seen),
    ),
  why: async (id, seat, action) => {
    const fields = { ...by, action: actionSchema };
    const reason = await answered(fields, { id, seat, action }, (sent) =>
      host.why(sent.id, sent.seat, sent.action),
    );
    return reason !== null && 'rule' in reason ? reason : null;
  },
  undo: (id, seat) => answered(by, { id, seat }, (sent) => host.undo(sent.id, sent.seat)),
  resetTurn: (id, seat) => answered(by, { id, seat }, (sent) => host.resetTurn(sent.id, sent.seat)),
  standing: (id, seat, orders) =>
    answered({ ...by, orders: standingSchema }, { id, seat, orders }, (sent) =>
      host.standing(sent.id, sent.seat, sent.orders),
    ),
  seat: (id, seat, player) =>
    answered({ ...by, player: playerSchema }, { id, seat, player }, (sent) =>
      host.seat(sent.id, sent.seat, sent.player),
    ),
  fork: (id, viewer, n, players) =>
    answered({ ...at, n: entrySchema, players: playersSchema }, { id, viewer, n, players }, (sent) =>
      host.fork(sent.id, sent.viewer, sent.n, sent.players),
    ),
  chances: (id) => answered({ id: idSchema }, { id }, (sent) => host.chances(sent.id)),
  exportFile: (id) => answered({ id: idSchema }, { id }, (sent) => host.exportFile(sent.id)),
  importFile: (text) => answered({ text: fileSchema }, { text }, (sent) => host.importFile(sent.text)),
  verify: async (text) => {
    const found = await answered({ text: fileSchema }, { text }, (sent) => host.verify(sent.text));
    return 'error' in found ? { ok: false, entries: 0, problem: found.error } : found;
  },
  remove: (id) => answered({ id: idSchema }, { id }, (sent) => host.remove(sent.id)),
});
