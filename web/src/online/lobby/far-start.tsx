import '../far.ts';
import './far-start.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Json, Seat } from '@grognard/kernel';
import type { Player, SeatWish } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { rememberBeingFar } from '../../been-far.ts';
import { farId } from '../../far-id.ts';
import { ErrorNote } from '../../parts/error-note.tsx';
import { goTo } from '../../router.ts';
import { t } from '../../words/words.ts';
import { hall, me, reachServer } from '../far.ts';
import { freshToken } from '../fresh-token.ts';
import { keepLinks } from '../links.ts';
import { NameField } from '../name-field.tsx';
import { defaultTerms, TermsForm } from './terms-form.tsx';
import { TournamentForm } from './tournament-form.tsx';

interface FarStartProps {
  readonly game: string;
  readonly options: Json;
  /** 'Dennewitz, army morale, terrain A' */
  readonly about: string;
  readonly players: readonly (readonly [seat: Seat, player: Player])[];
  readonly hints: boolean;
  /** The table has been made: what was chosen is worth remembering. */
  onMade(): void;
}

/** On a server whoever sits at this screen is one person, whichever seats they play. */
const wishFor = (player: Player): SeatWish => {
  if (player.kind === 'ai') return player;
  return { kind: player.kind === 'far' ? 'guest' : 'me' };
};

/** Whether a server answers; null until that is known. */
function useServer(): boolean | null {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => void reachServer().then(setThere), []);
  return isThere;
}

/** The rest of the lobby when somebody is to sit elsewhere: a name, the terms, and the table. */
export function FarStart({ game, options, about, players, hints, onMade }: FarStartProps) {
  const isThere = useServer();
  const [terms, setTerms] = useState(defaultTerms);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<InputError | null>(null);
  if (isThere === null) return <p role="status">{t('far.calling')}</p>;
  if (!isThere)
    return (
      <p class="note bad" role="status">
        {t('far.unreachable')}
      </p>
    );
  const shown = name ?? me.value?.name ?? '';
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (shown.trim() !== me.value?.name) {
      const renamed = await hall.rename({ name: shown.trim() });
      if (!renamed.ok) return setProblem(renamed.error);
      me.value = renamed.value;
    }
    const seats = Object.fromEntries(players.map(([seat, player]) => [seat, wishFor(player)]));
    const made = await hall.makeTable({
      game,
      options,
      about,
      seats,
      hints,
      ...terms,
      contribution: freshToken(),
    });
    if (!made.ok) return setProblem(made.error);
    keepLinks(made.value.table, made.value.links);
    rememberBeingFar();
    onMade();
    goTo({ screen: 'table', id: farId(made.value.table) });
  };
  return (
    <form class="far-start" onSubmit={(event) => void make(event)}>
      <NameField name={shown} onChange={setName} />
      <TermsForm terms={terms} onChange={setTerms} />
      {problem !== null && <ErrorNote error={problem} />}
      <Button kind="primary" icon="ui-play" class="start" type="submit">
        {t('far.make')}
      </Button>
      {me.value?.isGuest === false && (
        <TournamentForm game={game} options={options} about={about} terms={terms} />
      )}
    </form>
  );
}
