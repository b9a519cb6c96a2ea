// Whatever happens in a battle, a tournament or a campaign can be said: every action has its label, every event its line, at every moment.
import { plainText } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import {
  legal,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { targetName } from '../board/input/about.ts';
import { prepare } from '../board/prepare.ts';
import { describe as describeTable } from '../board/words/describe.ts';
import { logLines } from '../board/words/journal.ts';
import { actionLabel } from '../board/words/labels.ts';
import { type Memory, remember } from '../board/words/memory.ts';
import { printed } from '../board/words/names.ts';
import { labels as sentences } from '../board/words/sentences-labels.ts';
import type { Event } from '../events.ts';
import { napoleonica } from '../module.ts';

/** Events that need no line: another one says it, or a heading does. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'roundBegan',
  'turnBegan',
  'turnEnded',
  'ordersReturned',
  'ordersPaid',
  'cardLaid',
  'poolAssembled',
  'dieDropped',
  'modelsAdvanced',
  'sidesSettled',
  'factionsRevealed',
  'rostersRevealed',
  'tileLaid',
  'orderScorched',
]);

async function play(
  raw: object,
  seed: number,
  look: (events: readonly Event[], memory: Memory | null) => void,
) {
  const options = napoleonica.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(napoleonica, options.value, simulationSource(seed));
  const random = randomOf(simulationSource(seed + 1));
  // As the page does it: a single battle is told without what lies around battles.
  await prepare(viewOf(match, pending(match)[0]?.seat ?? ''));
  let memory = remember(null, match.opening.events);
  look(match.opening.events, memory);
  const labels = new Set<string>();
  for (let i = 0; i < 400 && outcomeOf(match) === null; i += 1) {
    const seat = pending(match)[0]?.seat ?? '';
    const view = viewOf(match, seat);
    const open = legal(match, seat);
    for (const action of open.slice(0, 12)) {
      const label = actionLabel(action, view);
      // The last resort, an action by its name in the rules, is what only 'Rest' is called anyway.
      if (action.type !== 'rest')
        expect(label).not.toBe(tell(sentences.other, { what: printed(action.type) }));
      labels.add(`${action.type}: ${label}`);
    }
    expect(describeTable(view).every(({ lines }) => lines.every((line) => !line.includes('{')))).toBe(true);
    expect(targetName({ hex: 0 }, view)).toBe('A1');
    const action = open[random.die(open.length, 'NAP-ACN.1 any') - 1] ?? open[0];
    if (action === undefined) break;
    const reply = submit(match, seat, action);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    memory = remember(memory, reply.events);
    look(reply.events, memory);
  }
  return labels;
}

describe.each([
  ['a battle of SC1', {}],
  ['a battle of SC2', { scenario: 'SC2', armies: { A: 'russia', B: 'abyss' } }],
  ['a battle of SC5', { scenario: 'SC5' }],
  ['a tournament', { mode: 'tournament', preliminaries: 2 }],
  ['a campaign', { mode: 'campaign' }],
  ['a hard campaign', { mode: 'campaign', faction: 'russia', difficulty: 'marshal' }],
])('%s', (_name, options) => {
  it('NAP-ACN.1: every action has a label of its own, every event a line', { timeout: 30_000 }, async () => {
    const silent = new Set<string>();
    const labels = await play(options, 7, (events, memory) => {
      for (const event of events) {
        const lines = logLines([event], memory);
        for (const { text } of lines) expect(plainText(text)).not.toMatch(/[{}]|undefined|^ /);
        if (lines.length === 0 && !SILENT.has(event.type)) silent.add(event.type);
      }
    });
    expect([...silent]).toEqual([]);
    expect([...labels].filter((label) => /[{}]|undefined/.test(label))).toEqual([]);
  });
});
