import { enRanks } from './en-ranks.ts';
import { addWords } from './words.ts';

addWords(enRanks);
