// An attack before it is declared: its pool, what it promises, and what is in its way.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital, listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../../data/units.ts';
import { terrainAt } from '../../../field/terrain.ts';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { type PlannedAttack, plannedAttack } from '../../input/prospects.ts';
import { activeUnit, unitOn } from '../../input/units-in-view.ts';
import { KIND_NAME, printed, whereOf } from '../../words/names.ts';
import { attackWords } from '../../words/sentences-attack.ts';
import { Party, Share, Sources } from './attack-parts.tsx';

interface PlanProps {
  readonly battle: BattleView;
  readonly plan: PlannedAttack;
}

function targetNote(battle: BattleView, { target, ignores }: PlannedAttack): string {
  const terrain = terrainAt(battle, target.at).name;
  return ignores.length === 0
    ? terrain
    : listed(ignores.map(({ label, value }) => tell(attackWords.ignores, { what: label, count: value })));
}

export function AttackPlan({ battle, plan }: PlanProps) {
  const { attacker, target, kind, pool, odds, damage } = plan;
  return (
    <section class="napoleonica-attack sheet">
      <header>
        <h2>{tell(attackWords.planned, { kind: KIND_NAME[kind] })}</h2>
        <RuleLink rule="NAP-ATK.16" />
      </header>
      <Party battle={battle} unit={attacker} note={whereOf(attacker.at)} />
      <Party battle={battle} unit={target} note={capital(targetNote(battle, plan))} />
      <Sources pool={pool} />
      <p class="total">
        {tell(attackWords.expected, { expected: damage.expected.toFixed(1), models: target.models })}
      </p>
      <Share label={tell(attackWords.destroys)} value={damage.destroys} />
      <Share label={tell(attackWords.nothing)} value={damage.nothing} />
      <Share
        label={tell(attackWords.critical, { crit: printed(unitCard(attacker.type).crit.name) })}
        value={odds.critical}
      />
      <p class="caption">{tell(attackWords.caption)}</p>
    </section>
  );
}

/** Against whom is pointed at; while nobody is, against the one the active unit threatens most. */
export function planNow(desk: Desk, battle: BattleView, spot: number | null): PlannedAttack | null {
  const active = activeUnit(battle);
  if (active === undefined || !desk.isLive.value) return null;
  const ids = new Set(
    desk
      .offers()
      .flatMap((offer) => (offer.action.type === 'attack' && isLegal(offer) ? [offer.action.target] : [])),
  );
  const planOn = (target: Unit): readonly PlannedAttack[] => {
    const plan = plannedAttack(battle, active, target);
    return plan === null ? [] : [plan];
  };
  const targets = battle.units.filter(({ id }) => ids.has(id));
  const pointed = unitOn(battle, spot);
  if (pointed !== undefined && pointed.id !== active.id)
    return ids.has(pointed.id) ? (planOn(pointed)[0] ?? null) : null;
  return targets.flatMap(planOn).toSorted((a, b) => b.damage.expected - a.damage.expected)[0] ?? null;
}
