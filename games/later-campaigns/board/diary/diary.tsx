// NLC NLC-G: when a battle is over the full log opens. The staff tells it turn by turn, with a map of each.
import type { Story } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { tellerOf, turnName } from '../words/teller.ts';
import { standsByTurn } from './positions.ts';
import { turnInProse } from './prose.ts';
import { SituationMap } from './situation-map.tsx';
import { diaryWords as words } from './words.ts';

/** The events of each turn, its beginning first. */
function turnsIn(events: readonly Event[]): readonly (readonly Event[])[] {
  const turns: Event[][] = [];
  for (const event of events) {
    if (event.type === 'turnBegan') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

/** What each side had as the next turn began, or in the end. */
function standing(next: readonly Event[] | undefined, { points }: View): string {
  const began = next?.[0];
  return tell(words.standing, began?.type === 'turnBegan' ? began.points : points);
}

export function diaryOf(events: readonly Event[], view: View): Story {
  const theatre = theatreOf(view);
  const turns = turnsIn(events);
  const stands = standsByTurn(turns, theatre);
  return {
    title: tell(words.title),
    aside: tell(words.aside),
    chapters: turns.map((told, i) => {
      const began = told[0];
      const turn = began?.type === 'turnBegan' ? began.turn : i + 1;
      const teller = tellerOf({ scenario: theatre.id, turn });
      return {
        title: turnName(teller),
        lines: [...turnInProse(told, teller), standing(turns[i + 1], view)],
        Figure: () => (
          <SituationMap theatre={theatre} stands={stands[i] ?? []} label={tell(words.map, { turn })} />
        ),
      };
    }),
  };
}
