import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Viewer } from '@grognard/kernel';
import type { SavedTable } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { atTable } from '../at-table.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { hrefTo } from '../router.ts';
import { tables } from '../service.ts';
import { settings } from '../settings.ts';
import { seatsHere } from '../table/sitting.ts';
import { t } from '../words/words.ts';
import { isYourMove, kindWord, pairName, stateWord, titleOfGame } from './describe-table.ts';
import { download, fileName } from './files.ts';
import { LoadAgain } from './load-again.tsx';
import { placeOf } from './saved-line.tsx';

const when = (updated: string): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(updated),
  );

interface Props {
  readonly table: SavedTable;
  onChange(): void;
}

/** Of a running game a file holds what one seat knows: that of whoever sits here first. */
const whoExports = (table: SavedTable): Viewer =>
  table.outcome === null ? (seatsHere(table)[0] ?? 'spectator') : 'spectator';

/** Two people who shared this screen may go on from two of them. */
const mayGoOnline = ({ players, outcome, kind }: SavedTable): boolean =>
  outcome === null && kind === 'battle' && Object.values(players).some((player) => player.kind === 'friend');

interface UsesProps {
  readonly table: SavedTable;
  readonly name: string;
  onExport(): Promise<void>;
  onOnline(): Promise<void>;
}

/** What a game is opened for. */
const Uses = ({ table, name, onExport, onOnline }: UsesProps) => (
  <>
    <Button icon={table.outcome === null ? 'ui-play' : 'ui-log'} href={placeOf(table)}>
      {t(table.outcome === null ? 'saved.resume' : 'saved.report')}
    </Button>
    <Button
      icon="ui-replay"
      label={t('saved.replayLabel', { name })}
      href={hrefTo({ screen: 'replay', id: table.id, n: null })}
    />
    <Button icon="ui-export" label={t('saved.exportLabel', { name })} onClick={() => void onExport()} />
    {mayGoOnline(table) && (
      <Button icon="ui-people" label={t('saved.onlineLabel', { name })} onClick={() => void onOnline()} />
    )}
  </>
);

function Tools({ table, onChange }: Props) {
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<InputError | null>(null);
  const exportFile = async (): Promise<void> => {
    const file = await atTable(table.id, whoExports(table), (place) => place.exportFile());
    if (file.ok) download(fileName(table), file.value);
    else setProblem(file.error);
  };
  const takeOnline = async (): Promise<void> =>
    setProblem(await (await import('../online/take-online.ts')).takeOnline(table.id));
  const remove = async (): Promise<void> => {
    const removed = await tables.remove({ table: table.id });
    if (removed.ok) onChange();
    else setProblem(removed.error);
  };
  const name = pairName(table);
  if (isSure)
    return (
      <fieldset class="acts sure">
        <legend>{t('saved.sure')}</legend>
        <Button kind="primary" onClick={() => void remove()}>
          {t('saved.delete')}
        </Button>
        <Button onClick={() => setSure(false)}>{t('saved.keep')}</Button>
      </fieldset>
    );
  return (
    <>
      <div class="acts">
        {table.lacks === undefined ? (
          <Uses table={table} name={name} onExport={exportFile} onOnline={takeOnline} />
        ) : (
          <LoadAgain />
        )}
        <Button icon="ui-close" label={t('saved.deleteLabel', { name })} onClick={() => setSure(true)} />
      </div>
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}

/** One saved game with everything that can be done to it. */
export function SavedRow({ table, onChange }: Props) {
  const kind = kindWord(table);
  return (
    <li class={isYourMove(table) ? 'saved-row mine' : 'saved-row'}>
      <div class="what">
        <h2>
          {titleOfGame(table.game)}, {pairName(table)}
        </h2>
        <p>
          {table.moment}
          {kind !== null && <span class="kind">{kind}</span>}
        </p>
        <p class="facts num">
          <span class="state">{stateWord(table)}</span>
          <span>{t('saved.actions', { count: table.moments })}</span>
          <time dateTime={table.updated}>{when(table.updated)}</time>
        </p>
        {table.lacks !== undefined && <p>{t('saved.lacks', { number: table.lacks.number })}</p>}
      </div>
      <Tools table={table} onChange={onChange} />
    </li>
  );
}
