import type { Draft } from '../../grammar.ts';
import type { UnitId } from '../../vocabulary.ts';

/** Units that take part in the answer being put together, each with a sign to wear. */
export function draftSigns(draft: Draft | null): ReadonlyMap<UnitId, string> {
  const signs = new Map<UnitId, string>();
  switch (draft?.kind) {
    case 'react':
      for (const { unit, how } of draft.tries) signs.set(unit, how === 'square' ? '□' : '↯');
      break;
    case 'positions':
      for (const unit of draft.retreats) signs.set(unit, '↶');
      if (draft.shelter !== null) signs.set(draft.shelter, '⌂');
      for (const unit of Object.keys(draft.fronts)) signs.set(unit, '✓');
      break;
    case 'withdraw':
      for (const unit of draft.units) signs.set(unit, '↶');
      break;
    case 'advance':
      for (const unit of draft.units) signs.set(unit, '↑');
      break;
    case 'targets':
      for (const unit of Object.keys(draft.at)) signs.set(unit, '✓');
      break;
    case 'road':
      for (const { unit } of draft.moves) signs.set(unit, '→');
      break;
    case 'rally':
      for (const rallying of draft.rallies) if ('unit' in rallying) signs.set(rallying.unit, '✓');
      break;
    default:
      break;
  }
  return signs;
}
