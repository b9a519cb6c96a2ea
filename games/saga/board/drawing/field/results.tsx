import { centreOf, type Point, px } from '@grognard/desk/drawing/shapes.ts';
import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { TestView } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import { results as words } from '../../words/sentences.ts';
import { verdictOf } from '../../words/tests.ts';
import { UnitDie } from '../unit-die.tsx';
import type { OnField } from './field-props.ts';
import { placePlates } from './plates.ts';
import type { Result } from './scene.ts';

interface PlateProps {
  /** Where its middle is. */
  readonly at: Point;
  readonly test: Pick<TestView, 'unit' | 'natural' | 'need' | 'sum'> | null;
  readonly hasFallen: boolean;
  /** The last line: what the test came to, or what came of it. */
  readonly verdict: string;
}

/** The die falls, its sum writes itself beside it, then the result. */
function Plate({ at, test, hasFallen, verdict }: PlateProps) {
  const style = { left: `${px(at.x)}px`, top: `${px(at.y)}px` };
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
  const told = results
    .filter(({ unit }) => unit !== running?.id)
    .map((result) => ({ ...result, verdict: verdictIn(result) }));
  const all =
    test === null || running === undefined
      ? told
      : [
          ...told,
          {
            ...{ unit: test.unit, at: running.at, test, hasFallen: false },
            verdict: tell(words.needs, { need: test.need }),
          },
        ];
  const plates = all.flatMap((result) => {
    const box = boxes.get(result.at);
    return box === undefined ? [] : [{ ...result, box, hasDie: (result.test?.natural ?? null) !== null }];
  });
  const places = placePlates(plates, width);
  return (
    <>
      {plates.map(({ unit, test: rolled, hasFallen, verdict }, n) => {
        const place = places[n] ?? null;
        return place === null ? null : (
          <Plate
            key={`${unit}${rolled?.kind ?? ''}`}
            at={centreOf(place)}
            test={rolled}
            hasFallen={hasFallen}
            verdict={verdict}
          />
        );
      })}
    </>
  );
}
