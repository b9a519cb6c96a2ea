// What is lifted between battles, for whoever does not see what is lit.
import { tell } from '@grognard/desk/words/tell.ts';
import type { ImprovementId } from '../../data/improvements.ts';
import type { Desk } from '../desk.ts';
import { takersOf } from '../input/between.ts';
import { improvementName } from './item-names.ts';
import { notebookWords } from './sentences-notebook.ts';

export const announceLifted = (desk: Desk, card: ImprovementId): string =>
  tell(notebookWords.cardLifted, { card: improvementName(card), count: takersOf(desk, card).length });
