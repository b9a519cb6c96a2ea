// SAG-G13, G14, G20, N03, N04, N06, N11, N12, F01, F08, P01, P03: the staff at work: orders for the army, between the fights.

import { type Frozen, no } from '@grognard/kernel';
import { removeCasualty } from '../combat/elimination.ts';
import { changePlayer, discardFromHand, drawCards } from '../field/hand.ts';
import { zoneOf } from '../field/places.ts';
import { reserveUnits } from '../field/reserve.ts';
import { change, isCavalry, isEngaged, isOutflanking, unitOf, unitsOf } from '../field/units.ts';
import { putUnderFrame } from '../frames.ts';
import type { CardChoice } from '../grammar.ts';
import { showTo } from '../secrecy/secrets.ts';
import type { Unit } from '../state.ts';
import { opponentOf } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { modifierOf, worksThisTurn } from './builders.ts';
import type { CardRules, CardUse, PlayContext } from './card.ts';
import { addEffect, ruleOf } from './effects.ts';

/** One play for each own unit there is nothing against; `none` is said when it is played on nobody. */
function onOwn(
  card: string,
  none: string,
  against: (unit: Frozen<Unit>, context: PlayContext) => string | null,
): Pick<CardUse, 'choices' | 'wider' | 'refuse'> {
  const targets = (context: PlayContext, qualify: boolean): readonly CardChoice[] =>
    unitsOf(context.state, context.by)
      .filter((unit) => (against(unit, context) === null) === qualify)
      .map(({ id }) => ({ target: id }));
  return {
    choices: (context) => targets(context, true),
    wider: (context) => targets(context, false),
    refuse(context, { target }) {
      const reason = target === undefined ? none : against(unitOf(context.state, target), context);
      return reason === null ? null : no(ruleOf(card), reason);
    },
  };
}

const worksOnTarget =
  (card: string): CardUse['resolve'] =>
  (umpire, { by }, { target = null }) =>
    addEffect(umpire, { card, by, unit: target, lasts: 'turn' });

export const rallyToTheColours: CardRules = {
  id: 'G13',
  uses: [
    {
      window: 'W-REF',
      ...onOwn('G13', cardRefusals.nobodyRecovering, (unit, { state }) => {
        if (zoneOf(unit.at) === 'RT') return null;
        if (zoneOf(unit.at) !== 'R') return cardRefusals.notRecovering;
        if (unit.cas < 2) return cardRefusals.nothingToRegroup;
        return isEngaged(state, unit.id) ? cardRefusals.engaged : null;
      }),
      resolve: worksOnTarget('G13'),
    },
  ],
  modifies: (effect, { test, unit }) =>
    unit.id === effect.unit && (test.cause === 'regroup' || test.cause === 'rally')
      ? modifierOf('G13', 2)
      : null,
};

export const fieldSurgeons: CardRules = {
  id: 'G14',
  uses: [
    {
      window: 'W-REF',
      ...onOwn('G14', cardRefusals.noCasualtyBehind, (unit, { state }) => {
        if (zoneOf(unit.at) !== 'S' && zoneOf(unit.at) !== 'R') return cardRefusals.surgeonsBehind;
        if (unit.cas === 0) return cardRefusals.unhurt;
        return isEngaged(state, unit.id) ? cardRefusals.engaged : null;
      }),
      resolve(umpire, _context, { target }) {
        if (target !== undefined) removeCasualty(umpire, target, 'SAG-G14');
      },
    },
  ],
};

export const aideDeCamp: CardRules = {
  id: 'G20',
  uses: [
    {
      window: 'W-TURN',
      refuse: ({ state, by }) =>
        state.effects.some((effect) => effect.card === 'G20' && effect.by === by)
          ? no(ruleOf('G20'), cardRefusals.aideUsed)
          : null,
      resolve(umpire, context, choice) {
        const { by } = context;
        worksThisTurn('G20')(umpire, context, choice);
        changePlayer(umpire.state, by, { markers: umpire.state.players[by].markers + 1 });
        umpire.emit({ type: 'markersGained', rule: 'SAG-G20', player: by, count: 1 });
      },
    },
  ],
};

