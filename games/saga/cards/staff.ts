// G13, G14, G20, N03, N04, N06, N11, N12, F01, F08, P01, P03: the staff at work: orders for the army, between the fights.
import type { Frozen } from '@grognard/kernel';
import { zoneOf } from '../board.ts';
import { removeCasualty } from '../elimination.ts';
import type { PutUnderFrame } from '../frames.ts';
import { changePlayer, discardFromHand, drawCards } from '../hand.ts';
import { reserveUnits } from '../reserve.ts';
import { showTo } from '../secrets.ts';
import type { Unit } from '../state.ts';
import { change, isCavalry, isEngaged, isOutflanking, unitsOf } from '../units.ts';
import { opponentOf } from '../vocabulary.ts';
import { modifierOf, worksThisTurn } from './builders.ts';
import type { CardRules, CardUse, PlayContext } from './card.ts';
import { addEffect, ruleOf } from './effects.ts';

/** One play for each own unit that qualifies. */
const onOwn =
  (qualifies: (unit: Frozen<Unit>, context: PlayContext) => boolean): NonNullable<CardUse['choices']> =>
  (context) =>
    unitsOf(context.state, context.by)
      .filter((unit) => qualifies(unit, context))
      .map(({ id }) => ({ target: id }));

const worksOnTarget =
  (card: string): CardUse['resolve'] =>
  (umpire, { by }, { target = null }) =>
    addEffect(umpire, { card, by, unit: target, lasts: 'turn' });

export const rallyToTheColours: CardRules = {
  id: 'G13',
  uses: [
    {
      window: 'W-REF',
      choices: onOwn(
        (unit, { state }) =>
          zoneOf(unit.at) === 'RT' ||
          (zoneOf(unit.at) === 'R' && unit.cas >= 2 && !isEngaged(state, unit.id)),
      ),
      refuse: () => null,
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
      choices: onOwn(
        (unit, { state }) =>
          (zoneOf(unit.at) === 'S' || zoneOf(unit.at) === 'R') && unit.cas > 0 && !isEngaged(state, unit.id),
      ),
      refuse: () => null,
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
          ? { rule: 'SAG-G20', text: 'One aide-de-camp a turn, and he has ridden.' }
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

const onOutflanking = onOwn((unit) => isOutflanking(unit));

export const localGuides: CardRules = {
  id: 'N03',
  uses: [{ window: 'W-END', choices: onOutflanking, refuse: () => null, resolve: worksOnTarget('N03') }],
  modifies: (effect, { test, unit }) =>
    test.kind === 'outflank' && unit.id === effect.unit ? modifierOf('N03', 2) : null,
};

export const bulowsApproach: CardRules = {
  id: 'P03',
  uses: [{ window: 'W-END', choices: onOutflanking, refuse: () => null, resolve: worksOnTarget('P03') }],
  grantsOutflank: true,
};

export const scoutsReport: CardRules = {
  id: 'N04',
  uses: [
    {
      window: 'W-TURN',
      refuse: () => null,
      resolve(umpire, { by }) {
        for (const { id } of reserveUnits(umpire.state, opponentOf(by))) showTo(umpire.state, id, by);
        umpire.emit({ type: 'reserveScouted', rule: 'SAG-N04', player: by });
        drawCards(umpire, by, 1, 'SAG-N04');
      },
    },
  ],
};

const onDisarrayed = onOwn((unit) => unit.disarray && isCavalry(unit));
const remount: CardUse['resolve'] = (umpire, _context, { target }) => {
  if (target === undefined) return;
  change(umpire.state, target, { disarray: false });
  umpire.emit({ type: 'disarrayRemoved', rule: 'SAG-N06', unit: target });
};

export const freshHorses: CardRules = {
  id: 'N06',
  uses: [
    { window: 'W-TURN', choices: onDisarrayed, refuse: () => null, resolve: remount },
    { window: 'W-END', choices: onDisarrayed, refuse: () => null, resolve: remount },
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
          : { rule: 'SAG-N11', text: 'The enemy holds no card that could be intercepted.' },
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
        umpire.call<PutUnderFrame>({ proc: 'putUnder', step: 'choose', player: by, count: 2 });
      },
    },
  ],
};
