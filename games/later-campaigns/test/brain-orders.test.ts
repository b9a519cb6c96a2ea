// NLC-J.3.1: what the staff of the machine proposes, on the field of Quatre Bras.
import { frozen, simulationSource, startMatch } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { hasErrand } from '../brain/orders/errands.ts';
import { objectivesOf } from '../brain/orders/missions.ts';
import { PRUDENT, RESOLUTE, type Resolve } from '../brain/orders/resolve.ts';
import { Scheming } from '../brain/orders/scheme.ts';
import { Staff } from '../brain/orders/staff.ts';
import { patchBody } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import { detach } from '../orders/assigning.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type BodyId, NOWHERE, type OrderType } from '../vocabulary.ts';

const AT_18_00 = 5;

const quatreBras = (turn: number): State => {
  const { state } = startMatch(
    laterCampaigns,
    { ...options.usual, scenario: 'quatre-bras' },
    simulationSource(1),
  );
  return { ...laterCampaigns.clone(frozen(state)), turn };
};

const bodyNamed = (state: Read, id: string): BodyId =>
  theatreOf(state).bodies.findIndex((sheet) => sheet.id === id);

/** What the staff hopes to gain by each order to this body. */
const gains = (state: State, body: BodyId): readonly number[] =>
  new Staff(state, 'send', 'french', [], PRUDENT)
    .proposals()
    .filter(({ mission }) => mission.body === body)
    .map(({ gain }) => gain);

const most = (values: readonly number[]): number => Math.max(0, ...values);

describe('NLC-J.3.1: what an order is worth', () => {
  test('NLC-12.13f: who came up the road to a place that scores has no errand there, and joins his corps', () => {
    const state = quatreBras(1);
    const party = theatreOf(state).bodies.findIndex(
      ({ kind, formation }) => kind === 'party' && formation === bodyNamed(state, 'fr-2'),
    );
    const leg = legWith({
      type: 'march',
      target: {
        kind: 'place',
        place: theatreOf(state).places.findIndex(({ id }) => id === 'frasnes'),
      },
    });
    detach(state, party, theatreOf(state).bodies[party]?.units ?? [], automatic(state, party, [leg]), true);
    expect(activeLeg(state, party).type).toBe('march');
    expect(hasErrand(state, party)).toBe(false);
    const sent = { ...automatic(state, party, [leg]), sender: 'local' as const };
    patchBody(state, party, { order: sent });
    expect(hasErrand(state, party)).toBe(true);
  });

  test('NLC-A.5 guard-cavalry-held-back: the 3 points it costs to use the Guard cavalry are taken off', () => {
    const state = quatreBras(AT_18_00);
    const guard = bodyNamed(state, 'fr-guard-cav');
    const free = { ...state, struck: ['guard-cavalry-held-back'] };
    expect(most(gains(free, guard))).toBeGreaterThan(most(gains(state, guard)) + 1);
  });

  test('who counts blood as a Marshal does is less afraid of odds; where nobody bleeds it is the same to him', () => {
    const state = quatreBras(AT_18_00);
    const bold = { ...PRUDENT, blood: RESOLUTE.blood };
    const [crossroads] = objectivesOf(state);
    const scheme = (type: OrderType, resolve: Resolve): number =>
      new Scheming(state, 'french', resolve).worth([
        { body: bodyNamed(state, 'fr-2'), tasks: [], type, at: crossroads?.prize.hex ?? NOWHERE },
      ]);
    expect(scheme('attack', bold)).toBeGreaterThan(scheme('attack', PRUDENT));
    expect(scheme('fallBack', bold)).toBe(scheme('fallBack', PRUDENT));
  });
});
