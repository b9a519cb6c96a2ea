import { floatBeside } from '@grognard/desk/parts/floating.ts';
import type { Json } from '@grognard/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { TableSession } from './table-session.ts';

const WIDTH = 280;

/** How likely it is, where hints are on. */
export function OfferHint({ session, action }: { readonly session: TableSession; readonly action: Json }) {
  const { Hint } = session.board;
  return Hint === undefined ? null : <Hint action={action} state={session.shown.value} />;
}

/** Several things can be meant: a small menu beside what was pressed. */
export function OfferMenu({ session }: { readonly session: TableSession }) {
  const menu = session.menu.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu === null) return;
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
        before.focus();
    };
  }, [menu]);
  if (menu === null) return null;
  const { style } = floatBeside(menu.at, WIDTH, menu.offers.length * 46 + 16);
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') session.menu.value = null;
    if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    if (step !== 0 || event.key === 'Escape') event.preventDefault();
  };
  return (
    <div
      ref={box}
      class="offer-menu sheet"
      style={style}
      role="menu"
      tabIndex={-1}
      aria-label={t('table.menu')}
      onKeyDown={onKeyDown}
    >
      {menu.offers.map((offer) => (
        <button
          key={JSON.stringify(offer.action)}
          type="button"
          role="menuitem"
          class="btn ghost"
          onClick={() => void session.submit(offer.action)}
        >
          {session.board.label(offer.action, session.shown.value)}
          <OfferHint session={session} action={offer.action} />
        </button>
      ))}
    </div>
  );
}
