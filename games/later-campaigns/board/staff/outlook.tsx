// What becomes of the order on paper: the ride, the obedience, the march.
import type { Phrase } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { RuleId } from '@grognard/kernel';
import { bodySheet, isInPlay } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import { releasedWithin } from '../../odds/order-odds.ts';
import {
  blockedAt,
  localOutlook,
  marchTurns,
  type Outlook as OutlookFacts,
  outlookOf,
  type Ride,
  rideOf,
  routeCost,
} from '../../odds/order-outlook.ts';
import type { Read } from '../../rule-types.ts';
import { setOwnOrders } from '../../seats/seating.ts';
import type { Paper } from '../../staff/draft.ts';
import { isChangeOfMind } from '../../staff/own-orders.ts';
import { NOBODY } from '../../vocabulary.ts';
import { bodyName, hexName, leaderName } from '../words/names.ts';
import { strengthInWords } from '../words/numbers.ts';
import { clockOf } from './orders-in-words.ts';
import { hundredths, OddsBar } from './outlook-bars.tsx';
import { outlookWords, shiftWords } from './words.ts';

const Line = ({ text, rule }: { readonly text: readonly Phrase[]; readonly rule?: RuleId }) => (
  <p>
    <Sentence text={text} /> {rule !== undefined && <RuleLink rule={rule} />}
  </p>
);

const recipientName = (known: Read, { recipient }: Pick<Paper, 'recipient'>): string => {
  const { leader } = bodySheet(known, recipient);
  return leader === NOBODY ? bodyName(known, recipient) : leaderName(known, leader);
};

export const pointsInWords = (points: number): string =>
  tell(points > 0 && points <= 1 ? outlookWords.point : outlookWords.points, {
    distance: strengthInWords(points),
  });

function rideInWords(known: Read, paper: Paper, ride: Ride): readonly Phrase[] {
  const { receive, isFaceToFace, isInSight } = ride;
  const points = pointsInWords(ride.distance);
  if (isFaceToFace) return say(outlookWords.faceToFace, { leader: recipientName(known, paper) });
  if (receive <= known.turn) return say(outlookWords.atOnce, { points });
  const clock = clockOf(theatreOf(known).turns, receive);
  if (clock === null) return say(outlookWords.tooLate, { points });
  return say(isInSight ? outlookWords.laterInSight : outlookWords.later, { points, turn: receive, clock });
}

/** NLC-T2: what adds up to the column. */
export function columnInWords(
  known: Read,
  paper: Pick<Paper, 'sender' | 'recipient'>,
  { sender, recipient, shifts, column }: Pick<OutlookFacts, 'sender' | 'recipient' | 'shifts' | 'column'>,
): readonly Phrase[] {
  const sum = [
    tell(outlookWords.sender, { leader: leaderName(known, paper.sender), rating: sender }),
    tell(outlookWords.recipient, { leader: recipientName(known, paper), rating: recipient }),
    ...shifts.map(({ reason, by }) =>
      tell(by < 0 ? outlookWords.minus : outlookWords.plus, {
        reason: tell(shiftWords[reason]),
        by: Math.abs(by),
      }),
    ),
  ];
  return say(outlookWords.column, { sum: sum.join(' '), column });
}

/** The last March of the order: when it would be over, obeyed at once, or where enemies stop the first. */
function marchInWords(known: Read, { recipient, legs }: Paper, receive: number): readonly Phrase[] | null {
  const marches = legs.filter(({ type, route }) => type === 'march' && route.length > 1);
  const barred = marches.map((march) => blockedAt(known, recipient, march)).find((hex) => hex !== null);
  if (barred !== undefined) return say(outlookWords.marchBarred, { hex: hexName(known, barred) });
  const march = marches.at(-1);
  const turns = march === undefined ? null : marchTurns(known, recipient, march);
  if (march === undefined || turns === null) return null;
  const points = pointsInWords(routeCost(known, march.route) / 2);
  const clock = clockOf(theatreOf(known).turns, receive + turns - 1);
  return clock === null
    ? say(outlookWords.marchLong, { points, turns })
    : say(outlookWords.march, { points, turns, clock });
}

