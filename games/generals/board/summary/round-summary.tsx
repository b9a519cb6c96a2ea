// What a finished round came to: losses, ground, points, dice, one sentence each.
import type { Chapter, Summary } from '@grognard/desk';
import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import { SIDE_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import type { Side } from '../../vocabulary.ts';
import { pointsFor } from '../words/sentences-journal.ts';
import { summaryWords as words } from '../words/sentences-summary.ts';
import { GroundFigure, LossesFigure, PointsFigure } from './figures.tsx';
import { type Ground, groundIn, lossesIn, rollsIn, scoresIn } from './round-facts.ts';

type Round = Chapter<View, Action, Event>;
type Losses = ReturnType<typeof lossesIn>;

function lossesInWords(losses: Losses): string {
  const of = (side: Side): string => {
    const { routed, lost } = losses[side];
    return tell(words.lostBy, { side: SIDE_NAME[side], routed: routed.length, gone: lost.length });
  };
  return tell(words.lost, { white: of('white'), black: of('black') });
}

function groundInWords({ changed, held }: Ground): string {
  return changed.length === 0
    ? tell(words.groundSame, held)
    : tell(words.groundNew, { sectors: changed.join(', '), ...held });
}

function pointsInWords(events: readonly Event[], vp: View['vp']): string {
  const scores = scoresIn(events);
  if (scores.length === 0) return tell(words.noPoints, vp);
  const told = scores.map(({ side, vp: points, source }) =>
    tell(words.scored, { side: SIDE_NAME[side], points: signed(points), source: pointsFor(source, points) }),
  );
  return `${told.join(', ')}.`;
}

function diceInWords(events: readonly Event[]): string {
  const { white, black } = rollsIn(events);
  const count = white.rolled + black.rolled;
  return count === 0
    ? tell(words.noRolls)
    : tell(words.rolls, { count, white: white.hits, black: black.hits });
}

export function roundSummary({ events, before, after }: Round): Summary | null {
  const { round } = before.view;
  if (round < 1) return null;
  const losses = lossesIn(events);
  const ground = groundIn(before.view, after.view);
  const { vp } = after.view;
  const fallen = (['white', 'black'] as const).flatMap((side) => [
    ...losses[side].routed,
    ...losses[side].lost,
  ]);
  return {
    title: tell(words.title, { round }),
    next: after.view.result === null ? tell(words.next, { round: round + 1 }) : tell(words.end),
    columns: [
      {
        heading: tell(words.losses),
        ...(fallen.length === 0 ? {} : { Figure: () => <LossesFigure units={fallen} /> }),
        say: fallen.length === 0 ? tell(words.noLosses) : lossesInWords(losses),
      },
      {
        heading: tell(words.ground),
        Figure: () => <GroundFigure {...ground} />,
        say: groundInWords(ground),
      },
      {
        heading: tell(words.points),
        Figure: () => <PointsFigure {...vp} />,
        say: pointsInWords(events, vp),
      },
      { heading: tell(words.dice), say: diceInWords(events) },
    ],
  };
}
