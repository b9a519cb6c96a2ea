// What has just happened, where it happened: the attack as an arrow, its dice beside it, losses over the hex.
import { fine, type HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { Arrow } from '@grognard/desk/map/overlays/ways.tsx';
import { DrawnDie } from '../dice.tsx';
import type { Scene } from './scene.ts';

const DIE_SIZE = 26;

interface FallenProps {
  readonly plan: HexPlan;
  readonly scene: Scene;
  readonly from: number;
  readonly to: number;
}

/** Dice in a row over the target, or below it where the attacker and its tag are above. */
function FallenDice({ plan, scene, from, to }: FallenProps) {
  const { x, y } = plan.centre(to);
  const isBelow = from >= 0 && plan.centre(from).y < y - plan.radius / 2;
  const top = isBelow ? y + plan.radius * 0.9 : y - plan.radius - 12;
  const left = x - (scene.dice.length * (DIE_SIZE + 3)) / 2;
  return (
    <g class="napoleonica-fallen">
      {scene.dice.map((die, i) => (
        <DrawnDie
          key={i}
          die={die.die}
          face={die.face}
          x={fine(left + i * (DIE_SIZE + 3))}
          y={fine(top)}
          size={DIE_SIZE}
        />
      ))}
    </g>
  );
}

export function Results({ plan, scene }: { readonly plan: HexPlan; readonly scene: Scene }) {
  const { attack, burst, units } = scene;
  const placeOf = (id: number | undefined): number => units.find((unit) => unit.id === id)?.at ?? -1;
  const [from, to] = [placeOf(attack?.attacker), placeOf(attack?.target)];
  return (
    <>
      {from >= 0 && to >= 0 && <Arrow plan={plan} hexes={[from, to]} kind="attack" />}
      {to >= 0 && scene.dice.length > 0 && <FallenDice plan={plan} scene={scene} from={from} to={to} />}
      {burst !== null && burst.hex >= 0 && (
        <g
          class="napoleonica-burst"
          transform={`translate(${fine(plan.centre(burst.hex).x)} ${fine(plan.centre(burst.hex).y)})`}
        >
          <path d="M0-24l6 11 12-5-3 12 12 5-12 6 4 12-12-4-7 12-6-12-12 4 4-12-12-6 12-5-4-12 12 5z" />
          <text y="6">{burst.text}</text>
        </g>
      )}
    </>
  );
}
