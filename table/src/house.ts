import { type Keep, keeper } from './keep.ts';
import { loadGame } from './library.ts';
import { type MachineSeats, machineSeats } from './machine-seats.ts';
import { type Playing, playing } from './play.ts';
import type { Ports } from './ports.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** What all guests of one host share. */
export interface House {
  readonly ports: Ports;
  readonly shelf: Shelf;
  readonly keep: Keep;
  readonly playing: Playing;
  readonly machines: MachineSeats;
}

export function openHouse(ports: Ports): House {
  const shelf = openShelf(ports.store, loadGame, ports.room, ports.says);
  ports.news.hear((id) => shelf.forget(id));
  const keep = keeper(shelf, ports);
  const play = playing(shelf, keep);
  return { ports, shelf, keep, playing: play, machines: machineSeats(shelf, ports, play) };
}
