// NAP-TRN.14: whoever has more victory points begins the decisive battle with some.
import type { Notebook } from '../army/notebook.ts';
import type { ByPlayer } from '../vocabulary.ts';

const LEAD_FOR_ONE = 4;
const MOST_START = 2;

export function headStart({ A, B }: ByPlayer<Pick<Notebook, 'vp'>>): ByPlayer<number> {
  const start = (lead: number): number =>
    lead <= 0 ? 0 : Math.min(MOST_START, Math.floor(lead / LEAD_FOR_ONE));
  return { A: start(A.vp - B.vp), B: start(B.vp - A.vp) };
}
