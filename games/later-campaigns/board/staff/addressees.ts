// NLC-12.13a, 12.14b, 11.5a: whom one may write to beside the formations in the list: a division alone, a wing commander, a headquarters.
import { bodySheet } from '../../changes/bodies.ts';
import { corpsIn } from '../../odds/corps-report.ts';
import { hexOfRecipient } from '../../staff/senders.ts';
import { type BodyId, type Hex, NOWHERE } from '../../vocabulary.ts';
import type { DeskState } from './desk-state.ts';

type Asked = Pick<DeskState, 'known' | 'side' | 'what' | 'offers'>;

/** Nobody of one's own is written to where the enemy has misread an order. */
function unlisted({ known, side, what, offers }: Asked): readonly BodyId[] {
  if (what === 'badMove') return [];
  const listed = corpsIn(known, side);
  const offered = new Set(offers('begin').map(({ action }) => action.recipient));
  return [...offered].filter((body) => !listed.includes(body));
}

const homeOf = ({ known }: Asked, body: BodyId): BodyId => bodySheet(known, body).formation;

/** Parts of this formation that may have an order of their own. */
export const divisionsOf = (state: Asked, formation: BodyId): readonly BodyId[] =>
  unlisted(state).filter((body) => body !== formation && homeOf(state, body) === formation);

/** Whoever else there is: headquarters and wing commanders. */
export function otherAddressees(state: Asked): readonly BodyId[] {
  const listed = corpsIn(state.known, state.side);
  return unlisted(state).filter((body) => !listed.includes(homeOf(state, body)));
}

/** Who of them stands on a hex that was pressed. */
export const addresseeAt = (state: Asked, hex: Hex): BodyId | undefined =>
  otherAddressees(state).find((body) => hexOfRecipient(state.known, body, NOWHERE) === hex);
