import { Icon } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import { useState } from 'preact/hooks';
import { type PlainWord, t } from '../words/words.ts';
import { mustSeeDesk } from './desk-part.tsx';
import type { TableSession } from './table-session.ts';

/** What stands in the one column of a short window; nothing where it can be folded away. */
export type Side = 'tray' | 'journal' | 'none';

const TABS: readonly (readonly [side: Side, icon: SymbolName, name: PlainWord])[] = [
  ['none', 'ui-target', 'table.tab.field'],
  ['tray', 'ui-cards', 'table.tab.orders'],
  ['journal', 'ui-log', 'table.tab.journal'],
];

/** Opened by hand until the question changes; then what the question needs is open. */
export function useSide(session: TableSession, size: SizeClass) {
  const isNeeded = mustSeeDesk(session);
  const { decisions, viewer } = session.shown.value;
  const question = `${isNeeded} ${decisions.find(({ seat }) => seat === viewer)?.prompt ?? ''}`;
  const [chosen, setChosen] = useState<{ readonly side: Side; readonly during: string } | null>(null);
  const isBare =
    !isNeeded && session.shown.value.outcome === null && session.board.hasTray?.(session) === false;
  const unneeded: Side = size === 'rail' ? 'none' : isBare ? 'journal' : 'tray';
  const usual: Side = isNeeded ? 'tray' : unneeded;
  // While something is shown the journal goes along with it.
  const isShowing = session.playing.value !== null && session.isPresent.value;
  const byItself: Side = isShowing ? 'journal' : usual;
  const side = chosen !== null && chosen.during === question && !isShowing ? chosen.side : byItself;
  return {
    side: side === 'none' && size !== 'rail' ? 'tray' : side,
    openSide: (next: Side): void => setChosen({ side: next, during: question }),
  };
}

interface SideTabsProps {
  readonly side: Side;
  readonly canFold: boolean;
  onOpen(side: Side): void;
}

/** Above the column of a short window; on a phone on its side they are the rail. */
export const SideTabs = ({ side, canFold, onOpen }: SideTabsProps) => (
  <nav class="side-tabs" aria-label={t('table.tabs')}>
    {TABS.filter(([tab]) => canFold || tab !== 'none').map(([tab, icon, name]) => (
      <button
        key={tab}
        type="button"
        aria-current={side === tab ? 'true' : undefined}
        onClick={() => onOpen(canFold && side === tab ? 'none' : tab)}
      >
        <Icon name={icon} />
        <span>{t(name)}</span>
      </button>
    ))}
  </nav>
);
