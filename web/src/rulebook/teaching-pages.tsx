import './teaching-pages.css';
import type { BookChapter, TeachingBook } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { say } from '@grognard/desk/words/say.ts';
import { t } from '../words/words.ts';
import { Block } from './book-blocks.tsx';

const partsOf = ({ blocks }: BookChapter) =>
  blocks.flatMap((block) => (block.kind === 'part' ? [block] : []));

interface ChaptersProps {
  readonly book: TeachingBook;
  readonly here: string;
  onGo(chapter: string, part?: string): void;
  onNumbers(): void;
}

/** The chapters in playing order; the one that lies open shows its parts. */
export const Chapters = ({ book, here, onGo, onNumbers }: ChaptersProps) => (
  <ol class="plain chapters">
    {book.chapters.map((chapter) => (
      <li key={chapter.id} class={chapter.id === here ? 'here' : ''}>
        <button type="button" aria-current={chapter.id === here} onClick={() => onGo(chapter.id)}>
          <span>{chapter.title}</span>
        </button>
        {chapter.id === here && (
          <ol class="plain parts">
            {partsOf(chapter).map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => onGo(chapter.id, id)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
    <li>
      <button type="button" onClick={onNumbers}>
        <span>{t('rules.byNumber')}</span>
      </button>
    </li>
  </ol>
);

interface PageProps {
  readonly book: TeachingBook;
  readonly title: string;
  readonly chapter: BookChapter;
  onGo(chapter: string): void;
}

/** One chapter, and the way to the next. */
export function ChapterPage({ book, title, chapter, onGo }: PageProps) {
  const next = book.chapters[book.chapters.indexOf(chapter) + 1];
  return (
    <article class="book sheet teaching">
      <p class="of">{title}</p>
      <h2 id="chapter-title" tabIndex={-1}>
        {chapter.title}
      </h2>
      <p class="lead">
        <Sentence text={say<string>(chapter.lead)} />
      </p>
      {chapter.blocks.map((block, i) => (
        <Block key={`${chapter.id}${i}`} block={block} />
      ))}
      {next !== undefined && (
        <Button onClick={() => onGo(next.id)}>{t('rules.readOn', { chapter: next.title })}</Button>
      )}
    </article>
  );
}
