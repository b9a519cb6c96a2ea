import { Button } from '@grognard/desk/parts/button.tsx';
import { closeRule, openRule } from '@grognard/desk/parts/opened-rule.ts';
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../settings.ts';
import { t } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { BoardPart } from './board-part.tsx';
import { DeskPart, isCalledToDesk } from './desk-part.tsx';
import { listenToEscape } from './escape.ts';
import { givingUpIn } from './giving-up.ts';
import { Journal } from './journal.tsx';
import { keepFocus } from './keep-focus.ts';
import {
  CardBeside,
  ChoicesDrawer,
  Ending,
  fetchLazyParts,
  GraveChoice,
  KeysHelp,
  OfferMenu,
  ResultStage,
  RulesLine,
  TableCurtain,
  TextPanel,
  WhyTip,
} from './lazy-parts.ts';
import { PhoneSheet } from './phone-sheet.tsx';
import { PhoneTabs, type Tab } from './phone-tabs.tsx';
import { listenToPointer } from './pointer.ts';
import { pressesEndBeats } from './presses-end-beats.ts';
import { PromptBar } from './prompt-bar.tsx';
import { SideTabs, useSide } from './side-tabs.tsx';
import { onTableKey } from './table-keys.ts';
import type { TableSession } from './table-session.ts';
import './table.css';
import './prompt.css';
import './journal.css';
import './table-parts.css';
import './table-sizes.css';

function Notice({ session }: { readonly session: TableSession }) {
  const text = session.notice.value;
  if (text === null) return null;
  return (
    <div class="notice note bad" role="alert">
      <p>{text}</p>
      <Button
        onClick={() => {
          session.notice.value = null;
          void session.refresh();
        }}
      >
        {t('table.dismiss')}
      </Button>
    </div>
  );
}

/** Whatever hangs at what was pointed at. */
const AtPointer = ({ session }: { readonly session: TableSession }) => (
  <>
    {session.menu.value !== null && <OfferMenu session={session} />}
    {session.why.value !== null && <WhyTip session={session} />}
  </>
);

type Panel = 'none' | 'choices' | 'keys' | 'card' | 'grave';

interface OpenPanelProps {
  readonly session: TableSession;
  readonly panel: Panel;
  onPanel(panel: Panel): void;
}

function OpenPanel({ session, panel, onPanel }: OpenPanelProps) {
  const close = (): void => onPanel('none');
  const grave = givingUpIn(session.shown.value.offers);
  if (panel === 'choices')
    return (
      <ChoicesDrawer
        session={session}
        onGiveUp={() => onPanel('grave')}
        onCard={() => onPanel('card')}
        onClose={close}
      />
    );
  if (panel === 'card') return <CardBeside game={session.shown.value.game} onClose={close} />;
  if (panel === 'keys') return <KeysHelp onClose={close} />;
  return panel === 'grave' && grave !== undefined ? (
    <GraveChoice session={session} offer={grave} onClose={close} />
  ) : null;
}

interface TableViewProps {
  readonly session: TableSession;
  /** In place of the tray, the journal or over the board: the guided battle's coach. */
  readonly overBoard?: ComponentChildren;
  readonly journal?: ComponentChildren;
  /** A lesson asks for something that lies on the desk. */
  readonly callsToDesk?: boolean;
  /** Between prompt and board: the people of a table on a server. */
  readonly underPrompt?: ComponentChildren;
}

const isSeated = ({ viewer }: TableSession): boolean => viewer.value !== 'spectator';

const cardOrNone = (now: Panel): Panel => (now === 'card' ? 'none' : 'card');

/** Pointer, keyboard and focus, for as long as the table is there. */
function useHands(session: TableSession, setPanel: (panel: Panel | ((now: Panel) => Panel)) => void) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const wishes = {
      root: element,
      showKeys: () => setPanel('keys'),
      showChoices: () => setPanel('choices'),
      showCard: () => setPanel(cardOrNone),
      closeAll: () => setPanel('none'),
    };
    const onKey = (event: KeyboardEvent): void => onTableKey(event, session, wishes);
    const stops = [
      pressesEndBeats(element, session),
      listenToPointer(element, session),
      listenToEscape(session),
      keepFocus(element),
      () => removeEventListener('keydown', onKey),
    ];
    addEventListener('keydown', onKey);
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  return root;
}

