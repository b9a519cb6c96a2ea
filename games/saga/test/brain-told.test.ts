import { fill } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { brain } from '../brain/index.ts';
import type { Action } from '../grammar.ts';
import { front, LINE, type Scene, table } from './table.ts';

const scene: Scene = {
  A: { L1: 'FR-LINE', L2: 'FR-LINE', S1: 'FR-OG' },
  B: { ...front('BR-LINE', ...LINE), L2: { card: 'BR-LINE', cas: 3 } },
};

/** The sentences of a plan, as `go` gives them. */
const toldIn = (t: ReturnType<typeof table>, ...plan: readonly Action[]): readonly string[] =>
  (brain.told?.(t.state, 'A', plan, undefined) ?? []).map((said) => fill(said.text, said.with ?? {}));

describe('Marshal says what he means to do', () => {
  test('SAG-10.1: who fires at whom, and that the target may not outlive it', () => {
    const t = table(scene);
    const activate = { type: 'activate', unit: t.idAt('A:L2') } as const;
    const fire = { type: 'declare', kind: 'fire', target: t.idAt('B:L2') } as const;
    expect(toldIn(t, activate, { type: 'pass' }, fire)).toEqual([
      'Fire at the British Infantry with the Line Infantry.',
      'One more hit destroys the British Infantry.',
    ]);
  });

  test('SAG-13.1, 16.2: a step that closes a gap, and what hangs on it', () => {
    const t = table(scene);
    const steps = { type: 'declare', kind: 'lateral', to: 'L3' } as const;
    expect(toldIn(t, { type: 'activate', unit: t.idAt('A:L2') }, steps)).toEqual([
      'Move the Line Infantry to 1st Line 3.',
      'With 3 free slots at the end of the turn the battle would be lost. This closes one.',
    ]);
  });

  test('SAG-6.2: a bid, a card, a pass, a refused reinforcement', () => {
    const t = table(scene);
    expect(toldIn(t, { type: 'commit', card: 'G01' })).toEqual(['Commit Hill, initiative 2.']);
    expect(toldIn(t, { type: 'card', card: 'G14', target: t.idAt('A:S1') })[0]).toMatch(
      /^Play .+ on the Old Guard/,
    );
    expect(toldIn(t, { type: 'pass' })).toEqual(['Play no card now.']);
    expect(toldIn(t, { type: 'reinforce', yes: false })).toEqual(['Draw nobody from the Army deck.']);
  });

  test('SAG-4.5: a deployment by its 1st Line', () => {
    const place = { type: 'place', unit: 'FR-OG', slot: 'L1' } as const;
    expect(toldIn(table(scene), place, { type: 'confirmDeploy' })).toEqual([
      '1 unit in the 1st Line: Old Guard Grenadiers.',
    ]);
  });

  test('SAG-4.10: nobody names what of the enemy lies face down', () => {
    const t = table({
      ...scene,
      B: { ...front('BR-LINE', ...LINE), R1: { card: 'BR-LINE', faceUp: false } },
    });
    const fire = { type: 'declare', kind: 'fire', target: t.idAt('B:R1') } as const;
    expect(toldIn(t, { type: 'activate', unit: t.idAt('A:L2') }, fire)).toEqual([
      'Fire at the face-down unit with the Line Infantry.',
    ]);
  });
});
