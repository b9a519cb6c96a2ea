import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const LED = { leaders: { ney: { at: '0,0', rating: 2, commands: ['french corps'] } } } as const;

/** A leg towards hexes of the proving ground. */
const towards = (type: 'attack' | 'probe' | 'delay' | 'defend', hexes: readonly number[]) => ({
  type,
  target: { kind: 'currentPosition' as const, hexes },
  route: [],
  forced: false,
  nextDay: false,
  superior: null,
  defendHexes: [],
});

function attacking(
  units: Parameters<typeof table>[0]['units'],
  type: 'attack' | 'probe',
  goal: string,
  more = {},
) {
  const probe = table({ ...LED, ...(units === undefined ? {} : { units }) });
  const leg = towards(type, [probe.at(goal)]);
  const order = { ...probe.body('french corps').order, legs: [leg] };
  return table({
    ...LED,
    ...(units === undefined ? {} : { units }),
    bodies: { 'french corps': { order, ...more } },
  });
}

describe('what orders ask of movement', () => {
  test('NLC-12.2.1b, NLC-R059, NLC-GV-93: a unit far from the enemy ends at least one hex closer to the target', () => {
    const at = attacking({ i: { at: '0,0' }, e: { at: '7,0', side: 'allied' } }, 'attack', '7,0');
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.refused('french', { type: 'endMove' })).toBe('NLC-12.2.1b');
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops).toContain(at.at('1,0'));
    expect(stops).not.toContain(at.at('-1,0'));
    expect(stops).not.toContain(at.at('0,-1'));
    // With 4 points it may step back one hex and still come closer, not two.
    at.play('french', { type: 'step', hex: at.at('-1,0') });
    expect(at.refused('french', { type: 'step', hex: at.at('-2,0') })).toBe('NLC-R059');
  });

  test('NLC-12.2.2a, NLC-R062, NLC-GV-83: with two units in zones a Probe sends no third', () => {
    const at = attacking(
      {
        p1: { at: '2,0' },
        p2: { at: '2,1' },
        p3: { at: '0,0' },
        e: { at: '3,0', side: 'allied' },
      },
      'probe',
      '3,0',
    );
    at.play('french', { type: 'select', units: [at.unit('p3')] });
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops).not.toContain(at.at('2,-0'));
    expect(stops).not.toContain(at.at('3,-1'));
    expect(stops).toContain(at.at('1,0'));
  });

  test('NLC-12.2.1e, NLC-GV-94: the last unit that can bring more into contact stops in an enemy zone', () => {
    const at = attacking(
      { i1: { at: '2,0' }, i3: { at: '1,0' }, e: { at: '3,0', side: 'allied' } },
      'attack',
      '3,0',
      { contact: true },
    );
    at.play('french', { type: 'select', units: [at.unit('i3')] });
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops.length).toBeGreaterThan(0);
    for (const hex of stops)
      expect([
        at.at('2,0'),
        at.at('2,1'),
        at.at('3,-1'),
        at.at('3,1'),
        at.at('4,-1'),
        at.at('4,0'),
      ]).toContain(hex);
  });

  test('NLC-12.1d: a move does not take a unit out of command', () => {
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: ['french corps'] } },
      orders: { 'french corps': 'defend' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops).toContain(at.at('3,0'));
    expect(stops).not.toContain(at.at('4,0'));
  });
});
