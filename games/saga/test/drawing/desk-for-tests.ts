// The desk of a Saga table without a page.
import * as withoutPage from '@grognard/desk/test/test-desk.ts';
import type { Selection } from '../../board/desk.ts';
import type { Scene } from '../../board/drawing/field/scene.ts';
import { aboutOf } from '../../board/input/action-targets.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { Shown } from './played-games.ts';

export type TestDesk = withoutPage.TestDesk<View, Action, Event, Selection, Scene>;

export const deskFor = (shown: Shown): TestDesk =>
  withoutPage.testDesk(shown, (action) => aboutOf(action, shown.view));
