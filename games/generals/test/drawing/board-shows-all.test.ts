// Whatever happens in a game can be said, drawn and reached: random games over all options.
import { describe, expect, it } from 'vitest';
import { deployedUnits } from '../../board/drawing/deployed-units.ts';
import { boardGeometry } from '../../board/drawing/geometry.ts';
import { isOnBoard, placementsOf } from '../../board/drawing/placements.ts';
import { emptyScene } from '../../board/drawing/scene.ts';
import { sceneAfter } from '../../board/drawing/scene-after.ts';
import { aboutOf } from '../../board/input/about.ts';
import { actionLabel } from '../../board/words/action-label.ts';
import { logLines } from '../../board/words/journal.ts';
import type { Event } from '../../events.ts';
import { playGame, type Shown } from './played-games.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Events that end or divide something and need no line of their own. */
const SILENT: ReadonlySet<Event['type']> = new Set(['roundBegan']);

const isReachable = ({ view }: Shown, { action, role }: Shown['offers'][number]): boolean => {
  if (role === 'commit' || role === 'grave' || aboutOf(action, view).length > 0) return true;
  return (
    action.type === 'order' &&
    view.units.some((unit) => unit.at === action.from && unit.arm === action.arm && unit.side === view.viewer)
  );
};

const full = boardGeometry(1044, 640, false);
const compact = boardGeometry(366, 500, true);

/** Ids of units, names of the code and facts nobody has filled in. */
const MACHINE = /\b[wb][ICA]\d|[a-z][A-Z]|undefined|\{/;

/** Offers without words, legal ones that nothing on the table leads to, units drawn nowhere. */
function* faultsIn(shown: Shown): Generator<string> {
  const { view, offers } = shown;
  for (const offer of offers) {
    const { action, refusal } = offer;
    const label = actionLabel(action, view);
    if (label === '' || label === action.type) yield `no words for ${JSON.stringify(action)}`;
    for (const fact of [label, ...Object.values(refusal?.with ?? {})])
      if (MACHINE.test(`${fact}`)) yield `“${fact}” is said of ${JSON.stringify(action)}`;
    if (refusal === null && !isReachable(shown, offer)) yield `no way to ${JSON.stringify(action)}`;
  }
  const scene = emptyScene(deployedUnits(view));
  for (const { width, height, ...rest } of [full, compact]) {
    const spots = placementsOf({ width, height, ...rest }, scene, view);
    for (const unit of scene.units.filter(isOnBoard)) {
      const spot = spots.get(unit.id);
      const isInside =
        spot !== undefined && spot.x > 0 && spot.x < width && spot.y > 0 && spot.y < height && spot.w > 10;
      if (!isInside) yield `${unit.id} in ${unit.at} is not on a board ${width} wide`;
    }
  }
}

/** Nobody lines up; moves without an attack are told when they are made. */
const isToldElsewhere = (event: Event): boolean =>
  (event.type === 'positionsTaken' && event.lines.length === 0) ||
  (event.type === 'activationsRevealed' && event.moves.every(({ kind }) => kind === 'move'));

function* faultsTold(events: readonly Event[]): Generator<string> {
  for (const event of events) {
    if (isToldElsewhere(event)) continue;
    const lines = logLines([event]);
    if (lines.length === 0 && !SILENT.has(event.type)) yield `nothing is said about ${event.type}`;
    for (const line of lines)
      if (line.kind === 'line' && line.rule === null) yield `no rule is cited for ${event.type}`;
  }
}

describe('random games over all options', () => {
  it.each(SEEDS)('game %i can be said, drawn and reached to its end', { timeout: 30_000 }, (seed) => {
    const faults: string[] = [];
    const events = playGame(seed, (shown) => faults.push(...faultsIn(shown)));
    faults.push(...faultsTold(events));
    expect(faults).toEqual([]);
    const { fronts } = events.reduce(sceneAfter, emptyScene([]));
    expect(fronts.every(({ white, black }) => white.length <= 5 && black.length <= 5)).toBe(true);
  });
});

describe('the journal', () => {
  it('says once what several alike units do', () => {
    const moved = (unit: string): Event => ({
      type: 'unitMoved',
      rule: 'GEN-7.7',
      unit,
      from: 'a1',
      to: 'a2',
      how: 'order',
    });
    const [line, ...more] = logLines([moved('wI1'), moved('wI2'), moved('wI3')]);
    expect(more).toEqual([]);
    expect(line?.text.map((part) => (typeof part === 'string' ? part : part.bold)).join('')).toBe(
      'White: 3 Infantry a1 → a2.',
    );
  });
  it('GEN-13.9: writes out the whole sum of a die, with the rule that decided it', () => {
    const [line] = logLines([
      {
        type: 'attackResolved',
        rule: 'GEN-12.34',
        unit: 'wI1',
        target: 'bI1',
        step: 'ranged',
        front: 'a1-a2',
        natural: 6,
        modifiers: [{ rule: 'GEN-13.1', label: 'Attacking Infantry against defending Infantry', value: -1 }],
        modified: 5,
        against: 3,
        hit: true,
      },
    ]);
    expect(line?.sums).toMatchObject([
      { die: { face: 6, look: 'bone' }, modifiers: '−1', total: 5, note: '✓' },
    ]);
    expect(line?.rule).toBe('GEN-12.34');
  });
});
