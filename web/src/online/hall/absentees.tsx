import { Button } from '@grognard/desk/parts/button.tsx';
import type { Result } from '@grognard/kernel';
import type { Tournament } from '@grognard/protocol';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';

interface AbsenteesProps {
  readonly told: Tournament;
  settle(reply: Result<Tournament>): void;
}

/** Who still has a battle going on in this round. */
const awaited = ({ meetings, entrants, round }: Tournament) =>
  entrants.filter(({ person }) =>
    meetings.some(
      (meeting) =>
        meeting.round === round && !meeting.isOver && (meeting.one === person || meeting.other === person),
    ),
  );

/** What a host may do where somebody does not come. */
export function Absentees({ told, settle }: AbsenteesProps) {
  const { tournament } = told;
  return (
    <details>
      <summary>{t('tournament.absentees')}</summary>
      <p>{t('tournament.absenteesSay')}</p>
      <ul class="plain">
        {awaited(told).map(({ person, name }) => (
          <li key={person} class="acts">
            <b>{name}</b>
            <Button onClick={() => void hall.forfeit({ tournament, person }).then(settle)}>
              {t('tournament.forfeit')}
            </Button>
            <Button onClick={() => void hall.withdrawEntrant({ tournament, person }).then(settle)}>
              {t('tournament.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
