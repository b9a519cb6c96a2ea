// What the viewer has put together unseen, and what the step of the moment is about.
import { type AnyFrameDeclaration, type Frame, type Frozen, isFrameOf } from '@grognard/kernel';
import type { Form } from '@grognard/kernel/forms.ts';
import { cartForm, fieldDraftForm } from '../../army/draft-forms.ts';
import { EMPTY_FIELD, type FieldDraft } from '../../army/field-draft.ts';
import { fieldArmyFrame, shopFrame } from '../../army/frames.ts';
import type { Cart } from '../../army/purchases.ts';
import type { View } from '../../view.ts';

/** The frame on top, if it is of this procedure. */
export function topFrame<F extends Frame>(
  { frames }: View,
  declared: { readonly proc: AnyFrameDeclaration['proc']; readonly form: Form<F> },
): Frozen<F> | null {
  const frame = frames.at(-1);
  return frame !== undefined && isFrameOf(declared, frame) ? frame : null;
}

/** Whoever only watches sees empty hands. */
const draftIn = <T>(
  view: View,
  declared: { readonly proc: string; readonly form: Form<Frame> },
  form: Form<T>,
  empty: T,
): T => (view.draft === null || topFrame(view, declared) === null ? empty : form(view.draft, 'draft'));

export const cartIn = (view: View): Cart => draftIn(view, shopFrame, cartForm, []);

export const fieldDraftIn = (view: View): FieldDraft =>
  draftIn(view, fieldArmyFrame, fieldDraftForm, EMPTY_FIELD);
