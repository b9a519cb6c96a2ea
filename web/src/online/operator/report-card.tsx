import { Button } from '@grognard/desk/parts/button.tsx';
import type { Result } from '@grognard/kernel';
import type { Operator, Report, Said, Sanction } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { settings } from '../../settings.ts';
import { t } from '../../words/words.ts';

const DAY = 24 * 60 * 60 * 1000;

const when = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

interface ReportCardProps {
  readonly report: Report;
  readonly desk: Operator;
  onDone(reply: Result<null>): void;
}

/** Asked for only when the operator wants to read it. */
function Talk({ table, desk }: { readonly table: string; readonly desk: Operator }) {
  const [lines, setLines] = useState<readonly Said[] | null>(null);
  const read = async (): Promise<void> => {
    const told = await desk.talk({ table });
    if (told.ok) setLines(told.value);
  };
  if (lines === null) return <Button onClick={() => void read()}>{t('operator.talk')}</Button>;
  if (lines.length === 0) return <p>{t('operator.silent')}</p>;
  return (
    <ul class="plain">
      {lines.map(({ circle, n, name, text }) => (
        <li key={`${circle} ${n}`}>{t('operator.said', { name, text })}</li>
      ))}
    </ul>
  );
}

function LaidOnSomebody({ report, desk, onDone }: ReportCardProps) {
  const lift = async (kind: Sanction): Promise<void> =>
    onDone(await desk.lift({ person: report.person, kind }));
  return (
    <>
      {report.sanctions.map(({ kind, reason }) => (
        <p key={kind}>
          {t(`operator.${kind}`, { reason })}{' '}
          <Button onClick={() => void lift(kind)}>{t('operator.lift')}</Button>
        </p>
      ))}
    </>
  );
}

/** One report, and what to do about it. */
export function ReportCard({ report, desk, onDone }: ReportCardProps) {
  const [reason, setReason] = useState('');
  const { person, name, table } = report;
  const layOn = async (kind: Sanction, days: number | null): Promise<void> => {
    const until = days === null ? null : Date.now() + days * DAY;
    onDone(await desk.layOn({ person, kind, reason: reason.trim(), until }));
  };
  const settle = async (): Promise<void> =>
    onDone(await desk.settleReport({ report: report.report, text: reason.trim() || t('operator.nothing') }));
  const isUnsaid = reason.trim() === '';
  return (
    <article class="sheet pad">
      <h3>{t('operator.about', { by: report.by, name })}</h3>
      <p>{report.text}</p>
      <p>
        <small>{t('operator.at', { when: when(report.at) })}</small>
      </p>
      {report.settled !== null && <p role="status">{t('operator.settled', { text: report.settled })}</p>}
      <LaidOnSomebody report={report} desk={desk} onDone={onDone} />
      <div>
        <Talk table={table} desk={desk} />
      </div>
      <label class="choice">
        {t('operator.reason', { name })}
        <input value={reason} maxLength={1000} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <div class="acts">
        <Button refused={isUnsaid} onClick={() => isUnsaid || void layOn('warned', null)}>
          {t('operator.warn')}
        </Button>
        <Button refused={isUnsaid} onClick={() => isUnsaid || void layOn('muted', 7)}>
          {t('operator.mute')}
        </Button>
        <Button refused={isUnsaid} onClick={() => isUnsaid || void layOn('suspended', 30)}>
          {t('operator.suspend')}
        </Button>
        <Button onClick={() => void desk.closeTable({ table }).then(onDone)}>
          {t('operator.closeTable')}
        </Button>
        <Button onClick={() => void settle()}>{t('operator.settle')}</Button>
      </div>
    </article>
  );
}
