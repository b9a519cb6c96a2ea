import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { useState } from 'preact/hooks';
import { hrefTo, type Route } from '../router.ts';
import { isCandlelit, toggleTheme } from '../settings.ts';
import { firstTitle, titles } from '../titles.ts';
import { t } from '../words/words.ts';

const places: readonly { readonly to: Route; readonly name: string }[] = [
  { to: { screen: 'new', game: firstTitle }, name: t('nav.play') },
  { to: { screen: 'guide', game: firstTitle, lesson: 1 }, name: t('nav.learn') },
  { to: { screen: 'rules', game: firstTitle, rule: null, table: null }, name: t('nav.rules') },
  ...titles.flatMap(({ id, workshop }) =>
    workshop === undefined
      ? []
      : [{ to: { screen: 'workshop', game: id, room: null } as const, name: workshop }],
  ),
  { to: { screen: 'saved' }, name: t('nav.saved') },
  { to: { screen: 'settings' }, name: t('nav.settings') },
];

/** Each workshop has a link of its own; the other places choose the game themselves. */
const isHere = (to: Route, here: Route): boolean =>
  to.screen === 'workshop' ? here.screen === 'workshop' && here.game === to.game : to.screen === here.screen;

export const ThemeButton = () => (
  <Button
    kind="ghost"
    icon={isCandlelit() ? 'ui-sun' : 'ui-candle'}
    label={t(isCandlelit() ? 'app.theme.toDay' : 'app.theme.toCandle')}
    onClick={toggleTheme}
  />
);

const Links = ({ here, onGo }: { readonly here: Route; onGo?(): void }) =>
  places.map(({ to, name }) => (
    <a key={name} href={hrefTo(to)} aria-current={isHere(to, here) ? 'page' : undefined} onClick={onGo}>
      {name}
    </a>
  ));

/** On a phone the links stand in a sheet of their own. */
function Menu({ here }: { readonly here: Route }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="ghost" icon="ui-menu" label={t('nav.menu')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Drawer title={t('nav.menu')} onClose={close}>
          <nav class="menu" aria-label={t('nav.main')}>
            <Links here={here} onGo={close} />
          </nav>
        </Drawer>
      )}
    </>
  );
}

/** The leather bar of every page that is not a table. */
export const NavBar = ({ here }: { readonly here: Route }) => (
  <header class="nav">
    <a class="wmk" href={hrefTo({ screen: 'home' })}>
      <Icon name="brand-mark" />
      <span>{t('app.name')}</span>
    </a>
    <nav class="not-phone" aria-label={t('nav.main')}>
      <Links here={here} />
    </nav>
    <ThemeButton />
    <span class="only-phone">
      <Menu here={here} />
    </span>
  </header>
);
