import { choice, declareOptions, toggle } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf, wordsOf } from '../src/lobby/declared.ts';

const { each } = declareOptions({
  fog: toggle({ name: 'Fog', say: 'Nobody sees further than one hex.', rule: 'TOY-4.1' }),
  ground: choice(
    { name: 'Ground', say: 'Where the fight takes place.', rule: 'TOY-2.1' },
    { plain: 'Plain', hills: 'Hills' },
    'hills',
  ),
});

describe('declared options in the lobby', () => {
  it('are called what the declaration calls them', () => {
    expect(wordsOf(each.fog)).toEqual({
      name: 'Fog',
      say: 'Nobody sees further than one hex.',
      rule: 'TOY-4.1',
    });
  });
  it('offer the choices in the order they are declared in', () => {
    expect(choicesOf(each.ground)).toEqual([
      { value: 'plain', name: 'Plain' },
      { value: 'hills', name: 'Hills' },
    ]);
    expect(choicesOf(each.fog)).toEqual([]);
  });
});
