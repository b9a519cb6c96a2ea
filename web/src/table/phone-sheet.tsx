import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { t } from '../words/words.ts';
import { DeskPart } from './desk-part.tsx';
import { JournalLines } from './journal.tsx';
import type { Tab } from './phone-tabs.tsx';
import type { TableSession } from './table-session.ts';
import { Timeline } from './timeline.tsx';

interface PhoneSheetProps {
  readonly session: TableSession;
  readonly tab: Tab;
  onClose(): void;
}

/** Phone: the desk and the journal as sheets from below. */
export function PhoneSheet({ session, tab, onClose }: PhoneSheetProps) {
  if (tab === 'orders')
    return (
      <Drawer title={t('table.tray')} overTabs onClose={onClose}>
        <DeskPart session={session} />
      </Drawer>
    );
  if (tab === 'journal')
    return (
      <Drawer title={t('table.journal')} overTabs onClose={onClose}>
        <div class="log in-drawer">
          <JournalLines session={session} />
          <Timeline session={session} />
        </div>
      </Drawer>
    );
  return null;
}
