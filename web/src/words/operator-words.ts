import { enOperator } from './en-operator.ts';
import { addWords } from './words.ts';

addWords(enOperator);
