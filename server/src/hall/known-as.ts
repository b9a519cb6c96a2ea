// Somebody is called otherwise from now on, or a guest has become the holder of an account: their seats follow.
import type { PersonId, Player } from '@grognard/protocol';
import type { PersonRow } from '../store/schema.ts';
import { type Company, changeTable } from './company.ts';
import { tablesOf } from './my-games.ts';

export async function knownAs(
  company: Company,
  before: PersonId,
  { id, name }: Pick<PersonRow, 'id' | 'name'>,
): Promise<void> {
  const tables = await tablesOf(company, before);
  await company.db.updateTable('seats').set({ person: id }).where('person', '=', before).execute();
  await company.db.updateTable('invitations').set({ host: id }).where('host', '=', before).execute();
  const renamed = (player: Player): Player =>
    player.kind === 'far' && player.person === before ? { kind: 'far', name, person: id } : player;
  for (const table of tables) {
    company.newsroom.enrol(id, table);
    await changeTable(company, table, (record) => {
      const players = Object.entries(record.players).map(
        ([seat, player]) => [seat, renamed(player)] as const,
      );
      return { ok: true, value: { ...record, players: Object.fromEntries(players) } };
    });
  }
}
