// Activations, movements, what comes into sight and leaves it.
import type { Phrase } from '@grognard/desk';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { slotOf } from '../../field/places.ts';
import type { Declaration } from '../../grammar.ts';
import { SEAT_NAME } from '../../names.ts';
import type { UnitId } from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import { key, line, type Teller, type Tellings } from './journal-teller.ts';
import { cardName, placeName } from './names.ts';
import { declared, moves } from './sentences-journal.ts';

const isWithoutMove = (
  kind: Declaration['kind'],
): kind is 'continue' | 'disengage' | 'capture' | 'return' | 'hold' =>
  kind === 'continue' || kind === 'disengage' || kind === 'capture' || kind === 'return' || kind === 'hold';

/** What a unit is going to do, in the words of somebody watching. */
function tellDeclared(id: UnitId, declaration: Declaration, { noun }: Teller): readonly Phrase[] {
  const { kind, target, with: partner } = declaration;
  const unit = noun(id);
  if (isWithoutMove(kind)) return say(declared[kind], { unit });
  if (target !== undefined && (kind === 'fire' || kind === 'engage'))
    return say(declared[kind], { unit, target: noun(target) });
  const where = whereOf(declaration);
  if (partner === undefined)
    return tellMove(declaration, { unit, where }, target === undefined ? null : noun(target));
  return tellSwap(declaration, { unit, partner: noun(partner) }, target === undefined ? null : noun(target));
}

function whereOf({ to, then }: Declaration): string {
  const first = to === undefined ? '' : slotName(to);
  return then === undefined ? first : tell(declared.twoSteps, { first, second: slotName(then.to) });
}

type Move = { readonly unit: ReturnType<Teller['noun']>; readonly where: string };
type Swap = { readonly unit: ReturnType<Teller['noun']>; readonly partner: ReturnType<Teller['noun']> };
type Target = ReturnType<Teller['noun']> | null;

function tellMove({ follow, order }: Declaration, move: Move, target: Target): readonly Phrase[] {
  if (follow === undefined || target === null) return say(declared.moves, move);
  if (follow === 'charge') return say(declared.movesAndCharges, { ...move, target });
  if (follow === 'engage') return say(declared.movesAndEngages, { ...move, target });
  return say(order === 'before' ? declared.firesThenMoves : declared.movesThenFires, { ...move, target });
}

function tellSwap({ follow, order }: Declaration, swap: Swap, target: Target): readonly Phrase[] {
  if (follow === undefined || target === null) return say(declared.swaps, swap);
  if (follow === 'charge') return say(declared.swapsAndCharges, { ...swap, target });
  if (follow === 'engage') return say(declared.swapsAndEngages, { ...swap, target });
  return say(order === 'before' ? declared.firesThenSwaps : declared.swapsThenFires, { ...swap, target });
}

export const MOVES: Tellings = {
  unitActivated: ({ player, unit }, { noun }) =>
    line('mk-activation', say(moves.activates, { side: SEAT_NAME[player], unit: noun(unit) }), unit),
  markerForfeited: ({ player }) =>
    line('mk-activation', say(moves.markerForfeited, { side: SEAT_NAME[player] })),
  markerRecovered: ({ player, unit }, { noun }) =>
    line('mk-activation', say(moves.markerRecovered, { side: SEAT_NAME[player], unit: noun(unit) }), unit),
  markerSpent: ({ player, unit }, { noun }) =>
    line('mk-activation', say(moves.markerSpent, { side: SEAT_NAME[player], unit: noun(unit) }), unit),
  markersGained: ({ player, count }) =>
    line('mk-activation', say(moves.markersGained, { side: SEAT_NAME[player], count })),
  actionDeclared: ({ unit, declaration }, teller) =>
    line('ui-target', tellDeclared(unit, declaration, teller), unit),
  unitMoved: ({ unit, to }, { noun }) =>
    line('ui-play', say(moves.moved, { unit: noun(unit), where: slotName(slotOf(to)) }), unit),
  unitMounted: ({ unit, dismounted }, { noun }) =>
    line('mk-dismounted', say(dismounted ? moves.dismounts : moves.mounts, { unit: noun(unit) }), unit),
  unitRevealed: ({ unit }, { nounNow }) => line('ui-eye', say(moves.revealed, { unit: nounNow(unit) }), unit),
  outflankBegan: ({ unit, side }, { noun }) =>
    line(
      'mk-outflank',
      say(side === 'W' ? moves.outflanksWest : moves.outflanksEast, { unit: noun(unit) }),
      unit,
    ),
  outflankArrived: ({ unit }, { nounNow }) =>
    key(line('mk-outflank', say(moves.arrives, { unit: nounNow(unit) }), unit)),
  unitRallied: ({ unit }, { noun }) => line('mk-line', say(moves.rallies, { unit: noun(unit) }), unit),
  unitEntered: ({ unit, at }, { noun }) =>
    line('ui-play', say(moves.enters, { unit: noun(unit), where: slotName(slotOf(at)) }), unit),
  unitDrawn: ({ player, unit, card }, { nounNow }) =>
    line(
      'ui-cards',
      card === null
        ? say(moves.drawsUnit, { side: SEAT_NAME[player] })
        : say(moves.drawsKnown, { side: SEAT_NAME[player], unit: nounNow(unit) }),
    ),
  reserveRearranged: ({ player, moves: all }) =>
    line('ui-replay', say(moves.rearranges, { side: SEAT_NAME[player] }), ...all.map(({ unit }) => unit)),
  unitSentBack: ({ unit, to }, { nounNow }) =>
    line('ui-replay', say(to === 'deck' ? moves.backToDeck : moves.givenUp, { unit: nounNow(unit) })),
  terrainLaid: ({ player, card, at, replaced }) => {
    const laid = { side: SEAT_NAME[player], card: cardName(card), where: placeName(at) };
    return {
      icon: 'ter-hill',
      text:
        replaced === null
          ? say(moves.laysTerrain, laid)
          : say(moves.replacesTerrain, { ...laid, replaced: cardName(replaced) }),
      about: [{ sector: at }],
    };
  },
  terrainDiscarded: ({ card, at }) => ({
    icon: 'ter-hill',
    text: say(moves.terrainGone, { card: cardName(card), where: placeName(at) }),
    about: [{ sector: at }],
  }),
  terrainCaptured: ({ unit, card, from }, { noun }) =>
    line(
      'ter-hill',
      say(moves.terrainTaken, { unit: noun(unit), card: cardName(card), where: placeName(from) }),
      unit,
    ),
};
