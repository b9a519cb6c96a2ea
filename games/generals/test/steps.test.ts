import { expect, test } from 'vitest';
import { combatFrame } from '../combat/combat-frame.ts';
import { positionsFrame, rerollsFrame } from '../combat/decision-frames.ts';
import { declareFrame, gameFrame, movementFrame, roundFrame } from '../frames.ts';
import { procedures } from '../procedures/index.ts';
import { procedure, secretDecision, sequence } from '../rule-types.ts';

test('a step that is misspelt does not compile', () => {
  // @ts-expect-error there is no such phase of a round
  roundFrame.at('fastt', {});
  const movement = movementFrame.at('declare', { phase: 'fast', settled: [] });
  // @ts-expect-error there is no such step of a movement phase
  movement.step = 'advanced';
  // @ts-expect-error the phase stays the same
  movement.phase = 'combined';
  // @ts-expect-error there is no such local
  movementFrame.at('declare', { phase: 'fast', settle: [] });
  // @ts-expect-error a movement phase is fast or combined
  declareFrame.ask(['white'], { phase: 'slow' });
  // @ts-expect-error there is no such side
  positionsFrame.ask(['red'], {});
  const combat = combatFrame.at('captures', {
    ...{ nth: 1, fronts: [], rerolls: [], occupants: [], chosen: {}, fallen: {}, removed: [] },
  });
  // @ts-expect-error no step of combat has this name
  expect(combat.step === 'capture').toBe(false);
});

test('a sequence has all its steps and no others', () => {
  // @ts-expect-error rounds are missing
  sequence(gameFrame, 'GEN-1.1', { deploy: () => {} });
  // @ts-expect-error there is no such step
  sequence(gameFrame, 'GEN-1.1', { deploy: () => {}, round: () => {}, feast: () => {} });
  expect(gameFrame.steps).toEqual(['deploy', 'round', 'done']);
});

test('what a procedure does with its frame is checked', () => {
  procedure(rerollsFrame, {
    rule: 'GEN-12.31',
    pending: () => [],
    actions: [],
    advance(_umpire, frame) {
      // @ts-expect-error there is no such step
      frame.step = 'decided';
    },
  });
  secretDecision(declareFrame, {
    rule: 'GEN-6.8',
    question: () => ({ prompt: 'Choose.', rule: 'GEN-6.8' }),
    actions: [],
    revealed(_umpire, _frame, { white }) {
      // @ts-expect-error this decision drafts orders, not shots
      expect(white.shots).toBeUndefined();
    },
  });
});

test('procedures go by the names their frames declare', () => {
  expect(Object.entries(procedures).map(([name, { frame }]) => [name, frame?.proc])).toEqual(
    Object.keys(procedures).map((name) => [name, name]),
  );
});
