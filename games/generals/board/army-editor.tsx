import type { EditorProps } from '@grognard/web/lobby.ts';
import { ARM_NAME } from '../names.ts';
import { ARMY_SIZE, BOX_LIMIT, STANDARD_ARMY } from '../tables/armies.ts';
import { ARMS, type Arm, SIDES, type Side } from '../vocabulary.ts';
import { armyProblem, sizeOf } from './army-limits.ts';
import { optionsFrom, optionsOut } from './lobby-options.ts';
import { ARM_SYMBOL } from './names.ts';

const sideName: { readonly [side in Side]: string } = { white: 'White', black: 'Black' };

/** Which thirty units each side brings to a Custom battle. */
export function ArmyEditor({ options: raw, onChange }: EditorProps) {
  const options = optionsFrom(raw);
  const army = options.army ?? { white: STANDARD_ARMY, black: STANDARD_ARMY };
  const set = (side: Side, arm: Arm, count: number): void =>
    onChange(optionsOut({ ...options, army: { ...army, [side]: { ...army[side], [arm]: count } } }));
  return (
    <table class="army-editor">
      <thead>
        <tr>
          <th scope="col">Arm</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {sideName[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ARMS.map((arm) => (
          <tr key={arm}>
            <th scope="row">
              <svg class="ic" viewBox="0 0 48 48" aria-hidden="true">
                <use href={`#${ARM_SYMBOL[arm]}`} />
              </svg>
              {ARM_NAME[arm]}
            </th>
            {SIDES.map((side) => (
              <td key={side}>
                <input
                  type="number"
                  min="0"
                  max={BOX_LIMIT[arm]}
                  value={army[side][arm]}
                  aria-label={`${sideName[side]}, ${ARM_NAME[arm]}, at most ${BOX_LIMIT[arm]}`}
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
          <th scope="row">Together</th>
          {SIDES.map((side) => (
            <td key={side} class={armyProblem(army[side]) === null ? 'num' : 'num wrong'}>
              {sizeOf(army[side])} of {ARMY_SIZE}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
