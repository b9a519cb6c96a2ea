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
import { laterCampaigns } from '../module.ts';

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const look = (match: AnyMatch): TableState =>
  ({
    view: sent(viewOf(match, guide.seat)),
    offers: offers(match, guide.seat).map(sent),
    viewer: guide.seat,
  }) as Partial<TableState> as TableState;

it.each([5, 15])(
  'NLC-12.2a, NLC-12.7b: whoever lets the coach do everything fights three turns and writes an order, battle %i',
  (seed) => {
    const options = laterCampaigns.parseOptions(guide.options);
    if (!options.ok) throw new Error(options.error.message);
    const match: AnyMatch = startMatch(laterCampaigns, options.value, simulationSource(seed));
    const random = randomOf(simulationSource(seed + 1));
    let step = 0;
    for (let i = 0; i < 3000 && outcomeOf(match) === null && step < guide.steps.length; i += 1) {
      if (pending(match).some((asked) => asked.seat === guide.seat)) {
        const state = look(match);
        while (guide.steps[step]?.isDone(state) === true) step += 1;
        const action = guide.steps[step]?.next(state) ?? guide.interlude(state)?.next(state) ?? null;
        if (step === guide.steps.length) break;
        expect(action, `${JSON.stringify(pending(match))} at step ${step}`).not.toBeNull();
        const reply = submit(match, guide.seat, action ?? { type: 'none' });
        expect(reply.ok, JSON.stringify([action, reply])).toBe(true);
      } else {
        const seat = pending(match)[0]?.seat ?? '';
        const open = legal(match, seat);
        const plain = open.find(({ type }) => type === 'done' || type === 'auto');
        submit(match, seat, plain ?? open[random.die(open.length, 'NLC-4.0a any') - 1] ?? { type: 'none' });
      }
    }
    expect(step).toBe(guide.steps.length);
  },
  60_000,
);
