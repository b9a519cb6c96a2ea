// An order from the desk to obedience: what the staff foretells, and what then happens.

import { plainText } from '@grognard/desk/words/phrases.ts';
import {
  eventsSince,
  legal,
  pending,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { logLines } from '../board/words/journal.ts';
import { remember } from '../board/words/journal-memory.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Action } from '../grammar.ts';
import { laterCampaigns } from '../module.ts';
import { corpsReport } from '../odds/corps-report.ts';
import { knownPosition } from '../odds/known-position.ts';
import { outlookOf } from '../odds/order-outlook.ts';
import { options } from '../options.ts';

/** Grouchy before Wavre: his second cavalry corps is out of sight and an hour's ride away. */
function wavre(seed: number) {
  const match = startMatch(laterCampaigns, { ...options.usual, scenario: 'wavre' }, simulationSource(seed));
  const theatre = theatreOf(match.state);
  const corps = theatre.bodies.findIndex(({ id }) => id === 'fr-c2');
  const play = (seat: Seat, wanted: (action: Action) => boolean): void => {
    const action = legal(match, seat).find(wanted);
    if (action === undefined) throw new Error(`${seat} cannot do that`);
    submit(match, seat, action);
  };
  const close = (): void => {
    for (const { seat } of pending(match)) play(seat, ({ type }) => type === 'done');
  };
  const told = (): readonly string[] => {
    const events = eventsSince(match, 0, 'french').flatMap((moment) => moment.events);
    return logLines(events, remember(null, [])).map(({ text }) => plainText(text));
  };
  return { match, corps, play, close, told };
}

describe('NLC-12.6c: a letter to a corps an hour away', () => {
  const { match, corps, play, close, told } = wavre(7);
  close();
  play(
    'french',
    (action) => action.type === 'begin' && action.recipient === corps && action.order === 'defend',
  );
  play('french', (action) => action.type === 'target' && action.at.kind === 'currentPosition');
  play('french', ({ type }) => type === 'finish');
  const view = viewOf(match, 'french');
  const [paper] = view.draft?.papers ?? [];
  const outlook = paper === undefined ? null : outlookOf(knownPosition(view, 'french'), paper);

  test('NLC-12.7a: the staff knows when it is there, and what speaks for obedience', () => {
    expect(outlook?.ride).toMatchObject({ receive: 2, isFaceToFace: false });
    expect(outlook?.shifts).toEqual([{ reason: 'divisionalOrderOrCavalryCorps', rule: 'NLC-T2', by: 1 }]);
    const { atOnce = 0, nextTurn = 0, inDoubt = 0, setAside = 0 } = outlook?.odds ?? {};
    expect(atOnce + nextTurn + inDoubt + setAside).toBe(36);
  });

  test('NLC-12.6e: it rides for a turn while the old order stands, then two dice decide in the column foretold', () => {
    close();
    expect(told()).toContainEqual('Grouchy writes to II Cavalry Corps: Defend. There in turn 2.');
    expect(corpsReport(knownPosition(viewOf(match, 'french'), 'french'), corps).transit).toHaveLength(1);
    for (let i = 0; match.state.turn < 3 && i < 4000; i += 1) {
      const [asked] = pending(match);
      if (asked === undefined) break;
      const able = legal(match, asked.seat);
      const action = able.find(({ type }) => type === 'done' || type === 'auto') ?? able[0];
      if (action !== undefined) submit(match, asked.seat, action);
    }
    const column = outlook?.column ?? 0;
    expect(told().filter((line) => line.startsWith('The order reaches II Cavalry Corps'))).toEqual([
      expect.stringContaining(`in column ${column}`),
    ]);
  });
});