const ObedienceBar = ({ odds }: Pick<OutlookFacts, 'odds'>) => (
  <OddsBar
    parts={[
      ['atOnce', odds.atOnce],
      ['nextTurn', odds.nextTurn],
      ['inDoubt', odds.inDoubt],
      ['setAside', odds.setAside],
    ]}
  />
);

const Obedience = ({
  known,
  paper,
  outlook,
}: {
  readonly known: Read;
  readonly paper: Paper;
  readonly outlook: OutlookFacts;
}) => {
  const { odds } = outlook;
  const facts = {
    atOnce: hundredths(odds.atOnce),
    nextTurn: hundredths(odds.nextTurn),
    inDoubt: hundredths(odds.inDoubt),
    setAside: hundredths(odds.setAside),
  };
  const within = (turns: number): number => Math.round(100 * releasedWithin(4, turns));
  return (
    <>
      <Line text={say(outlookWords.obeys, facts)} rule="NLC-12.7a" />
      <ObedienceBar odds={odds} />
      <Line text={columnInWords(known, paper, outlook)} rule="NLC-T2" />
      {odds.inDoubt > 0 && (
        <Line text={say(outlookWords.doubt, { two: within(2), four: within(4) })} rule="NLC-12.7b" />
      )}
    </>
  );
};

/** NLC-12.11: without a sender a leader decides for himself; a Bad Move is written for an enemy. */
const isDecidedLocally = (known: Read, { sender, recipient }: Paper): boolean =>
  sender === NOBODY && isInPlay(known, recipient);

function LocalChances({ known, paper }: { readonly known: Read; readonly paper: Paper }) {
  const odds = localOutlook(known, paper.recipient);
  const facts = { acts: hundredths(odds.acts), nothing: hundredths(odds.nothing), bad: hundredths(odds.bad) };
  return (
    <>
      <Line text={say(outlookWords.local, facts)} rule="NLC-12.11b" />
      <OddsBar
        parts={[
          ['acts', odds.acts],
          ['nothing', odds.nothing],
          ['bad', odds.bad],
        ]}
      />
      <Line text={say(outlookWords.misread)} />
    </>
  );
}

/** NLC-M.2, NLC-M.3: a message asks, one's own order is given. A headquarters goes where it is sent. */
function AmongPlayers({ known, paper }: { readonly known: Read; readonly paper: Paper }) {
  const { sender, recipient } = paper;
  if (sender === NOBODY) {
    const isChange = isInPlay(known, recipient) && isChangeOfMind(known, recipient);
    return <Line text={say(isChange ? outlookWords.ownChange : outlookWords.own)} rule="NLC-M.3" />;
  }
  if (bodySheet(known, recipient).kind === 'hq') return null;
  return <Line text={say(outlookWords.message, { body: bodyName(known, recipient) })} rule="NLC-M.2" />;
}

/** The ride, the obedience and the march in a few lines, where the whole of it lies farther down. */
export function Glance({ known, paper }: { readonly known: Read; readonly paper: Paper }) {
  const ride = rideOf(known, paper);
  const odds = outlookOf(known, paper)?.odds;
  const march = marchInWords(known, paper, ride?.receive ?? known.turn);
  if (ride === null && odds === undefined && march === null) return null;
  return (
    <div class="later-campaigns-outlook is-glance" aria-hidden="true">
      {ride !== null && <Line text={rideInWords(known, paper, ride)} />}
      {odds !== undefined && <ObedienceBar odds={odds} />}
      {march !== null && <Line text={march} />}
    </div>
  );
}

export function Outlook({ known, paper }: { readonly known: Read; readonly paper: Paper }) {
  const ride = rideOf(known, paper);
  const outlook = outlookOf(known, paper);
  const march = marchInWords(known, paper, ride?.receive ?? known.turn);
  return (
    <div class="later-campaigns-outlook">
      {ride !== null && <Line text={rideInWords(known, paper, ride)} rule="NLC-12.6c" />}
      {outlook !== null && <Obedience known={known} paper={paper} outlook={outlook} />}
      {bodySheet(known, paper.recipient).kind === 'hq' && <Line text={say(outlookWords.hq)} />}
      {setOwnOrders(known) && <AmongPlayers known={known} paper={paper} />}
      {!setOwnOrders(known) && isDecidedLocally(known, paper) && <LocalChances known={known} paper={paper} />}
      {march !== null && <Line text={march} rule="NLC-12.2.5a" />}
    </div>
  );
}
