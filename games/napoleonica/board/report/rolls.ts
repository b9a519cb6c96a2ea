// Every die of a battle with its exact chances, so that luck can be told from decisions.
import type { Moment } from '@grognard/desk';
import type * as desk from '@grognard/desk/report/rolls.ts';
import type { RolledDie } from '../../attack-record.ts';
import { damageChance } from '../../data/dice.ts';
import type { Die, DieSymbol } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import type { Player } from '../../vocabulary.ts';
import { type FieldedUnits, fieldedBy, NOBODY_FIELDED } from './fielded.ts';

/** `kind` is the colour of the die; the dice of one attack have the same declaration. */
export interface Roll extends desk.Roll<Player, Die> {
  readonly attack: Extract<Event, { readonly type: 'attackDeclared' }> | null;
  /** Who fought in its battle. */
  readonly fielded: FieldedUnits;
}

interface Thrower {
  readonly player: Player;
}

/** At least as good when it hit, at least as bad when it did not. */
const chanceOf = (die: Die, hits: number): number => (hits > 0 ? damageChance(die) : 1 - damageChance(die));

interface Thrown {
  readonly n: number;
  readonly round: number;
  readonly attack: Roll['attack'];
  readonly fielded: FieldedUnits;
}

function rollOf(thrown: Thrown, seat: Player, die: Die, face: DieSymbol): Roll {
  const odds = damageChance(die);
  const hits = face === 'hit' || face === 'crit' ? 1 : 0;
  return { ...thrown, seat, kind: die, odds, hits, variance: odds * (1 - odds), chance: chanceOf(die, hits) };
}

/** A die that is rolled again counts twice, each time as it fell; whoever asked for it, it is the attacker's. */
export function rollsIn(moments: readonly Moment<Event>[]): readonly Roll[] {
  const rolls: Roll[] = [];
  let round = 0;
  let attack: Roll['attack'] = null;
  let fielded = NOBODY_FIELDED;
  let dice: readonly (Thrower & Pick<RolledDie, 'die'>)[] = [];
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of events) {
      if (event.type === 'battleBegan') fielded = fieldedBy(event);
      if (event.type === 'roundBegan') round = event.round;
      if (event.type === 'attackDeclared') {
        attack = event;
        dice = [];
      }
      if (event.type === 'diceRolled') {
        const { player } = event;
        dice = [...dice, ...event.dice.map(({ die }) => ({ player, die }))];
        for (const { die, face } of event.dice)
          rolls.push(rollOf({ n, round, attack, fielded }, player, die, face));
      }
      const again = event.type === 'dieRerolled' ? dice[event.die] : undefined;
      if (event.type === 'dieRerolled' && again !== undefined)
        rolls.push(rollOf({ n, round, attack, fielded }, again.player, again.die, event.to));
    }
  }
  return rolls;
}
