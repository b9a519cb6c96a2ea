import { enFar } from './en-far.ts';
import { addWords } from './words.ts';

addWords(enFar);
