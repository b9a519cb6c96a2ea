// What a finished round came to.
import type { Chapter, Summary } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { BattleView, View } from '../../view.ts';
import { type ByPlayer, byPlayer, type Player } from '../../vocabulary.ts';
import { sideAmong } from '../words/memory.ts';
import { summaries } from '../words/sentences-summary.ts';

type Counted = Extract<Event, { readonly unit: number }>;

/** How often something happened to units of each player. */
function countBy(
  { units }: BattleView,
  events: readonly Event[],
  worth: (event: Event) => number,
): ByPlayer<number> {
  const ownerOf = (event: Event): Player | undefined =>
    units.find(({ id }) => 'unit' in event && id === (event as Counted).unit)?.owner;
  return byPlayer((player) =>
    events.reduce((sum, event) => sum + (ownerOf(event) === player ? worth(event) : 0), 0),
  );
}

export function roundSummary({ events, before, after }: Chapter<View, Action, Event>): Summary | null {
  const battle = before.view.battle ?? after.view.battle;
  const began = events.find(({ type }) => type === 'roundBegan');
  if (battle === null || after.view.battle === null || began?.type !== 'roundBegan') return null;
  const [a, b] = [sideAmong(battle.players, 'A'), sideAmong(battle.players, 'B')];
  const lost = countBy(battle, events, (event) => (event.type === 'modelsLost' ? event.count : 0));
  const gone = countBy(battle, events, ({ type }) => (type === 'unitDestroyed' ? 1 : 0));
  const acted = countBy(battle, events, ({ type }) => (type === 'unitActivated' ? 1 : 0));
  const { players } = after.view.battle;
  return {
    title: tell(summaries.title, { round: began.round }),
    columns: [
      {
        heading: tell(summaries.losses),
        say: tell(summaries.lossesSay, { a, aLost: lost.A, b, bLost: lost.B }),
      },
      {
        heading: tell(summaries.units),
        say: tell(summaries.unitsSay, { a, aLost: gone.A, b, bLost: gone.B }),
      },
      {
        heading: tell(summaries.points),
        say: tell(summaries.pointsSay, { a, aVp: players.A.vp, b, bVp: players.B.vp }),
      },
      {
        heading: tell(summaries.orders),
        say: tell(summaries.ordersSay, { a, aCount: acted.A, b, bCount: acted.B }),
      },
    ],
    next: tell(summaries.next, { round: began.round + 1 }),
  };
}
