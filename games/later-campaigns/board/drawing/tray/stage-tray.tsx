// While troops act: those of the Stage, and what is chosen from a list. Orders come first, so this may come later.
import type { Desk } from '../../desk.ts';
import { Choices } from './choices.tsx';
import { Strip } from './strip.tsx';

export const StageTray = ({ desk }: { readonly desk: Desk }) => (
  <>
    <Strip desk={desk} />
    <Choices desk={desk} />
  </>
);
