import { enGuide } from './en-guide.ts';
import { addWords } from './words.ts';

addWords(enGuide);
