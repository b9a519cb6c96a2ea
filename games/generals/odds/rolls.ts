// Every roll of a battle with its chance, so that luck can be told from decisions.
import type { Event, EventOf } from '../events.ts';
import type { FrontId } from '../vocabulary.ts';
import { type Duel, duelOdds, type HandedDie, handedOut, lastShown } from './duel-odds.ts';
import { loneRoll } from './lone-roll.ts';
import { chanceOf, type Roll } from './roll.ts';

/** One step of one front. */
interface Bout {
  readonly dice: readonly HandedDie[];
  readonly attacks: {
    readonly n: number;
    readonly round: number;
    readonly event: EventOf<'attackResolved'>;
  }[];
  rerolls: number;
}

/** The attacks of a bout, each with its odds. */
function rollsOf({ dice, attacks, rerolls }: Bout): readonly Roll[] {
  const used = new Set<HandedDie>();
  return attacks.flatMap(({ n, round, event }) => {
    const own = dice.find(
      (die) => die.unit === event.unit && lastShown(die) === event.natural && !used.has(die),
    );
    if (own === undefined || (event.step !== 'ranged' && event.step !== 'melee')) return [];
    used.add(own);
    const back = attacks.filter((attack) => attack.event.unit === event.target);
    const best = back.find(({ event: reply }) => reply.modified === event.against) ?? back[0];
    const enemy =
      event.against === null
        ? null
        : (dice.find((die) => die.unit === event.target && lastShown(die) === best?.event.natural) ?? null);
    const duel: Duel = {
      step: event.step,
      own,
      modifiers: event.modifiers,
      enemy,
      enemyModifiers: best?.event.modifiers ?? [],
    };
    const naturals = [
      { side: own.side, face: event.natural },
      ...(enemy === null ? [] : [{ side: enemy.side, face: lastShown(enemy) }]),
    ];
    const hits = event.hit ? 1 : 0;
    const odds = duelOdds(duel, rerolls);
    const chance = chanceOf(hits, odds.odds);
    return [{ n, round, seat: own.side, kind: event.step, event, naturals, hits, chance, ...odds }];
  });
}

function rerolled({ dice }: Bout, { side, die, to }: EventOf<'dieRerolled'>, when: number): void {
  const again = dice.filter((each) => each.side === side)[die];
  again?.shown.push(to);
  again?.when.push(when);
}

interface Entry {
  readonly n: number;
  readonly events: readonly Event[];
}

/** Every roll in the order it fell. */
export function rollsIn(entries: readonly Entry[]): readonly Roll[] {
  const rolls: Roll[] = [];
  const bouts = new Map<FrontId, Bout>();
  const close = (front: FrontId): void => {
    const bout = bouts.get(front);
    if (bout !== undefined) rolls.push(...rollsOf(bout));
    bouts.delete(front);
  };
  let round = 0;
  const note = (event: Event, n: number): void => {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type === 'phaseBegan') for (const front of [...bouts.keys()]) close(front);
    if (event.type === 'diceHandedOut') {
      close(event.front);
      bouts.set(event.front, { dice: handedOut(event), attacks: [], rerolls: 0 });
    }
    if (event.type === 'dieRerolled') {
      const bout = bouts.get(event.front);
      if (bout !== undefined) rerolled(bout, event, ++bout.rerolls);
    }
    if (event.type === 'attackResolved' && event.front !== null)
      bouts.get(event.front)?.attacks.push({ n, round, event });
    else {
      const lone = loneRoll(event);
      if (lone !== null) rolls.push({ n, round, ...lone });
    }
  };
  for (const { n, events } of entries) for (const event of events) note(event, n);
  for (const front of [...bouts.keys()]) close(front);
  return rolls.sort((a, b) => a.n - b.n);
}
