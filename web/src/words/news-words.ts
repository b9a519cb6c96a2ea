import { enNews } from './en-news.ts';
import { addWords } from './words.ts';

addWords(enNews);
