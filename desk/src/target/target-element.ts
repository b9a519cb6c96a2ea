import type { Target } from '@grognard/kernel';
import { readTarget } from './target-key.ts';

/** The drawn thing an event happened on. */
export const targetElement = (from: EventTarget | null): Element | null =>
  from instanceof Element ? from.closest('[data-target]') : null;

export const targetAt = (element: Element | null): Target | null =>
  readTarget(element?.getAttribute('data-target') ?? '');
