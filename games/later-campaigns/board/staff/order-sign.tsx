// A sign for each kind of order, drawn with a pen.
import type { OrderType } from '../../vocabulary.ts';

const SIGN: { readonly [order in OrderType]: string } = {
  attack: 'M3 12h13M11 6.500l6 5.500-6 5.500M21 4v16',
  probe: 'M3 12h8M8 8l4 4-4 4M17 4v3M17 10.500v3M17 17v3',
  march: 'M4 20c2-6 4-8 8-8s6-2 8-8M15 4h5v5',
  defend: 'M3 20V10h3.500v3H10v-3h4v3h3.500v-3H21v10z',
  delay: 'M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  fallBack: 'M20 18v-5a5 5 0 0 0-5-5H4M8.500 3.500L4 8l4.500 4.500',
  generalRetreat: 'M21 18v-5a5 5 0 0 0-5-5H8M12 3.500L7.500 8l4.500 4.500M7 3.500L2.500 8 7 12.500',
  assign: 'M8 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 20a3 3 0 1 0 0-6M12 10v4M12 14H6M12 14h7M19 14v3',
  reserve: 'M3 20L12 5l9 15zM12 5v15M9 20l3-6 3 6',
};

export const OrderSign = ({ order }: { readonly order: OrderType }) => (
  <svg class="later-campaigns-order-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGN[order]} />
  </svg>
);
