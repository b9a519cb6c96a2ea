// Looking back, and what a chapter came to: whoever has decided nothing yet has no past, so the code comes when it is asked for.
import type { LookingBack } from './looking-back.ts';
import type { Recaps } from './recaps.ts';
import type { TableStore } from './table-store.ts';
import { watching } from './watching-code.ts';

async function fetched() {
  await watching.load();
  return watching.value;
}

export function thePast(store: TableStore, refresh: () => Promise<void>): LookingBack & Recaps {
  const looking = async () => (await fetched())?.lookingBack(store, refresh);
  const recapping = async () => (await fetched())?.recaps(store);
  return {
    lookBack: async (n, isStep) => (await looking())?.lookBack(n, isStep),
    fork: async () => (await looking())?.fork() ?? null,
    openRecap: async (chapter) => (await recapping())?.openRecap(chapter),
    watchAgain: async () => (await recapping())?.watchAgain(),
    watchMissed: async () => (await recapping())?.watchMissed(),
    closeRecap() {
      store.recap.value = null;
    },
  };
}
