import { Button } from '@grognard/desk/parts/button.tsx';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import type { InputError, Json } from '@grognard/kernel';
import { SYSTEMS, type System, type Terms } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { rememberBeingFar } from '../../been-far.ts';
import { ErrorNote } from '../../parts/error-note.tsx';
import { goTo } from '../../router.ts';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';

interface TournamentFormProps {
  readonly game: string;
  readonly options: Json;
  readonly about: string;
  readonly terms: Terms;
}

/** The same battle for many: a name, and who meets whom. */
export function TournamentForm({ game, options, about, terms }: TournamentFormProps) {
  const [title, setTitle] = useState('');
  const [system, setSystem] = useState<System>('swiss');
  const [rounds, setRounds] = useState(4);
  const [roundDays, setRoundDays] = useState(14);
  const [problem, setProblem] = useState<InputError | null>(null);
  const make = async (): Promise<void> => {
    const { clock, zero, rated } = terms;
    const wish = { title: title.trim(), game, options, about, system, rounds, clock, zero, rated };
    const made = await hall.makeTournament(roundDays === 0 ? wish : { ...wish, roundDays });
    if (!made.ok) return setProblem(made.error);
    rememberBeingFar();
    goTo({ screen: 'hall', room: 'tournament', about: made.value.tournament });
  };
  return (
    <details class="terms">
      <summary>{t('far.tournament')}</summary>
      <p>{t('far.tournamentSay')}</p>
      <label class="term">
        <span>{t('far.tournamentName')}</span>
        <input value={title} maxLength={60} onInput={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <div class="term">
        <span>{t('far.system')}</span>
        <Segment
          label={t('far.system')}
          choices={SYSTEMS.map((value) => ({ value, name: t(`far.system.${value}`) }))}
          value={system}
          onChange={(chosen) => setSystem(chosen)}
        />
      </div>
      {system === 'swiss' && (
        <label class="term">
          <span>{t('far.rounds')}</span>
          <select value={rounds} onChange={({ currentTarget: { value } }) => setRounds(Number(value))}>
            {[3, 4, 5, 6, 7, 9].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <label class="term">
        <span>{t('far.roundDays')}</span>
        <select value={roundDays} onChange={({ currentTarget: { value } }) => setRoundDays(Number(value))}>
          {[1, 3, 7, 14, 30, 60].map((days) => (
            <option key={days}>{days}</option>
          ))}
          <option value={0}>{t('far.roundDays.any')}</option>
        </select>
      </label>
      {problem !== null && <ErrorNote error={problem} />}
      <Button onClick={() => void make()}>{t('far.tournamentMake')}</Button>
    </details>
  );
}
