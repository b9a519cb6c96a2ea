import type { EditorProps } from '@grognard/web/lobby.ts';
import { ARM_NAME } from '../names.ts';
import { ARMS, type Arm, type ByArm, SIDES, type Side } from '../vocabulary.ts';
import { optionsFrom, optionsOut } from './lobby-options.ts';
import { ARM_SYMBOL } from './names.ts';

/** GEN-2.2 */
const boxLimit: ByArm<number> = { I: 30, C: 12, A: 4 };
/** GEN-2.1 */
export const standardArmy: ByArm<number> = { I: 20, C: 8, A: 2 };
const size = 30;

const sizeOf = (army: ByArm<number>): number => ARMS.reduce((sum, arm) => sum + army[arm], 0);

/** GEN-5.12: what keeps an army from taking the field, or null. */
export const armyProblem = (army: ByArm<number>): string | null => {
  const sum = sizeOf(army);
  return sum === size ? null : `An army has ${size} units; this one has ${sum}.`;
};

const sideName: { readonly [side in Side]: string } = { white: 'White', black: 'Black' };

/** Which thirty units each side brings to a Custom battle. */
export function ArmyEditor({ options: raw, onChange }: EditorProps) {
  const options = optionsFrom(raw);
  const army = options.army ?? { white: standardArmy, black: standardArmy };
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
                  max={boxLimit[arm]}
                  value={army[side][arm]}
                  aria-label={`${sideName[side]}, ${ARM_NAME[arm]}, at most ${boxLimit[arm]}`}
                  onChange={(event) => {
                    const count = Math.round(event.currentTarget.valueAsNumber);
                    set(side, arm, Number.isNaN(count) ? 0 : Math.min(boxLimit[arm], Math.max(0, count)));
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
              {sizeOf(army[side])} of {size}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
