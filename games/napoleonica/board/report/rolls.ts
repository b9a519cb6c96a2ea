// Every die of a battle with its exact chances, so that luck can be told from decisions.
import type { Moment } from '@grognard/desk';
import type * as desk from '@grognard/desk/report/rolls.ts';
import { damageChance } from '../../data/dice.ts';
import type { Die } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import type { Player } from '../../vocabulary.ts';

/** `kind` is the colour of the die; the dice of one attack have the same declaration. */
export interface Roll extends desk.Roll<Player, Die> {
  readonly attack: Extract<Event, { readonly type: 'attackDeclared' }> | null;
}

/** At least as good when it hit, at least as bad when it did not. */
const chanceOf = (die: Die, hits: number): number => (hits > 0 ? damageChance(die) : 1 - damageChance(die));

export function rollsIn(moments: readonly Moment<Event>[]): readonly Roll[] {
  const rolls: Roll[] = [];
  let round = 0;
  let attack: Roll['attack'] = null;
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of events) {
      if (event.type === 'roundBegan') round = event.round;
      if (event.type === 'attackDeclared') attack = event;
      if (event.type !== 'diceRolled') continue;
      for (const { die, face } of event.dice) {
        const odds = damageChance(die);
        const hits = face === 'hit' || face === 'crit' ? 1 : 0;
        const variance = odds * (1 - odds);
        rolls.push({
          n,
          round,
          seat: event.player,
          kind: die,
          odds,
          hits,
          variance,
          chance: chanceOf(die, hits),
          attack,
        });
      }
    }
  }
  return rolls;
}
