import { closeRule } from '@grognard/desk/parts/opened-rule.ts';
import { useEffect } from 'preact/hooks';
import { isFar } from './far-id.ts';
import { NavBar } from './parts/nav-bar.tsx';
import { Notice } from './parts/notice.tsx';
import { RulePanel } from './parts/rule-panel.tsx';
import { prefetch } from './prefetch.ts';
import { type Route, route } from './router.ts';
import { rulebookText } from './rulebook/rulebooks.ts';
import { Home } from './screens/home.tsx';
import { lazyScreen } from './screens/lazy-screen.tsx';
import { NotFound } from './screens/not-found.tsx';
import { firstTitle, titles } from './titles.ts';
import { type PlainWord, t } from './words/words.ts';

const load = {
  newGame: () => import('./screens/new-game.tsx'),
  saved: () => import('./screens/saved.tsx'),
  settings: () => import('./screens/settings.tsx'),
  news: () => import('./screens/news.tsx'),
  rules: () => import('./screens/rulebook.tsx'),
  report: () => import('./screens/report.tsx'),
  workshop: () => import('./screens/workshop.tsx'),
  table: () => import('./table/table-screen.tsx'),
  replay: () => import('./table/replay-screen.tsx'),
  guide: () => import('./table/guide-screen.tsx'),
  tableWords: () => import('./words/table-words.ts'),
};
/** These call the server as soon as they are there, so nobody fetches them ahead of time. */
const loadFar = {
  table: () => import('./online/far-table-screen.tsx'),
  join: () => import('./online/join-screen.tsx'),
  account: () => import('./online/account-screen.tsx'),
  hall: () => import('./online/hall/hall-screen.tsx'),
};
/** The table's sentences come with the first table. */
const withWords = async <T,>(screen: Promise<T>): Promise<T> => {
  await load.tableWords();
  return screen;
};
const NewGame = lazyScreen(async () => (await load.newGame()).NewGame);
const SavedGames = lazyScreen(async () => (await load.saved()).Saved);
const Settings = lazyScreen(async () => (await load.settings()).SettingsScreen);
const News = lazyScreen(async () => (await load.news()).NewsScreen);
const Rules = lazyScreen(async () => (await load.rules()).RulebookScreen);
const Report = lazyScreen(async () => (await load.report()).ReportScreen);
const Workshop = lazyScreen(async () => (await load.workshop()).WorkshopScreen);
const Table = lazyScreen(async () => (await withWords(load.table())).TableScreen);
const FarTable = lazyScreen(async () => (await withWords(loadFar.table())).FarTableScreen);
const Join = lazyScreen(async () => (await loadFar.join()).JoinScreen);
const Account = lazyScreen(async () => (await loadFar.account()).AccountScreen);
const Hall = lazyScreen(async () => (await loadFar.hall()).HallScreen);
const Replay = lazyScreen(async () => (await withWords(load.replay())).ReplayScreen);
const Guide = lazyScreen(async () => (await withWords(load.guide())).GuideScreen);

const untilSettled = 10_000;
prefetch(
  [
    async () => (await import('./offline/old-tab.tsx')).watchForOldTab(),
    ...Object.values(load),
    () => rulebookText(firstTitle) ?? Promise.resolve(),
  ],
  untilSettled,
);

function Screen({ at }: { readonly at: Route }) {
  switch (at.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewGame key={at.game} game={at.game} />;
    case 'table':
      return isFar(at.id) ? <FarTable key={at.id} id={at.id} /> : <Table key={at.id} id={at.id} />;
    case 'replay':
      return <Replay key={at.id} id={at.id} n={at.n} />;
    case 'guide':
      return <Guide key={`${at.game} ${at.lesson}`} game={at.game} lesson={at.lesson} />;
    case 'rules':
      return <Rules key={at.game} game={at.game} rule={at.rule} table={at.table} />;
    case 'report':
      return <Report key={at.id} id={at.id} />;
    case 'workshop':
      return <Workshop key={at.game} game={at.game} room={at.room} />;
    case 'join':
      return <Join key={at.link} link={at.link} />;
    case 'saved':
      return <SavedGames />;
    case 'account':
      return <Account token={at.token} />;
    case 'hall':
      return <Hall room={at.room} about={at.about} />;
    case 'settings':
      return <Settings />;
    case 'news':
      return <News />;
    case 'lost':
      return <NotFound address={at.address} />;
  }
}

const hasOwnBar = ({ screen }: Route): boolean =>
  screen === 'table' || screen === 'replay' || screen === 'guide';

const screenTitles: { readonly [screen in Route['screen']]: PlainWord | null } = {
  home: null,
  new: 'nav.play',
  table: 'table.title',
  replay: 'table.replayTitle',
  report: 'report.title',
  rules: 'nav.rules',
  guide: 'nav.learn',
  workshop: null,
  join: 'join.screen',
  saved: 'saved.title',
  account: 'account.title',
  hall: null,
  settings: 'settings.title',
  news: 'news.title',
  lost: 'app.lost.title',
};

function nameOf(at: Route): string | undefined {
  if (at.screen === 'workshop') return titles.find(({ id }) => id === at.game)?.workshop;
  const key = screenTitles[at.screen];
  return key === null ? undefined : t(key);
}

function useTitle(at: Route): void {
  const name = nameOf(at);
  useEffect(() => {
    document.title = name === undefined ? t('app.name') : `${name} · ${t('app.name')}`;
  }, [name]);
}

export function App() {
  const at = route.value;
  useTitle(at);
  useEffect(() => {
    closeRule();
    scrollTo(0, 0);
  }, [at.screen]);
  return (
    <>
      <button type="button" class="btn skip" onClick={() => document.getElementById('content')?.focus()}>
        {t('app.skip')}
      </button>
      {!hasOwnBar(at) && <NavBar here={at} />}
      <Screen at={at} />
      <RulePanel />
      <Notice />
    </>
  );
}
