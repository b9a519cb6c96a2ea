// While troops act: those of the Stage, and what is chosen from a list. Orders come first, so this may come later.
import type { Desk } from '../../desk.ts';
import { Choices } from './choices.tsx';
import { Cup } from './cup.tsx';
import { Strip } from './strip.tsx';

export const StageTray = ({ desk, isNarrow }: { readonly desk: Desk; readonly isNarrow: boolean }) => (
  <>
    <Strip desk={desk} />
    <Choices desk={desk} />
    {!isNarrow && <Cup view={desk.shown.value.view} />}
  </>
);
