import type { ComponentChildren } from 'preact';
import { Country } from './country.tsx';

interface PictureProps {
  /** Whose picture it is: every card has its own stretch of country. */
  readonly name: string;
  /** Something is written over its right side. */
  readonly isAside?: boolean;
  readonly children: ComponentChildren;
}

/** A picture: the country fills the frame whatever its shape, what stands in it is never cut off. */
export const Picture = ({ name, isAside = false, children }: PictureProps) => (
  <svg class="saga-vignette">
    <svg viewBox="0 0 130 52" preserveAspectRatio="xMidYMid slice">
      <Country name={name} />
    </svg>
    <svg viewBox="0 -2 130 56" preserveAspectRatio={isAside ? 'xMinYMid' : 'xMidYMid'}>
      {children}
    </svg>
  </svg>
);
