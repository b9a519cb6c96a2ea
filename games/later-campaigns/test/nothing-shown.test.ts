// What can be laid over the map says so where there is nothing to see of it.
import { describe, expect, it } from 'vitest';
import { OVERLAYS, type Overlay } from '../board/drawing/overlays/chosen.ts';
import { isNothingShown } from '../board/drawing/overlays/nothing-shown.ts';
import { overlayNothing } from '../board/words/sentences-overlays.ts';
import { laterCampaigns } from '../module.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../vocabulary.ts';

function atStart(scenario: string): State {
  const options = laterCampaigns.parseOptions({ scenario });
  if (!options.ok) throw new Error(options.error.message);
  return setup(options.value);
}

const empty = (state: State): readonly Overlay[] =>
  OVERLAYS.filter((overlay) => isNothingShown(overlay, { state, side: 'french', from: null, spot: null }));

describe('what is laid over the map and shows nothing', () => {
  it('NLC-12.6: at the start of Quatre Bras no courier rides, and nobody is chosen to look from', () => {
    expect(empty(atStart('quatre-bras'))).toEqual(['sight', 'flanks', 'couriers']);
    expect(overlayNothing.couriers).toBe('No couriers are riding.');
  });

  it('NLC-7.6b, 8.1a: without troops on the map there are no guns, flanks or marches', () => {
    const state = atStart('quatre-bras');
    for (const [i, unit] of state.units.entries())
      state.units[i] = { ...unit, status: 'eliminated', hex: NOWHERE };
    expect(empty(state)).toEqual(expect.arrayContaining(['threat', 'arcs', 'flanks']));
  });

  it('NLC-12.6: an order on the road is a courier who rides', () => {
    const state = atStart('quatre-bras');
    for (const [i, body] of state.bodies.entries())
      if (body !== null) state.bodies[i] = { ...body, transit: [body.order] };
    expect(empty(state)).not.toContain('couriers');
  });
});
