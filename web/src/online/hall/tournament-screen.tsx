import '../far.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { Result } from '@grognard/kernel';
import type { Tournament } from '@grognard/protocol';
import { rememberBeingFar } from '../../been-far.ts';
import { ErrorNote } from '../../parts/error-note.tsx';
import { hrefTo } from '../../router.ts';
import { titleOfGame } from '../../saved/describe-table.ts';
import { settings } from '../../settings.ts';
import { t } from '../../words/words.ts';
import { CopyLink } from '../copy-link.tsx';
import { hall, me } from '../far.ts';
import { freshToken } from '../fresh-token.ts';
import { LineBanner } from '../line-banner.tsx';
import { clockWords } from '../time-words.ts';
import { Absentees } from './absentees.tsx';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { useAsked } from './use-asked.ts';

const dayAndTime = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long', timeStyle: 'short' }).format(at);

interface PartProps {
  readonly told: Tournament;
  settle(reply: Result<Tournament>): void;
}

const isIn = ({ entrants }: Tournament): boolean =>
  entrants.some(({ person, hasLeft }) => person === me.value?.id && !hasLeft);

function Entering({ told, settle }: PartProps) {
  const { tournament, entrants, host } = told;
  const enter = async (): Promise<void> => {
    rememberBeingFar();
    settle(await hall.enter({ tournament, contribution: freshToken() }));
  };
  if (me.value?.isGuest !== false)
    return (
      <>
        <p>{t('tournament.guest')}</p>
        <Button href={hrefTo({ screen: 'account', token: null })}>{t('tournament.account')}</Button>
      </>
    );
  return (
    <>
      <div class="acts">
        {!isIn(told) && (
          <Button kind="primary" onClick={() => void enter()}>
            {t('tournament.enter')}
          </Button>
        )}
        {host.id === me.value?.id && (
          <Button onClick={() => void hall.beginTournament({ tournament }).then(settle)}>
            {t('tournament.begin', { count: entrants.length })}
          </Button>
        )}
      </div>
      {isIn(told) && <p role="status">{t('tournament.entered')}</p>}
      {host.id !== me.value?.id && <p>{t('tournament.waiting', { host: host.name })}</p>}
    </>
  );
}

function Plan({ told }: { readonly told: Tournament }) {
  const { game, about, host, system, rounds, clock, tournament } = told;
  return (
    <>
      <h2>
        {titleOfGame(game)} <small>{about}</small>
      </h2>
      <p>{t('tournament.host', { host: host.name })}</p>
      <p>
        {system === 'swiss' ? t('tournament.swiss', { rounds }) : t('tournament.roundRobin')}{' '}
        {t('tournament.mirror')} {t('tournament.off')}
      </p>
      <dl class="summary">
        <dt>{t('room.time')}</dt>
        <dd>{clockWords(clock)}</dd>
      </dl>
      {told.state === 'entering' && (
        <>
          <CopyLink
            label={t('tournament.link')}
            address={
              new URL(hrefTo({ screen: 'hall', room: 'tournament', about: tournament }), location.href).href
            }
          />
          <p>{t('tournament.linkSay')}</p>
        </>
      )}
    </>
  );
}

const Entrants = ({ told }: { readonly told: Tournament }) => (
  <section class="sheet pad">
    <h2>{t('tournament.entrants')}</h2>
    {told.entrants.length === 0 && <p>{t('tournament.nobody')}</p>}
    <ul class="plain">
      {told.entrants.map(({ person, name }) => (
        <li key={person}>{name}</li>
      ))}
    </ul>
  </section>
);

const Dice = ({ told: { commitment, secret } }: { readonly told: Tournament }) => (
  <details>
    <summary>{t('tournament.dice')}</summary>
    <p class="long num">{t('tournament.diceSay', { commitment })}</p>
    {secret !== null && <p class="long num">{t('tournament.diceTold', { secret })}</p>}
  </details>
);

/** One tournament: to enter, to follow, and what it came to. */
export function TournamentScreen({ tournament }: { readonly tournament: string }) {
  const { told, problem, settle } = useAsked(() => hall.tournament({ tournament }), tournament);
  return (
    <>
      <LineBanner />
      <main class="page hall" id="content" tabIndex={-1} aria-busy={told === null && problem === null}>
        <h1>{told?.title ?? t('tournament.list')}</h1>
        {problem !== null && <ErrorNote error={problem} />}
        {told !== null && (
          <>
            <section class="sheet pad">
              <Plan told={told} />
              {told.state === 'entering' && <Entering told={told} settle={settle} />}
              {told.state === 'over' && <p role="status">{t('tournament.over')}</p>}
              {told.state !== 'over' && isIn(told) && (
                <Button onClick={() => void hall.leaveTournament({ tournament }).then(settle)}>
                  {t('tournament.leave')}
                </Button>
              )}
              {told.state === 'running' && told.roundEnds != null && (
                <p>{t('tournament.ends', { when: dayAndTime(told.roundEnds) })}</p>
              )}
              {told.state === 'running' && told.host.id === me.value?.id && (
                <Absentees told={told} settle={settle} />
              )}
              <Dice told={told} />
            </section>
            {told.state === 'entering' ? <Entrants told={told} /> : <Standings told={told} />}
            <Rounds told={told} />
          </>
        )}
      </main>
    </>
  );
}
