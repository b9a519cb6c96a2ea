import type { LogLine, Moment } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { SumChip } from '@grognard/desk/parts/sum-chip.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import { type Chapter, chaptersIn, linesBeforeNext } from './chapters.ts';
import { onJournalKey } from './journal-keys.ts';
import { SeamLine } from './lazy-parts.ts';
import { seamsBetween } from './seams.ts';
import type { TableSession } from './table-session.ts';
import { Timeline } from './timeline.tsx';
import { useLines } from './use-lines.ts';

function Line({
  session,
  line,
  n,
}: {
  readonly session: TableSession;
  readonly line: LogLine;
  readonly n: number;
}) {
  if (line.kind === 'heading') return <li class="phase">{line.text.map(String)}</li>;
  const point = (targets: LogLine['about']): void => {
    session.pointedAt.value = targets;
  };
  return (
    <li onMouseEnter={() => point(line.about)} onMouseLeave={() => point([])}>
      {line.icon !== null && <Icon name={line.icon} />}
      <button
        type="button"
        class="told"
        title={t('table.lookAt')}
        onClick={() => void session.lookBack(n)}
        tabIndex={-1}
        onFocus={() => point(line.about)}
        onBlur={() => point([])}
      >
        <Sentence text={line.text} />
      </button>{' '}
      {line.sums.map((sum, i) => (
        <SumChip key={`${i}`} sum={sum} />
      ))}
      {line.rule !== null && <RuleLink rule={line.rule} tabIndex={-1} />}
    </li>
  );
}

/**
 * What was answered in the viewer's name, because nothing else could be, says so in as few words. The summary of a round or
 * turn that ended stands above the heading of the next.
 */
function MomentLines({
  session,
  moment: { n, forced },
  lines,
  ended,
}: {
  readonly session: TableSession;
  readonly moment: Moment;
  readonly lines: readonly LogLine[];
  readonly ended: Chapter | undefined;
}) {
  const cut = linesBeforeNext(lines);
  const told = lines.map((line, i) => <Line key={`${i}`} session={session} line={line} n={n} />);
  return (
    <>
      {told.slice(0, cut)}
      {ended !== undefined && <ChapterEnd session={session} chapter={ended} />}
      {told.slice(cut)}
      {forced === true && lines.length > 0 && <li class="forced">{t('table.journal.forced')}</li>}
    </>
  );
}

/** Finished rounds or turns by the moment that ended them, where the game has summaries of them. */
function useEndings(session: TableSession): ReadonlyMap<number, Chapter> {
  const { board, moments } = session;
  return useMemo(
    () =>
      new Map(
        board.summary === undefined
          ? []
          : chaptersIn(board, moments.value).flatMap((chapter) =>
              chapter.to === null ? [] : [[chapter.to, chapter]],
            ),
      ),
    [board, moments.value],
  );
}

const ChapterEnd = ({ session, chapter }: { readonly session: TableSession; readonly chapter: Chapter }) => (
  <li class="phase">
    <button type="button" class="told" tabIndex={-1} onClick={() => void session.openRecap(chapter)}>
      {t('recap.open', { chapter: chapter.name })}
    </button>
  </li>
);

interface Drawn {
  readonly drawing: ComponentChildren;
  readonly ended: Chapter | undefined;
}

/** Everything that happened up to the moment shown. What comes after it is left out while looking back. */
export function JournalLines({ session }: { readonly session: TableSession }) {
  const list = useRef<HTMLOListElement>(null);
  const upTo = session.past.value ?? Number.POSITIVE_INFINITY;
  const moments = session.moments.value;
  const drawn = useMemo(() => new Map<readonly LogLine[], Drawn>(), [session]);
  const told = useLines(session);
  const shown = moments.filter((moment) => moment.n <= upTo && !moment.struck && moment.events.length > 0);
  const newest = shown.at(-1);
  const last = newest?.n;
  const endings = useEndings(session);
  const seams = session.present.value.seams ?? [];
  const seamLines = (after: number, before: number) =>
    seamsBetween(seams, after, before).map((seam) => (
      <SeamLine key={`seam-${seam.edition?.number}`} seam={seam} />
    ));
  // Its words may come later than what they tell.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, newest?.events.length, seams.length, session.board.journal?.value]);
  return (
    <ol
      ref={list}
      class="lines-list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for Tab; the arrow keys move from line to line
      tabIndex={0}
      aria-label={t('table.journal')}
      onKeyDown={(event) => list.current !== null && onJournalKey(event, list.current)}
    >
      {session.shown.value.kind === 'sandbox' ? (
        <li>{t('sandbox.empty')}</li>
      ) : (
        shown.length === 0 && <li>{t('table.journal.empty')}</li>
      )}
      {shown.map((moment, i) => {
        const over = seamLines(shown[i - 1]?.n ?? Number.NEGATIVE_INFINITY, moment.n);
        const lines = told.get(moment) ?? [];
        const ended = endings.get(moment.n);
        const known = drawn.get(lines);
        if (known !== undefined && known.ended?.name === ended?.name) return [...over, known.drawing];
        const drawing = (
          <MomentLines key={moment.n} session={session} moment={moment} lines={lines} ended={ended} />
        );
        drawn.set(lines, { drawing, ended });
        return [...over, drawing];
      })}
      {seamLines(last ?? Number.NEGATIVE_INFINITY, upTo)}
    </ol>
  );
}

/** The column at the right. */
export function Journal({ session }: { readonly session: TableSession }) {
  return (
    <aside class="log sheet" aria-label={t('table.journal')}>
      <header>
        <h2>{t('table.journal')}</h2>
        <span class="round num">{session.board.roundName(session.shown.value)}</span>
      </header>
      <JournalLines session={session} />
      <Timeline session={session} />
    </aside>
  );
}
