// NAP-TRN.5, NAP-TRN.12, NAP-TRN.13, NAP-TRN.26: a cart or an army out of a position is one that could have been put together so far.
import { reading } from '@grognard/kernel/forms.ts';
import { describe, expect, test } from 'vitest';
import { checkCart, checkDraft } from '../army/check-drafts.ts';
import type { FieldDraft } from '../army/field-draft.ts';
import { type Notebook, newNotebook, recruit } from '../army/notebook.ts';
import type { Cart } from '../army/purchases.ts';

const notebook = (facts: Partial<Notebook> = {}): Notebook => ({ ...newNotebook('france', 200), ...facts });
const faultOf = (check: () => void): string | null => {
  const read = reading(() => {
    check();
    return true;
  });
  return read.ok ? null : `${read.error.path}: ${read.error.message}`;
};
const cart = (...wares: readonly string[]): string | null =>
  faultOf(() => checkCart(notebook(), wares as Cart, 'interval', 'cart'));

describe('carts', () => {
  test('NAP-TRN.26: every ware counts those before it, the very first too', () => {
    expect(cart('FR01', 'FR01', 'FR01')).toBeNull();
    expect(cart('FR12')).toBeNull();
    expect(cart('FR04', 'FR04')).toMatch(/^cart\[1\]: .*NAP-TRN\.26/);
    expect(cart('FR01', 'FR04', 'FR04')).toMatch(/^cart\[2\]: .*NAP-TRN\.26/);
    expect(cart('FR04', 'FR01', 'FR04')).toMatch(/^cart\[2\]: .*NAP-TRN\.26/);
  });

  test('NAP-TRN.26: no more of a detachment than there are', () => {
    const many = (count: number) => cart(...Array.from({ length: count }, () => 'DT2'));
    const most = [1, 2, 3, 4, 5, 6, 7, 8].findLast((count) => many(count) === null) ?? 0;
    expect(most).toBeGreaterThan(0);
    expect(many(most + 1)).toMatch(new RegExp(`^cart\\[${most}\\]: .*NAP-TRN\\.26`));
  });
});

describe('armies', () => {
  const terms = { limit: 150, lends: true, perGun: 0 };
  const field = (draft: FieldDraft, limit = terms.limit): string | null =>
    faultOf(() =>
      checkDraft(
        notebook({ muster: ['FR12', 'FR01', 'FR01'].map(recruit), detachments: ['DT2'] }),
        draft,
        { ...terms, limit },
        'army',
      ),
    );
  const plain = (...units: readonly number[]): FieldDraft => ({
    units: units.map((unit) => ({ unit, detachment: null })),
    items: [],
  });

  test('NAP-TRN.5: each unit of the muster once, and as many as the points allow', () => {
    expect(field(plain(0, 1, 2))).toBeNull();
    expect(field(plain(0, 1, 1))).toMatch(/^army: /);
    expect(field(plain(0, 1, 2), 1)).toMatch(/^army: /);
  });

  test('NAP-ARM.5: a detachment goes with one unit only', () => {
    const given = (...units: readonly number[]): FieldDraft => ({
      units: [0, 1, 2].map((unit) => ({ unit, detachment: units.includes(unit) ? 'DT2' : null })),
      items: [],
    });
    expect(field(given(1))).toBeNull();
    expect(field(given(1, 2))).toMatch(/^army: /);
  });

  test('NAP-TRN.13: nobody carries what is not owned', () => {
    expect(field({ ...plain(0, 1), items: [{ item: 'AR1', commander: 0 }] })).toMatch(
      /^army: AR1 is not owned/,
    );
  });
});
