import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { told } from '@grognard/desk/words/tell.ts';
import type { WireOffer } from '@grognard/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { goTo, hrefTo } from '../router.ts';
import { isCandlelit, toggleTheme } from '../settings.ts';
import { t } from '../words/words.ts';
import { AskMe, GraveChoice } from './lazy-parts.ts';
import { isAsked, needsCurtain } from './sitting.ts';
import type { TableSession } from './table-session.ts';

function SeatBadge({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.shown.value;
  const isSeat = state.viewer !== 'spectator';
  const lead =
    state.kind === 'sandbox' ? t('table.sandbox') : isSeat ? t('table.youAre') : t('table.watching');
  return (
    <span class="who">
      {isSeat && <board.SeatSign seat={state.viewer} size={24} />}
      <span class="lead not-phone">{lead}</span> {isSeat && board.seatName(state.viewer)}
      <span class="score">
        {board.score(state).map(({ seat, points, unit, look = '', class: extra = '' }) => (
          <span
            key={seat}
            class={`points ${look} ${extra} num`}
            role="img"
            aria-label={`${board.seatName(seat)}: ${points} ${unit}`}
          >
            {points}
          </span>
        ))}
      </span>
    </span>
  );
}

/** 'round 3, planning' in the middle of a sentence. */
const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** What is asked, in one sentence, with where we are and the rule below it. */
function Ask({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.shown.value;
  const present = session.present.value;
  const decision = state.decisions.find(({ seat }) => seat === state.viewer);
  const outcome = session.playing.value === null ? present.outcome : null;
  if (session.past.value !== null)
    return (
      <div class="ask" aria-live="polite">
        {t('replay.viewing', { moment: inSentence(board.phaseName(state)) })}
        <small>
          {outcome === null
            ? t('replay.waits', { moment: inSentence(board.phaseName(present)) })
            : t('replay.over')}{' '}
          {outcome === null ? t('replay.only', { seat: board.seatName(state.viewer) }) : t('replay.all')}
        </small>
      </div>
    );
  if (outcome !== null)
    return (
      <div class="ask" aria-live="polite">
        <b>{told(outcome.text, outcome.with)}</b>
        <small>
          {board.roundName(state)} <RuleLink rule={outcome.rule} />
        </small>
      </div>
    );
  const playing = session.playing.value;
  if (playing !== null)
    return (
      <div class="ask" aria-live="polite">
        <Sentence text={playing.say ?? [t('table.happening')]} />
        <small>{board.phaseName(state)}</small>
      </div>
    );
  const thinking = present.thinking.map((seat) => t('table.thinking', { seat: board.seatName(seat) }));
  return (
    <div class="ask" aria-live="polite">
      {decision === undefined
        ? [board.waiting(state), ...thinking].join(' ')
        : told(decision.prompt, decision.with)}
      <small>
        {board.phaseName(state)} {decision !== undefined && <RuleLink rule={decision.rule} />}
      </small>
    </div>
  );
}

function CommitButton({ session, offer }: { readonly session: TableSession; readonly offer: WireOffer }) {
  const { board } = session;
  const isRefused = offer.refusal !== null;
  return (
    <Button
      kind={isRefused ? 'plain' : 'primary'}
      refused={isRefused}
      class="commit"
      onClick={(event) =>
        session.choose([offer], event.currentTarget instanceof Element ? event.currentTarget : null)
      }
    >
      {board.label(offer.action, session.shown.value)}
    </Button>
  );
}

/** The answer to the whole decision, in wax; the way back; the way on when the game is over. */
function MainActs({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.shown.value;
  if (session.past.value !== null)
    return (
      <>
        <Button icon="ui-fork" class="fork" onClick={() => void forkFrom(session)}>
          {t('replay.fork')}
        </Button>
        <Button kind="primary" onClick={() => void session.lookBack(null)}>
          {t('replay.return')}
        </Button>
      </>
    );
  if (session.playing.value !== null)
    return (
      <Button icon="ui-play" keys=" " onClick={() => session.player.skip()}>
        {t('table.skip')}
      </Button>
    );
  if (state.outcome !== null)
    return (
      <Button kind="primary" href={hrefTo({ screen: 'report', id: session.id })}>
        {t('table.report')}
      </Button>
    );
  const buttons = state.offers.filter(({ target, role }) => 'button' in target && role !== 'grave');
  const commits = buttons.filter(({ role }) => role === 'commit');
  // What lies on the desk or the board is pressed there.
  const others = buttons.filter(
    ({ action, role }) => role !== 'commit' && board.about(action, state).length === 0,
  );
  const mustHandOver = needsCurtain(state) && !isAsked(state, state.viewer);
  const canChange = !isAsked(state, state.viewer) && state.canUndo;
  return (
    <>
      {others.map((offer) => (
        <Button
          key={JSON.stringify(offer.action)}
          refused={offer.refusal !== null}
          onClick={() => session.choose([offer], null)}
        >
          {board.label(offer.action, state)}
        </Button>
      ))}
      {canChange && <Button onClick={() => void session.undo()}>{t('table.changeMind')}</Button>}
      {mustHandOver && <Button onClick={() => void session.refresh()}>{t('table.handOver')}</Button>}
      {commits.map((offer) => (
        <CommitButton key={JSON.stringify(offer.action)} session={session} offer={offer} />
      ))}
    </>
  );
}

export async function forkFrom(session: TableSession): Promise<void> {
  const id = await session.fork();
  if (id !== null) goTo({ screen: 'table', id });
}

function Tools({ session, onChoices }: { readonly session: TableSession; onChoices(): void }) {
  const [isAsking, setAsking] = useState(false);
  const state = session.shown.value;
  const isLive = session.isLive.value;
  const grave = state.offers.find(({ role }) => role === 'grave');
  return (
    <div class="acts tools">
      <Button
        kind="ghost"
        icon="ui-undo"
        label={t('table.undo')}
        keys="u"
        refused={!isLive || !state.canUndo}
        onClick={() => void session.undo()}
      />
      <Button
        kind="ghost"
        icon="ui-reset"
        label={t('table.reset')}
        refused={!isLive || !state.canReset}
        onClick={() => void session.resetTurn()}
      />
      <Button
        kind="ghost"
        icon="ui-replay"
        class="not-phone"
        label={t('table.replay')}
        keys="["
        onClick={() => void session.lookBack(Math.max(0, state.n - 1))}
      />
      <Button
        kind="ghost"
        icon="ui-fork"
        class="not-phone"
        label={t('table.fork')}
        keys="f"
        onClick={() => void forkFrom(session)}
      />
      <Button kind="ghost" icon="ui-menu" label={t('table.choices')} keys="a" onClick={onChoices} />
      <Button
        kind="ghost"
        icon={isCandlelit() ? 'ui-sun' : 'ui-candle'}
        label={t(isCandlelit() ? 'app.theme.toDay' : 'app.theme.toCandle')}
        onClick={toggleTheme}
      />
      {grave !== undefined && isLive && (
        <Button
          kind="ghost"
          icon="ui-close"
          class="not-phone"
          label={session.board.label(grave.action, state)}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && grave !== undefined && (
        <GraveChoice session={session} offer={grave} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

const isInWindow = ({ shown: { value: state } }: TableSession): boolean =>
  state.decisions.some(({ seat, window }) => seat === state.viewer && window !== undefined);

export function PromptBar({
  session,
  onChoices,
  children,
}: {
  readonly session: TableSession;
  onChoices(): void;
  readonly children?: ComponentChildren;
}) {
  return (
    <header class="prompt">
      <a class="home" href={hrefTo({ screen: 'home' })} aria-label={t('table.home')}>
        <Icon name="brand-mark" />
      </a>
      <SeatBadge session={session} />
      <Ask session={session} />
      {isInWindow(session) && <AskMe session={session} />}
      <div class="acts main">{children ?? <MainActs session={session} />}</div>
      <span class="sep not-phone" />
      <Tools session={session} onChoices={onChoices} />
    </header>
  );
}
