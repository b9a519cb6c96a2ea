import { Icon } from '@grognard/desk/look/icon.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import { Ask } from './ask.tsx';
import { AskMe } from './lazy-parts.ts';
import { MainActs } from './main-acts.tsx';
import { SignOf } from './sign-of.tsx';
import type { TableSession } from './table-session.ts';
import { Tools, type ToolsProps } from './tools.tsx';

function SeatBadge({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.shown.value;
  const isSeat = state.viewer !== 'spectator';
  const lead =
    state.kind === 'sandbox' ? t('table.sandbox') : isSeat ? t('table.youAre') : t('table.watching');
  return (
    <span class="who">
      {isSeat && <SignOf session={session} seat={state.viewer} size={24} />}
      <span class={state.kind === 'sandbox' ? 'lead is-sandbox' : 'lead'}>{lead}</span>
      {isSeat && <span class="seat-name">{capital(board.seatName(state.viewer, state))}</span>}
      <span class="score">
        {board.score(state).map(({ seat, points, unit, look = '', class: extra = '' }) => (
          <span
            key={seat}
            class={`points ${look} ${extra} num`}
            role="img"
            aria-label={`${board.seatName(seat, state)}: ${points} ${unit}`}
          >
            {points}
          </span>
        ))}
      </span>
    </span>
  );
}

const isInWindow = ({ shown: { value: state } }: TableSession): boolean =>
  state.decisions.some(({ seat, window }) => seat === state.viewer && window !== undefined);

/** On top of the table: who decides, what is asked, the answers to it as a whole, and the tools. */
export function PromptBar({ session, onGiveUp, onMenu }: ToolsProps & { onMenu(): void }) {
  return (
    <header class="prompt">
      <a class="home" href={hrefTo({ screen: 'home' })} aria-label={t('table.home')}>
        <Icon name="brand-mark" />
      </a>
      <SeatBadge session={session} />
      <Ask session={session} />
      {isInWindow(session) && <AskMe session={session} />}
      <div class="acts main">
        <MainActs session={session} />
      </div>
      <span class="sep" />
      <Tools session={session} onGiveUp={onGiveUp} onMenu={onMenu} />
    </header>
  );
}
