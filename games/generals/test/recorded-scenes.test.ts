import { join } from 'node:path';
import { replayScenes } from '@grognard/testkit/replay-scenes.ts';
import { generals } from '../module.ts';

replayScenes(generals, join(import.meta.dirname, '../../../fixtures/generals/scenes'));
