// When to be asked in a window: beside the prompt for the one that is open, in the menu for all that were met.
import '../words/table-parts-words.ts';
import { ASKS, type Ask, ONE_ANSWER, type StandingWindow, type TableState } from '@grognard/protocol';
import { type PlainWord, t } from '../words/words.ts';
import { seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';
import { seatOf, tellTrouble } from './table-store.ts';
import './standing-orders.css';

const NAMES: { readonly [ask in Exclude<Ask, 'atOnce'>]: PlainWord } = {
  always: 'table.standing.always',
  able: 'table.standing.able',
  off: 'table.standing.off',
  never: 'table.standing.never',
};

/** The window the viewer is asked in now. */
const openWindow = ({ decisions, viewer }: TableState): string | null =>
  decisions.find(({ seat }) => seat === viewer)?.window?.id ?? null;

const isAsk = (value: string): value is Ask => ASKS.some((ask) => ask === value);

async function order(session: TableSession, id: string, ask: Ask): Promise<void> {
  const seat = seatOf(session);
  if (seat === null) return;
  try {
    const place = await session.places.at(seat);
    const reply = await place.standing({ orders: { [id]: ask } });
    if (!reply.ok) session.notice.value = reply.error.message;
    await session.refresh();
  } catch (error) {
    tellTrouble(session, error);
  }
}

function AskChooser({
  session,
  window,
  children,
}: {
  readonly session: TableSession;
  readonly window: StandingWindow;
  /** The visible name of the question. */
  readonly children: string;
}) {
  // A turn is known only while a window is open.
  const hasTurn = openWindow(session.shown.value) !== null;
  return (
    <label class="ask-me">
      <span>{children}</span>
      <select
        value={window.ask}
        onChange={({ currentTarget }) => {
          if (isAsk(currentTarget.value)) void order(session, window.id, currentTarget.value);
        }}
      >
        {ASKS.map((ask) => {
          const name = ask === 'atOnce' ? window.atOnce : t(NAMES[ask]);
          return name === undefined ? null : (
            <option key={ask} value={ask} disabled={ask === 'never' && ask !== window.ask && !hasTurn}>
              {name}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** Beside the prompt, while a window is open. */
export function AskMe({ session }: { readonly session: TableSession }) {
  const state = session.shown.value;
  const open = openWindow(state);
  const window = state.standing.find(({ id }) => id === open);
  if (window === undefined || !session.isLive.value) return null;
  return (
    <AskChooser session={session} window={window}>
      {t('table.standing.ask', { window: window.name })}
    </AskChooser>
  );
}

/** In the menu: whether to be asked where there is nothing to choose, and every window met so far. */
export function StandingOrders({ session }: { readonly session: TableSession }) {
  const state = session.shown.value;
  if (seatOf(session) === null || !session.isLive.value) return null;
  return (
    <section class="standing-orders">
      <h3>{t('table.standing.title')}</h3>
      <label class="ask-me anyway">
        <input
          type="checkbox"
          checked={state.isAskedAnyway}
          onChange={({ currentTarget }) =>
            void order(session, ONE_ANSWER, currentTarget.checked ? 'always' : 'able')
          }
        />
        <span>{t('table.standing.anyway')}</span>
      </label>
      {state.standing.length > 0 && <Windows session={session} />}
    </section>
  );
}

function Windows({ session }: { readonly session: TableSession }) {
  const state = session.shown.value;
  return (
    <>
      <p>{t(seatsHere(state).length > 1 ? 'table.standing.people' : 'table.standing.machines')}</p>
      <ul class="plain">
        {state.standing.map((window) => (
          <li key={window.id}>
            <AskChooser session={session} window={window}>
              {window.name.charAt(0).toUpperCase() + window.name.slice(1)}
            </AskChooser>
          </li>
        ))}
      </ul>
    </>
  );
}
