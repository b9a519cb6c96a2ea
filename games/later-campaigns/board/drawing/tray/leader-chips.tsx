// NLC-12.2e, NLC-F.4: leaders who still owe a ride, beside the troops of the Stage; a press on one chooses him.
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';
import { type LeaderId, NOBODY } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { procIn } from '../../input/moment.ts';
import { owingLeadersIn } from '../../input/owing.ts';
import { leaderName } from '../../words/names.ts';
import { trayWords } from '../../words/sentences-panel.ts';
import { fieldOfArmy, LeaderDisc } from '../map/piece-face.tsx';

const SIZE = 44;

function Disc({ view, leader }: { readonly view: View; readonly leader: LeaderId }) {
  const theatre = theatreOf(view);
  const sheet = theatre.leaders[leader];
  if (sheet === undefined) return null;
  const rating = view.leaders.find((each) => each.leader === leader)?.rating ?? sheet.rating;
  return (
    <svg viewBox="-28 -28 58 56" width={SIZE} height={SIZE} aria-hidden="true">
      <LeaderDisc
        field={fieldOfArmy(theatre, sheet.army, sheet.side)}
        name={sheet.name}
        rating={rating}
        detail="theatre"
      />
    </svg>
  );
}

export function LeaderChips({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const picked = desk.selection.value;
  const chosen = picked?.kind === 'leader' ? picked.leader : NOBODY;
  if (!desk.isLive.value || procIn(view) !== 'movement') return null;
  return (
    <>
      {owingLeadersIn(view).map((leader) => (
        <li key={leader}>
          <button
            type="button"
            class={`later-campaigns-chip ${leader === chosen ? 'is-moving' : 'is-able is-owing'}`}
            data-target={targetKey({ card: `leader-${leader}` })}
          >
            <Disc view={view} leader={leader} />
            <b>{leaderName(view, leader)}</b>
            <span>{tell(leader === chosen ? trayWords.moving : trayWords.owes)}</span>
          </button>
        </li>
      ))}
    </>
  );
}
