import { Button } from '@grognard/desk/parts/button.tsx';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import { TableView } from './table-view.tsx';
import { type Opening, useTable } from './use-table.ts';

const MailBar = lazyPart(async () => (await import('../mail/mail-bar.tsx')).MailBar);
const LoadAgain = lazyPart(async () => (await import('../saved/load-again.tsx')).LoadAgain);
const SoundPart = lazyPart(async () => (await import('./sound-part.tsx')).SoundPart);

/** Shown while a table is fetched, or when it cannot be. */
export const TableWait = ({
  opening,
  table,
}: {
  readonly opening: Exclude<Opening, { is: 'open' }>;
  readonly table?: string;
}) => (
  <main class="page waiting" id="content" tabIndex={-1} aria-busy={opening.is === 'opening'}>
    {opening.is === 'opening' ? (
      <p>{t('table.opening')}</p>
    ) : (
      <>
        <p role="alert">{opening.reason}</p>
        {opening.left === 'soundPart' && table !== undefined && <SoundPart table={table} />}
        <p class="acts">
          {opening.left === 'newerPage' && <LoadAgain />}
          <Button kind="primary" href={hrefTo({ screen: 'home' })}>
            {t('app.lost.home')}
          </Button>
          <Button href={hrefTo({ screen: 'saved' })}>{t('table.toSaved')}</Button>
        </p>
      </>
    )}
  </main>
);

/** The table of one game. */
export function TableScreen({ id }: { readonly id: string }) {
  const opening = useTable(id);
  if (opening.is !== 'open') return <TableWait opening={opening} table={id} />;
  const { session } = opening;
  const { mail } = session.present.value;
  return (
    <TableView
      session={session}
      underPrompt={mail === undefined ? null : <MailBar session={session} mail={mail} />}
    />
  );
}