/** A lesson ends with its coach, and a sandbox is given up. */
const hasEnded = ({ shown, past, playing }: TableSession): boolean =>
  shown.value.outcome !== null &&
  shown.value.kind === 'battle' &&
  past.value === null &&
  playing.value === null;

/** Where there is room for one thing at a time, an open rule would lie over what is asked or chosen next. */
function useRulePutAway({ shown, selection }: TableSession, isCramped: boolean): void {
  const { decisions, viewer } = shown.value;
  const asked = decisions.find(({ seat }) => seat === viewer);
  useEffect(() => {
    if (isCramped) closeRule();
  }, [asked?.prompt, selection.value]);
}

function OpenTable({ session, overBoard, journal, callsToDesk = false, underPrompt }: TableViewProps) {
  const [tab, setTab] = useState<Tab>('field');
  const [panel, setPanel] = useState<Panel>('none');
  const [isFieldSeen, setFieldSeen] = useState(false);
  const isEnding = hasEnded(session) && !isFieldSeen;
  const root = useHands(session, setPanel);
  const size = useSizeClass();
  const { side, openSide } = useSide(session, size);
  const hasSide = size === 'short' || size === 'rail';
  useEffect(() => fetchLazyParts(session, root.current), []);
  useRulePutAway(session, size !== 'wide');
  const isCalled = isCalledToDesk(session);
  // Its answer is given: what is asked next stands in the bar or on the board, and the sheet would lie over it.
  useEffect(() => {
    if (!isCalled) setTab((now) => (now === 'orders' ? 'field' : now));
  }, [isCalled]);
  const openTab = (next: Tab): void => {
    setTab(next === tab ? 'field' : next);
    const state = session.shown.value;
    const rule = state.decisions.find(({ seat }) => seat === state.viewer)?.rule ?? state.decisions[0]?.rule;
    if (next === 'rules' && rule !== undefined) openRule(rule);
  };
  return (
    <main
      class="table"
      id="content"
      tabIndex={-1}
      ref={root}
      data-size={size}
      data-side={hasSide ? side : undefined}
      data-playing={session.playing.value === null ? undefined : ''}
      data-paused={session.player.isPaused.value ? '' : undefined}
      style={{ '--pace': pace() }}
    >
      <h1 class="sr">{session.board.phaseName(session.shown.value)}</h1>
      <TextPanel session={session} />
      <Announcer session={session} />
      <div class="top">
        <PromptBar
          session={session}
          onGiveUp={() => setPanel('grave')}
          onCard={() => setPanel(cardOrNone)}
          onMenu={() => setPanel(panel === 'choices' ? 'none' : 'choices')}
        />
        {underPrompt}
        {session.present.value.rules !== undefined && <RulesLine session={session} />}
      </div>
      <BoardPart session={session}>{overBoard}</BoardPart>
      {session.playing.value !== null && <ResultStage session={session} />}
      {isEnding && <Ending session={session} onField={() => setFieldSeen(true)} />}
      {!isEnding && (!hasSide || side === 'tray') && (
        <section class="tray" aria-label={t(isSeated(session) ? 'table.tray' : 'table.watchedTray')}>
          <DeskPart session={session} />
        </section>
      )}
      {hasSide && <SideTabs side={side} canFold={size === 'rail'} onOpen={openSide} />}
      {(size === 'wide' || (hasSide && (isEnding || side === 'journal'))) &&
        (journal ?? <Journal session={session} />)}
      {size === 'narrow' && <PhoneTabs open={tab} isDeskNeeded={isCalled || callsToDesk} onOpen={openTab} />}
      {size === 'narrow' && tab !== 'field' && (
        <PhoneSheet session={session} tab={tab} onClose={() => setTab('field')} />
      )}
      <AtPointer session={session} />
      <OpenPanel session={session} panel={panel} onPanel={setPanel} />
      <Notice session={session} />
    </main>
  );
}

/** The table, or the curtain in its place while it changes hands. */
export function TableView(props: TableViewProps) {
  const { session } = props;
  const curtain = session.curtain.value;
  if (curtain !== null) return <TableCurtain session={session} seat={curtain} />;
  return session.viewer.value === null ? null : <OpenTable {...props} />;
}
