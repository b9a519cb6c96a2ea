// Activations, movements, what comes into sight and leaves it.
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import { slotOf } from '../../field/places.ts';
import type { Declaration } from '../../grammar.ts';
import { key, side, type Teller, type Tellings } from './journal-teller.ts';
import { cardName, placeName, slotName } from './names.ts';

const WITHOUT_A_MOVE = {
  continue: 'fights on',
  disengage: 'tries to break away',
  capture: 'takes the ground in front',
  return: 'turns back',
  hold: 'holds its ground',
} as const;
const isWithoutMove = (kind: string): kind is keyof typeof WITHOUT_A_MOVE =>
  Object.hasOwn(WITHOUT_A_MOVE, kind);

/** What a unit is going to do, in the words of somebody watching. */
function declared(declaration: Declaration, { name }: Teller): string {
  const { kind, to, target, follow, order, then, with: partner } = declaration;
  const whom = target === undefined ? '' : name(target);
  if (kind === 'fire') return `will fire at ${whom}`;
  if (kind === 'engage') return `goes for ${whom}`;
  if (isWithoutMove(kind)) return WITHOUT_A_MOVE[kind];
  const where = to === undefined ? '' : ` to ${slotName(to)}`;
  const step = partner === undefined ? `moves${where}` : `changes places with ${name(partner)}`;
  const move = then === undefined ? step : `${step} and on to ${slotName(then.to)}`;
  if (follow === undefined) return move;
  if (follow === 'fire')
    return order === 'before' ? `fires at ${whom} and ${move}` : `${move} and fires at ${whom}`;
  return `${move} and ${follow === 'charge' ? 'charges' : 'goes for'} ${whom}`;
}

export const MOVES: Tellings = {
  unitActivated: ({ player, unit }, { name }) => ({
    ...side('mk-activation', player, ` activates ${name(unit)}.`),
    about: aboutUnits(unit),
  }),
  markerForfeited: ({ player }) => side('mk-activation', player, ' gives up an Activation marker.'),
  markerRecovered: ({ player, unit }, { name }) =>
    side('mk-activation', player, ` takes the marker back from ${name(unit)}.`),
  markerSpent: ({ player, unit }, { name }) =>
    side('mk-activation', player, ` spends a marker on ${name(unit)}.`),
  markersGained: ({ player, count }) =>
    side(
      'mk-activation',
      player,
      ` gains ${count === 1 ? 'an Activation marker' : `${count} Activation markers`}.`,
    ),
  actionDeclared: ({ unit, declaration }, teller) =>
    teller.unit('ui-target', unit, ` ${declared(declaration, teller)}.`),
  unitMoved: ({ unit, to }, teller) => teller.unit('ui-play', unit, ` moves to ${slotName(slotOf(to))}.`),
  unitMounted: ({ unit, dismounted }, teller) =>
    teller.unit('mk-dismounted', unit, dismounted ? ' dismounts.' : ' mounts.'),
  unitRevealed: ({ unit }, teller) => teller.unitNow('ui-eye', unit, ' is turned up.'),
  outflankBegan: ({ unit, side: flank }, teller) =>
    teller.unit('mk-outflank', unit, ` rides out to the ${flank === 'W' ? 'west' : 'east'}.`),
  outflankArrived: ({ unit }, teller) =>
    key(teller.unitNow('mk-outflank', unit, ' appears in the enemy’s rear.')),
  unitRallied: ({ unit }, teller) => teller.unit('mk-line', unit, ' rallies.'),
  unitEntered: ({ unit, at }, teller) =>
    teller.unit('ui-play', unit, ` comes into the Reserve, ${slotName(slotOf(at))}.`),
  unitDrawn: ({ player, unit, card }, { nameNow }) =>
    side('ui-cards', player, ` draws ${card === null ? 'a unit' : nameNow(unit)}.`),
  reserveRearranged: ({ player, moves }) => ({
    ...side('ui-replay', player, ' rearranges the Reserve.'),
    about: aboutUnits(...moves.map(({ unit }) => unit)),
  }),
  unitSentBack: ({ unit, to }, teller) => ({
    ...teller.unitNow(
      'ui-replay',
      unit,
      to === 'deck' ? ' goes back under the Army deck.' : ' is given up: 1 VP for the enemy.',
    ),
    about: [],
  }),
  terrainLaid: ({ player, card, at, replaced }) => {
    const instead = replaced === null ? '' : `, in place of ${cardName(replaced)}`;
    return {
      ...side('ter-hill', player, ` lays ${cardName(card)} in ${placeName(at)}${instead}.`),
      about: [{ sector: at }],
    };
  },
  terrainDiscarded: ({ card, at }) => ({
    icon: 'ter-hill',
    text: [`${cardName(card)} in ${placeName(at)} is gone.`],
    about: [{ sector: at }],
  }),
  terrainCaptured: ({ unit, card, from }, teller) =>
    teller.unit('ter-hill', unit, ` takes the ${cardName(card)} from ${placeName(from)}.`),
};
