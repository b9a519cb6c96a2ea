// The notebook lies open: the left page reckons, the right page asks.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Desk } from '../desk.ts';
import { LeftPage } from './left-page.tsx';
import './notebook.css';
import './shop.css';
import { RightPage } from './right-page.tsx';

export function NotebookPages({ desk }: { readonly desk: Desk }) {
  const room = useSizeClass();
  return (
    <div class={`napoleonica-book is-${room}`}>
      <RightPage desk={desk} />
      <LeftPage view={desk.shown.value.view} />
    </div>
  );
}
