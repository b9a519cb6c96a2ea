import { enEditions } from './en-editions.ts';
import { addWords } from './words.ts';

addWords(enEditions);
