import type { TableSession } from './table-session.ts';

/** Milliseconds: until then a reader looks, and nothing of what is heard is waited for. */
const SETTLED = 1500;

/** A drum and dice, once whoever came has settled. Returns what silences them. */
export function hearLater(session: TableSession): () => void {
  let hush = (): void => {};
  let isGone = false;
  const listen = async (): Promise<void> => {
    const { sounds } = await import('./sounds.ts');
    if (!isGone) hush = sounds(session);
  };
  const timer = setTimeout(() => void listen().catch(() => {}), SETTLED);
  return () => {
    isGone = true;
    clearTimeout(timer);
    hush();
  };
}
