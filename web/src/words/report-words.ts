import { enReport } from './en-report.ts';
import { addWords } from './words.ts';

addWords(enReport);
