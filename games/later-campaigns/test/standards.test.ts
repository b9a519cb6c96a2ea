// The map as it opens, and from afar: counters clear of buttons, a name for every formation.
import { type CameraView, centredOn, toWindow } from '@grognard/desk/map/camera/view.ts';
import type { HexPlan, Size } from '@grognard/desk/map/hex-plan.ts';
import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import { simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import { coveredIn } from '../board/drawing/map/covered.ts';
import { windowOn } from '../board/drawing/map/minimap.tsx';
import { clearOfGlass, whereToOpen } from '../board/drawing/map/opening.ts';
import { planOf } from '../board/drawing/map/plan.ts';
import { platesOf } from '../board/drawing/map/standard-plates.tsx';
import { TitlePlate } from '../board/drawing/map/title-plate.tsx';
import { hexNamed, theatreOf } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import type { View } from '../view.ts';

it('the frame of the small map never loses its sides: it ends where the sheet ends', () => {
  const sheet = { width: 1000, height: 2000 };
  expect(windowOn(sheet, { x: -500, y: 100, width: 2000, height: 300 })).toEqual({
    x: 0,
    y: 100,
    width: 1000,
    height: 300,
  });
});

it('names of formations that stand close together do not lie over each other', () => {
  const theatre = theatreOf({ options: { scenario: 'campaign' } });
  const hex = hexNamed(theatre, '2455');
  const names = ['III Corps', 'II Cavalry Corps', 'I Cavalry Corps'];
  const zoom = 0.2;
  const plates = platesOf(
    names.map((name, body) => ({ body, name, field: 'french', hexes: [hex + body] })),
    planOf(theatre),
    zoom,
  );
  for (const [i, one] of plates.entries())
    for (const other of plates.slice(i + 1)) {
      const isBeside = Math.abs(one.x - other.x) * zoom >= (one.width + other.width) / 2;
      const isAbove = Math.abs((one.y - other.y) * zoom + one.lift - other.lift) >= 16;
      expect(isBeside || isAbove).toBe(true);
    }
  // Nor far from their troops: whoever finds no room above stands below.
  expect(plates.map(({ lift }) => lift).toSorted((a, b) => a - b)).toEqual([-33, -16, 1]);
});

/** How many counters lie under what is on the glass. */
const covered = (
  stacks: View['stacks'],
  plan: HexPlan,
  room: SizeClass,
  window: Size,
  at: CameraView,
): number =>
  stacks.filter(({ hex }) => {
    const { x, y } = toWindow(at, plan.centre(hex));
    return coveredIn(room, window).some(
      (box) => x + 23 > box.x && x - 23 < box.x + box.width && y + 23 > box.y && y - 23 < box.y + box.height,
    );
  }).length;

it('on a phone La Belle Alliance opens with no counter under the buttons, two of which would lie there', () => {
  const scenario = 'la-belle-alliance';
  const match = startMatch(laterCampaigns, { ...options.usual, scenario }, simulationSource(1));
  const view = viewOf(match, 'french');
  const plan = planOf(theatreOf(view));
  const [room, window] = ['narrow', { width: 368, height: 370 }] as const;
  const first = centredOn(plan.centre(whereToOpen(view, plan)), 1, window);
  const opened = clearOfGlass(view, plan, room, first, window);
  const counts = [first, opened].map((at) => covered(view.stacks, plan, room, window, at));
  expect(counts).toEqual([2, 0]);
});

it('on a phone the name of a battle is not worth a counter, a formation that acts is', () => {
  const match = startMatch(laterCampaigns, options.usual, simulationSource(1));
  const view = viewOf(match, 'french');
  const active = { side: 'french', player: null, chits: [0], reserve: false } as const;
  const isShown = (room: SizeClass, at: View): boolean => TitlePlate({ view: at, room }) !== null;
  expect(isShown('narrow', view)).toBe(false);
  expect(isShown('wide', view)).toBe(true);
  expect(isShown('narrow', { ...view, active })).toBe(true);
});
