import '../words/mail-words.ts';
import './mail-bar.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError } from '@grognard/kernel';
import type { ByMail } from '@grognard/protocol';
import { useRef, useState } from 'preact/hooks';
import { atTable } from '../at-table.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { download } from '../saved/files.ts';
import { openFile } from '../saved/open-file.ts';
import type { TableSession } from '../table/table-session.ts';
import { type PlainWord, t } from '../words/words.ts';

function sayOf({ side, isDue, isSent }: ByMail, isOver: boolean): PlainWord {
  if (isOver) return 'mail.host.over';
  const step = isSent ? 'sent' : isDue ? 'due' : 'decide';
  return `mail.${side}.${step}`;
}

interface OpenButtonProps {
  /** Nothing else is to be done now. */
  readonly isNext: boolean;
  onWrong(error: InputError | null): void;
}

/** Takes in what the friend sent. */
function OpenButton({ isNext, onWrong }: OpenButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (file !== undefined) onWrong(await openFile(file));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        class="sr"
        tabIndex={-1}
        aria-label={t('mail.open')}
        accept=".grognard,.json,text/plain"
        onChange={({ currentTarget }) => {
          void open(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Button kind={isNext ? 'primary' : 'plain'} icon="ui-plus" onClick={() => input.current?.click()}>
        {t('mail.open')}
      </Button>
    </>
  );
}

/** Under the prompt of a game by file: what is to be sent, what is to be opened, and what it keeps secret. */
export function MailBar({ session, mail }: { readonly session: TableSession; readonly mail: ByMail }) {
  const [problem, setProblem] = useState<InputError | null>(null);
  const { id, game, outcome, viewer } = session.present.value;
  const send = async (): Promise<void> => {
    const file = await atTable(id, viewer, (place) => place.sendFile());
    setProblem(file.ok ? null : file.error);
    if (file.ok) download(`${game}-${id.slice(0, 4)}-${mail.side}.grognard`, file.value);
    await session.refresh();
  };
  const open = outcome === null && <OpenButton isNext={mail.isSent} onWrong={setProblem} />;
  return (
    <section class="mail-bar" aria-label={t('mail.title')}>
      <p role="status">{t(sayOf(mail, outcome !== null))}</p>
      {(mail.isDue || mail.isSent) && (
        <div class="acts">
          {mail.isSent ? (
            open
          ) : (
            <Button kind="primary" icon="ui-export" onClick={() => void send()}>
              {t('mail.send')}
            </Button>
          )}
        </div>
      )}
      {/* While somebody decides the board needs the room. */}
      <details>
        <summary>{t('mail.more')}</summary>
        {!mail.isSent && open}
        {mail.isDue && mail.isSent && (
          <Button icon="ui-export" onClick={() => void send()}>
            {t('mail.again')}
          </Button>
        )}
        <h2>{t('mail.what')}</h2>
        <p>{t('mail.keeps')}</p>
        <p>{t('mail.keepsNot')}</p>
      </details>
      {problem !== null && <ErrorNote error={problem} />}
    </section>
  );
}
