import { signal } from '@preact/signals';

/** The paragraph shown at the side, or none. */
export const openedRule = signal<string | null>(null);
export const openRule = (rule: string): void => {
  openedRule.value = rule;
};
export const closeRule = (): void => {
  openedRule.value = null;
};
