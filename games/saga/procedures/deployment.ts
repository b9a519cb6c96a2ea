// SAG-4.5 to 4.10: both put their twelve units on their boards, unseen; then both Lines are turned up together.
import { ask, commitAction, draftOf, secret, setDraft } from '@grognard/kernel';
import { mustered, placings, refuseConfirm, refusePlacing, zoneOfSlot } from '../deployment/deploying.ts';
import { freshUnit } from '../field/army.ts';
import { changePlayer } from '../field/hand.ts';
import { indexOf, placeOf, TERRAIN_SLOTS } from '../field/places.ts';
import { type DeploymentFrame, deploymentFrame } from '../frames.ts';
import type { DraftOf } from '../grammar.ts';
import { asPlayer, type Rule, secretDecision, type Table } from '../rule-types.ts';
import { known } from '../secrecy/secrets.ts';
import { type ByPlayer, PLAYERS, type Place, type UnitCardId, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

const place: Rule<DeploymentFrame, 'place'> = {
  type: 'place',
  rule: 'SAG-4.5',
  *candidates(state, frame, seat) {
    const player = asPlayer(seat);
    for (const { unit, slot, fits } of placings(mustered(state, player), draftOf(frame, player).slots))
      if (fits) yield { type: 'place', unit, slot };
  },
  *wider(state, frame, seat) {
    const player = asPlayer(seat);
    for (const { unit, slot, fits } of placings(mustered(state, player), draftOf(frame, player).slots))
      if (!fits) yield { type: 'place', unit, slot };
  },
  refuse(state, frame, seat, { unit, slot }) {
    const player = asPlayer(seat);
    return refusePlacing(mustered(state, player), draftOf(frame, player).slots, unit, slot);
  },
  target: ({ slot }) => ({ sector: slot }),
  apply(_umpire, frame, seat, { unit, slot }) {
    const player = asPlayer(seat);
    setDraft(frame, player, { kind: 'deploy', slots: { ...draftOf(frame, player).slots, [slot]: unit } });
  },
};

/** Left out of the list for bots, so that deploying comes to an end. */
const unplace: Rule<DeploymentFrame, 'unplace'> = {
  type: 'unplace',
  rule: 'SAG-4.5',
  role: 'takeBack',
  unlisted: true,
  *candidates(_state, frame, seat) {
    const { slots } = draftOf(frame, asPlayer(seat));
    for (const slot of TERRAIN_SLOTS) if (slots[slot] !== undefined) yield { type: 'unplace', slot };
  },
  refuse: () => null,
  target: ({ slot }) => ({ sector: slot }),
  apply(_umpire, frame, seat, { slot }) {
    const player = asPlayer(seat);
    const { [slot]: _lifted, ...slots } = draftOf(frame, player).slots;
    setDraft(frame, player, { kind: 'deploy', slots });
  },
};

const confirmDeploy: Rule<DeploymentFrame, 'confirmDeploy'> = commitAction(
  { type: 'confirmDeploy' },
  'SAG-4.6',
  (state, frame, seat) =>
    refuseConfirm(mustered(state, asPlayer(seat)), draftOf(frame, asPlayer(seat)).slots),
);

export const deployment = secretDecision(deploymentFrame, {
  rule: 'SAG-4.5',
  question: () => ask('SAG-4.5', prompts.deploy),
  actions: [place, unplace, confirmDeploy],
  revealed(umpire, _frame, drafts) {
    deployBoth(umpire, drafts);
    umpire.end();
  },
});

/** SAG-4.10: both Lines are turned up, the Reserve stays down. Numbers go by slot, so they say nothing. */
function deployBoth(umpire: Table, drafts: ByPlayer<DraftOf<'deploy'>>): void {
  const { state } = umpire;
  const units: { unit: UnitId; card: UnitCardId; at: Place }[] = [];
  for (const player of PLAYERS) {
    let tokens = 0;
    for (const slot of TERRAIN_SLOTS) {
      const card = drafts[player].slots[slot];
      if (card === undefined) continue;
      tokens += 1;
      const at = placeOf(player, slot);
      const faceUp = zoneOfSlot(slot) !== 'R';
      const unit = freshUnit(player, tokens, faceUp ? known(card) : secret(card, player), at);
      state.field[indexOf(at)] = { ...unit, faceUp };
      if (faceUp) units.push({ unit: unit.id, card, at });
    }
    changePlayer(state, player, { muster: [], tokens });
  }
  umpire.emit({ type: 'armiesDeployed', rule: 'SAG-4.10', units });
}
