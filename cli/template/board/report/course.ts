import type { Course } from '@grognard/desk';
import { courseOf } from '@grognard/desk/report/course.ts';
import type { Outcome } from '@grognard/kernel';
import type { BySide } from '../../vocabulary.ts';
import { SEATS } from './seats.ts';

/** From nothing to the one point there is. */
export const courseOfToss = (points: BySide<number>, { text, rule }: Outcome): Course =>
  courseOf({
    seats: SEATS,
    rounds: [{ even: 0, odd: 0 }, points],
    gains: [],
    sources: [],
    goal: { value: 1, label: 'wins' },
    told: { say: text, rule },
  });
