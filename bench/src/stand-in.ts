// A game of the size that is to come: 160 units, 900 hexes, 480 candidates, 12,000 entries.
import {
  legal,
  momentsSince,
  offers,
  pending,
  pendingFor,
  randomOf,
  type Seat,
  simulate,
  simulationSource,
  startMatch,
  submit,
  vantage,
  viewOf,
} from '@grognard/kernel';
import { megabytesUsed } from './measuring/megabytes-used.ts';
import { processorMs } from './measuring/processor-time.ts';
import { standIn } from './stand-in/game.ts';

const ENTRIES = 12_000;
const PROMISED = { submitMs: 0.1, lookMs: 2, megabytes: 40, legalLists: 2000 } as const;
const LOOKS = 500;
const LISTS = 3000;

const random = randomOf(simulationSource(4));
const one = <T>(items: readonly T[]): T | undefined => items[random.die(items.length, 'FLD-1 any') - 1];
const begin = () => startMatch(standIn, {}, simulationSource(1));
type FieldMatch = ReturnType<typeof begin>;

/** Plays on to so many entries; gives the milliseconds spent in `submit`. */
function playTo(match: FieldMatch, entries: number): number {
  let spent = 0;
  while (match.journal.length < entries) {
    const seat = pending(match)[0]?.seat ?? '';
    const action = one(legal(match, seat));
    const start = processorMs();
    const reply = submit(match, seat, action);
    spent += processorMs() - start;
    if (!reply.ok) throw new Error(`entry ${match.journal.length + 1} was not accepted`);
  }
  return spent;
}

/** Everything a screen asks for after somebody's action, `from` being the moments it knows already. */
function look(match: FieldMatch, viewer: Seat, from: number): number {
  const seen = vantage(match, viewer).length;
  const parts = [viewOf(match, viewer).units, pendingFor(match, viewer), offers(match, viewer)];
  if (momentsSince(match, from, viewer).length !== seen - from + 1) throw new Error('moments are missing');
  return parts.flat().length;
}

/** Milliseconds for looks, each at a new position late in the game. */
function lookOften(match: FieldMatch): number {
  let spent = 0;
  for (let n = 0; n < LOOKS; n += 1) {
    const before = match.journal.length;
    playTo(match, before + 1);
    const seat = pending(match)[0]?.seat ?? '';
    const start = processorMs();
    look(match, seat, before);
    spent += processorMs() - start;
  }
  return spent;
}

/** Milliseconds for legal lists over a reach of 200 targets, each worked out anew. */
function listOften(): number {
  const table = simulate(standIn, begin().state, randomOf(simulationSource(5)));
  const act = (): number => {
    const seat = table.pending()[0]?.seat ?? '';
    const actions = table.legal(seat);
    const action = one(actions);
    if (action !== undefined) table.play(seat, action);
    return actions.length;
  };
  let spent = 0;
  for (let n = 0; n < LISTS; n += 1) {
    act();
    const start = processorMs();
    const found = act();
    spent += processorMs() - start;
    if (found !== 200) throw new Error(`${found} targets are in reach`);
    act();
  }
  return spent;
}

playTo(begin(), 1500);
const before = megabytesUsed();
const match = begin();
playTo(match, ENTRIES - 2000);
const submitMs = playTo(match, ENTRIES) / 2000;
const megabytes = megabytesUsed() - before;
const lookMs = lookOften(match) / LOOKS;
const legalLists = (LISTS * 1000) / listOften();

const ratios = {
  'the 0.1 ms promised against a submit after 10,000 entries': PROMISED.submitMs / submitMs,
  'the 2 ms promised against a look after 12,000 entries': PROMISED.lookMs / lookMs,
  'the 40 MB promised against the memory of 12,000 entries': PROMISED.megabytes / megabytes,
  'legal lists of 200 targets against the 2,000 promised': legalLists / PROMISED.legalLists,
};
const cases = [
  { name: 'stand-in: submits after 10,000 entries', perSecond: Math.round(1000 / submitMs) },
  { name: 'stand-in: looks after 12,000 entries', perSecond: Math.round(1000 / lookMs) },
  { name: 'stand-in: legal lists with a reach of 200 targets', perSecond: Math.round(legalLists) },
];
console.log(JSON.stringify({ cases, ratios }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
