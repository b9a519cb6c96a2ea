import { saga } from '@grognard/games/saga/module.ts';
import { measureTitle } from './titles/measure-title.ts';

measureTitle('Saga', saga);
