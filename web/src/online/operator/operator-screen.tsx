import '../../words/operator-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Result } from '@grognard/kernel';
import { NUMBERS, type Numbers, type Operator, type Report } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { t } from '../../words/words.ts';
import { operatorWith } from './operator-line.ts';
import { ReportCard } from './report-card.tsx';

/** In this tab only, and only until it is closed. */
const KEPT = 'grognard-operator';

function TokenForm({ onOpen }: { onOpen(token: string): void }) {
  const [token, setToken] = useState(sessionStorage.getItem(KEPT) ?? '');
  return (
    <form
      class="sheet pad"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(token.trim());
      }}
    >
      <label class="choice">
        {t('operator.token')}
        <input
          type="password"
          required
          autocomplete="off"
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
      </label>
      <p>{t('operator.tokenSay')}</p>
      <Button type="submit">{t('operator.open')}</Button>
    </form>
  );
}

const MEGABYTE = 1_000_000;
const shown = (name: keyof Numbers, value: number): number =>
  name.endsWith('_bytes') ? Math.round(value / MEGABYTE) : value;

const NumbersSheet = ({ numbers }: { readonly numbers: Numbers }) => (
  <section class="sheet pad" aria-labelledby="operator-numbers">
    <h2 id="operator-numbers">{t('operator.numbers')}</h2>
    <table class="ranks">
      <tbody>
        {NUMBERS.map((name) => (
          <tr key={name}>
            <td class="num">{shown(name, numbers[name])}</td>
            <th scope="row">{t(`operator.number.${name}`)}</th>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface Shown {
  readonly desk: Operator;
  readonly reports: readonly Report[];
  readonly numbers: Numbers;
}

/** What people reported, what there is to be done about it, and how much happens here. */
export function OperatorScreen() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<InputError | null>(null);
  const load = async (desk: Operator): Promise<boolean> => {
    const [reports, numbers] = [await desk.reports(), await desk.numbers()];
    const failed = [reports, numbers].find((reply) => !reply.ok);
    setProblem(failed?.ok === false ? failed.error : null);
    if (reports.ok && numbers.ok) setShown({ desk, reports: reports.value, numbers: numbers.value });
    return reports.ok;
  };
  const open = async (token: string): Promise<void> => {
    if (await load(operatorWith(token))) sessionStorage.setItem(KEPT, token);
  };
  /** Something was done: what is shown may have changed by it. */
  const done = async (desk: Operator, reply: Result<null>): Promise<void> => {
    if (reply.ok) await load(desk);
    else setProblem(reply.error);
  };
  return (
    <main class="page hall" id="content" tabIndex={-1}>
      <h1>{t('operator.title')}</h1>
      {problem !== null && <ErrorNote error={problem} />}
      {shown === null ? (
        <TokenForm onOpen={(token) => void open(token)} />
      ) : (
        <>
          <section aria-labelledby="operator-reports">
            <h2 id="operator-reports">{t('operator.reports')}</h2>
            {shown.reports.length === 0 && <p>{t('operator.noReports')}</p>}
            {shown.reports.map((report) => (
              <ReportCard
                key={report.report}
                report={report}
                desk={shown.desk}
                onDone={(reply) => void done(shown.desk, reply)}
              />
            ))}
          </section>
          <NumbersSheet numbers={shown.numbers} />
        </>
      )}
    </main>
  );
}
