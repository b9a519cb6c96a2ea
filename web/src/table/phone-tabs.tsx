import { Icon } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { type PlainWord, t } from '../words/words.ts';

export type Tab = 'field' | 'orders' | 'journal' | 'rules';

const TABS: readonly (readonly [tab: Tab, icon: SymbolName, name: PlainWord])[] = [
  ['field', 'ui-target', 'table.tab.field'],
  ['orders', 'ui-cards', 'table.tab.orders'],
  ['journal', 'ui-log', 'table.tab.journal'],
  ['rules', 'ui-book', 'table.tab.rules'],
];

interface PhoneTabsProps {
  readonly open: Tab;
  /** The answer lies on the desk, and the coach of a lesson stands over it. */
  readonly isDeskNeeded: boolean;
  onOpen(tab: Tab): void;
}

/** Phone: the parts that have no room of their own rise from below. */
export const PhoneTabs = ({ open, isDeskNeeded, onOpen }: PhoneTabsProps) => (
  <nav class="tabs" aria-label={t('table.tabs')}>
    {TABS.map(([tab, icon, name]) => (
      <button
        key={tab}
        type="button"
        aria-current={open === tab ? 'true' : undefined}
        onClick={() => onOpen(tab)}
      >
        <Icon name={icon} />
        <span>{t(name)}</span>
        {tab === 'orders' && open !== tab && isDeskNeeded && <b class="calls">{t('table.tab.calls')}</b>}
      </button>
    ))}
  </nav>
);
