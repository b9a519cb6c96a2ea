// Tables people agree upon before they begin: a host fixes the dice, everybody adds to them, and only then is it set up.
import type { Result } from '@grognard/kernel';
import type { NewTable, TableId } from '@grognard/protocol';
import { type Agreed, begin } from './create.ts';
import type { House } from './house.ts';
import { wantedFor } from './library.ts';
import { ok } from './reply.ts';

/** Whether a table could be begun so; what is wrong with it. */
export async function couldBegin({ ports, library }: House, request: NewTable): Promise<Result<null>> {
  const module = await library.rules(wantedFor(request));
  if (!module.ok) return module;
  const tried = begin(module.value, request, ports);
  return tried.ok ? ok(null) : tried;
}

/** Begins it. Where two hosts do so at once, it is the same table. */
export async function beginAgreed(house: House, request: NewTable, agreed: Agreed): Promise<Result<TableId>> {
  const { ports, library, machines } = house;
  const module = await library.rules(wantedFor(request));
  if (!module.ok) return module;
  const begun = begin(module.value, request, ports, agreed);
  if (!begun.ok) return begun;
  await ports.store.create(begun.value.record, []);
  ports.news.tell(agreed.id);
  machines.attend(agreed.id, false);
  return ok(agreed.id);
}
