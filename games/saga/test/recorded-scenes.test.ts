import { join } from 'node:path';
import { replayScenes } from '@grognard/testkit/replay-scenes.ts';
import { saga } from '../module.ts';

replayScenes(saga, join(import.meta.dirname, '../../../fixtures/saga/scenes'));
