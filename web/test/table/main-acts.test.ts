// The answer to the whole decision, in wax, and the way on when the game is over.
import type { VNode } from 'preact';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { hash: '' });
});
vi.mock('../../src/table/fork.ts', () => ({ forkFrom: () => {} }));
vi.mock('../../src/table/lazy-parts.ts', () => ({ WatchActs: () => null }));

const { MainActs } = await import('../../src/table/main-acts.tsx');
type Session = Parameters<typeof MainActs>[0]['session'];

/** How the way to the report looks at the end of a game of this kind. */
function reportButton(kind: 'battle' | 'guide' | 'sandbox'): unknown {
  const state = { kind, outcome: { winners: [] }, viewer: 'white', players: { white: { kind: 'me' } } };
  const none = { value: null };
  const session = { id: 'a', shown: { value: state }, past: none, playing: none, recap: none, doubt: none };
  return (MainActs({ session: session as unknown as Session }) as VNode<{ kind: string }>).props.kind;
}

it('the report is the main step after a sandbox; after a lesson the coach has it, after a battle its end', () => {
  expect(reportButton('sandbox')).toBe('primary');
  expect(reportButton('battle')).toBe('plain');
  expect(reportButton('guide')).toBe('plain');
});
