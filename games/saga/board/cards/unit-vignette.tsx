import type { UnitCard } from '../../vocabulary.ts';
import { TYPE_SYMBOL } from './card-words.ts';
import { Emblem } from './emblem.tsx';
import { Ground } from './ground.tsx';
import { insigniaOf } from './insignia.ts';

const WIDE = 130;
const HIGH = 52;

/** The unit's headgear and arms in open country; horse and guns beside them where it has any. */
export function UnitVignette({ card }: { readonly card: UnitCard }) {
  const { hat, weapon, plume } = insigniaOf(card);
  const isOnFoot = card.type === 'infantry' || card.type === 'lightInfantry';
  const isGun = card.type === 'artillery' || card.type === 'horseArtillery';
  const beside = isGun ? TYPE_SYMBOL[card.type] : 'arm-cavalry';
  return (
    <svg class="vignette" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice">
      <Ground name={card.id} />
      {!isOnFoot && <use href={`#${beside}`} class="beside" x="28" y="8" width="38" height="38" />}
      <Emblem hat={hat} weapon={weapon} plume={plume} x={isOnFoot ? 43 : 66} y={5} size={44} />
    </svg>
  );
}
