import type { LogLine, Phrase } from '@grognard/web/table/game-board.ts';
import type { Event } from '../../events.ts';
import type { Declaration } from '../../grammar.ts';
import { SEAT_NAME } from '../../names.ts';
import type { UnitId } from '../../vocabulary.ts';
import { aboutUnits, bold, line } from './journal-line.ts';
import { cardName, placeName, slotName } from './names.ts';
import { type Memory, told } from './unit-memory.ts';

type Name = (unit: UnitId) => string;

/** What a unit is going to do, in the words of somebody watching. */
function declared({ kind, to, target, follow, order, then, with: partner }: Declaration, name: Name): string {
  const whom = target === undefined ? '' : name(target);
  const where = to === undefined ? '' : ` to ${slotName(to)}`;
  switch (kind) {
    case 'fire':
      return `will fire at ${whom}`;
    case 'engage':
      return `goes for ${whom}`;
    case 'continue':
      return 'fights on';
    case 'disengage':
      return 'tries to break away';
    case 'capture':
      return 'takes the ground in front';
    case 'return':
      return 'turns back';
    case 'hold':
      return 'holds its ground';
    default: {
      const step = partner === undefined ? `moves${where}` : `changes places with ${name(partner)}`;
      const second = then === undefined ? '' : ` and on to ${slotName(then.to)}`;
      if (follow === undefined) return `${step}${second}`;
      if (follow === 'fire')
        return order === 'before'
          ? `fires at ${whom} and ${step}${second}`
          : `${step}${second} and fires at ${whom}`;
      return `${step}${second} and ${follow === 'charge' ? 'charges' : 'goes for'} ${whom}`;
    }
  }
}

function markerLine(event: Event, name: Name): LogLine | null {
  switch (event.type) {
    case 'unitActivated':
      return line(
        'mk-activation',
        event.rule,
        [bold(SEAT_NAME[event.player]), ` activates ${name(event.unit)}.`],
        {
          about: aboutUnits(event.unit),
        },
      );
    case 'markerForfeited':
      return line('mk-activation', event.rule, [
        bold(SEAT_NAME[event.player]),
        ' gives up an Activation marker.',
      ]);
    case 'markerRecovered':
      return line('mk-activation', event.rule, [
        bold(SEAT_NAME[event.player]),
        ` takes the marker back from ${name(event.unit)}.`,
      ]);
    case 'markerSpent':
      return line('mk-activation', event.rule, [
        bold(SEAT_NAME[event.player]),
        ` spends a marker on ${name(event.unit)}.`,
      ]);
    case 'markersGained':
      return line('mk-activation', event.rule, [
        bold(SEAT_NAME[event.player]),
        ` gains ${event.count === 1 ? 'an Activation marker' : `${event.count} Activation markers`}.`,
      ]);
    default:
      return null;
  }
}

const about = (event: { readonly unit: UnitId }) => ({ about: aboutUnits(event.unit) });

function groundLine(event: Event): LogLine | null {
  if (event.type === 'terrainLaid') {
    const instead = event.replaced === null ? '' : `, in place of ${cardName(event.replaced)}`;
    const text = ` lays ${cardName(event.card)} in ${placeName(event.at)}${instead}.`;
    return line('ter-hill', event.rule, [bold(SEAT_NAME[event.player]), text], {
      about: [{ sector: event.at }],
    });
  }
  if (event.type !== 'terrainDiscarded') return null;
  const text = `${cardName(event.card)} in ${placeName(event.at)} is gone.`;
  return line('ter-hill', event.rule, [text], { about: [{ sector: event.at }] });
}

function reserveLine(event: Event, later: Memory): LogLine | null {
  switch (event.type) {
    case 'unitDrawn': {
      const what = event.card === null ? 'a unit' : told(later, event.unit);
      return line('ui-cards', event.rule, [bold(SEAT_NAME[event.player]), ` draws ${what}.`]);
    }
    case 'reserveRearranged':
      return line('ui-replay', event.rule, [bold(SEAT_NAME[event.player]), ' rearranges the Reserve.'], {
        about: aboutUnits(...event.moves.map(({ unit }) => unit)),
      });
    case 'unitSentBack': {
      const fate =
        event.to === 'deck' ? ' goes back under the Army deck.' : ' is given up: 1 VP for the enemy.';
      return line('ui-replay', event.rule, [bold(told(later, event.unit)), fate]);
    }
    default:
      return null;
  }
}

/** Activations, movements, what comes into sight and leaves it. */
export function movementLine(event: Event, memory: Memory, later: Memory): LogLine | null {
  const name: Name = (unit) => told(memory, unit);
  const say = (icon: string, unit: UnitId, ...text: readonly Phrase[]): LogLine =>
    line(icon, event.rule, [bold(name(unit)), ...text], about({ unit }));
  switch (event.type) {
    case 'actionDeclared':
      return say('ui-target', event.unit, ` ${declared(event.declaration, name)}.`);
    case 'unitMoved':
      return say('ui-play', event.unit, ` moves to ${slotName(event.to.slice(2))}.`);
    case 'unitMounted':
      return say('mk-dismounted', event.unit, event.dismounted ? ' dismounts.' : ' mounts.');
    case 'unitRevealed':
      return line('ui-eye', event.rule, [bold(told(later, event.unit)), ' is turned up.'], about(event));
    case 'outflankBegan':
      return say('mk-outflank', event.unit, ` rides out to the ${event.side === 'W' ? 'west' : 'east'}.`);
    case 'outflankArrived':
      return line(
        'mk-outflank',
        event.rule,
        [bold(told(later, event.unit)), ' appears in the enemy’s rear.'],
        {
          ...about(event),
          isKey: true,
        },
      );
    case 'unitRallied':
      return say('mk-line', event.unit, ' rallies.');
    case 'unitEntered':
      return say('ui-play', event.unit, ` comes into the Reserve, ${slotName(event.at.slice(2))}.`);
    case 'terrainCaptured':
      return say('ter-hill', event.unit, ` takes the ${cardName(event.card)} from ${placeName(event.from)}.`);
    default:
      return markerLine(event, name) ?? groundLine(event) ?? reserveLine(event, later);
  }
}
