// What an answer of the machine comes to, in sentences, and what it does for the front: for whoever asks why.
import { type Frozen, fill, type Noun, type Said } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { COLLAPSE, holesOf } from '../field/holes.ts';
import { nounOf } from '../field/nouns.ts';
import { indexIn, zoneOf } from '../field/places.ts';
import { cardOf, findUnit, unitOf } from '../field/units.ts';
import type { Action, ActionOf, Declaration } from '../grammar.ts';
import type { State } from '../state.ts';
import { FIRST_LINE, type Player, type StrategyCardId, type UnitId } from '../vocabulary.ts';
import { slotName } from '../words/slot-names.ts';
import { toldAnswer, toldOrder, toldWhy } from '../words/told.ts';
import { unitNoun } from '../words/unit-nouns.ts';

const cardName = (card: StrategyCardId): string => strategyCard(card).name;

/** One knows one's own units, face down or not; of the enemy's only what lies open. */
const calledBy =
  (state: Frozen<State>, player: Player) =>
  (id: UnitId): Noun => {
    const { owner, card } = unitOf(state, id);
    return owner === player ? unitNoun(card.hidden) : nounOf(state, id);
  };

const whereOf = ({ to, then }: Declaration): string => {
  const first = to === undefined ? '' : slotName(to);
  return then === undefined ? first : fill(toldOrder.twoSteps, { first, second: slotName(then.to) });
};

const isPlain = (
  kind: Declaration['kind'],
): kind is 'continue' | 'disengage' | 'capture' | 'return' | 'hold' =>
  kind === 'continue' || kind === 'disengage' || kind === 'capture' || kind === 'return' || kind === 'hold';

function toldDeclaration(unit: Noun, declaration: Declaration, named: (id: UnitId) => Noun): Said {
  const { kind, target: at, with: partner, follow, order } = declaration;
  if (isPlain(kind)) return { text: toldOrder[kind], with: { unit } };
  const target = at === undefined ? null : named(at);
  if (target !== null && (kind === 'fire' || kind === 'engage'))
    return { text: toldOrder[kind], with: { unit, target } };
  if (partner !== undefined) return { text: toldOrder.swaps, with: { unit, partner: named(partner) } };
  const where = whereOf(declaration);
  if (target === null || follow === undefined) return { text: toldOrder.moves, with: { unit, where } };
  const text = {
    charge: toldOrder.movesAndCharges,
    engage: toldOrder.movesAndEngages,
    fire: order === 'before' ? toldOrder.firesThenMoves : toldOrder.movesThenFires,
  }[follow];
  return { text, with: { unit, where, target } };
}

/** A gap it closes, or an enemy it may finish. */
function reasons(
  state: Frozen<State>,
  player: Player,
  { to, target }: Declaration,
  named: (id: UnitId) => Noun,
): readonly Said[] {
  const line = FIRST_LINE.find((slot) => slot === to);
  const holes = holesOf(state, player);
  if (line !== undefined && state.field[indexIn(player, line)] === null)
    return [{ text: holes >= COLLAPSE ? toldWhy.savesLine : toldWhy.closesHole }];
  const foe = findUnit(state, target ?? null);
  if (foe === undefined || !foe.faceUp || cardOf(foe).cohesion - foe.cas > 1) return [];
  return [{ text: toldWhy.last, with: { target: named(foe.id) } }];
}

function toldActivation(
  state: Frozen<State>,
  player: Player,
  unit: UnitId,
  plan: readonly Action[],
): readonly Said[] {
  const named = calledBy(state, player);
  const activate = plan.find((action) => action.type === 'activate');
  const declare = plan.find((action) => action.type === 'declare');
  const cards = plan
    .filter((action) => action.type === 'card')
    .map(({ card }): Said => ({ text: toldOrder.card, with: { card: cardName(card) } }));
  if (declare !== undefined)
    return [
      ...cards,
      toldDeclaration(named(unit), declare, named),
      ...reasons(state, player, declare, named),
    ];
  const goesRound = activate?.mode === 'outflankW' || activate?.mode === 'outflankE';
  const text = goesRound ? toldOrder.outflanks : toldOrder.activates;
  return [{ text, with: { unit: named(unit) } }, ...cards];
}

function toldDeployment(places: readonly ActionOf<'place'>[]): readonly Said[] {
  const names = places
    .filter(({ slot }) => zoneOf(`A:${slot}`) === 'L')
    .map(({ unit }) => unitNoun(unit).noun.replace(/^the /, ''));
  return [{ text: toldAnswer.deploys, with: { line: names.length, names: names.join(', ') } }];
}

function toldSingle(state: Frozen<State>, player: Player, action: Action): readonly Said[] {
  switch (action.type) {
    case 'terrain':
      return [
        { text: toldAnswer.terrain, with: { card: cardName(action.card), where: slotName(action.slot) } },
      ];
    case 'commit':
      return [
        {
          text: toldAnswer.bids,
          with: { card: cardName(action.card), count: strategyCard(action.card).initiative },
        },
      ];
    case 'card':
      return action.target === undefined
        ? [{ text: toldOrder.card, with: { card: cardName(action.card) } }]
        : [
            {
              text: toldOrder.cardOn,
              with: { card: cardName(action.card), unit: calledBy(state, player)(action.target) },
            },
          ];
    case 'discard':
      return [{ text: toldAnswer.discards, with: { card: cardName(action.card) } }];
    case 'reinforce':
      return [{ text: action.yes ? toldAnswer.reinforces : toldAnswer.waits }];
    case 'pass':
      return [{ text: toldAnswer.pass }];
    default:
      return [];
  }
}

export function toldPlan(state: Frozen<State>, player: Player, plan: readonly Action[]): readonly Said[] {
  const [first] = plan;
  const places = plan.filter((action) => action.type === 'place');
  if (places.length > 0) return toldDeployment(places);
  if (first?.type === 'activate') return toldActivation(state, player, first.unit, plan);
  if (first?.type === 'declare' && state.activation !== null)
    return toldActivation(state, player, state.activation.unit, plan);
  return first === undefined ? [] : toldSingle(state, player, first);
}
