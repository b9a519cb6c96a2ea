import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Result } from '@grognard/kernel';
import type { Verified } from '@grognard/protocol';
import { useRef, useState } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';
import { adviceFor } from './advice.ts';
import { CheckedNote } from './checked-note.tsx';
import { openFile, textOf } from './open-file.ts';

type Outcome =
  | { readonly is: 'reading'; readonly name: string }
  | { readonly is: 'wrong'; readonly name: string; readonly error: InputError }
  | { readonly is: 'checked'; readonly name: string; readonly found: Result<Verified> };

function useFileDoor() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const importFile = async (file: File): Promise<void> => {
    const { name } = file;
    setOutcome({ is: 'reading', name });
    const error = await openFile(file);
    if (error !== null) setOutcome({ is: 'wrong', name, error });
  };
  const checkFile = async (file: File): Promise<void> => {
    const { name } = file;
    setOutcome({ is: 'reading', name });
    const read = await textOf(file);
    if ('error' in read) return setOutcome({ is: 'wrong', name, error: read.error });
    setOutcome({ is: 'checked', name, found: await tables.verify(read) });
  };
  return { outcome, importFile, checkFile };
}

function OutcomeNote({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.is === 'reading') return <p role="status">{t('file.reading', { name: outcome.name })}</p>;
  if (outcome.is === 'checked') return <CheckedNote name={outcome.name} found={outcome.found} />;
  return (
    <div class="file-problem">
      <ErrorNote title={t('file.wrong', { name: outcome.name })} error={outcome.error} />
      <p>{adviceFor(outcome.error)}</p>
    </div>
  );
}

/** Files come in here: chosen, or dropped onto the sheet. */
export function FileDoor() {
  const { outcome, importFile, checkFile } = useFileDoor();
  const [isOver, setOver] = useState(false);
  const importing = useRef<HTMLInputElement>(null);
  const checking = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement, use: (file: File) => Promise<void>): void => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file !== undefined) void use(file);
  };
  const input = (ref: typeof importing, label: string, use: (file: File) => Promise<void>) => (
    <input
      ref={ref}
      type="file"
      class="sr"
      tabIndex={-1}
      aria-label={label}
      accept=".grognard,.ndjson,.json,text/plain"
      onChange={(event) => chosen(event.currentTarget, use)}
    />
  );
  return (
    <section
      class={isOver ? 'file-door sheet over' : 'file-door sheet'}
      aria-labelledby="files"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) void importFile(file);
      }}
    >
      <h2 id="files">{t('file.title')}</h2>
      <p>{t('file.say')}</p>
      <div class="acts">
        {input(importing, t('file.import'), importFile)}
        {input(checking, t('file.check'), checkFile)}
        <Button icon="ui-plus" onClick={() => importing.current?.click()}>
          {t('file.import')}
        </Button>
        <Button icon="ui-lock" onClick={() => checking.current?.click()}>
          {t('file.check')}
        </Button>
      </div>
      {outcome !== null && <OutcomeNote outcome={outcome} />}
    </section>
  );
}
