// SAG-4.5 to 4.9: both put their twelve units on their boards, unseen.
import { type Frozen, invariant } from '@grognard/kernel';
import {
  type Deployment,
  mustered,
  placings,
  refuseConfirm,
  refusePlacing,
} from '../deployment/deploying.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import type { BothFrame } from '../frames.ts';
import { asPlayer, type Proc, type Rule } from '../rule-types.ts';
import { commit, draftOf, setDraft } from '../secrecy/drafts.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { askBoth } from './both.ts';

export function slotsOf(state: Frozen<State>, player: Player): Deployment {
  const draft = draftOf(state, player);
  invariant(draft?.kind === 'deploy', 'a deployment is being drafted');
  return draft.slots;
}

const place: Rule<BothFrame, 'place'> = {
  type: 'place',
  rule: 'SAG-4.5',
  *candidates(state, _frame, seat) {
    const player = asPlayer(seat);
    for (const { unit, slot, fits } of placings(mustered(state, player), slotsOf(state, player)))
      if (fits) yield { type: 'place', unit, slot };
  },
  *wider(state, _frame, seat) {
    const player = asPlayer(seat);
    for (const { unit, slot, fits } of placings(mustered(state, player), slotsOf(state, player)))
      if (!fits) yield { type: 'place', unit, slot };
  },
  refuse(state, _frame, seat, { unit, slot }) {
    const player = asPlayer(seat);
    return refusePlacing(mustered(state, player), slotsOf(state, player), unit, slot);
  },
  target: ({ slot }) => ({ sector: slot }),
  apply({ state }, _frame, seat, { unit, slot }) {
    const player = asPlayer(seat);
    setDraft(state, player, { kind: 'deploy', slots: { ...slotsOf(state, player), [slot]: unit } });
  },
};

/** Left out of the list for bots, so that deploying comes to an end. */
const unplace: Rule<BothFrame, 'unplace'> = {
  type: 'unplace',
  rule: 'SAG-4.5',
  unlisted: true,
  *candidates(state, _frame, seat) {
    const slots = slotsOf(state, asPlayer(seat));
    for (const slot of TERRAIN_SLOTS) if (slots[slot] !== undefined) yield { type: 'unplace', slot };
  },
  refuse: () => null,
  target: ({ slot }) => ({ sector: slot }),
  apply({ state }, _frame, seat, { slot }) {
    const player = asPlayer(seat);
    const { [slot]: _lifted, ...slots } = slotsOf(state, player);
    setDraft(state, player, { kind: 'deploy', slots });
  },
};

const confirmDeploy: Rule<BothFrame, 'confirmDeploy'> = {
  type: 'confirmDeploy',
  rule: 'SAG-4.6',
  candidates: () => [{ type: 'confirmDeploy' }],
  refuse: (state, _frame, seat) =>
    refuseConfirm(mustered(state, asPlayer(seat)), slotsOf(state, asPlayer(seat))),
  target: () => ({ button: 'confirmDeploy' }),
  apply: (_umpire, frame, seat) => commit(frame, asPlayer(seat)),
};

export const deployment: Proc<BothFrame> = {
  rule: 'SAG-4.5',
  pending: (_state, frame) => askBoth(frame, 'SAG-4.5', 'Deploy your twelve units.'),
  actions: [place, unplace, confirmDeploy],
  advance: (umpire) => umpire.end(),
};
