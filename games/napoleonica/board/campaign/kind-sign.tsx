// Signs drawn in one line: kinds of events, what a month is spent on, kinds of loot.
import type { EventKind } from '../../data/campaign-events.ts';
import type { Loot } from '../../data/loot.ts';

const KINDS: { readonly [kind in EventKind]: string } = {
  weather:
    'M6 16a4 4 0 01.5-8 5.500 5.500 0 0110.500 1 3.600 3.600 0 010 7zM8 19l-1 2.500M12 19l-1 2.500M16 19l-1 2.500',
  marauders: 'M4 20l4-4M5 14l5 5M9 15L20 3v5l-9 9',
  corruption: 'M12 3c5 6 6.500 9 6.500 12a6.500 6.500 0 01-13 0c0-3 1.500-6 6.500-12zM9 15a3 3 0 003 3',
  allies: 'M3 12l4-5 5 2 5-2 4 5-4 4-5 3-5-3zM8 12l4-3 5 5',
  fortune: 'M12 3l2.600 6 6.400.5-5 4.200 1.600 6.300L12 16.500 6.400 20 8 13.700 3 9.500 9.400 9z',
};

const ACTS = {
  march: 'M4 20c2-6 6-2 8-7s4-3 6-8M18 5l-4.500.5M18 5l1.500 4.300',
  develop: 'M3 21h18M5 21V10l7-5 7 5v11M10 21v-6h4v6',
  recover: 'M3 20L12 5l9 15zM12 5V2M9 20l3-7 3 7',
  takeSeal: 'M12 14a5.500 5.500 0 100-11 5.500 5.500 0 000 11zM9 13l-2 8 5-3 5 3-2-8',
  purge: 'M12 3c5 6 6.500 9 6.500 12a6.500 6.500 0 01-13 0c0-3 1.500-6 6.500-12zM4 4l16 17',
  holyWater: 'M9 3h6v4l3 3v11H6V10l3-3zM9 7h6M12 11v7M9 13.500h6',
} as const;
export type ActSign = keyof typeof ACTS;

const TOKENS: { readonly [loot in Loot]: string } = {
  dp10: 'M6 9q6-5 12 0l2 8q-8 6-16 0zM8 8l-1-4h10l-1 4',
  dp20: 'M4 10h16v10H4zM4 10q8-8 16 0M11 13h2v3h-2z',
  fieldKitchen: 'M5 11h14l-2 9H7zM3 11h18M9 8q-2-2 0-5M13 8q-2-2 0-5',
  capturedColours: 'M5 22L8 2M8 3c5-2 7 2 13 0l-1 9c-6 2-8-2-13 0M9 5l9 6',
  powderWagon: 'M6 4h12q3 8 0 16H6q-3-8 0-16zM5 8.500h14M5 15.500h14',
  holyWater: ACTS.holyWater,
};

const Line = ({ path }: { readonly path: string }) => (
  <svg class="ic napoleonica-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const KindSign = ({ kind }: { readonly kind: EventKind }) => <Line path={KINDS[kind]} />;
export const ActionSign = ({ act }: { readonly act: ActSign }) => <Line path={ACTS[act]} />;
export const LootSign = ({ loot }: { readonly loot: Loot }) => <Line path={TOKENS[loot]} />;
