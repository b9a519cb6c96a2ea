import type { Viewer } from '@grognard/kernel';
import type { Place, Tables } from '@grognard/protocol';

/** The places this screen has taken at one table: one for each pair of eyes somebody has looked through. */
export interface Places {
  /** Rejects with the reason when this place may not be taken. */
  at(viewer: Viewer): Promise<Place>;
  leaveAll(): void;
}

export function placesAt(tables: Pick<Tables, 'open'>, table: string): Places {
  const taken = new Map<Viewer, Promise<Place>>();
  const open = async (viewer: Viewer): Promise<Place> => {
    const reply = await tables.open({ table, viewer });
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.value;
  };
  return {
    at(viewer) {
      const known = taken.get(viewer);
      if (known !== undefined) return known;
      const place = open(viewer);
      taken.set(viewer, place);
      place.catch(() => taken.delete(viewer));
      return place;
    },
    leaveAll() {
      for (const place of taken.values()) place.then((open) => open.leave()).catch(() => {});
      taken.clear();
    },
  };
}
