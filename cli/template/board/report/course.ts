import type { Course } from '@grognard/desk';
import { courseOf } from '@grognard/desk/report/course.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Ending } from '@grognard/kernel';
import type { BySide } from '../../vocabulary.ts';
import { reportSentences } from '../words/sentences.ts';
import { SEATS } from './seats.ts';

/** From nothing to the one point there is. */
export const courseOfToss = (points: BySide<number>, { text, rule, with: facts }: Ending): Course =>
  courseOf({
    seats: SEATS,
    rounds: [{ even: 0, odd: 0 }, points],
    gains: [],
    sources: [],
    goal: { value: 1, label: tell(reportSentences.goal) },
    told: { say: told(text, facts), rule },
  });
