import { enSettings } from './en-settings.ts';
import { addWords } from './words.ts';

addWords(enSettings);
