import { type Box, px } from '@grognard/desk/drawing/shapes.ts';
import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { TestView } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import { results as words } from '../../words/sentences.ts';
import { verdictOf } from '../../words/tests.ts';
import { UnitDie } from '../unit-die.tsx';
import type { OnField } from './field-props.ts';
import type { Result } from './scene.ts';

/** Half the width of a plate: it stays on the boards. */
const HALF = 58;

interface PlateProps {
  readonly box: Box;
  readonly width: number;
  readonly test: Pick<TestView, 'unit' | 'natural' | 'need' | 'sum'> | null;
  readonly hasFallen: boolean;
  /** The last line: what the test came to, or what came of it. */
  readonly verdict: string;
}

/** The die falls, its sum writes itself beside it, then the result. */
function Plate({ box, width, test, hasFallen, verdict }: PlateProps) {
  const style = {
    left: `${px(Math.min(Math.max(box.x + box.w / 2, HALF), width - HALF))}px`,
    top: `${px(box.y + box.h / 2)}px`,
  };
  const total = test?.sum?.total ?? null;
  return (
    <div class={`saga-result${hasFallen ? ' has-fallen' : ''}`} style={style}>
      {test !== null && test.natural !== null && (
        <p>
          <UnitDie face={test.natural} unit={test.unit} />
          {total !== null && (
            <span class="saga-result-sum num">
              {signed(total - test.natural, '')} = <b>{total}</b>
            </span>
          )}
        </p>
      )}
      <p class="saga-result-verdict">{verdict}</p>
    </div>
  );
}

const verdictIn = ({ test, outcome }: Result): string => {
  if (outcome !== null) return outcome;
  return test === null ? '' : tell(words.needed, { need: test.need, verdict: verdictOf(test) });
};

interface ResultsProps extends OnField {
  readonly results: readonly Result[];
}

/** What has happened, where it happened; and the die somebody may still play a card on. */
export function Results({ results, view, geometry: { boxes, width } }: ResultsProps) {
  const { test } = view;
  const running = test === null || test.natural === null ? undefined : unitIn(view, test.unit);
  const runningBox = running === undefined ? undefined : boxes.get(running.at);
  return (
    <>
      {results
        .filter(({ unit }) => unit !== running?.id)
        .map((result) => {
          const box = boxes.get(result.at);
          return box === undefined ? null : (
            <Plate
              key={`${result.unit}${result.test?.kind ?? ''}`}
              box={box}
              width={width}
              test={result.test}
              hasFallen={result.hasFallen}
              verdict={verdictIn(result)}
            />
          );
        })}
      {test !== null && runningBox !== undefined && (
        <Plate
          key={`${test.unit}${test.kind}`}
          box={runningBox}
          width={width}
          test={test}
          hasFallen={false}
          verdict={tell(words.needs, { need: test.need })}
        />
      )}
    </>
  );
}
