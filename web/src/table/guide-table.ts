import type { Guide } from '@grognard/desk';
import { tables } from '../service.ts';

/** The lesson that was begun and not ended, or a new one. */
export async function guideTable(game: string, guide: Guide): Promise<string> {
  const saved = await tables.list();
  if (!saved.ok) throw new Error(saved.error.message);
  const open = saved.value.tables.find(
    (table) => table.game === game && table.kind === 'guide' && table.outcome === null,
  );
  if (open !== undefined) return open.id;
  const { seat, opponent } = guide;
  const reply = await tables.create({
    game,
    options: guide.options,
    players: { [seat]: { kind: 'me' }, [opponent.seat]: { kind: 'ai', level: opponent.level } },
    hints: true,
    kind: 'guide',
  });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
