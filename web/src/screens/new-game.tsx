import '../words/new-words.ts';
import './new-game.css';
import type { Lobby } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { Switch } from '@grognard/desk/parts/switch.tsx';
import type { InputError, Json, Seat } from '@grognard/kernel';
import type { Player, Players } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lobbyOf } from '../load-board.ts';
import { forgetChoice, lastChoice, optionsOf, rememberChoice } from '../new-game/last-choice.ts';
import { OptionList } from '../new-game/option-list.tsx';
import { SeatChooser } from '../new-game/seat-chooser.tsx';
import { seatsFor, swapped, whoPlays } from '../new-game/seating.ts';
import { SeldomList } from '../new-game/seldom-list.tsx';
import { SetupCards } from '../new-game/setup-cards.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { goTo, hrefTo } from '../router.ts';
import { playerName } from '../saved/describe-table.ts';
import { tables } from '../service.ts';
import { settings } from '../settings.ts';
import { titles } from '../titles.ts';
import { t } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

const FarStart = lazyPart(async () => (await import('../online/lobby/far-start.tsx')).FarStart);

const marshal: Player = { kind: 'ai', level: 'marshal' };

/** A person among machines; people are asked everything, for a pause tells something. */
const isAlone = (seated: readonly [Seat, Player][]): boolean =>
  seated.filter(([, { kind }]) => kind !== 'ai').length === 1;

function GamePicker({ game }: { readonly game: string }) {
  return (
    <nav class="pick" aria-label={t('new.games')}>
      {titles.map(({ id, title, isBuilt }) =>
        isBuilt ? (
          <Button key={id} href={hrefTo({ screen: 'new', game: id })} current={id === game}>
            {title}
          </Button>
        ) : (
          <span key={id} class="btn" aria-disabled="true" title={t('home.soon')}>
            {title} <small>{t('home.soon')}</small>
          </span>
        ),
      )}
    </nav>
  );
}

/** Everything chosen so far, and how to start with it. */
function useChoices(game: string, lobby: Lobby) {
  const last = lastChoice(game);
  const [options, setOptions] = useState<Json>(optionsOf(last, lobby.defaults));
  const [players, setPlayers] = useState<Players>(last?.players ?? {});
  const [hints, setHints] = useState(settings.value.hints);
  const [asks, setAsks] = useState<readonly string[]>(last?.asks ?? []);
  const [problem, setProblem] = useState<InputError | null>(null);
  const remember = (): void => rememberChoice(game, { options, players, asks });
  const start = async (seated: Players = players): Promise<void> => {
    const seats = Object.fromEntries(whoPlays(lobby, options, seated));
    const made = await tables.create({ game, options, players: seats, hints, asks });
    if (!made.ok) {
      forgetChoice(game);
      return setProblem(made.error);
    }
    remember();
    // Asks the browser not to clear our storage when space runs out; the game goes on either way.
    void navigator.storage?.persist?.();
    goTo({ screen: 'table', id: made.value });
  };
  return {
    options,
    setOptions,
    players,
    setPlayers,
    hints,
    setHints,
    asks,
    setAsks,
    problem,
    start,
    remember,
  };
}

function Summary({ lobby, options }: { readonly lobby: Lobby; readonly options: Json }) {
  return (
    <dl class="summary">
      <dt>{t('new.battle')}</dt>
      <dd>{lobby.battleName(options)}</dd>
      <dt>{t('new.length')}</dt>
      <dd>{lobby.length(options)}</dd>
      <dt>{t('new.saved')}</dt>
      <dd>{t('new.savedSay')}</dd>
    </dl>
  );
}

const Lessons = ({ game, lobby }: { readonly game: string; readonly lobby: Lobby }) => (
  <p class="lessons">
    {t('new.learn')}
    <a href={hrefTo({ screen: 'guide', game, lesson: 1 })}>{t('home.learn')}</a>
    {(lobby.lessons ?? []).map((name, i) => (
      <a key={name} href={hrefTo({ screen: 'guide', game, lesson: i + 2 })}>
        {t('new.lesson', { number: i + 2, name })}
      </a>
    ))}
  </p>
);

