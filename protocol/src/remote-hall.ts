import { ENTRANCE, type Entrance, HALL, type Hall } from './hall.ts';
import { OPERATOR, type Operator } from './operator.ts';
import { type FreshId, type Send, speaker } from './remote.ts';

/** Speaks for the hall at the other end of a line. */
export const remoteHall = (send: Send, freshId: FreshId): Hall =>
  speaker(HALL, (said, effect) => send({ ticket: null, ...said }, effect), freshId);

/** Speaks for the entrance, where every message is a request of its own. */
export const remoteEntrance = (send: Send): Entrance =>
  speaker(ENTRANCE, (said, effect) => send({ ticket: null, ...said }, effect));

/** Speaks for the operator's desk, by requests with a token. */
export const remoteOperator = (send: Send): Operator =>
  speaker(OPERATOR, (said, effect) => send({ ticket: null, ...said }, effect));
