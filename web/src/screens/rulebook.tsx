import '../words/rules-words.ts';
import './rulebook.css';
import type { TeachingBook } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hrefTo } from '../router.ts';
import { Contents, type Search, SearchField } from '../rulebook/contents.tsx';
import { type InThisGame, useInThisGame } from '../rulebook/in-this-game.ts';
import { NothingFound } from '../rulebook/nothing-found.tsx';
import { rulebookOf } from '../rulebook/paragraph.ts';
import type { Rulebook } from '../rulebook/read-rulebook.ts';
import { rulesIn, search } from '../rulebook/search.ts';
import { SectionText } from '../rulebook/section-text.tsx';
import { CardDrawer } from '../rulebook/table-card.tsx';
import { ChapterPage, Chapters } from '../rulebook/teaching-pages.tsx';
import { useTeachingBook } from '../rulebook/use-teaching-book.ts';
import { pairName } from '../saved/describe-table.ts';
import { hasMotion } from '../settings.ts';
import { t } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

interface Props {
  readonly game: string;
  readonly rule: string | null;
  readonly table: string | null;
}

function useRulebook(game: string): Rulebook | null | undefined {
  const [book, setBook] = useState<Rulebook | null | undefined>(null);
  useEffect(() => {
    const loading = rulebookOf(game);
    if (loading === undefined) setBook(undefined);
    else void loading.then(setBook);
  }, [game]);
  return book;
}

/** In place of a chapter: the rules by their numbers. */
const NUMBERS = 'numbers';

const show = (id: string, behavior: ScrollBehavior): void => {
  const anchor = document.getElementById(id);
  const place = anchor?.closest('.para, tr') ?? anchor;
  place?.scrollIntoView({ block: 'start', behavior });
};

/** Which section the reader has in front of them. */
function useSectionInView(book: Rulebook): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) seen.set(target.id, isIntersecting);
        setHere(book.sections.find(({ id }) => seen.get(id) === true)?.id ?? null);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const chapter of document.querySelectorAll('.rule-section')) watcher.observe(chapter);
    return () => watcher.disconnect();
  }, [book]);
  return here;
}

function Header({
  book,
  game,
  table,
}: {
  readonly book: Rulebook;
  readonly game: InThisGame | null;
  readonly table: string | null;
}) {
  return (
    <header class="head">
      <h1>{t('rules.title', { title: book.title })}</h1>
      {game !== null && <p>{t('rules.beside', { pair: pairName(game.table) })}</p>}
      {table !== null && <Button href={hrefTo({ screen: 'table', id: table })}>{t('rules.back')}</Button>}
    </header>
  );
}

interface BookProps extends Props {
  readonly book: Rulebook;
  readonly teaching: TeachingBook | null;
}

function Book({ book, teaching, game: id, rule, table }: BookProps) {
  const [open, setChapter] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<'all' | 'game'>('all');
  const [isOpen, setOpen] = useState(false);
  const [hasCard, setCard] = useState(false);
  const wanted = open ?? (rule === null && table === null ? teaching?.chapters[0].id : NUMBERS) ?? NUMBERS;
  const chapter =
    query.trim() === '' ? (teaching?.chapters.find((each) => each.id === wanted) ?? null) : null;
  const game = useInThisGame(table);
  const here = useSectionInView(book);
  const result = useMemo(
    () =>
      search(
        book,
        query,
        (block) => (filter === 'all' ? true : rulesIn(block).some((one) => game?.mentions.has(one) ?? false)),
        teaching?.synonyms,
      ),
    [book, query, filter, game, teaching],
  );
  useEffect(() => {
    if (rule === null) return;
    setChapter(NUMBERS);
    show(rule, 'instant');
    // The text may still move while its typeface arrives.
    void document.fonts.ready.then(() => show(rule, 'instant'));
  }, [rule, game]);
  useEffect(() => {
    const [first] = result.sections;
    if (query.trim() === '' || first === undefined) return;
    // What is found stands above whoever searched from the middle of the book.
    const { top = 0 } = document.getElementById(first.id)?.getBoundingClientRect() ?? {};
    if (top < 0) show(first.id, 'instant');
  }, [query]);
  const finder: Search = { query, filter, found: result.count, setQuery, setFilter };
  const go = (section: string): void => {
    setOpen(false);
    setQuery('');
    setTimeout(() => {
      show(section, hasMotion() ? 'smooth' : 'instant');
      document.getElementById(`${section}-title`)?.focus({ preventScroll: true });
    });
  };
  const goChapter = (to: string, part = 'chapter-title'): void => {
    setOpen(false);
    setQuery('');
    setChapter(to);
    setTimeout(() => {
      show(part, hasMotion() ? 'smooth' : 'instant');
      document.getElementById(part)?.focus({ preventScroll: true });
    });
  };
  const looking = {
    marks: result.marks,
    target: rule,
    game,
    href: (one: string) => hrefTo({ screen: 'rules', game: id, rule: one, table }),
  };
  const sections = <Contents book={book} game={game} search={finder} here={here} onGo={go} />;
  const contents =
    teaching === null ? (
      sections
    ) : (
      <>
        <div class="lists">
          <Chapters
            book={teaching}
            here={chapter?.id ?? NUMBERS}
            onGo={goChapter}
            onNumbers={() => goChapter(NUMBERS)}
          />
          {chapter === null && sections}
        </div>
        <Button icon="ui-cards" onClick={() => setCard(true)}>
          {t('rules.card')}
        </Button>
      </>
    );
  return (
    <main class={game === null ? 'rulebook' : 'rulebook with-margin'} id="content" tabIndex={-1}>
      <div class="finder only-phone">
        <SearchField search={finder} />
        <Button icon="ui-menu" onClick={() => setOpen(true)}>
          {t('rules.contents')}
        </Button>
      </div>
      <nav class="toc sheet not-phone" aria-label={t('rules.contents')}>
        <SearchField search={finder} />
        {contents}
      </nav>
      <Header book={book} game={game} table={table} />
      {chapter !== null && teaching !== null ? (
        <ChapterPage book={teaching} title={book.title} chapter={chapter} onGo={goChapter} />
      ) : (
        <article class="book sheet">
          {result.sections.map((section) => (
            <SectionText key={section.id} section={section} looking={looking} />
          ))}
          {result.sections.length === 0 && <NothingFound book={book} query={query} setQuery={setQuery} />}
        </article>
      )}
      {hasCard && teaching !== null && (
        <CardDrawer card={teaching.card} title={book.title} onClose={() => setCard(false)} />
      )}
      {isOpen && (
        <Drawer title={t('rules.contents')} onClose={() => setOpen(false)}>
          <div class="toc">{contents}</div>
        </Drawer>
      )}
    </main>
  );
}

/** The rulebook of a game: contents, search, anchors, and what mattered in the game it was opened beside. */
export function RulebookScreen(props: Props) {
  const book = useRulebook(props.game);
  const teaching = useTeachingBook(props.game);
  if (book === undefined) return <NotFound address={`/rules/${props.game}`} />;
  if (book === null || teaching === undefined)
    return (
      <main class="page waiting" id="content" aria-busy="true">
        <p>{t('app.loading')}</p>
      </main>
    );
  return <Book key={props.game} book={book} teaching={teaching} {...props} />;
}
