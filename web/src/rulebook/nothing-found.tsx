import './nothing-found.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { t } from '../words/words.ts';
import type { Rulebook } from './read-rulebook.ts';

const SUGGESTED = 5;

/** What the book's sections are called, where one word says it. */
const suggestionsIn = ({ sections }: Rulebook): readonly string[] =>
  sections
    .map(({ title }) => title.toLowerCase())
    .filter((title) => !title.includes(' '))
    .slice(0, SUGGESTED);

/** An empty page with a snuffed candle: nothing holds these words. */
export const NothingFound = ({
  book,
  query,
  setQuery,
}: {
  readonly book: Rulebook;
  readonly query: string;
  setQuery(query: string): void;
}) => (
  <div class="nothing">
    <svg viewBox="0 0 180 120" aria-hidden="true">
      <path
        class="leaf"
        d="M20 22c24-8 48-6 70 8v78c-22-14-46-16-70-8zM160 22c-24-8-48-6-70 8v78c22-14 46-16 70-8z"
      />
      <path class="lines" d="M32 40c16-4 32-3 46 4M32 54c16-4 32-3 46 4M32 68c16-4 32-3 46 4" />
      <path class="candle" d="M116 92h22v-6h-22zM121 86V52h12v34z" />
      <path class="smoke" d="M127 50c-5-8 5-11 0-20s5-10 1-19" />
    </svg>
    <h2>{t('rules.nothing')}</h2>
    <p>{t('rules.nothingSay', { query })}</p>
    <p class="acts">
      {suggestionsIn(book).map((word) => (
        <Button key={word} onClick={() => setQuery(word)}>
          {word}
        </Button>
      ))}
      <Button icon="ui-close" onClick={() => setQuery('')}>
        {t('rules.clear')}
      </Button>
    </p>
  </div>
);
