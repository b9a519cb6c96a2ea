import { enNew } from './en-new.ts';
import { addWords } from './words.ts';

addWords(enNew);
