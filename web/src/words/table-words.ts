import { enTable } from './en-table.ts';
import { addWords } from './words.ts';

addWords(enTable);
