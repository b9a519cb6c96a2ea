import type { TableHost } from '../host-link.ts';
import { checkedHost } from './checked-host.ts';
import { localHost } from './local-host.ts';
import { openStore } from './store.ts';

/** The database opens with the first question, so that a refusal of the browser becomes the answer to it. */
let opened: Promise<TableHost> | undefined;
const host = (): Promise<TableHost> => {
  opened ??= openStore().then((store) => checkedHost(localHost({ store })));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

/** Everything the page may ask the table worker. */
export const tableHost: TableHost = {
  alive: async () => true,
  list: async () => (await host()).list(),
  create: async (...asked) => (await host()).create(...asked),
  look: async (...asked) => (await host()).look(...asked),
  moments: async (...asked) => (await host()).moments(...asked),
  lookBack: async (...asked) => (await host()).lookBack(...asked),
  submit: async (...asked) => (await host()).submit(...asked),
  why: async (...asked) => (await host()).why(...asked),
  undo: async (...asked) => (await host()).undo(...asked),
  resetTurn: async (...asked) => (await host()).resetTurn(...asked),
  standing: async (...asked) => (await host()).standing(...asked),
  seat: async (...asked) => (await host()).seat(...asked),
  fork: async (...asked) => (await host()).fork(...asked),
  chances: async (...asked) => (await host()).chances(...asked),
  exportFile: async (...asked) => (await host()).exportFile(...asked),
  importFile: async (...asked) => (await host()).importFile(...asked),
  verify: async (...asked) => (await host()).verify(...asked),
  remove: async (...asked) => (await host()).remove(...asked),
};
