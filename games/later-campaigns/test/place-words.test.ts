// How places and parties are called in sentences.
import { describe, expect, it } from 'vitest';
import { turnInProse } from '../board/diary/prose.ts';
import { nameOnCounter } from '../board/words/counter-names.ts';
import { tellerOf } from '../board/words/teller.ts';
import { hexNamed, theatreOf } from '../data/theatres.ts';

const at = (scenario: string) => {
  const theatre = theatreOf({ options: { scenario } });
  return {
    teller: tellerOf({ scenario, turn: 1 }),
    hex: (id: string) => hexNamed(theatre, id),
    unit: (id: string) => theatre.units.findIndex((unit) => unit.id === id),
    theatre,
  };
};

describe('where something happens', () => {
  it('NLC-9.1: is said at a place, or near one', () => {
    const { teller, hex } = at('wavre');
    expect(teller.near(hex('5332'))).toBe('at Corbais (5332)');
    const { teller: other, hex: there } = at('quatre-bras');
    expect(other.near(there('2465'))).toBe('near Frasnes (2465)');
  });

  it('NLC-9.1: a hex without a name is told by a place close to it, and a way names only where it ends', () => {
    const { teller, hex } = at('quatre-bras');
    expect(teller.hex(hex('2555'))).toBe('Gemioncourt (2555)');
    expect(teller.hex(hex('2465'))).toBe('2465 near Frasnes');
    expect(teller.spot(hex('2465'))).toBe('2465');
  });

  it('NLC-12.0a: a party does not name its corps with every battery', () => {
    const { teller, theatre } = at('wavre');
    const names = [...theatre.bodies.keys()].map(teller.body);
    expect(names).toContain('12-pounders, Le Capitaine and Desprez of IV Corps');
    expect(names.join()).not.toMatch(/(\w+ Corps) [^,]+ of \1/);
  });

  it('a detachment is called by its commander on its counter', () => {
    expect(nameOnCounter('Zepelin detachment')).toBe('Zepelin');
  });

  it('every name is short enough for a counter', () => {
    const { theatre } = at('campaign');
    const long = theatre.units.map(({ name }) => nameOnCounter(name)).filter(({ length }) => length > 12);
    expect(long).toEqual([]);
  });
});

describe('an assault in the diary', () => {
  const { teller, hex, unit } = at('quatre-bras');
  const [jamin, bijlandt] = [unit('fr-2-jamin'), unit('aa-1-bijlandt')];
  const began = {
    type: 'assaultBegan',
    rule: 'NLC-7.3a',
    side: 'french',
    target: hex('2554'),
    attackers: [jamin],
    defenders: [bijlandt],
  } as const;

  it('NLC-7.4f: nobody stands his ground who is lost', () => {
    const lost = {
      type: 'unitEliminated',
      rule: 'NLC-7.2',
      unit: bijlandt,
      hex: hex('2554'),
      supplied: true,
    } as const;
    const told = turnInProse([began, lost], teller).join(' ');
    expect(told).toContain('The French assaulted near Gemioncourt (2554): Jamin against Bijlandt.');
    expect(told).toContain('The Allies lost Bijlandt.');
    expect(told).not.toContain('stood their ground');
    expect(turnInProse([began], teller).join(' ')).toContain('Both sides stood their ground.');
  });

  it('NLC-7.4e: nor who retreats from the fire', () => {
    const back = {
      type: 'unitsMoved',
      how: 'retreat',
      units: [jamin],
      side: 'french',
      seen: [jamin],
      rule: 'NLC-7.4e',
      from: hex('2555'),
      to: hex('2556'),
    } as const;
    expect(turnInProse([began, back], teller).join(' ')).toContain('The French gave way.');
    // What comes of the next chit is another story.
    const drawn = { type: 'chitDrawn', rule: 'NLC-4.0f', side: 'allied', chits: [] } as const;
    expect(turnInProse([began, drawn, back], teller).join(' ')).toContain('Both sides stood their ground.');
  });
});

it('NLC-9.1: whoever comes up in one turn is told in one sentence of the diary', () => {
  const { teller, hex, unit } = at('quatre-bras');
  const entered = (id: string, where: string) =>
    ({
      type: 'unitsEntered',
      rule: 'NLC-9.1',
      hex: hex(where),
      units: [unit(id)],
      side: 'french',
      seen: [],
    }) as const;
  expect(turnInProse([entered('fr-2-bauduin', '2465'), entered('fr-2-jamin', '2340')], teller)).toEqual([
    'New troops came up: Bauduin near Frasnes (2465); Jamin near Genappe (2340).',
  ]);
});