const onOutflanking = (card: string): ReturnType<typeof onOwn> =>
  onOwn(card, cardRefusals.nobodyOnFlank, (unit) => (isOutflanking(unit) ? null : cardRefusals.notOnFlank));

export const localGuides: CardRules = {
  id: 'N03',
  uses: [{ window: 'W-END', ...onOutflanking('N03'), resolve: worksOnTarget('N03') }],
  modifies: (effect, { test, unit }) =>
    test.kind === 'outflank' && unit.id === effect.unit ? modifierOf('N03', 2) : null,
};

export const bulowsApproach: CardRules = {
  id: 'P03',
  uses: [{ window: 'W-END', ...onOutflanking('P03'), resolve: worksOnTarget('P03') }],
  grantsOutflank: true,
};

export const scoutsReport: CardRules = {
  id: 'N04',
  uses: [
    {
      window: 'W-TURN',
      refuse: () => null,
      resolve(umpire, { by }) {
        for (const { id } of reserveUnits(umpire.state, opponentOf(by))) showTo(umpire, id, by);
        umpire.emit({ type: 'reserveScouted', rule: 'SAG-N04', player: by });
        drawCards(umpire, by, 1, 'SAG-N04');
      },
    },
  ],
};

const onDisarrayed = onOwn('N06', cardRefusals.nobodyInDisarray, (unit) => {
  if (!unit.disarray) return cardRefusals.notInDisarray;
  return isCavalry(unit) ? null : cardRefusals.notMounted;
});
const remount: CardUse['resolve'] = (umpire, _context, { target }) => {
  if (target === undefined) return;
  change(umpire.state, target, { disarray: false });
  umpire.emit({ type: 'disarrayRemoved', rule: 'SAG-N06', unit: target });
};

export const freshHorses: CardRules = {
  id: 'N06',
  uses: [
    { window: 'W-TURN', ...onDisarrayed, resolve: remount },
    { window: 'W-END', ...onDisarrayed, resolve: remount },
  ],
};

export const interceptedCourier: CardRules = {
  id: 'N11',
  uses: [
    {
      window: 'W-TURN',
      refuse: ({ state, by }) =>
        state.players[opponentOf(by)].hand.length > 0
          ? null
          : no(ruleOf('N11'), cardRefusals.nothingToIntercept),
      resolve(umpire, { by }) {
        const enemy = opponentOf(by);
        const { hand } = umpire.state.players[enemy];
        const lost = hand[umpire.random.die(hand.length, 'SAG-N11 intercepted card') - 1];
        if (lost !== undefined) discardFromHand(umpire, enemy, umpire.reveal(lost), 'SAG-N11');
      },
    },
  ],
};

export const ammunitionWagons: CardRules = {
  id: 'N12',
  uses: [
    {
      window: 'W-TURN',
      refuse: () => null,
      resolve: (umpire, { by }) => drawCards(umpire, by, 2, 'SAG-N12'),
    },
  ],
};

export const viveLEmpereur: CardRules = {
  id: 'F01',
  uses: [{ window: 'W-TURN', refuse: () => null, resolve: worksThisTurn('F01') }],
  modifies: (effect, { test, unit }) =>
    test.kind === 'morale' && unit.owner === effect.by ? modifierOf('F01', 1) : null,
};

export const vorwarts: CardRules = {
  id: 'P01',
  uses: [{ window: 'W-TURN', refuse: () => null, resolve: worksThisTurn('P01') }],
  modifies: (effect, { test, unit }) =>
    test.kind === 'melee' && test.engaging && test.attacking && unit.owner === effect.by
      ? modifierOf('P01', 1)
      : null,
};

export const emperorsEye: CardRules = {
  id: 'F08',
  uses: [
    {
      window: 'W-TURN',
      refuse: () => null,
      resolve(umpire, { by }) {
        drawCards(umpire, by, 3, ruleOf('F08'));
        umpire.call(putUnderFrame.at('choose', { player: by, count: 2 }));
      },
    },
  ],
};
