import type { Guide } from '@grognard/desk';
import { guideOf } from '../load-rooms.ts';
import { tables } from '../service.ts';

/** A lesson of a title, counted from 1; undefined where it has none, or not so many. */
export async function lessonOf(game: string, lesson: number): Promise<Guide | undefined> {
  let guide = await guideOf(game);
  for (let i = 1; i < lesson; i += 1) guide = guide?.sequel;
  return guide;
}

/** The lesson that was begun and not ended, or a new one. */
export async function guideTable(game: string, lesson: number, guide: Guide): Promise<string> {
  const saved = await tables.list();
  if (!saved.ok) throw new Error(saved.error.message);
  const open = saved.value.tables.find(
    (table) =>
      table.game === game &&
      table.kind === 'guide' &&
      (table.lesson ?? 1) === lesson &&
      table.outcome === null,
  );
  if (open !== undefined) return open.id;
  const { seat, opponent } = guide;
  const reply = await tables.create({
    game,
    options: guide.options,
    players: { [seat]: { kind: 'me' }, [opponent.seat]: { kind: 'ai', level: opponent.level } },
    hints: true,
    kind: 'guide',
    ...(lesson === 1 ? {} : { lesson }),
  });
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}
