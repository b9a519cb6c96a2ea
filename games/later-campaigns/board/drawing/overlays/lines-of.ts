// Lines that can be laid over the map: who obeys whom, and the roads supply comes by.
import { fieldOf } from '../../../ground/field.ts';
import { linkedTo } from '../../../ground/hexes.ts';
import type { Read } from '../../../rule-types.ts';
import { hexOfRecipient, sendersOf } from '../../../staff/senders.ts';
import { commandsOf } from '../../../staff/wings.ts';
import { supplyNet } from '../../../supply/supply.ts';
import { type Hex, NOWHERE, type Side } from '../../../vocabulary.ts';

/** From one hex to another. */
export type Line = readonly [from: Hex, to: Hex];

/** NLC-12.12, 12.14: from each commander who writes orders to the formations that take them. */
export const chainOf = (state: Read, side: Side): readonly Line[] =>
  sendersOf(state, side).flatMap((sender) => {
    const from = state.leaders[sender]?.hex ?? NOWHERE;
    return commandsOf(state, sender)
      .filter((body) => (state.bodies[body] ?? null) !== null)
      .map((body): Line => [from, hexOfRecipient(state, body, from)])
      .filter(([, to]) => from !== NOWHERE && to !== NOWHERE && to !== from);
  });

/** NLC-17.1 */
export const supplySources = (state: Read, side: Side): readonly Hex[] =>
  fieldOf(state).theatre.armies.flatMap((army) => (army.side === side ? army.supply : []));

/** NLC-17.1: roads and trails that lead to a source of supply past no enemy. */
export function supplyRoads(state: Read, side: Side): readonly Line[] {
  const field = fieldOf(state);
  const { armies } = field.theatre;
  const lines = new Map<string, Line>();
  for (const [army, sheet] of armies.entries()) {
    if (sheet.side !== side) continue;
    const net = supplyNet(field, army);
    for (const hex of net)
      for (const next of linkedTo(field.theatre, hex))
        if (hex < next && net.has(next)) lines.set(`${hex}-${next}`, [hex, next]);
  }
  return [...lines.values()];
}
