import { Icon } from '@grognard/desk/look/icon.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { percent, signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { slotOf } from '../../../field/places.ts';
import { countsHits } from '../../../odds/faces.ts';
import type { Prospect } from '../../../odds/prospects.ts';
import type { View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import type { UnitId } from '../../../vocabulary.ts';
import { slotName } from '../../../words/slot-names.ts';
import type { Desk } from '../../desk.ts';
import { unitCardName } from '../../words/names.ts';
import { results } from '../../words/sentences.ts';
import { units } from '../../words/sentences-journal.ts';
import { TEST_NAME, TEST_SYMBOL } from '../../words/tests.ts';
import { UnitDie } from '../unit-die.tsx';
import { type TestLine, testsOn } from './test-lines.ts';

const nameOf = (view: View, unit: UnitId): string => unitCardName(unitIn(view, unit)?.card ?? null);

/** SAG-3.1: one test as a sum against its number, each modifier with the rule it comes from. */
function TestSum({ line }: { readonly line: TestLine }) {
  const { kind, unit, card, natural, need, score, modifiers, total, verdict } = line;
  return (
    <div class={`saga-sum${verdict === '' ? ' is-running' : ''}`}>
      <h4>
        {unitCardName(card)} <small>{TEST_NAME[kind]}</small>
      </h4>
      <p class="num">
        {natural === null ? <span class="saga-blank-die">?</span> : <UnitDie face={natural} unit={unit} />}
        {score !== 0 && <span>{signed(score)}</span>}
        {modifiers.map(({ value, rule, label }) => (
          <span key={rule + label} class={value < 0 ? 'is-minus' : 'is-plus'}>
            {signed(value)}
          </span>
        ))}
        <b>
          {total === null ? '' : ` = ${total}`}{' '}
          <small>{tell(total === null ? results.needs : results.neededOnly, { need })}</small>
        </b>
      </p>
      {modifiers.length > 0 && (
        <ul class="plain">
          {modifiers.map(({ value, rule, label }) => (
            <li key={rule + label}>
              {signed(value)} {label} <RuleLink rule={rule} />
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
  const bars = [
    { label: countsHits(kind) ? tell(units.hits, { count: 1 }) : tell(units.succeeds), chance: odds.chance },
    ...(odds.two > 0 ? [{ label: tell(units.hits, { count: 2 }), chance: odds.two }] : []),
  ];
  return (
    <div class="saga-chance">
      <h4>
        {nameOf(view, unit)} <small>{TEST_NAME[kind]}</small>
      </h4>
      <p class="num">
        <b>{tell(results.chance, { need, added: signed(odds.added) })}</b>
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

/** Where there is no room for the panel: the die in question in one line. */
export function TestInOneLine({ desk }: { readonly desk: Desk }) {
  const { coming, lines } = testsOn(desk);
  const [next] = coming;
  const [line] = lines;
  if (next !== undefined)
    return (
      <p class="saga-test-line num">
        {TEST_NAME[next.kind]} {tell(results.needs, { need: next.need })} <b>{percent(next.odds.chance)}</b>
      </p>
    );
  if (line === undefined) return <p class="saga-test-line" />;
  const added = line.modifiers.reduce((sum, { value }) => sum + value, line.score);
  return (
    <p class="saga-test-line num">
      {TEST_NAME[line.kind]} {line.natural !== null && <UnitDie face={line.natural} unit={line.unit} />}
      {signed(added)} <b>{line.total === null ? '' : `= ${line.total}`}</b>
      <i>
        {line.verdict === ''
          ? tell(results.needs, { need: line.need })
          : tell(results.needed, { need: line.need, verdict: line.verdict })}
      </i>
    </p>
  );
}

/** The die in question: chances before it is rolled, the sum after it, and those that led here. */
export function TestPanel({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const { coming, lines } = testsOn(desk);
  const first = coming[0] ?? lines[0];
  if (first === undefined) return null;
  const at = unitIn(view, first.unit)?.at;
  return (
    <section class="saga-tests" aria-label={tell(results.theDie)}>
      <h3>
        <Icon name={TEST_SYMBOL[first.kind]} />
        {at === undefined
          ? TEST_NAME[first.kind]
          : tell(results.testAt, { test: TEST_NAME[first.kind], where: slotName(slotOf(at)) })}
      </h3>
      {coming.map((prospect) => (
        <Chance key={prospect.unit} prospect={prospect} view={view} />
      ))}
      {lines.map((line, i) => (
        <TestSum key={`${i}`} line={line} />
      ))}
    </section>
  );
}
