import { generals } from '@grognard/games/generals/module.ts';
import { measureTitle } from './titles/measure-title.ts';

measureTitle('Generals', generals);
