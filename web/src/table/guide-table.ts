import { tables } from '../service.ts';
import type { Guide } from './game-board.ts';

/** The lesson that was begun and not ended, or a new one. */
export async function guideTable(game: string, guide: Guide): Promise<string> {
  const saved = await tables.list();
  const open = saved.find((table) => table.game === game && table.kind === 'guide' && table.outcome === null);
  if (open !== undefined) return open.id;
  const other = guide.seat === 'white' ? 'black' : 'white';
  const reply = await tables.create({
    game,
    options: guide.options,
    players: { [guide.seat]: { kind: 'me' }, [other]: { kind: 'ai', level: guide.opponent } },
    hints: true,
    kind: 'guide',
  });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
