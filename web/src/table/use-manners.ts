import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';

/** Beside the board while one plays on; on a phone there is no beside. */
export const useManners = () =>
  useSizeClass() === 'narrow'
    ? ({ from: 'below', overTabs: true } as const)
    : ({ from: 'side', open: true } as const);