/** One of two stands on the page: beside the seats, or at the foot of a phone. */
function goToStart(): void {
  for (const start of document.querySelectorAll<HTMLElement>('.new-game .start')) start.focus();
}

function Form({ game, lobby }: { readonly game: string; readonly lobby: Lobby }) {
  const choices = useChoices(game, lobby);
  const { options, setOptions, players, setPlayers, hints, setHints, asks, setAsks, problem } = choices;
  const { start, remember } = choices;
  const title = titles.find(({ id }) => id === game)?.title ?? game;
  const seats = seatsFor(lobby, options);
  const seated = whoPlays(lobby, options, players);
  const whoIs = new Map(seated);
  const isFar = seated.some(([, { kind }]) => kind === 'far');
  const watch = (): Promise<void> =>
    start(Object.fromEntries(lobby.seats.map(({ seat }) => [seat, marshal])));
  const begin = (
    <Button kind="primary" icon="ui-play" class="start" onClick={() => void start()}>
      {t('new.start')}
    </Button>
  );
  return (
    <main class="new-game" id="content" tabIndex={-1}>
      <button type="button" class="btn skip" onClick={goToStart}>
        {t('new.skip')}
      </button>
      <div class="top">
        <h1>{t('new.title', { title })}</h1>
        <GamePicker game={game} />
      </div>
      <div class="choices sheet">
        <section>
          <h2>
            {t('new.setup')} <span>{lobby.setup.say}</span>
          </h2>
          <SetupCards lobby={lobby} options={options} onChange={setOptions} />
        </section>
        <section>
          <h2>
            {t('new.options')} <span>{t('new.optionsSay')}</span>
          </h2>
          <div class="opts">
            <Switch name={t('new.hints')} on={hints} say={t('new.hintsSay')} onChange={setHints} />
            {isAlone(seated) && <SeldomList lobby={lobby} asks={asks} onChange={setAsks} />}
            <OptionList lobby={lobby} options={options} onChange={setOptions} />
          </div>
        </section>
      </div>
      <section class="seats sheet" aria-labelledby="seats">
        <h2 id="seats">
          {t('new.seats')} <span>{t('new.seatsSay')}</span>
        </h2>
        {seats.map((seat) => (
          <SeatChooser
            key={seat.seat}
            lobby={lobby}
            seat={seat}
            player={whoIs.get(seat.seat) ?? marshal}
            onChange={(player) =>
              setPlayers({ ...players, ...Object.fromEntries(seated), [seat.seat]: player })
            }
          />
        ))}
        {!isFar && <Summary lobby={lobby} options={options} />}
        {problem !== null && <ErrorNote error={problem} />}
        {isFar ? (
          <FarStart
            game={game}
            options={options}
            about={lobby.battleName(options)}
            players={seated}
            hints={hints}
            onMade={remember}
          />
        ) : (
          <div class="go not-phone">{begin}</div>
        )}
        <div class="more">
          {seats.length > 1 && (
            <Button onClick={() => setPlayers({ ...players, ...swapped(seated) })}>{t('new.swap')}</Button>
          )}
          <Button onClick={() => void watch()}>{t('new.watch')}</Button>
        </div>
        <Lessons game={game} lobby={lobby} />
      </section>
      {!isFar && (
        <div class="startbar only-phone">
          <span>
            <b>{lobby.battleName(options)}</b>
            {seated.map(([, player]) => playerName(player)).join(` ${t('new.against')} `)}
          </span>
          {begin}
        </div>
      )}
    </main>
  );
}

/** Setup, options and seats of a new game; a start with the defaults is one click. */
export function NewGame({ game }: { readonly game: string }) {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const loading = lobbyOf(game);
  useEffect(() => {
    let isWanted = true;
    lobbyOf(game)?.then((loaded) => isWanted && setLobby(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (loading === undefined) return <NotFound address={`/new/${game}`} />;
  if (lobby === null)
    return (
      <main class="page waiting" id="content" aria-busy="true">
        <p>{t('app.loading')}</p>
      </main>
    );
  return <Form key={game} game={game} lobby={lobby} />;
}
