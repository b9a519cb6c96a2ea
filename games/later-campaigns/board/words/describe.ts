// The map in words, for the text panel and for whoever walks over it with the keyboard.
import type { TextSection } from '@grognard/desk';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { SeenStack, SeenUnit, View } from '../../view.ts';
import { type Hex, type LeaderId, NOWHERE, SIDES, type Side } from '../../vocabulary.ts';
import { SIDE_NAME } from '../../words/sides-and-orders.ts';
import { hexName, hqName, terrainName } from './names.ts';
import { strengthInWords } from './numbers.ts';
import { armNames, onTheMap, panels } from './sentences.ts';

/** 'Bauduin, infantry, strength 4, movement 4, morale 4' */
export function unitInWords(view: View, { unit, lost, disrupted, extended }: SeenUnit): string {
  const sheet = theatreOf(view).units[unit];
  if (sheet === undefined) return '';
  const { name, arm, mp, morale, steps } = sheet;
  const [strength, isInLine] = [steps[lost] ?? 0, extended !== NOWHERE];
  const here = strengthInWords(strength / (isInLine ? 2 : 1));
  const facts = { name, arm: tell(armNames[arm]), strength: here, mp, morale };
  const whole = tell(onTheMap.unit, facts);
  const plain = isInLine ? tell(onTheMap.inLine, { unit: whole, strength }) : whole;
  return disrupted ? tell(onTheMap.disrupted, { unit: plain }) : plain;
}

export function leaderInWords(view: View, leader: LeaderId): string {
  const sheet = theatreOf(view).leaders[leader];
  return sheet === undefined ? '' : tell(onTheMap.leader, { name: sheet.name, rating: sheet.rating });
}

export const unseenInWords = (side: Side): string => tell(onTheMap.unseen, { side: SIDE_NAME[side] });

function stackInWords(view: View, { side, units, leaders, hqs, whole }: SeenStack): string {
  const pieces = [
    ...units.map((unit) => unitInWords(view, unit)),
    ...leaders.map((leader) => leaderInWords(view, leader)),
    ...hqs.map((hq) => hqName(view, hq)),
  ];
  if (pieces.length === 0 && !whole) return unseenInWords(side);
  return tell(onTheMap.stack, { side: SIDE_NAME[side], pieces: listed(pieces) });
}

export function hexInWords(view: View, hex: Hex): string {
  const facts = {
    hex: hexName(view, hex),
    terrain: terrainName(view, hex),
    level: theatreOf(view).levels[hex] ?? 0,
  };
  const stacks = view.stacks.filter((stack) => stack.hex === hex);
  return stacks.length === 0
    ? tell(onTheMap.hexEmpty, facts)
    : tell(onTheMap.hexStack, {
        ...facts,
        stack: stacks.map((stack) => stackInWords(view, stack)).join('. '),
      });
}

export function turnInWords(view: View): string {
  const { turns } = theatreOf(view);
  const clock = turns[view.turn - 1]?.clock ?? '0000';
  return tell(onTheMap.turn, {
    turn: view.turn,
    turns: turns.length,
    clock: `${clock.slice(0, 2)}:${clock.slice(2)}`,
  });
}

export const describe = (view: View): readonly TextSection[] => [
  { title: tell(panels.situation), lines: [turnInWords(view), tell(panels.score, view.points)] },
  ...SIDES.map((side) => ({
    title: tell(panels.army, { side: SIDE_NAME[side] }),
    lines: view.stacks.filter((stack) => stack.side === side).map(({ hex }) => hexInWords(view, hex)),
  })),
];
