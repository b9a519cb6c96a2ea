// The guided first battle, as data: a real table, real rules, a coach who asks for one thing at a time.
import type { Json, Target } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { Guide, GuideStep, Phrase } from '@grognard/web/table/game-board.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { PHASES, type Phase } from '../vocabulary.ts';
import { actionIn, offersIn, viewIn } from './reading.ts';
import { isCommit } from './words/action-label.ts';

type Wish = (action: Action) => boolean;

const isPast = (view: View, phase: Phase): boolean =>
  view.result !== null ||
  view.round > 1 ||
  (view.phase !== 'setup' && PHASES.indexOf(view.phase) > PHASES.indexOf(phase));

const isOrder =
  (from: string, arm: string, ...path: readonly string[]): Wish =>
  (action) =>
    action.type === 'order' &&
    action.from === from &&
    action.arm === arm &&
    action.path.join() === path.join();

const written = (view: View, from: string, arm: string, first: string): number =>
  view.sheet.filter((order) => order.from === from && order.arm === arm && order.path[0] === first).length;

/** The first legal offer that is wished for, in the order of the wishes. */
const firstOf =
  (...wishes: readonly Wish[]) =>
  (state: TableState): Json | null => {
    const legal = offersIn(state.offers).filter(({ isLegal }) => isLegal);
    for (const wish of wishes) {
      const found = legal.find(({ action }) => wish(action));
      if (found !== undefined) return found.wire.action;
    }
    return null;
  };

const commits: Wish = (action) => isCommit(action);
const sends: Wish = (action) => action.type === 'activate';
const fires: Wish = (action) => action.type === 'fire';

interface Lesson {
  readonly title: string;
  readonly text: readonly Phrase[];
  readonly rule: GuideStep['rule'];
  readonly aside?: string;
  readonly show?: readonly Target[];
  readonly learnt: string;
  done(view: View): boolean;
  readonly wants?: Wish;
  readonly next: (state: TableState) => Json | null;
}

const step = ({ title, text, rule, aside, show, learnt, done, wants, next }: Lesson): GuideStep => ({
  title,
  text,
  rule,
  aside: aside ?? null,
  show: () => show ?? [],
  learnt,
  isDone: (state) => done(viewIn(state)),
  wants: wants === undefined ? null : (json) => wants(actionIn(json)),
  next,
});

