import { enMail } from './en-mail.ts';
import { addWords } from './words.ts';

addWords(enMail);
