import {
  type AnyMatch,
  legal,
  offers,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { expect, it } from 'vitest';
import type { TableState } from '../board/desk.ts';
import { guide } from '../board/guide.ts';
import { napoleonica } from '../module.ts';

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const look = (match: AnyMatch): TableState =>
  ({
    view: sent(viewOf(match, guide.seat)),
    offers: offers(match, guide.seat).map(sent),
    viewer: guide.seat,
  }) as Partial<TableState> as TableState;

it.each([5, 15, 25])(
  'NAP-GEN.13, NAP-VIC.1: whoever lets the coach do everything fights to the end, battle %i',
  (seed) => {
    const options = napoleonica.parseOptions(guide.options);
    if (!options.ok) throw new Error(options.error.message);
    const match: AnyMatch = startMatch(napoleonica, options.value, simulationSource(seed));
    const random = randomOf(simulationSource(seed + 1));
    let step = 0;
    for (let i = 0; i < 3000 && outcomeOf(match) === null; i += 1) {
      const seat = pending(match)[0]?.seat ?? '';
      const state = look(match);
      while (guide.steps[step]?.isDone(state) === true) step += 1;
      const own = pending(match).some((asked) => asked.seat === guide.seat);
      if (own) {
        const action = guide.steps[step]?.next(state) ?? guide.interlude(state)?.next(state) ?? null;
        expect(action, `${JSON.stringify(pending(match))} at step ${step}`).not.toBeNull();
        const reply = submit(match, guide.seat, action ?? { type: 'none' });
        expect(reply.ok, JSON.stringify([action, reply])).toBe(true);
      } else {
        const open = legal(match, seat);
        const chosen = open[random.die(open.length, 'NAP-ACN.1 any') - 1];
        if (chosen === undefined) break;
        submit(match, seat, chosen);
      }
    }
    while (guide.steps[step]?.isDone(look(match)) === true) step += 1;
    expect(outcomeOf(match)).not.toBeNull();
    expect(step).toBe(guide.steps.length);
  },
);
