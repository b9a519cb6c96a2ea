import type { UnitCard } from '../../../vocabulary.ts';
import { TYPE_SYMBOL } from './card-symbols.ts';
import { Emblem } from './emblem.tsx';
import { insigniaOf } from './insignia.ts';
import { Picture } from './picture.tsx';

/** The unit's headgear and arms in open country; horse and guns beside them where it has any. */
export function UnitVignette({ card }: { readonly card: UnitCard }) {
  const { hat, weapon, plume } = insigniaOf(card);
  const isOnFoot = card.type === 'infantry' || card.type === 'lightInfantry';
  const isGun = card.type === 'artillery' || card.type === 'horseArtillery';
  const beside = isGun ? TYPE_SYMBOL[card.type] : 'arm-cavalry';
  return (
    <Picture name={card.id} isAside={card.keywords.length > 0}>
      {!isOnFoot && <use href={`#${beside}`} class="saga-beside" x="6" y="8" width="40" height="40" />}
      <Emblem hat={hat} weapon={weapon} plume={plume} x={isOnFoot ? 36 : 43} y={4} size={48} />
    </Picture>
  );
}
