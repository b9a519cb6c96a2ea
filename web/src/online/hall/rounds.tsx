import type { Tournament, TournamentMeeting } from '@grognard/protocol';
import { farId } from '../../far-id.ts';
import { hrefTo } from '../../router.ts';
import { t } from '../../words/words.ts';

/** Both battles of a meeting. */
const BOTH = 2;

interface MeetingProps {
  readonly meeting: TournamentMeeting;
  readonly nameOf: (person: string) => string;
}

function Meeting({ meeting, nameOf }: MeetingProps) {
  const { one, other, score, tables } = meeting;
  if (other === null) return <li>{t('tournament.free', { one: nameOf(one) })}</li>;
  return (
    <li>
      <span>{t('tournament.meeting', { one: nameOf(one), other: nameOf(other) })}</span>
      {score !== null && meeting.isOver && (
        <b class="num">{t('tournament.score', { one: score, other: BOTH - score })}</b>
      )}
      <span class="battles">
        {tables.map((table, i) => (
          <a key={table} href={hrefTo({ screen: 'table', id: farId(table) })}>
            {t('tournament.battle', { n: i + 1 })}
          </a>
        ))}
      </span>
    </li>
  );
}

/** Who met whom, the latest round first. */
export function Rounds({ told }: { readonly told: Tournament }) {
  const names = new Map(told.entrants.map(({ person, name }) => [person, name]));
  const rounds = Array.from({ length: told.round }, (_, i) => told.round - i);
  return (
    <>
      {rounds.map((round) => (
        <section key={round} class="sheet pad" aria-label={t('tournament.round', { round })}>
          <h2>{t('tournament.round', { round })}</h2>
          <ul class="plain meetings">
            {told.meetings
              .filter((meeting) => meeting.round === round)
              .map((meeting) => (
                <Meeting key={meeting.one} meeting={meeting} nameOf={(person) => names.get(person) ?? ''} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
