import { join } from 'node:path';
import { replayScenes } from '@grognard/testkit/replay-scenes.ts';
import { napoleonica } from '../module.ts';

replayScenes(napoleonica, join(import.meta.dirname, '../../../fixtures/napoleonica/scenes'));
