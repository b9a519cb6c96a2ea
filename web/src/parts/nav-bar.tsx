import { Icon } from '../look/icon.tsx';
import { hrefTo, type Route } from '../router.ts';
import { isCandlelit, toggleTheme } from '../settings.ts';
import { t, type WordKey } from '../words/words.ts';
import { Button } from './button.tsx';

const places: readonly { readonly to: Route; readonly word: WordKey }[] = [
  { to: { screen: 'new', game: 'generals' }, word: 'nav.play' },
  { to: { screen: 'guide', game: 'generals' }, word: 'nav.learn' },
  { to: { screen: 'rules', game: 'generals', rule: null, table: null }, word: 'nav.rules' },
  { to: { screen: 'saved' }, word: 'nav.saved' },
  { to: { screen: 'settings' }, word: 'nav.settings' },
];

export const ThemeButton = () => (
  <Button
    kind="ghost"
    icon={isCandlelit() ? 'ui-sun' : 'ui-candle'}
    label={t(isCandlelit() ? 'app.theme.toDay' : 'app.theme.toCandle')}
    onClick={toggleTheme}
  />
);

/** The leather bar of every page that is not a table. */
export const NavBar = ({ here }: { readonly here: Route['screen'] }) => (
  <header class="nav">
    <a class="wmk" href={hrefTo({ screen: 'home' })}>
      <Icon name="brand-mark" />
      <span>{t('app.name')}</span>
    </a>
    <nav aria-label={t('nav.main')}>
      {places.map(({ to, word }) => (
        <a key={word} href={hrefTo(to)} aria-current={to.screen === here ? 'page' : undefined}>
          {t(word)}
        </a>
      ))}
    </nav>
    <ThemeButton />
  </header>
);
