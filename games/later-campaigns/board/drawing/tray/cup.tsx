// NLC-4.0f: the chits of one's own side that are still in the cup. How many the enemy has left nobody knows (NLC-G).
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';
import type { BodyId } from '../../../vocabulary.ts';
import { bodyName } from '../../words/names.ts';
import { trayWords } from '../../words/sentences-panel.ts';
import { fieldOfArmy } from '../map/piece-face.tsx';

/** Formations drawn together share a chit. */
export const chitInWords = (view: View, bodies: readonly BodyId[]): string =>
  bodies.map((body) => bodyName(view, body)).join(' + ');

export function Cup({ view }: { readonly view: View }) {
  const theatre = theatreOf(view);
  if (view.ownChits.length === 0) return null;
  return (
    <section class="later-campaigns-cup" aria-label={tell(trayWords.cup)}>
      <h2>{tell(trayWords.cup)}</h2>
      <ul>
        {view.ownChits.map((bodies) => {
          const sheet = theatre.bodies[bodies[0] ?? 0];
          if (sheet === undefined) return null;
          const field = fieldOfArmy(theatre, sheet.army, sheet.side);
          return (
            <li key={bodies.join()} style={`--field:var(--${field});--on-field:var(--${field}-on)`}>
              {chitInWords(view, bodies)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
