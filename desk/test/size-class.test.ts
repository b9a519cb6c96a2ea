import { describe, expect, it } from 'vitest';
import { sizeClassOf } from '../src/sizes/size-class.ts';

describe('the size of a window', () => {
  it.each([
    [1920, 1080, 'wide'],
    [1440, 900, 'wide'],
    [1024, 768, 'wide'],
    [1536, 730, 'short'],
    [1366, 657, 'short'],
    [1280, 600, 'short'],
    [844, 390, 'rail'],
    [720, 450, 'rail'],
    [768, 1024, 'narrow'],
    [390, 844, 'narrow'],
    // A keyboard on the screen makes a phone as low as one on its side; it stays what it was.
    [390, 400, 'narrow'],
  ] as const)('%i × %i is %s', (width, height, expected) => {
    expect(sizeClassOf(width, height)).toBe(expected);
  });
});
