import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';

/** Nothing has happened before the first decision. */
export const watching = lazyCode(() => import('./watching.ts'));
