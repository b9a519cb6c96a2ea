// Weapons in a box of 48 by 48, upright, to be crossed behind the headgear.
export interface Weapon {
  readonly steel: string;
  /** Pennon or knot, in colour. */
  readonly cloth?: string;
}

const HILT = 'M16.500 35.500h15v2.500h-15zM22.600 38h2.800v8h-2.800z';

export const WEAPONS = {
  musket: {
    steel:
      'M24-6l1.200 13h-2.400zM22.600 6.500h2.800V22l1.600 9.500 2 3 .8 12h-6.300l.1-9.500-2-4.500zM20 25.500h3V27h-3z',
  },
  rifle: {
    steel:
      'M22.400 5h3.200v17l1.600 8 2.200 4 .8 11h-6.600l.2-8-2.200-5zM19.500 23h3.200v1.700h-3.200zM25.500 8h1.700v3h-1.700z',
  },
  carbine: { steel: 'M22.600 10h2.800v12l1.600 8 2 3 .8 9h-6.300l.1-6.500-2-4.500z' },
  sabre: { steel: `M19-5c8.500 9 10 26 6 40.500h-3C24.500 22 23.500 8 19-5z${HILT}` },
  sword: { steel: `M24-7l1.900 5v37.500h-3.800V-2z${HILT}` },
  lance: {
    steel: 'M23.200 2h1.600v46h-1.600zM24-8l2.200 10h-4.400z',
    cloth: 'M25 3l17 2.500-6 4.500 6 4.500L25 17z',
  },
  rammer: { steel: 'M23 3h2v44h-2zM20-5h8v9h-8z' },
} as const satisfies { readonly [name: string]: Weapon };
export type WeaponName = keyof typeof WEAPONS;
