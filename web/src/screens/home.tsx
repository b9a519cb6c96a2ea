import { translate } from '@grognard/desk/words/tell.ts';
import './home.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import type { SavedTable } from '@grognard/protocol';
import { hasBeenFar } from '../been-far.ts';
import { Cover } from '../home/cover.tsx';
import { Panorama } from '../home/panorama.tsx';
import { hrefTo } from '../router.ts';
import { SavedLine } from '../saved/saved-line.tsx';
import { useSavedTables } from '../saved/use-saved-tables.ts';
import { firstTitle, type Title, titles } from '../titles.ts';
import { t } from '../words/words.ts';

const FarLines = lazyPart(async () => (await import('../online/games/far-lines.tsx')).FarLines);

const isWaiting = (table: SavedTable): boolean => table.outcome === null && table.kind === 'battle';

function Hero({ unfinished }: { readonly unfinished: SavedTable | undefined }) {
  const first = {
    href: hrefTo({ screen: 'guide', game: firstTitle, lesson: 1 }),
    word: 'home.first',
  } as const;
  const fresh = { href: hrefTo({ screen: 'new', game: firstTitle }), word: 'home.new' } as const;
  const resume =
    unfinished === undefined
      ? undefined
      : ({ href: hrefTo({ screen: 'table', id: unfinished.id }), word: 'home.resume' } as const);
  const main = resume ?? first;
  return (
    <div class="hero">
      <Panorama />
      <div class="copy sheet">
        <h1>{t('home.title')}</h1>
        <p>{t('home.text')}</p>
        <div class="cta">
          <Button kind="primary" icon="ui-play" href={main.href}>
            {t(main.word)}
          </Button>
          <Button href={fresh.href}>{t(fresh.word)}</Button>
        </div>
      </div>
    </div>
  );
}

const duration = (minutes: number): string =>
  minutes < 100 ? t('home.minutes', { minutes }) : t('home.hours', { count: minutes / 60 });

/** One battle is gone on with, several are chosen from. */
const hrefToWaiting = (waiting: readonly SavedTable[]): string => {
  const [only, ...more] = waiting;
  return only === undefined || more.length > 0
    ? hrefTo({ screen: 'saved' })
    : hrefTo({ screen: 'table', id: only.id });
};

function Box({ game, waiting }: { readonly game: Title; readonly waiting: readonly SavedTable[] }) {
  return (
    <li class={game.isBuilt ? 'box sheet' : 'box sheet unbuilt'}>
      <Cover game={game.id} />
      {waiting.length > 0 && (
        <a class="ribbon" href={hrefToWaiting(waiting)}>
          {t('home.waiting', { count: waiting.length })}
        </a>
      )}
      <h2>{game.title}</h2>
      <p>{translate(game.tagline)}</p>
      {game.isBuilt && (
        <p class="ways">
          <a
            href={hrefTo({ screen: 'guide', game: game.id, lesson: 1 })}
            aria-label={t('home.learnLabel', { title: game.title })}
          >
            {t('home.learn')}
          </a>
          <a
            href={hrefTo({ screen: 'rules', game: game.id, rule: null, table: null })}
            aria-label={t('home.rulesLabel', { title: game.title })}
          >
            {t('home.rules')}
          </a>
        </p>
      )}
      <div class="foot">
        <span>
          <Icon name="ui-clock" /> {duration(game.minutes)}
        </span>
        {game.workshop !== undefined && (
          <Button
            class="to-workshop"
            href={hrefTo({ screen: 'workshop', game: game.id, room: null })}
            label={t('home.workshopLabel', { workshop: game.workshop, title: game.title })}
          >
            {game.workshop}
          </Button>
        )}
        {game.isBuilt ? (
          <Button
            href={hrefTo({ screen: 'new', game: game.id })}
            label={t('home.playLabel', { title: game.title })}
          >
            {t('home.play')}
          </Button>
        ) : (
          <span class="soon">{t('home.soon')}</span>
        )}
      </div>
    </li>
  );
}

const YourGames = ({
  tables,
  problem,
}: {
  readonly tables: readonly SavedTable[] | null;
  readonly problem: string | null;
}) => (
  <section class="card sheet yours" aria-labelledby="yours">
    <h2 id="yours">{t('home.yours')}</h2>
    {problem !== null && <p class="note bad">{t('saved.problem', { reason: problem })}</p>}
    {tables !== null && tables.length === 0 && <p>{t('home.none')}</p>}
    {hasBeenFar() && <FarLines />}
    <ul class="plain">
      {(tables ?? []).slice(0, 3).map((table) => (
        <SavedLine key={table.id} table={table} />
      ))}
    </ul>
    {tables !== null && (
      <a class="more" href={hrefTo({ screen: 'saved' })}>
        {tables.length > 3 ? t('home.allGames', { count: tables.length }) : t('home.import')}
      </a>
    )}
  </section>
);

const Promises = () => (
  <>
    <section class="card sheet" aria-labelledby="why">
      <h2 id="why">{t('home.why')}</h2>
      <div class="sample">
        <Icon name="ui-refuse" />
        <b>{t('home.whyQuestion')}</b>
        {t('home.whyFact')} <RuleLink rule="GEN-6.4" />
      </div>
      <p>{t('home.whyText')}</p>
    </section>
    <section class="card sheet" aria-labelledby="dice">
      <h2 id="dice">{t('home.dice')}</h2>
      <p>{t('home.diceText')}</p>
      <p>{t('home.offline')}</p>
    </section>
  </>
);

/** The four games, and those already begun. */
export function Home() {
  const { tables, problem } = useSavedTables();
  const waiting = (tables ?? []).filter(isWaiting);
  return (
    <main id="content" tabIndex={-1} class="home">
      <Hero unfinished={waiting[0]} />
      <div class="wrap">
        <ul class="plain boxes">
          {titles.map((game) => (
            <Box key={game.id} game={game} waiting={waiting.filter((table) => table.game === game.id)} />
          ))}
        </ul>
        <div class="cards">
          <YourGames tables={tables} problem={problem} />
          <Promises />
        </div>
        <footer>
          {t('home.notice')} <a href={hrefTo({ screen: 'news' })}>{t('news.title')}</a>
        </footer>
      </div>
    </main>
  );
}
