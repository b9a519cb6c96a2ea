// NAP-ATK.2, NAP-LOS.2: why the enemy that is pointed at cannot be attacked from here.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexName } from '../../../data/field.ts';
import { distance } from '../../../field/hexes.ts';
import { terrainAt } from '../../../field/terrain.ts';
import type { BattleView } from '../../../view.ts';
import type { Hex } from '../../../vocabulary.ts';
import { blockBetween, farthestFrom } from '../../input/prospects.ts';
import { activeUnit, unitOn } from '../../input/units-in-view.ts';
import { typeName } from '../../words/names.ts';
import { attackWords } from '../../words/sentences-attack.ts';

/** A unit blocks, or the ground does. */
function whatBlocks(battle: BattleView, hex: Hex): string {
  const unit = unitOn(battle, hex);
  return unit === undefined ? terrainAt(battle, hex).name : typeName(unit.type);
}

export function NoAttack({ battle, spot }: { readonly battle: BattleView; readonly spot: number | null }) {
  const [active, target] = [activeUnit(battle), unitOn(battle, spot)];
  if (active === undefined || target === undefined || target.owner === active.owner || active.at < 0)
    return null;
  const [steps, range] = [distance(active.at, target.at), farthestFrom(battle, active, active.at)];
  if (steps <= 1) return null;
  if (steps > range)
    return (
      <p class="napoleonica-no-attack">
        {tell(attackWords.outOfRange, { steps, range: Math.max(1, range) })} <RuleLink rule="NAP-ATK.2" />
      </p>
    );
  const block = blockBetween(battle, active.at, target.at);
  return block === null ? null : (
    <p class="napoleonica-no-attack">
      {tell(attackWords.blocked, { what: whatBlocks(battle, block), hex: hexName(block) })}{' '}
      <RuleLink rule="NAP-LOS.2" />
    </p>
  );
}
