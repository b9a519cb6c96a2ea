// NLC-7.1, 7.4b: both sides of an assault fire at once.
import { rollFire } from '../combat/fire.ts';
import { supported } from '../combat/support.ts';
import type { AssaultFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { moraleLead } from '../morale/morale.ts';
import type { Table } from '../rule-types.ts';
import { assaultFire } from '../strength/assault.ts';
import { isFlankedInAssault } from '../strength/flanks.ts';
import { otherSide } from '../vocabulary.ts';

/** NLC-7.4b, 19.3c, NLC-R027: guns that fire from afar count neither for morale nor for who chooses first. */
export function fireBoth(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const { side, target, attackers, defenders, supporters } = frame;
  const field = fieldOf(state);
  const { attack, defence, gunsInAttack, gunsInDefence } = assaultFire(state, field, {
    attackers,
    defenders,
    supporters,
    target,
  });
  const flanked = isFlankedInAssault(state, field, { attackers, defenders, target });
  const lead = moraleLead(state, attackers, defenders, { flanked, gunsInAttack, gunsInDefence });
  const strike = rollFire(
    table,
    'NLC-7.1a',
    attack,
    { hex: target, side, fight: 'assault' },
    {
      bonus: flanked ? 1 : 0,
      moraleLead: lead,
    },
  );
  const reply = rollFire(
    table,
    'NLC-7.1a',
    defence,
    { hex: target, side: otherSide(side), fight: 'assault' },
    { bonus: 0, moraleLead: -lead },
  );
  const { onAttackers, onDefenders } = supported(table, {
    attack,
    defence,
    strike,
    reply,
    attackers,
    defenders,
  });
  frame.flanked = flanked;
  frame.hitsOnDefenders = onDefenders;
  frame.hitsOnAttackers = onAttackers;
  frame.gunsOnDefenders = gunsInAttack;
  frame.gunsOnAttackers = gunsInDefence;
  frame.first = gunsInAttack && !gunsInDefence ? otherSide(side) : side;
  frame.step = 'firstChoice';
}
