import { createInterface } from 'node:readline';
import type { Command } from '../command.ts';
import { EXIT, sayJson } from '../context.ts';
import { createEngine } from '../engine/engine.ts';

export const engine: Command = {
  usage: 'engine',
  about: 'Answer JSON requests on standard input, one per line; see docs/engine.md',
  flags: [],
  examples: ['engine', 'engine <<< \'{"cmd":"games"}\''],
  async run(context) {
    const { answer } = createEngine(context.titles);
    const lines = createInterface({ input: context.input, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) if (line.trim() !== '') sayJson(context, await answer(line));
    return EXIT.held;
  },
};
