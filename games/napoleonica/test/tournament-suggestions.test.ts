// Armies and musters that will do, where somebody must imagine one.
import { describe, expect, test } from 'vitest';
import { refuseField } from '../army/fielding.ts';
import { newNotebook, recruit } from '../army/notebook.ts';
import { refuseCart, refuseMuster } from '../army/purchases.ts';
import { suggestedField, suggestedMuster } from '../army/suggestions.ts';
import { FACTIONS } from '../data/words.ts';

const terms = { limit: 150, lends: true, perGun: 0 };

describe('suggestions', () => {
  test.each(FACTIONS)('NAP-TRN.4: a muster of %s has a Commander and can be paid for', (faction) => {
    const notebook = newNotebook(faction, 200);
    const cart = suggestedMuster(notebook);
    expect([refuseMuster(notebook, cart), refuseCart(notebook, cart)]).toEqual([null, null]);
    expect(suggestedMuster(newNotebook(faction, 30))).toHaveLength(1);
  });

  test('NAP-TRN.5: an army is legal whatever the muster is', () => {
    const musters = [
      ['FR12', 'FR01', 'FR09'],
      ['FR14', 'FR01', 'FR01', 'FR01'],
      ['FR14'],
      ['FR01'],
      [],
      ['FR14', 'FR13', 'FR04', 'FR07', 'FR07'],
    ];
    for (const types of musters) {
      const notebook = { ...newNotebook('france', 0), muster: types.map(recruit) };
      expect(refuseField(notebook, suggestedField(notebook, terms), terms)).toBeNull();
    }
    const led = { ...newNotebook('france', 0), muster: ['FR12', 'FR01', 'FR09'].map(recruit) };
    expect(suggestedField(led, terms).units.map(({ unit }) => unit)).toEqual([0, 2, 1]);
  });
});
