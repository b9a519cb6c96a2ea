import { isFar } from './far-id.ts';
import type { TableService } from './local-tables.ts';

/**
 * Tables of this device and of the server behind one door: a table's name says where it is. What speaks to the server is
 * fetched with the first table there.
 */
export function hereAndFar(here: TableService, fetchFar: () => Promise<TableService>): TableService {
  const at = async (table: string): Promise<TableService> => (isFar(table) ? fetchFar() : here);
  return {
    ...here,
    open: async (request) => (await at(request.table)).open(request),
    seat: async (request) => (await at(request.table)).seat(request),
    remove: async (request) => (await at(request.table)).remove(request),
    watch(id, changed) {
      if (!isFar(id)) return here.watch(id, changed);
      let stop = (): void => {};
      let isStopped = false;
      void fetchFar().then((far) => {
        if (!isStopped) stop = far.watch(id, changed);
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
