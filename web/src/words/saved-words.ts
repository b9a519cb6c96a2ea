import { enSaved } from './en-saved.ts';
import { addWords } from './words.ts';

addWords(enSaved);
