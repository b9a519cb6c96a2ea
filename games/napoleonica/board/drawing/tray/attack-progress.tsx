// The attack in progress: who, the cards that were laid, the pool and what the dice show.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect, useRef } from 'preact/hooks';
import { damageOf, hitsIgnored, shown, sumOf } from '../../../attack/ignores.ts';
import { assembledPool } from '../../../attack/pool.ts';
import type { Attack, PoolDie, RolledDie } from '../../../attack-record.ts';
import { damageChance } from '../../../data/dice.ts';
import { hexName } from '../../../data/field.ts';
import { terrainAt } from '../../../field/terrain.ts';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import { PLAYERS, type Player } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { asBattle } from '../../input/as-battle.ts';
import { answersOn } from '../../input/choices.ts';
import { cardName, DIE_NAME, FACTION_NAME, KIND_NAME } from '../../words/names.ts';
import { attackWords } from '../../words/sentences-attack.ts';
import { dice as diceWords } from '../../words/sentences-dice.ts';
import { DieIcon, dieInWords } from '../dice.tsx';
import { Party, Share, Sources } from './attack-parts.tsx';

const offersOn = (desk: Desk, at: number) => (desk.isLive.value ? answersOn(desk, { die: `${at}` }) : []);

interface FaceProps {
  readonly desk: Desk;
  readonly die: RolledDie | PoolDie;
  readonly at: number;
}

/** A die of the roll: to be rolled again by a press, or as it lies. */
function RolledFace({ desk, die, at }: FaceProps) {
  const face = 'face' in die ? die.face : null;
  const isOpen = offersOn(desk, at).some(isLegal);
  return (
    <button
      type="button"
      class={`napoleonica-roll-die${isOpen ? ' is-legal' : ''}${face === 'crit' ? ' is-crit' : ''}`}
      data-target={targetKey({ die: `${at}` })}
      aria-label={dieInWords({ die: die.die, face })}
    >
      <DieIcon die={die.die} face={face} size={46} />
    </button>
  );
}

/** NAP-ATK.7: what each side laid, as far as it can be seen. */
function Laid({ battle }: { readonly battle: BattleView }) {
  const inWords = (player: Player): string | null => {
    const { laid, faction } = battle.players[player];
    if (laid === null) return null;
    const name = capital(FACTION_NAME[faction]);
    return laid.card === null
      ? tell(attackWords.laid, { player: name })
      : tell(attackWords.laidCard, { player: name, card: cardName(laid.card) });
  };
  const lines = PLAYERS.flatMap((player) => inWords(player) ?? []);
  return lines.length === 0 ? null : (
    <p class="laid">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

interface RolledProps {
  readonly desk: Desk;
  readonly dice: readonly RolledDie[];
  /** The attacker wants damage, the defender none. */
  readonly isAttacker: boolean;
}

/** What rolling a die again promises to whoever may do so. */
function Rerolls({ desk, dice, isAttacker }: RolledProps) {
  const open = dice.filter((_, at) =>
    offersOn(desk, at).some(({ action, ...offer }) => action.type === 'reroll' && isLegal(offer)),
  );
  const unlike = open.filter(
    ({ die, face }, i) => open.findIndex((each) => each.die === die && each.face === face) === i,
  );
  if (unlike.length === 0) return null;
  return (
    <>
      {unlike.map(({ die, face }) => (
        <Share
          key={`${die}${face}`}
          label={tell(isAttacker ? attackWords.rerollToHit : attackWords.rerollToMiss, {
            die: DIE_NAME[die],
            face: diceWords[face],
          })}
          value={isAttacker ? damageChance(die) : 1 - damageChance(die)}
        />
      ))}
      <p class="caption">{tell(attackWords.mayReroll)}</p>
    </>
  );
}

/** NAP-DMG.1: the damage as it stands, less what the target ignores. */
function resultInWords(battle: BattleView, attack: Attack, dice: readonly RolledDie[]): string {
  const known = asBattle(battle);
  const rolled = { ...attack, dice };
  const count = Math.min(shown(rolled, 'hit'), sumOf(hitsIgnored(known, rolled)));
  const facts = {
    damage: damageOf(known, { ...rolled, ignored: count }),
    retreats: shown(rolled, 'retreat'),
  };
  return count === 0
    ? tell(attackWords.result, facts)
    : tell(attackWords.resultIgnoring, { ...facts, count });
}

interface ProgressProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly attack: Attack;
  readonly dice: readonly RolledDie[];
}

export function AttackProgress({ desk, battle, attack, dice }: ProgressProps) {
  const unit = (id: number): Unit | undefined => battle.units.find((each) => each.id === id);
  const [attacker, target] = [unit(attack.attacker), unit(attack.target)];
  const pool = attack.pool.length > 0 ? attack.pool : assembledPool(asBattle(battle), attack);
  const isRolled = dice.length > 0;
  const panel = useRef<HTMLElement>(null);
  // Somebody may have scrolled the desk down to the cards: what happens now is above them.
  useEffect(() => {
    if (isRolled) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [attack.attacker, attack.target, isRolled]);
  return (
    <section class="napoleonica-attack sheet" ref={panel}>
      <header>
        <h2>{capital(tell(attackWords.at, { kind: KIND_NAME[attack.kind], hex: hexName(attack.from) }))}</h2>
        <RuleLink rule="NAP-ATK.6" />
      </header>
      <Party battle={battle} unit={attacker} note={tell(attackWords.pool, { count: pool.length })} />
      <Party
        battle={battle}
        unit={target}
        note={target === undefined || target.at < 0 ? '' : terrainAt(battle, target.at).name}
      />
      <Laid battle={battle} />
      <div class="roll">
        {(isRolled ? dice : pool).map((die, i) => (
          <RolledFace key={i} desk={desk} die={die} at={i} />
        ))}
      </div>
      <Sources pool={pool} />
      {isRolled && <p class="total">{resultInWords(battle, attack, dice)}</p>}
      <Rerolls desk={desk} dice={dice} isAttacker={attacker?.owner === desk.shown.value.viewer} />
    </section>
  );
}
