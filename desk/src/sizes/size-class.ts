import { useEffect, useState } from 'preact/hooks';

/**
 * How a table divides its window. `wide`: journal at the right, desk below. `short`: one column at the right for both.
 * `rail`: a phone on its side, the column folds into a rail. `narrow`: everything but the board is a sheet from below.
 */
export type SizeClass = 'wide' | 'short' | 'rail' | 'narrow';

/** Windows below this width have room for one thing at a time. */
const NARROW = 860;
/** Windows up to these heights cannot spare the height of a desk, or of a bar. */
const SHORT = 760;
const RAIL = 460;

export function sizeClassOf(width: number, height: number): SizeClass {
  if (height <= RAIL && width > height) return 'rail';
  if (width <= NARROW) return 'narrow';
  return height <= SHORT ? 'short' : 'wide';
}

const now = (): SizeClass => sizeClassOf(innerWidth, innerHeight);

/** The class of the window, followed as it changes. The table says it in `data-size`, for styles. */
export function useSizeClass(): SizeClass {
  const [size, setSize] = useState(now);
  useEffect(() => {
    const onResize = (): void => setSize(now());
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return size;
}
