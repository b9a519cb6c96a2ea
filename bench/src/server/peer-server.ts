// boardgame.io's own server with a game as large as a battle: 300 units, and a move that changes one of them. Both players
// may act at any time, and a move made on an older state still counts.
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';

process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { Server, Origins }: typeof import('boardgame.io/server') = require('boardgame.io/server');

interface Units {
  units: { id: number; name: string; sector: string; strength: number; orders: number }[];
}

const game: Game<Units> = {
  name: 'units',
  setup: () => ({
    units: Array.from({ length: 300 }, (_, id) => ({
      id,
      name: `Regiment ${id}`,
      sector: `sector ${id % 40}`,
      strength: 6,
      orders: 0,
    })),
  }),
  turn: { activePlayers: { all: 'acting' }, stages: { acting: {} } },
  moves: {
    order: {
      ignoreStaleStateID: true,
      move({ G }, unit: number) {
        const found = G.units[unit];
        if (found === undefined) return 'INVALID_MOVE';
        found.orders += 1;
        return undefined;
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run(Number(process.argv[2]));
console.log('ready');
