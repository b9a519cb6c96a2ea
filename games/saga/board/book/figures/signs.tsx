import { Icon } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';

const sign = (name: SymbolName) => () => <Icon name={name} />;

/** The markers of the table, for the card that lies beside it. */
export const markerSigns = {
  Activation: sign('mk-activation'),
  Casualty: sign('mk-casualty'),
  Melee: sign('mk-melee'),
  Charge: sign('mk-charge'),
  Disarray: sign('mk-disarray'),
  Line: sign('mk-line'),
  Square: sign('mk-square'),
  Echelon: sign('mk-echelon'),
  Dismounted: sign('mk-dismounted'),
  Outflank: sign('mk-outflank'),
} as const;
