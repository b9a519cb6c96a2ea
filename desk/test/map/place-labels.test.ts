import { hexPlan } from '@grognard/desk/map/hex-plan.ts';
import { placeLabels } from '@grognard/desk/map/place-labels.ts';
import { hexGrid, rowsOf } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';

const plan = hexPlan(hexGrid({ up: 'flat', shoved: 'odd' }, rowsOf(Array(9).fill(11))), 30, 10);

describe('names on the map', () => {
  it('stand below their hex; the second name of a hex stands above it, the third nowhere', () => {
    const wavre = [
      { hex: 40, text: 'Wavre Lower Town', kind: 'farm' },
      { hex: 40, text: 'Wavre', kind: 'town' },
      { hex: 40, text: 'Wavre Upper Town', kind: 'farm' },
    ] as const;
    const { y } = plan.centre(40);
    const placed = placeLabels(plan, wavre).map((label) => [label.text, label.y > y]);
    expect(placed).toEqual([
      ['Wavre', true],
      ['Wavre Lower Town', false],
    ]);
  });

  it('from afar only towns have any, clear of the star in their hex, and of two in one place the second stands above', () => {
    const zoom = 0.1;
    const towns = [
      { hex: 40, text: 'Wavre', kind: 'town' },
      { hex: 41, text: 'Wavre Lower Town', kind: 'town' },
      { hex: 60, text: 'Inn', kind: 'farm' },
    ] as const;
    const placed = placeLabels(plan, towns, zoom);
    const offs = placed.map(({ hex, y }) => Math.round((y - plan.centre(hex).y) * zoom));
    expect(offs).toEqual([22, -10]);
  });

  it('that are far apart all stand', () => {
    const far = [0, 5, 60].map((hex) => ({ hex, text: 'Inn', kind: 'farm' }) as const);
    expect(placeLabels(plan, far)).toHaveLength(3);
  });
});
