// The border of hall and entrance: loaded where people meet, so that a page that plays alone does not carry it.
import { answer, type Said } from './connection.ts';
import { ENTRANCE, type Entrance, HALL, type Hall } from './hall.ts';
import { HALL_VALUES } from './hall-values.ts';
import { OPERATOR, type Operator } from './operator.ts';
import { VALUES } from './values.ts';

const FORMS = { ...VALUES, ...HALL_VALUES };

/** Null for what is no message of the hall; for those that are one it is opened. */
export const answerHall =
  (hall: () => Hall) =>
  (said: Said): Promise<unknown> | null =>
    Object.hasOwn(HALL, said.name) ? answer(HALL, hall(), said, FORMS) : null;

export const answerOperator = (operator: Operator, said: Said): Promise<unknown> =>
  answer(OPERATOR, operator, said, FORMS);

export const answerEntrance = (entrance: Entrance, said: Said): Promise<unknown> =>
  answer(ENTRANCE, entrance, said, FORMS);
