import type { Guide } from '@grognard/desk';
import { t } from '../words/words.ts';

/** What stands above the coach; a first lesson has the same name in every game. */
export const lessonName = ({ name }: Guide): string => name ?? t('guide.name');
