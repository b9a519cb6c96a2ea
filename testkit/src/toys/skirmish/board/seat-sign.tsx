import type { SeatSign as Sign } from '@grognard/desk';
import { Use } from '@grognard/desk/look/icon.tsx';

export const SeatSign: Sign = ({ seat, size }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    <Use name={seat === 'british' ? 'nat-britain' : 'nat-france'} x={0} y={0} size={48} />
  </svg>
);
