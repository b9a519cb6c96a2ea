import './contents.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { InThisGame } from './in-this-game.ts';
import type { Rulebook, Section } from './read-rulebook.ts';
import { rulesIn } from './search.ts';

export interface Search {
  readonly query: string;
  readonly filter: 'all' | 'game';
  readonly found: number;
  setQuery(query: string): void;
  setFilter(filter: 'all' | 'game'): void;
}

/** The field on top of the contents, and on top of everything on a phone. */
export function SearchField({ search }: { readonly search: Search }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div class="find">
      <Icon name="ui-search" />
      <input
        ref={field}
        type="search"
        value={search.query}
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        onInput={(event) => search.setQuery(event.currentTarget.value)}
      />
      <output class="num">
        {search.query.trim() === '' ? '' : t('rules.found', { count: search.found })}
      </output>
    </div>
  );
}

/** How often a section has mattered in the open game. */
const mattered = (section: Section, game: InThisGame | null): number =>
  section.blocks.flatMap(rulesIn).reduce((sum, rule) => sum + (game?.mentions.get(rule)?.length ?? 0), 0);

interface ContentsProps {
  readonly book: Rulebook;
  readonly game: InThisGame | null;
  readonly search: Search;
  readonly here: string | null;
  onGo(section: string): void;
}

/** Sections of the book; brass figures count the moments of the open game. */
export function Contents({ book, game, search, here, onGo }: ContentsProps) {
  return (
    <>
      {game !== null && (
        <Segment
          label={t('rules.filter')}
          choices={[
            { value: 'all', name: t('rules.all') },
            { value: 'game', name: t('rules.inGame') },
          ]}
          value={search.filter}
          onChange={search.setFilter}
        />
      )}
      <ol class="plain">
        {book.sections.map((section) => {
          const times = mattered(section, game);
          return (
            <li key={section.id} class={section.id === here ? 'here' : ''}>
              <button type="button" onClick={() => onGo(section.id)} aria-current={section.id === here}>
                <b class="num">{section.number}</b>
                <span>{section.title}</span>
                {times > 0 && (
                  <i class="num" title={t('rules.times')}>
                    {times}
                  </i>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
