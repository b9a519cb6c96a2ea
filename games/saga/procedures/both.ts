// Simultaneous decisions (section 29): both are asked at once, in any order, and nothing shows before both are in.
import type { Decision, Frozen, RuleId } from '@grognard/kernel';
import type { BothFrame } from '../frames.ts';
import { stillDeciding } from '../secrecy/drafts.ts';

export const askBoth = (frame: Frozen<BothFrame>, rule: RuleId, prompt: string): readonly Decision[] =>
  stillDeciding(frame).map((seat) => ({ seat, rule, prompt }));