const STEPS: readonly GuideStep[] = [
  step({
    title: 'Send Infantry to a2',
    text: [
      'Press one of the Infantry in ',
      { bold: 'a1' },
      ' and then the sector ',
      { bold: 'a2' },
      '. That writes one order on your sheet. Black cannot see it.',
    ],
    rule: 'GEN-6.4',
    aside: 'Try a3 as well: the table tells you why it is too far.',
    show: [{ sector: 'a1' }, { sector: 'a2' }],
    learnt: 'Infantry goes one sector.',
    done: (view) => isPast(view, 'planning') || written(view, 'a1', 'I', 'a2') > 0,
    wants: isOrder('a1', 'I', 'a2'),
    next: firstOf(isOrder('a1', 'I', 'a2')),
  }),
  step({
    title: 'Two more of them',
    text: [
      'An order moves ',
      { bold: 'one' },
      ' unit. Press ',
      { bold: 'a2' },
      ' twice more: equal orders share an arrow, with their number beside it.',
    ],
    rule: 'GEN-6.2',
    show: [{ sector: 'a1' }, { sector: 'a2' }],
    learnt: 'One order, one unit; ten orders a round.',
    done: (view) => isPast(view, 'planning') || written(view, 'a1', 'I', 'a2') >= 3,
    wants: isOrder('a1', 'I', 'a2'),
    next: firstOf(isOrder('a1', 'I', 'a2')),
  }),
  step({
    title: 'Point a battery',
    text: [
      'A gun’s order is a direction. Send Artillery from ',
      { bold: 'b1' },
      ' towards ',
      { bold: 'b2' },
      ': it may then fire along that line, attack, or move.',
    ],
    rule: 'GEN-6.6',
    show: [{ sector: 'b1' }, { sector: 'b2' }],
    learnt: 'A battery fires, attacks or moves along its arrow.',
    done: (view) => isPast(view, 'planning') || written(view, 'b1', 'A', 'b2') > 0,
    wants: isOrder('b1', 'A', 'b2'),
    next: firstOf(isOrder('b1', 'A', 'b2')),
  }),
  step({
    title: 'Let the Cavalry ride twice',
    text: [
      'Horse may ride ',
      { bold: 'two legs' },
      '. Press Cavalry in ',
      { bold: 'c1' },
      ', then ',
      { bold: 'c2' },
      ', then ',
      { bold: 'b2' },
      '. It may always stop after the first.',
    ],
    rule: 'GEN-6.5',
    aside: 'Try c3 first: two sectors away is a second leg, not one.',
    show: [{ sector: 'c1' }, { sector: 'c2' }, { sector: 'b2' }],
    learnt: 'Cavalry rides two legs, in two phases.',
    done: (view) => isPast(view, 'planning') || written(view, 'c1', 'C', 'c2') > 0,
    wants: (action) =>
      action.type === 'order' && action.from === 'c1' && action.arm === 'C' && action.path[0] === 'c2',
    next: firstOf(isOrder('c1', 'C', 'c2', 'b2')),
  }),
  step({
    title: 'Lock the sheet',
    text: [
      'Write more if you like. Orders you keep back may ',
      { bold: 'rally' },
      ' routed troops later. Then lock: nothing is shown until both sheets are locked.',
    ],
    rule: 'GEN-6.10',
    learnt: 'Orders not written are saved for the rally.',
    done: (view) => isPast(view, 'planning'),
    next: firstOf(commits),
  }),
  step({
    title: 'The Cavalry rides first',
    text: [
      'Fast movement: only Cavalry acts. Press its arrow to send it, then ',
      { bold: 'Carry out' },
      '. Both sides reveal at the same moment.',
    ],
    rule: 'GEN-8.1',
    aside: 'Held back, it could still ride in the two phases after the guns.',
    learnt: 'Cavalry acts first, and keeps a second ride.',
    done: (view) => isPast(view, 'fast'),
    next: (state) =>
      viewIn(state).draft?.kind === 'declare' ? firstOf(sends, commits)(state) : firstOf(commits)(state),
  }),
  step({
    title: 'Open fire',
    text: [
      'Your battery looks down the line to ',
      { bold: 'b3' },
      '. Press its arrow to fire, or hold it back and let it move later. Far shots lose four from the die.',
    ],
    rule: 'GEN-13.8',
    learnt: 'Far guns seldom hit; a second shot at the same place is better.',
    done: (view) => isPast(view, 'bombard'),
    next: firstOf(fires, commits),
  }),
  step({
    title: 'March',
    text: [
      'Combined arms: now everybody may move or attack. ',
      { bold: 'Send all' },
      ' and carry out. Where enemies meet, they fight: first fire, then melee.',
    ],
    rule: 'GEN-10.1',
    aside: 'In a fight the desk below shows the front with its dice and every sum.',
    learnt: 'Moves come before fights; a fight has fire, then melee.',
    done: (view) => isPast(view, 'combined'),
    next: (state) =>
      viewIn(state).draft?.kind === 'declare' ? firstOf(sends, commits)(state) : firstOf(commits)(state),
  }),
  step({
    title: 'Hold the ground',
    text: [
      'Finish the round: late moves, then the rally. After that each side scores: ',
      { bold: '1 VP' },
      ' for more sectors, prisoners, and ',
      { bold: '5 VP' },
      ' for the enemy’s centre. Ten win.',
    ],
    rule: 'GEN-16.5',
    learnt: 'Ten points win; the centre is worth five.',
    done: (view) => view.result !== null || view.round > 1,
    next: firstOf(commits),
  }),
];

interface Aside {
  readonly title: string;
  readonly text: readonly Phrase[];
  readonly rule: GuideStep['rule'];
}

/** What the coach says when a fight asks for something the steps do not speak of. */
const FIGHTS: { readonly [kind: string]: Aside } = {
  react: {
    title: 'They are coming',
    text: [
      'Infantry may try to form ',
      { bold: 'square' },
      ' against Cavalry; Cavalry may charge back. A die of 5 or 6 does it, and trying spends the unit.',
    ],
    rule: 'GEN-12.8',
  },
  positions: {
    title: 'Take positions',
    text: [
      'Cavalry may retreat instead of fighting. If you are attacked over two borders, choose who stands where.',
    ],
    rule: 'GEN-12.12',
  },
  targets: {
    title: 'Somebody has no opponent',
    text: [
      'An attacker without an enemy in front of him picks a target, at a bonus. Press the unit, then its victim.',
    ],
    rule: 'GEN-12.23',
  },
  reroll: {
    title: 'From two sides',
    text: [
      'Attacking over two borders earns a ',
      { bold: 're-roll' },
      '. Press any lit die, yours or theirs, or keep them all.',
    ],
    rule: 'GEN-12.31',
  },
  withdraw: {
    title: 'Close in, or go back?',
    text: [
      'After the fire an attacker may withdraw, unless the enemy before him attacks too. The figures show who would hit whom in the melee.',
    ],
    rule: 'GEN-12.37',
  },
  advance: {
    title: 'The sector is yours',
    text: ['Winners may ride in. Routed enemies they find there become prisoners.'],
    rule: 'GEN-8.4',
  },
};

export const guide: Guide = {
  options: { setup: 'marengo' },
  seat: 'white',
  opponent: { seat: 'black', level: 'conscript' },
  steps: STEPS,
  interlude(state) {
    const kind = viewIn(state).draft?.kind;
    const aside = kind === undefined ? undefined : FIGHTS[kind];
    return aside === undefined ? null : { ...aside, next: firstOf(commits) };
  },
};
