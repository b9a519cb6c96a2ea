// What is played at a table, by people or machines, and answered for them; on disk before anybody is told.
import type { InputError, Json, Refusal, Seat } from '@grognard/kernel';
import { submit, vantage } from '@grognard/kernel';
import type { ActId, SubmitReply } from '@grognard/protocol';
import type { Keep } from './keep.ts';
import { doneBefore, withDone } from './once.ts';
import type { OpenTable, Shelf } from './shelf.ts';
import type { AnyReply, Changed } from './take-back.ts';
import { answerUnasked } from './unasked.ts';

export type Played = { readonly ok: true } | { readonly ok: false; readonly problem: Refusal | InputError };

export interface Playing {
  /** Changes a match for a seat; under an id, once. */
  change(table: OpenTable, seat: Seat, doIt: (table: OpenTable) => Changed, id?: ActId): Promise<SubmitReply>;
  /** A machine's whole answer, all of it or nothing. */
  playAll(table: OpenTable, seat: Seat, actions: readonly Json[]): Promise<Played>;
  /** A table may come up where nobody need be asked: opened from a position, imported, or left by who played a seat until now. */
  answerUnasked(table: OpenTable): Promise<void>;
}

export function playing(shelf: Shelf, keep: Keep): Playing {
  return {
    async change(table, seat, doIt, id) {
      const earlier = doneBefore(table.record, seat, id);
      if (earlier !== null) return earlier;
      const before = table.match.journal.length;
      const reply = doIt(table);
      if (!reply.ok) return reply;
      answerUnasked(table);
      const n = vantage(table.match, seat).length;
      const error = await keep(table, before, withDone(table.record, seat, id, n));
      return error === null ? { ok: true, n } : { ok: false, error };
    },
    async playAll(table, seat, actions) {
      const before = table.match.journal.length;
      for (const action of actions) {
        const reply: AnyReply = submit(table.match, seat, action);
        if (reply.ok) continue;
        if (table.match.journal.length > before) shelf.forget(table.record.id);
        return { ok: false, problem: 'refusal' in reply ? reply.refusal : reply.error };
      }
      answerUnasked(table);
      const error = await keep(table, before);
      return error === null ? { ok: true } : { ok: false, problem: error };
    },
    async answerUnasked(table) {
      const before = table.match.journal.length;
      if (answerUnasked(table)) await keep(table, before);
    },
  };
}
