import './far.ts';
import './waiting-room.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError } from '@grognard/kernel';
import type { Offered } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { rememberBeingFar } from '../been-far.ts';
import { farId } from '../far-id.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { goTo, hrefTo } from '../router.ts';
import { titleOfGame } from '../saved/describe-table.ts';
import { firstTitle } from '../titles.ts';
import { t } from '../words/words.ts';
import { hall, me } from './far.ts';
import { freshToken } from './fresh-token.ts';
import { LineBanner } from './line-banner.tsx';
import { NameField } from './name-field.tsx';
import { OddsHint } from './odds-hint.tsx';
import { sitterName } from './sitters.ts';
import { Terms } from './terms.tsx';
import { seatNameIn, useLobby } from './use-lobby.ts';

const BadLink = ({ problem }: { readonly problem: InputError }) => (
  <>
    <h1>{t('join.bad')}</h1>
    <div class="sheet pad">
      {problem.code !== 'wrong-request' && <p role="alert">{problem.message}</p>}
      <p>{t('join.badSay')}</p>
      <Button href={hrefTo({ screen: 'new', game: firstTitle })}>{t('home.new')}</Button>
    </div>
  </>
);

/** Somebody else was quicker, or the link was opened twice. */
function Taken({ offered, name }: { readonly offered: Offered; readonly name: string }) {
  const seat = seatNameIn(useLobby(offered.game), offered.seat);
  return (
    <>
      <h1>{t('join.taken')}</h1>
      <div class="sheet pad">
        <p role="alert">{t('join.takenSay', { name, seat, host: offered.host.name })}</p>
        {offered.hasBegun && offered.terms.watching === 'anybody' && (
          <Button href={hrefTo({ screen: 'table', id: farId(offered.table) })}>{t('join.watch')}</Button>
        )}
      </div>
    </>
  );
}

function Offer({ link, offered }: { readonly link: string; readonly offered: Offered }) {
  const [name, setName] = useState(me.value?.name ?? '');
  const [problem, setProblem] = useState<InputError | null>(null);
  const lobby = useLobby(offered.game);
  const seat = seatNameIn(lobby, offered.seat);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const room = await hall.sit({ link, name: name.trim(), contribution: freshToken() });
    if (!room.ok) return setProblem(room.error);
    rememberBeingFar();
    goTo({ screen: 'table', id: farId(room.value.table) });
  };
  return (
    <>
      <h1>{t('join.title', { host: offered.host.name })}</h1>
      <form class="sheet pad" onSubmit={(event) => void sit(event)}>
        <p class="offer">
          {lobby !== null && <lobby.SeatSign seat={offered.seat} size={44} />}
          {t('join.text', { title: titleOfGame(offered.game), seat })}
        </p>
        <dl class="summary">
          <dt>{t('join.about')}</dt>
          <dd>{offered.about}</dd>
          <Terms terms={offered.terms} />
        </dl>
        {offered.terms.rated && <OddsHint table={offered.table} seat={offered.seat} />}
        {offered.terms.rated && me.value?.isGuest === true ? (
          <>
            <p>{t('join.ratedGuest')}</p>
            <Button href={hrefTo({ screen: 'account', token: null })}>{t('join.account')}</Button>
          </>
        ) : (
          <>
            <NameField name={name} onChange={setName} />
            <Button kind="primary" type="submit">
              {t('join.sit')}
            </Button>
          </>
        )}
        {problem !== null && <ErrorNote error={problem} />}
      </form>
    </>
  );
}

/** What a link to a free seat opens: who invites, to which battle, on which side. */
export function JoinScreen({ link }: { readonly link: string }) {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [problem, setProblem] = useState<InputError | null>(null);
  const sitter = offered?.seats[offered.seat];
  useEffect(() => {
    void hall.peek({ link }).then((reply) => {
      if (!reply.ok) return setProblem(reply.error);
      // Whoever sits there already, and opens the link again, goes to the table.
      if (reply.value.mine.length > 0) return goTo({ screen: 'table', id: farId(reply.value.table) });
      setOffered(reply.value);
    });
  }, [link]);
  return (
    <>
      <LineBanner />
      <main
        class="page waiting-room"
        id="content"
        tabIndex={-1}
        aria-busy={offered === null && problem === null}
      >
        {problem !== null && <BadLink problem={problem} />}
        {offered !== null && sitter?.kind === 'free' && <Offer link={link} offered={offered} />}
        {offered !== null && sitter !== undefined && sitter.kind !== 'free' && (
          <Taken offered={offered} name={sitterName(sitter)} />
        )}
        {offered === null && problem === null && <p>{t('far.calling')}</p>}
      </main>
    </>
  );
}
