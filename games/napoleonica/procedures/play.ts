// NAP-CRD.2: an Action card does its parts one after the other; what cannot be done is skipped (NAP-GEN.10).

import { type Part, partsOf } from '../cards/action-cards.ts';
import { canDoPart, pickOf } from '../cards/playable.ts';
import { isInAura } from '../field/auras.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { refresh } from '../field/fatigue.ts';
import { coloursIn, countOf, minus, oneOrder, plus, totalOf } from '../field/orders.ts';
import { drawOrders } from '../field/pouch.ts';
import { purse } from '../field/purse.ts';
import { type PlayFrame, pickFrame, playFrame, reliefFrame, takeColourFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { callPoints } from '../reinforcement/effect.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

/** A03 */
const REBIRTH_LIMIT = 4;

type Choice = Extract<Part, { readonly do: 'choose' }>;
const choiceOf = (card: string): Choice['options'] => {
  const part = partsOf(card).find((each) => each.do === 'choose');
  return part?.do === 'choose' ? part.options : {};
};

const choose: Rule<PlayFrame, 'choose'> = {
  type: 'choose',
  rule: 'NAP-CRD.2',
  *candidates(state, { step, player, card }) {
    if (step !== 'choose') return;
    for (const [option, part] of Object.entries(choiceOf(card)))
      if (canDoPart(battleOf(state), player, card, part)) yield { type: 'choose', option };
  },
  refuse: () => null,
  target: ({ option }) => ({ button: option }),
  apply(umpire, frame, _seat, { option }) {
    frame.step = 'next';
    const part = choiceOf(frame.card)[option];
    if (part !== undefined) doPart(umpire, frame, part);
  },
};

const spend: Rule<PlayFrame, 'spend'> = {
  type: 'spend',
  rule: 'NAP-COR.6',
  candidates(state, { step, player }) {
    if (step !== 'spend') return [];
    const most = Math.min(REBIRTH_LIMIT, battleOf(state).players[player].corruption);
    return Array.from({ length: most + 1 }, (_, count): ActionOf<'spend'> => ({ type: 'spend', count }));
  },
  refuse: () => null,
  target: ({ count }) => ({ button: `${count}` }),
  apply(umpire, frame, _seat, { count }) {
    frame.step = 'next';
    spendCorruption(umpire, frame.player, count, 'NAP-COR.6');
    callPoints(umpire, frame.player, 1 + count);
  },
};

const ASK = {
  choose: asking('NAP-CRD.2', prompts.chooseOption),
  spend: asking('NAP-COR.6', prompts.spend),
};

export const play = procedure(playFrame, {
  rule: 'NAP-CRD.2',
  pending: (_state, { step, player }) => (step === 'choose' || step === 'spend' ? ASK[step](player) : NOBODY),
  actions: [choose, spend],
  advance(umpire, frame) {
    const part = partsOf(frame.card)[frame.part];
    if (part === undefined) return umpire.end();
    frame.part += 1;
    doPart(umpire, frame, part);
  },
  resume(_umpire, frame, result) {
    // Units named by the part before (R15, F03).
    if (Array.isArray(result)) frame.named = result.filter((id) => typeof id === 'number');
  },
});

function doPart(umpire: Table, frame: PlayFrame, part: Part): void {
  const { player, card } = frame;
  const battle = battleOf(umpire.state);
  if (part.do === 'pick') {
    callPick(umpire, frame, part);
    return;
  }
  if (!canDoPart(battle, player, card, part)) return;
  switch (part.do) {
    case 'draw':
      drawOrders(umpire, player, part.count, 'NAP-CRD.2');
      return;
    case 'take':
      umpire.call(takeColourFrame.at('choose', { player, purple: true }));
      return;
    case 'points':
      callPoints(umpire, player, part.count);
      return;
    case 'relief':
      callRelief(umpire, player, part.count, part.must === true);
      return;
    case 'auraRelief':
      for (const unit of battle.units)
        if (unit.owner === player && isInAura(battle, unit)) refresh(umpire, unit.id, 1, 'NAP-FAT.4');
      return;
    case 'scorch':
      scorch(umpire, player);
      return;
    case 'rebirth':
      frame.step = 'spend';
      return;
    case 'choose':
      frame.step = 'choose';
      return;
  }
}

function callPick(umpire: Table, frame: PlayFrame, part: Extract<Part, { readonly do: 'pick' }>): void {
  const { player, card, named } = frame;
  const among = part.again === true ? named : null;
  umpire.call(
    pickFrame.at('look', { ...pickOf(part, player, card), among, left: part.count, named: [], unit: null }),
  );
}

function callRelief(umpire: Table, player: Player, left: number, must: boolean): void {
  umpire.call(reliefFrame.at('look', { player, among: 'own', of: null, all: false, must, left, named: [] }));
}

/** R04, NAP-HID.5: an Order behind the enemy screen, at random, is lost for all to see. */
function scorch(umpire: Table, player: Player): void {
  const battle = battleOf(umpire.state);
  const enemy = opponentOf(player);
  const { screen, spentOpen } = battle.players[enemy];
  const orders = umpire.reveal(screen);
  let place = umpire.random.die(totalOf(orders), 'NAP-HID.5 Order lost');
  const colour = coloursIn(orders).find((each) => {
    place -= countOf(orders, each);
    return place <= 0;
  });
  if (colour === undefined) return;
  changePlayer(battle, enemy, {
    screen: purse(minus(orders, oneOrder(colour)), enemy),
    spentOpen: plus(spentOpen, oneOrder(colour)),
  });
  umpire.emit({ type: 'orderScorched', rule: 'NAP-HID.5', player: enemy, colour });
}
