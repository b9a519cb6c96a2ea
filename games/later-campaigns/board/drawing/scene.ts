// What a beat shows: the stacks as they stood then, and the result that is looked at.
import type { SeenStack } from '../../view.ts';

export interface Scene {
  readonly stacks: readonly SeenStack[];
}
