import { tell } from '@grognard/desk/words/tell.ts';
import type { Noun } from '@grognard/kernel';
import type { Declaration, StepKind } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { slotName } from '../../words/slot-names.ts';
import { unitName } from './names.ts';
import { declarations as words } from './sentences-labels.ts';

/** Kinds that say everything by themselves. */
export const isPlain = (
  kind: Declaration['kind'],
): kind is 'continue' | 'disengage' | 'capture' | 'return' | 'hold' =>
  kind === 'continue' || kind === 'disengage' || kind === 'capture' || kind === 'return' || kind === 'hold';

/** A declaration as an order: where to, whom at, what then. */
export function declarationLabel(declaration: Declaration, view: View): string {
  const { kind, target, with: partner } = declaration;
  if (isPlain(kind)) return tell(words[kind]);
  const whom = target === undefined ? null : unitName(view, target);
  if (kind === 'fire' || kind === 'engage') return whom === null ? kind : tell(words[kind], { target: whom });
  const where = whereOf(declaration, view);
  if (partner !== undefined)
    return swapLabel({ ...declaration, kind }, where, unitName(view, partner), whom, view);
  return whom === null
    ? tell(words[plainMove(kind)], { where })
    : tell(moveThen(declaration), { where, target: whom });
}

function whereOf({ to, then }: Declaration, view: View): string {
  const first = to === undefined ? '' : slotName(to);
  if (then === undefined) return first;
  const second = slotName(then.to);
  return then.with === undefined
    ? tell(words.twoSteps, { first, second })
    : tell(words.twoStepsWith, { first, second, partner: unitName(view, then.with) });
}

function plainMove(kind: StepKind) {
  switch (kind) {
    case 'advance':
    case 'lateral':
    case 'back':
    case 'commit':
    case 'shift':
    case 'guard':
      return kind;
    case 'relieve':
    case 'advanceX':
    case 'lateralX':
    case 'shiftX':
      return 'shift';
  }
}

function moveThen({ follow, order }: Declaration) {
  if (follow === 'charge') return words.moveCharge;
  if (follow === 'engage') return words.moveEngage;
  return order === 'before' ? words.fireMove : words.moveFire;
}

function swapThen({ follow, order }: Declaration) {
  if (follow === 'charge') return words.swapCharge;
  if (follow === 'engage') return words.swapEngage;
  return order === 'before' ? words.fireSwap : words.swapFire;
}

type Swap = Declaration & { readonly kind: StepKind };

function swapLabel(swap: Swap, where: string, partner: Noun, target: Noun | null, view: View): string {
  const { kind, then } = swap;
  if (then !== undefined) {
    const second = slotName(then.to);
    return then.with === undefined
      ? tell(words.swapOn, { partner, second })
      : tell(words.swapTwice, { partner, other: unitName(view, then.with) });
  }
  if (target !== null) return tell(swapThen(swap), { partner, target });
  if (kind === 'guard') return tell(words.guardX, { where, partner });
  return tell(kind === 'relieve' ? words.relieve : words.swap, { partner });
}
