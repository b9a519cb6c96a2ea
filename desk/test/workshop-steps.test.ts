// Steps back and forth in a workshop.
import type { FunctionComponent, VNode } from 'preact';
import { expect, it } from 'vitest';
import { Steps } from '../src/workshop/steps.tsx';

type Work = Parameters<typeof Steps>[0]['work'];
type Pressed = VNode<{ onClick(): void }>;

/** What is said when both buttons are pressed, and how often the work was changed. */
function pressBoth(past: readonly object[]): { readonly said: readonly string[]; readonly changed: number } {
  const said: string[] = [];
  let changed = 0;
  const work = {
    bench: { past, future: [] },
    setBench: () => {
      changed += 1;
    },
    setMessage: ({ text }: { readonly text: string }) => said.push(text),
  } as unknown as Work;
  const { props } = Steps({ work }) as VNode<{ children: VNode[] }>;
  for (const { type, props: own } of props.children)
    ((type as FunctionComponent)(own) as Pressed).props.onClick();
  return { said, changed };
}

it('a step that there is not says so', () => {
  expect(pressBoth([])).toEqual({
    said: [
      'Nothing to undo: nothing has been changed here yet.',
      'Nothing to redo. What you take back can be done again until you change something else.',
    ],
    changed: 0,
  });
});

it('a step that there is, is taken', () => {
  const { said, changed } = pressBoth([{}]);
  expect([said.length, changed]).toEqual([1, 1]);
});
