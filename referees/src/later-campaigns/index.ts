// The referee of Later Campaigns: follows every decision on a board of its own and reckons again what it is told.
import type { Judged, Moment, Named, Referee } from '../contract.ts';
import { armiesTold, controlMoved, controlTold, pointsTold } from './armies-told.ts';
import { boardOf } from './board.ts';
import * as chits from './chits-told.ts';
import { orderSent } from './couriers.ts';
import { assaultBegun, type Course, courseOf, type Memory } from './course.ts';
import { committed, fired, reactionDeclared, reactionFailed } from './fights-told.ts';
import { landOf } from './land.ts';
import { accountOpened, assaultSettled, chargeSettled, stepPaid } from './losses-told.ts';
import { costsTold, stepTold } from './moves-told.ts';
import { offersTold } from './offered.ts';
import * as orders from './orders-told.ts';
import { positionsTold } from './positions.ts';
import { apply } from './replay.ts';
import { arrivalsTold, eliminationTold, unsuppliedTold } from './supply-told.ts';
import { KINDS, newTally } from './tally.ts';
import * as tests from './tests-told.ts';
import type { Listing, Options, Position } from './words.ts';

type Heard = (course: Course, event: Named) => void;

const HEARD: { readonly [type: string]: Heard } = {
  fired: (course, event) => {
    fired(course, event);
    accountOpened(course, event);
  },
  stepLost: stepPaid,
  unitEliminated: (course, event) => {
    stepPaid(course, event);
    eliminationTold(course, event);
  },
  unitUnsupplied: unsuppliedTold,
  reactionDeclared,
  reactionFailed,
  squareTested: tests.squareTested,
  reactionTested: tests.reactionTested,
  moraleTested: tests.moraleTested,
  retreatTested: tests.retreatTested,
  recoveryTested: tests.recoveryTested,
  pursuitTested: tests.pursuitTested,
  assaultsDeclared: (course, event) => {
    course.declared = event['assaults'] as Course['declared'];
  },
  assaultBegan: (course, event) => {
    course.assault = assaultBegun(course, event);
    course.memory.fought = null;
  },
  unitsMoved: stepTold,
  chargeDecided: (course, event) => {
    chargeSettled(course, event);
    tests.chargeDecided(course, event);
  },
  orderArrived: orders.orderArrived,
  waitRolled: orders.waitRolled,
  confidenceHeld: orders.confidenceTested,
  confidenceFailed: orders.confidenceTested,
  localDecided: orders.localDecided,
  leaderTested: orders.leaderTested,
  coordinatedRolled: chits.coordinatedRolled,
  initialRolled: chits.initialRolled,
  chitDrawn: chits.chitDrawn,
  turnBegan: pointsTold,
  orderSent,
};

/** What can only be told once the losses of an assault are taken. */
const AFTER_LOSSES = [
  'moraleTested',
  'retreatTested',
  'unitsMoved',
  'assaultBegan',
  'leaderTested',
  'chitDrawn',
  'turnBegan',
  'orderFailed',
];

const isPastLosses = ({ frames }: Position): boolean => {
  const step = frames.findLast(({ proc }) => proc === 'assault')?.step;
  return step === undefined || step === 'advance' || step === 'nextStack';
};

const REORDERS = ['orderInForce', 'legBegan', 'orderSucceeded', 'orderFailed', 'bodyAssigned'];

export const laterCampaignsReferee: Referee = {
  game: 'later-campaigns',
  kinds: KINDS,
  begin: (options: unknown, printed: unknown) => {
    const listing = printed as Listing;
    const land = landOf(listing);
    const memory: Memory = { fought: null, backhands: new Map(), account: null };
    return (moment: Moment): Judged => {
      const board = boardOf(listing, land, options as Options, moment.before as Position);
      const tally = newTally();
      const course = courseOf(board, moment, tally, memory);
      offersTold(course);
      committed(course);
      for (const event of moment.events) {
        if (AFTER_LOSSES.includes(event.type)) assaultSettled(course);
        HEARD[event.type]?.(course, event);
        apply(board, event, course.after, moment.action);
        controlMoved(course, event);
        if (REORDERS.includes(event.type)) course.reordered.add(Number(event['body']));
      }
      if (isPastLosses(course.after)) assaultSettled(course);
      positionsTold(course);
      costsTold(course);
      armiesTold(course);
      arrivalsTold(course);
      controlTold(course);
      return tally.judged();
    };
  },
};
