import { enTableParts } from './en-table-parts.ts';
import { addWords } from './words.ts';

addWords(enTableParts);
