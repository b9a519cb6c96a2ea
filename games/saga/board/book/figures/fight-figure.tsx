// Units of a worked example as they lie on the table, each with its die and what was added to it.
import '../book.css';
import { SumChip } from '@grognard/desk/parts/sum-chip.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hitsFor, succeeds } from '../../../modifiers/judgement.ts';
import { modifierNames } from '../../../words/modifiers.ts';
import { UnitFace } from '../../drawing/cards/unit-face.tsx';
import { VALUE_NAME } from '../../words/card-words.ts';
import { tests } from '../../words/sentences-journal.ts';
import { DIE_LOOK, verdictOf } from '../../words/tests.ts';
import { type BookRoll, scoreOf, totalOf } from '../examples.ts';
import { figureSums } from '../words/figures.ts';

function verdict({ of: kind, needs: need, die }: BookRoll, total: number): string {
  return verdictOf({ kind, success: succeeds({ kind, natural: die, need }, total), hits: hitsFor(total) });
}

const added = (value: number, name: string): string =>
  value < 0 ? tell(figureSums.less, { value: -value, name }) : tell(figureSums.more, { value, name });

function sumOf(roll: BookRoll) {
  const total = totalOf(roll);
  const named = Object.entries(modifierNames).flatMap(([key, name]) => {
    const value = Object.entries(roll.added).find(([each]) => each === key)?.[1];
    return value === undefined ? [] : [added(value, tell(name))];
  });
  return {
    die: { face: roll.die, look: DIE_LOOK[roll.side] },
    modifiers: [added(scoreOf(roll), tell(VALUE_NAME[roll.of])), ...named].join(' '),
    detail: '',
    total,
    note: tell(tests.note, { need: roll.needs, verdict: verdict(roll, total) }),
  };
}

const Roller = ({ roll }: { readonly roll: BookRoll }) => (
  <div class="saga-book-roller">
    <div class="saga-book-unit">
      <UnitFace card={roll.card} />
    </div>
    <SumChip sum={sumOf(roll)} />
  </div>
);

export const fightFigure =
  (...rolls: readonly BookRoll[]) =>
  () => (
    <div class="saga-book-fight">
      {rolls.map((roll) => (
        <Roller key={roll.card + roll.of} roll={roll} />
      ))}
    </div>
  );
