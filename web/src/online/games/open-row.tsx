import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Seat } from '@grognard/kernel';
import type { Invitation } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { rememberBeingFar } from '../../been-far.ts';
import { farId } from '../../far-id.ts';
import { ErrorNote } from '../../parts/error-note.tsx';
import { goTo } from '../../router.ts';
import { titleOfGame } from '../../saved/describe-table.ts';
import { t } from '../../words/words.ts';
import { hall, me } from '../far.ts';
import { freshToken } from '../fresh-token.ts';
import { OddsHint } from '../odds-hint.tsx';
import { freeSeats } from '../sitters.ts';
import { clockWords } from '../time-words.ts';
import { seatNameIn, useLobby } from '../use-lobby.ts';

/** A table where somebody is awaited: a press, and one sits there. */
export function OpenRow({ table: invitation }: { readonly table: Invitation }) {
  const [problem, setProblem] = useState<InputError | null>(null);
  const lobby = useLobby(invitation.game);
  const { table, terms } = invitation;
  const join = async (seat: Seat): Promise<void> => {
    const name = me.value?.name ?? '';
    const room = await hall.join({ table, seat, name, contribution: freshToken() });
    if (!room.ok) return setProblem(room.error);
    rememberBeingFar();
    goTo({ screen: 'table', id: farId(room.value.table) });
  };
  return (
    <li class="saved-row">
      <div class="what">
        <h3>{titleOfGame(invitation.game)}</h3>
        <p>{invitation.about}</p>
        <p class="facts">
          <span>{t('games.host', { host: invitation.host.name })}</span>
          <span>{clockWords(terms.clock)}</span>
          {terms.rated && <span>{t('games.rated')}</span>}
        </p>
        {terms.rated &&
          freeSeats(invitation).map((seat) => <OddsHint key={seat} table={table} seat={seat} />)}
      </div>
      <div class="acts">
        {freeSeats(invitation).map((seat) => (
          <Button key={seat} onClick={() => void join(seat)}>
            {t('games.join', { seat: seatNameIn(lobby, seat) })}
          </Button>
        ))}
      </div>
      {problem !== null && <ErrorNote error={problem} />}
    </li>
  );
}
