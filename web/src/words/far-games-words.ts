import { enFarGames } from './en-far-games.ts';
import { addWords } from './words.ts';

addWords(enFarGames);
