import type { Turning } from '@grognard/desk';
import { sumInWords } from '@grognard/desk/journal/sums.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { modifiedDie } from '../../combat/modified-die.ts';
import type { EventOf } from '../../events.ts';
import { frontName } from '../../names.ts';
import type { Roll } from '../../odds/roll.ts';
import type { Modifier } from '../../state.ts';
import { diceOf, unitName } from '../words/names.ts';
import { steps } from '../words/sentences-journal.ts';
import { turningWords } from '../words/sentences-report.ts';

const sumOf = (natural: number, modifiers: readonly Modifier[]): string =>
  sumInWords(
    natural,
    modifiers.map(({ value }) => value),
    modifiedDie(natural, modifiers),
  );

type Wording = { readonly where: string; readonly text: string };

function reaction({ unit: id, how, success, natural, modifiers }: EventOf<'reactionRolled'>): Wording {
  const facts = { sum: sumOf(natural, modifiers), unit: unitName(id) };
  const [done, failed] =
    how === 'square'
      ? [tell(turningWords.square, facts), tell(turningWords.noSquare, facts)]
      : [tell(turningWords.charge, facts), tell(turningWords.noCharge, facts)];
  return { where: steps.reaction, text: success ? done : failed };
}

function building({ sector, hits, naturals, destroyed }: EventOf<'buildingHit'>): Wording {
  const facts = { hits, count: naturals.length };
  return {
    where: tell(turningWords.building, { sector }),
    text: destroyed ? tell(turningWords.buildingFalls, facts) : tell(turningWords.buildingStands, facts),
  };
}

function attack(event: EventOf<'attackResolved'>): Wording {
  const { natural, modifiers, against, hit, step, front } = event;
  const facts = {
    sum: sumOf(natural, modifiers),
    unit: unitName(event.unit),
    target: unitName(event.target),
  };
  const alone = hit ? tell(turningWords.hitsAlone, facts) : tell(turningWords.missesAlone, facts);
  const duel = (other: number): string =>
    hit
      ? tell(turningWords.hits, { ...facts, against: other })
      : tell(turningWords.misses, { ...facts, against: other });
  return {
    where:
      front === null
        ? steps[step]
        : tell(turningWords.atFront, { step: steps[step], front: frontName(front) }),
    text: against === null ? alone : duel(against),
  };
}

function wording({ event }: Roll): Wording {
  if (event.type === 'buildingHit') return building(event);
  return event.type === 'reactionRolled' ? reaction(event) : attack(event);
}

/** A roll on which the battle turned. */
export function tellRoll(roll: Roll): Pick<Turning, 'title' | 'text' | 'dice' | 'rule'> {
  const { where, text } = wording(roll);
  return {
    title: tell(turningWords.title, { round: roll.round, where }),
    text,
    dice: roll.naturals.map(({ side, face }) => ({ face, look: diceOf(side) })),
    rule: roll.event.rule,
  };
}
