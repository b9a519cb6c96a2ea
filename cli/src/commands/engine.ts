import type { Command } from '../command.ts';
import { EXIT, sayJson } from '../context.ts';
import { createEngine } from '../engine/engine.ts';
import { linesOf } from '../engine/lines-of.ts';

export const engine: Command = {
  usage: 'engine',
  about: 'Answer JSON requests on standard input, one per line; see docs/engine.md',
  flags: [],
  examples: ['engine', 'engine <<< \'{"cmd":"games"}\''],
  async run(context) {
    const { answer } = createEngine(context.titles);
    for await (const line of linesOf(context.input)) {
      if (line.trim() !== '') sayJson(context, await answer(line));
    }
    return EXIT.held;
  },
};
