// What a month of a campaign and a battle of a tournament came to.
import type { Chapter, Summary } from '@grognard/desk';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign } from '../../campaign/state.ts';
import { MAPS } from '../../data/maps.ts';
import { REGION_IDS } from '../../data/regions.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { chronicleLines } from '../chronicle/prose.ts';
import { sideInView } from '../words/memory.ts';
import { betweenSummaries as words } from '../words/sentences-summary-between.ts';

const foulIn = ({ corruption }: Campaign): number =>
  REGION_IDS.filter((region) => corruption[region] > 0).length;

/** NAP-SOL.4: when the next month has begun, or all is over. */
export function monthSummary({ before, after }: Chapter<View, Action, Event>): Summary | null {
  const [then, now] = [before.view.campaign, after.view.campaign];
  if (then === null || now === null || then.month === 0) return null;
  if (after.view.result === null && now.month === then.month) return null;
  return {
    title: tell(words.month, { month: then.month }),
    columns: [
      { heading: tell(words.story), say: chronicleLines(now, then.month).join(' ') },
      { heading: tell(words.land), say: tell(words.landSay, { before: foulIn(then), after: foulIn(now) }) },
      {
        heading: tell(words.camp),
        say: tell(words.campSay, {
          treasury: now.notebook.treasury,
          broken: now.notebook.muster.filter(({ broken }) => broken).length,
          seals: now.seals.length,
        }),
      },
    ],
    next: after.view.result === null ? tell(words.nextMonth, { month: now.month }) : tell(words.toTheEnd),
  };
}

/** NAP-TRN.8: when the battle is over and the interval has begun. */
export function battleSummary({ before, after }: Chapter<View, Action, Event>): Summary | null {
  const series = after.view.series;
  const record = series?.records.at(-1);
  const notebooks = series?.notebooks ?? null;
  if (before.view.battle === null || after.view.battle !== null || record === undefined || notebooks === null)
    return null;
  const [a, b] = [sideInView(after.view, 'A'), sideInView(after.view, 'B')];
  const brokenOf = (player: 'A' | 'B'): number =>
    notebooks[player].muster.filter(({ broken }) => broken).length;
  return {
    title: tell(words.battle, { map: MAPS[record.map].name }),
    columns: [
      {
        heading: tell(words.result),
        say: tell(words.resultSay, {
          winner: capital(record.winner === 'A' ? a : b),
          a,
          aVp: record.vp.A,
          b,
          bVp: record.vp.B,
        }),
      },
      {
        heading: tell(words.broken),
        say: tell(words.brokenSay, { a, aBroken: brokenOf('A'), b, bBroken: brokenOf('B') }),
      },
      {
        heading: tell(words.treasuries),
        say: tell(words.treasuriesSay, { a, aDp: notebooks.A.treasury, b, bDp: notebooks.B.treasury }),
      },
    ],
    next: tell(words.toInterval),
  };
}
