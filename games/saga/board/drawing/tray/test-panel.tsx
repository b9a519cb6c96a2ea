import type { Desk } from '@grognard/web/table/game-board.ts';
import type { TestRolled } from '../../../events.ts';
import { slotOf } from '../../../field/places.ts';
import type { Prospect } from '../../../odds/prospects.ts';
import type { Modifier } from '../../../state.ts';
import type { TestView, View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import type { TestKind, UnitId } from '../../../vocabulary.ts';
import { viewIn } from '../../input/reading.ts';
import { verdictOf } from '../../words/journal-line.ts';
import { percent, signed, TEST_NAME, TEST_SIGN, unitCardName } from '../../words/names.ts';
import { Icon } from '../icon.tsx';
import { prospects } from '../use-odds.ts';
import { latestTests, recentEvents } from './recent-tests.ts';

/** Bone for the blue board, ebony for the red one. */
export const Die = ({ value, unit }: { readonly value: number; readonly unit: UnitId }) => (
  <svg
    class={`die ${unit.startsWith('A') ? 'bone' : 'ebony'}`}
    viewBox="0 0 48 48"
    role="img"
    aria-label={`die ${value}`}
  >
    <use href={`#d6-${value}`} />
  </svg>
);

const nameOf = (view: View, unit: UnitId): string => unitCardName(unitIn(view, unit)?.card ?? null);

interface Line {
  readonly kind: TestKind;
  readonly unit: UnitId;
  readonly natural: number | null;
  readonly need: number;
  readonly score: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number | null;
  readonly verdict: string;
}

const rolled = (test: TestRolled): Line => ({
  ...test,
  score: test.sum?.score ?? 0,
  modifiers: test.sum?.modifiers ?? [],
  total: test.sum?.total ?? null,
  verdict: verdictOf(test),
});

const running = (test: TestView): Line => ({
  ...test,
  score: test.sum?.score ?? 0,
  modifiers: test.sum?.modifiers ?? [],
  total: test.sum?.total ?? null,
  verdict: '',
});

/** SAG-3.1: one test as a sum against its number, each modifier with the rule it comes from. */
function TestSum({ line, view, desk }: { readonly line: Line; readonly view: View; readonly desk: Desk }) {
  const { kind, natural, need, score, modifiers, total, verdict } = line;
  return (
    <div class={`saga-sum${verdict === '' ? ' is-running' : ''}`}>
      <h4>
        {nameOf(view, line.unit)} <small>{TEST_NAME[kind]}</small>
      </h4>
      <p class="num">
        {natural === null ? <span class="saga-blank-die">?</span> : <Die value={natural} unit={line.unit} />}
        {score !== 0 && <span>{signed(score)}</span>}
        {modifiers.map(({ value, rule, label }) => (
          <span key={rule + label} class={value < 0 ? 'is-minus' : 'is-plus'}>
            {signed(value)}
          </span>
        ))}
        <b>
          {total === null ? '' : ` = ${total}`} <small>of {need}</small>
        </b>
      </p>
      {modifiers.length > 0 && (
        <ul class="plain">
          {modifiers.map(({ value, rule, label }) => (
            <li key={rule + label}>
              {signed(value)} {label} <desk.RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {verdict !== '' && <p class="saga-verdict">{verdict}</p>}
    </div>
  );
}

function Chance({ prospect, view }: { readonly prospect: Prospect; readonly view: View }) {
  const { kind, unit, need, odds } = prospect;
  const isHits = kind !== 'morale';
  const bars = [
    { label: isHits ? '1 hit' : 'stands', chance: odds.chance },
    ...(odds.two > 0 ? [{ label: '2 hits', chance: odds.two }] : []),
  ];
  return (
    <div class="saga-chance">
      <h4>{nameOf(view, unit)}</h4>
      <p class="num">
        <b>{need}+</b> die {signed(odds.added)}
      </p>
      {bars.map(({ label, chance }) => (
        <p key={label} class="saga-bar">
          <i style={{ '--p': percent(chance).replace(' ', '') }} />
          <small>
            {label}: {percent(chance)}
          </small>
        </p>
      ))}
    </div>
  );
}

const titleOf = (view: View, kind: string, unit: UnitId): string => {
  const at = unitIn(view, unit)?.at;
  return `${kind}${at === undefined ? '' : ` at ${slotOf(at)}`}`;
};

/** Whether there is something to show about a die. */
export function hasTests(desk: Desk): boolean {
  const state = desk.shown.value;
  const view = viewIn(state);
  if (view.test !== null || (state.hints && prospects(view).length > 0)) return true;
  return view.phase !== 'setup' && latestTests(recentEvents(desk.moments.value, state.n), 1).length > 0;
}

/** Where there is no room for the panel: the die in question in one line. */
export function TestLine({ desk }: { readonly desk: Desk }) {
  const state = desk.shown.value;
  const view = viewIn(state);
  const [next] = state.hints ? prospects(view) : [];
  const [last] = latestTests(recentEvents(desk.moments.value, state.n), 1).map(rolled);
  const line = view.test === null ? last : running(view.test);
  if (next !== undefined)
    return (
      <p class="saga-test-line num">
        {TEST_NAME[next.kind]} {next.need}+ <b>{percent(next.odds.chance)}</b>
      </p>
    );
  if (line === undefined || view.phase === 'setup') return <p class="saga-test-line" />;
  const added = [line.score, ...line.modifiers.map(({ value }) => value)].reduce(
    (sum, value) => sum + value,
    0,
  );
  return (
    <p class="saga-test-line num">
      {TEST_NAME[line.kind]} {line.natural !== null && <Die value={line.natural} unit={line.unit} />}
      {signed(added)} <b>{line.total === null ? '' : `= ${line.total}`}</b> of {line.need}
      <i>{line.verdict}</i>
    </p>
  );
}

/** The die in question: chances before it is rolled, the sum after it, and those that led here. */
export function TestPanel({ desk }: { readonly desk: Desk }) {
  const state = desk.shown.value;
  const view = viewIn(state);
  const coming = state.hints ? prospects(view) : [];
  const told = latestTests(recentEvents(desk.moments.value, state.n), 2).map(rolled);
  const lines = view.test === null ? told : [running(view.test), ...told.slice(0, 1)];
  const [first] = lines;
  const [next] = coming;
  const title =
    next !== undefined
      ? titleOf(view, TEST_NAME[next.kind], next.unit)
      : first === undefined
        ? ''
        : titleOf(view, TEST_NAME[first.kind], first.unit);
  return (
    <section class="saga-tests" aria-label="The die">
      <h3>
        <Icon name={TEST_SIGN[next?.kind ?? first?.kind ?? 'melee']} />
        {title}
      </h3>
      {coming.map((prospect) => (
        <Chance key={prospect.unit} prospect={prospect} view={view} />
      ))}
      {lines.map((line, i) => (
        <TestSum key={`${i}`} line={line} view={view} desk={desk} />
      ))}
    </section>
  );
}
