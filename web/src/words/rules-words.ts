import { enRules } from './en-rules.ts';
import { addWords } from './words.ts';

addWords(enRules);
