import { dirname } from 'node:path';
import { games } from '@grognard/games/registry';
import { run } from './run.ts';

// Somebody who reads only the beginning, as `head` does, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(
  {
    titles: games,
    root: dirname(dirname(import.meta.dirname)),
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  },
  process.argv.slice(2),
);
