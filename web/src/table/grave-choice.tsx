import '../words/table-parts-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { WireOffer } from '@grognard/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { TableSession } from './table-session.ts';

/** The only question that stops everything: giving the game up. */
export function GraveChoice({
  session,
  offer,
  onClose,
}: {
  readonly session: TableSession;
  readonly offer: WireOffer;
  onClose(): void;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class="sheet grave" onClose={onClose} aria-label={t('table.resign')}>
      <h2>{t('table.resign')}</h2>
      <div class="acts">
        <Button onClick={() => box.current?.close()}>{t('table.resign.no')}</Button>
        <Button
          kind="primary"
          onClick={() => {
            box.current?.close();
            void session.submit(offer.action);
          }}
        >
          {t('table.resign.yes')}
        </Button>
      </div>
    </dialog>
  );
}
