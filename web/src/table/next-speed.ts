import { SPEEDS } from '@grognard/desk/playback/speeds.ts';
import { change, settings } from '../settings.ts';
import type { TableStore } from './table-store.ts';

/** The next speed at which something is seen at all. */
export function nextSpeed({ player }: Pick<TableStore, 'player'>): void {
  const shown = SPEEDS.filter((speed) => speed !== 'off');
  const { speed: now } = settings.peek();
  const at = now === 'off' ? -1 : shown.indexOf(now);
  change({ speed: shown[(at + 1) % shown.length] ?? 'normal' });
  player.keepTime();
}
