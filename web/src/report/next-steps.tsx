import type { Turning } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Result } from '@grognard/kernel';
import type { TableState, Verified } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { atTable } from '../at-table.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { goTo, hrefTo } from '../router.ts';
import { CheckedNote } from '../saved/checked-note.tsx';
import { download, fileName } from '../saved/files.ts';
import { tables } from '../service.ts';
import { rememberOrigin } from '../table/origins.ts';
import { rematch } from '../table/rematch.ts';
import { t } from '../words/words.ts';

interface Props {
  readonly table: TableState;
  readonly turnings: readonly Turning[];
}

/** Replay, rematch, fork, export, verify. */
export function NextSteps({ table, turnings }: Props) {
  const { id, game, players } = table;
  const [problem, setProblem] = useState<InputError | null>(null);
  const [checked, setChecked] = useState<Result<Verified> | null>(null);
  const go = (made: Awaited<ReturnType<typeof tables.create>>): void =>
    made.ok ? goTo({ screen: 'table', id: made.value }) : setProblem(made.error);
  const goSandbox = (made: Result<string>): void => {
    if (made.ok) rememberOrigin(made.value, id);
    go(made);
  };
  const exported = (): Promise<Result<string>> => atTable(id, 'spectator', (place) => place.exportFile());
  const fork = (n: number): Promise<Result<string>> =>
    atTable(id, 'spectator', (place) => place.fork({ n, players }));
  const verify = async (): Promise<void> => {
    const file = await exported();
    if (file.ok) setChecked(await tables.verify({ text: file.value }));
    else setProblem(file.error);
  };
  const exportFile = async (): Promise<void> => {
    const file = await exported();
    if (file.ok) download(fileName({ game, id, updated: new Date().toISOString() }), file.value);
    else setProblem(file.error);
  };
  useEffect(() => void verify(), [id]);
  const [first] = turnings;
  return (
    <>
      <div class="go">
        <Button kind="primary" icon="ui-replay" href={hrefTo({ screen: 'replay', id, n: 0 })}>
          {t('report.replay')}
        </Button>
        <Button icon="ui-reset" onClick={() => void rematch(table).then(go)}>
          {t('report.rematch')}
        </Button>
        {first !== undefined && (
          <Button icon="ui-fork" onClick={() => void fork(first.n - 1).then(goSandbox)}>
            {t('report.fork')}
          </Button>
        )}
        <Button icon="ui-export" onClick={() => void exportFile()}>
          {t('report.export')}
        </Button>
        <Button icon="ui-lock" onClick={() => void verify()}>
          {t('report.verify')}
        </Button>
      </div>
      {checked !== null && <CheckedNote name={t('report.thisGame')} found={checked} />}
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}
