import { type Keep, keeper } from './keep.ts';
import { type Library, shippedLibrary } from './library.ts';
import { type MachineSeats, machineSeats } from './machine-seats.ts';
import { type Playing, playing } from './play.ts';
import type { Ports } from './ports.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** What all guests of one host share. */
export interface House {
  readonly ports: Ports;
  readonly library: Library;
  readonly shelf: Shelf;
  readonly keep: Keep;
  readonly playing: Playing;
  readonly machines: MachineSeats;
}

export function openHouse(ports: Ports): House {
  const { library = shippedLibrary } = ports;
  const shelf = openShelf(ports.store, library, ports.room, ports.says);
  ports.news.hear((id) => shelf.forget(id));
  const keep = keeper(shelf, ports);
  const play = playing(shelf, keep);
  return { ports, library, shelf, keep, playing: play, machines: machineSeats(shelf, ports, play) };
}
