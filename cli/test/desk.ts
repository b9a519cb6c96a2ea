import { PassThrough, Readable } from 'node:stream';
import type { Title } from '@grognard/games/registry';
import type { AnyGame } from '@grognard/kernel';
import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { run } from '../src/run.ts';

const titleOf = (module: AnyGame, prefix: string): Title => ({
  meta: {
    id: module.id,
    prefix,
    title: module.id,
    seats: module.seats({}),
    seatNames: {},
    tagline: 'A toy.',
    minutes: 1,
  },
  loadRules: async () => module,
  load: async () => module,
});

/** Three toys in the place of the real titles. */
export const toys: readonly Title[] = [
  {
    ...titleOf(ticTacToe, 'TTT'),
    workbench: async () => ({
      options: [],
      invariants: { 'nine squares': () => null },
      draw: (view) => {
        const board = typeof view === 'object' && view !== null && 'board' in view ? view.board : [];
        return Array.isArray(board)
          ? [0, 3, 6].map((row) => board.slice(row, row + 3).join(' ')).join('\n')
          : '';
      },
    }),
  },
  titleOf(coin, 'COIN'),
  titleOf(bluff, 'BLUFF'),
];

export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function grognard(
  line: string | readonly string[],
  {
    typed = '',
    titles = toys,
    root = '.',
  }: { typed?: string; titles?: readonly Title[]; root?: string } = {},
): Promise<Done> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const input = Readable.from([typed]);
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
  const code = await run({ titles, root, input, output, errors }, args);
  const text = (stream: PassThrough): string => stream.read()?.toString() ?? '';
  return { code, out: text(output), err: text(errors) };
}
