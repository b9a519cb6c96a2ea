import type { EditorProps } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { ARMY_SIZE, BOX_LIMIT, STANDARD_ARMY } from '../../tables/armies.ts';
import { ARMS, type Arm, SIDES, type Side } from '../../vocabulary.ts';
import { ARM_SYMBOL } from '../words/names.ts';
import { armyWords } from '../words/sentences-lobby.ts';
import { armyProblem, sizeOf } from './army-limits.ts';

/** Which thirty units each side brings to a Custom battle. */
export function ArmyEditor({ options, onChange }: EditorProps<Options>) {
  const army = options.army ?? { white: STANDARD_ARMY, black: STANDARD_ARMY };
  const set = (side: Side, arm: Arm, count: number): void =>
    onChange({ ...options, army: { ...army, [side]: { ...army[side], [arm]: count } } });
  return (
    <table class="generals-army-editor">
      <thead>
        <tr>
          <th scope="col">{tell(armyWords.arm)}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {SIDE_NAME[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ARMS.map((arm) => (
          <tr key={arm}>
            <th scope="row">
              <Icon name={ARM_SYMBOL[arm]} />
              {ARM_NAME[arm]}
            </th>
            {SIDES.map((side) => (
              <td key={side}>
                <input
                  type="number"
                  min="0"
                  max={BOX_LIMIT[arm]}
                  value={army[side][arm]}
                  aria-label={tell(armyWords.count, {
                    side: SIDE_NAME[side],
                    arm: ARM_NAME[arm],
                    most: BOX_LIMIT[arm],
                  })}
                  onChange={(event) => {
                    const count = Math.round(event.currentTarget.valueAsNumber);
                    set(side, arm, Number.isNaN(count) ? 0 : Math.min(BOX_LIMIT[arm], Math.max(0, count)));
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{tell(armyWords.together)}</th>
          {SIDES.map((side) => (
            <td key={side} class={armyProblem(army[side]) === null ? 'num' : 'num is-wrong'}>
              {tell(armyWords.ofSize, { count: sizeOf(army[side]), size: ARMY_SIZE })}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
