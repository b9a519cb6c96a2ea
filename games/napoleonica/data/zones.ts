// NAP-GEO.7: where armies deploy. North's zones are South's, turned round.
import { halfTurn, hexesNamed } from './field.ts';
import type { Side } from './words.ts';

export const ZONES = ['Z7', 'Z9', 'Z13', 'Z17'] as const;
export type Zone = (typeof ZONES)[number];

const SOUTH: { readonly [zone in Zone]: readonly number[] } = {
  Z7: hexesNamed('D9-H9 E8-F8'),
  Z9: hexesNamed('C9-I9 E8-F8'),
  Z13: hexesNamed('C9-I9 C8-H8'),
  Z17: hexesNamed('B9-J9 B8-I8'),
};

export const zoneHexes = (zone: Zone, side: Side): readonly number[] =>
  side === 'south' ? SOUTH[zone] : SOUTH[zone].map(halfTurn).toSorted((a, b) => a - b);
