// The attack in progress: who, the pool and where each die came from, what the dice show; before it is declared, what it promises.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { percent } from '@grognard/desk/words/numbers.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Attack, PoolDie, RolledDie } from '../../../attack-record.ts';
import { hexName } from '../../../data/field.ts';
import { unitCard } from '../../../data/units.ts';
import { terrainAt } from '../../../field/terrain.ts';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { answersOn } from '../../input/choices.ts';
import { type PlannedAttack, plannedAttack } from '../../input/prospects.ts';
import { KIND_NAME, printed, typeName, whereOf } from '../../words/names.ts';
import { inTheTray } from '../../words/sentences.ts';
import { DieIcon, dieInWords } from '../dice.tsx';
import { sceneNow } from '../field/field-map.tsx';
import { ARMY } from '../field/figures.tsx';
import { EMBLEM } from '../field/miniatures.tsx';

function Party({
  battle,
  unit,
  note,
}: {
  readonly battle: BattleView;
  readonly unit: Unit | undefined;
  readonly note: string;
}) {
  if (unit === undefined) return null;
  const { faction } = battle.players[unit.owner];
  const army = ARMY[faction];
  return (
    <span class="party">
      <i style={`background:var(--${army});color:var(--${army}-on);--cut:var(--${army})`}>
        <Icon name={EMBLEM[faction]} />
      </i>
      <b>{typeName(unit.type)}</b>
      <small>{note}</small>
    </span>
  );
}

/** A die of the roll: to be rolled again by a press, or as it lies. */
function RolledFace({
  desk,
  die,
  at,
}: {
  readonly desk: Desk;
  readonly die: RolledDie | PoolDie;
  readonly at: number;
}) {
  const face = 'face' in die ? die.face : null;
  const offers = desk.isLive.value ? answersOn(desk, { die: `${at}` }) : [];
  const isOpen = offers.some(isLegal);
  return (
    <button
      type="button"
      class={`napoleonica-roll-die${isOpen ? ' is-legal' : ''}${face === 'crit' ? ' is-crit' : ''}`}
      data-target={targetKey({ die: `${at}` })}
      title={die.rule}
      aria-label={dieInWords({ die: die.die, face })}
    >
      <DieIcon die={die.die} face={face} size={46} />
    </button>
  );
}

function Sources({ pool }: { readonly pool: readonly PoolDie[] }) {
  const rules = [...new Set(pool.map(({ rule }) => rule))];
  return (
    <p class="sources">
      {rules.map((rule) => (
        <span key={rule}>
          {pool
            .filter((die) => die.rule === rule)
            .map(({ die }, i) => (
              <DieIcon key={i} die={die} face={null} size={17} />
            ))}
          <RuleLink rule={rule} />
        </span>
      ))}
    </p>
  );
}

const shownBy = (dice: readonly RolledDie[], symbols: readonly string[]): number =>
  dice.filter(({ face }) => symbols.includes(face)).length;

function InProgress({
  desk,
  battle,
  attack,
  dice,
}: {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly attack: Attack;
  readonly dice: readonly RolledDie[];
}) {
  const unit = (id: number): Unit | undefined => battle.units.find((each) => each.id === id);
  const target = unit(attack.target);
  const isRolled = dice.length > 0;
  const canReroll =
    desk.isLive.value && desk.offers().some((offer) => offer.action.type === 'reroll' && isLegal(offer));
  return (
    <section class="napoleonica-attack sheet">
      <header>
        <h2>
          {capital(tell(inTheTray.attackAt, { kind: KIND_NAME[attack.kind], hex: hexName(attack.from) }))}
        </h2>
        <RuleLink rule="NAP-ATK.1" />
      </header>
      <Party
        battle={battle}
        unit={unit(attack.attacker)}
        note={tell(inTheTray.poolOf, { count: Math.max(attack.pool.length, dice.length) })}
      />
      <Party
        battle={battle}
        unit={target}
        note={target === undefined || target.at < 0 ? '' : terrainAt(battle, target.at).name}
      />
      <div class="roll">
        {(isRolled ? dice : attack.pool).map((die, i) => (
          <RolledFace key={i} desk={desk} die={die} at={i} />
        ))}
      </div>
      <Sources pool={attack.pool} />
      {isRolled && (
        <p class="total">
          {tell(inTheTray.soFar, {
            damage: shownBy(dice, ['hit', 'crit']),
            retreats: shownBy(dice, ['retreat']),
          })}
        </p>
      )}
      {canReroll && <p class="note">{tell(inTheTray.mayReroll)}</p>}
    </section>
  );
}

const Share = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div class="share">
    <span>{label}</span>
    <i style={`--p:${Math.round(value * 100)}%`} />
    <b class="num">{percent(value)}</b>
  </div>
);

function Planned({ battle, plan }: { readonly battle: BattleView; readonly plan: PlannedAttack }) {
  const { attacker, target, kind, pool, odds, ignored } = plan;
  const terrain = terrainAt(battle, target.at).name;
  return (
    <section class="napoleonica-attack sheet">
      <header>
        <h2>{tell(inTheTray.planned, { kind: KIND_NAME[kind] })}</h2>
        <RuleLink rule="NAP-ATK.16" />
      </header>
      <Party battle={battle} unit={attacker} note={whereOf(attacker.at)} />
      <Party
        battle={battle}
        unit={target}
        note={ignored > 0 ? tell(inTheTray.ignores, { terrain, count: ignored }) : terrain}
      />
      <Sources pool={pool} />
      <p class="total">{tell(inTheTray.expected, { expected: odds.expected.toFixed(1) })}</p>
      <Share label={tell(inTheTray.nothing)} value={odds.nothing} />
      <Share
        label={tell(inTheTray.critical, { crit: printed(unitCard(attacker.type).crit.name) })}
        value={odds.critical}
      />
    </section>
  );
}

/** Whom the active unit threatens most: what is planned until somebody is pressed. */
function likeliest(desk: Desk, battle: BattleView): PlannedAttack | null {
  const active = battle.units.find(({ id }) => id === battle.activation?.unit);
  if (active === undefined || !desk.isLive.value) return null;
  const ids = new Set(
    desk
      .offers()
      .flatMap((offer) => (offer.action.type === 'attack' && isLegal(offer) ? [offer.action.target] : [])),
  );
  const plans = battle.units
    .filter(({ id }) => ids.has(id))
    .flatMap((target) => plannedAttack(battle, active, target) ?? []);
  return plans.toSorted((a, b) => b.odds.expected - a.odds.expected)[0] ?? null;
}

/** An attack is going on: nothing else is worth looking at. */
export const hasAttack = ({ attacks }: BattleView): boolean => attacks.length > 0;

export function AttackPanel({ desk, battle }: { readonly desk: Desk; readonly battle: BattleView }) {
  const attack = battle.attacks.at(-1);
  const scene = sceneNow(desk, battle);
  if (attack !== undefined)
    return (
      <InProgress
        desk={desk}
        battle={battle}
        attack={attack}
        dice={scene.dice.length > 0 ? scene.dice : attack.dice}
      />
    );
  const plan = likeliest(desk, battle);
  return plan === null ? null : <Planned battle={battle} plan={plan} />;
}
