import type { LogLine } from '@grognard/desk';
import { aboutUnits, line } from '@grognard/desk/journal/log-lines.ts';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { bold } from '@grognard/desk/words/phrases.ts';
import type { Target } from '@grognard/kernel';
import type { SkirmishAction, SkirmishEvent } from '../actions.ts';
import { hexName, terrainOf } from '../field.ts';
import type { SkirmishView } from '../position.ts';
import { type Unit, unitNamed } from '../state.ts';

export const SIDE_NAME = { french: 'French', british: 'British' } as const;
const ORDINALS = ['1st', '2nd', '3rd', '4th'];

/** '2nd infantry', 'guns' */
export const unitName = (id: string): string =>
  id.endsWith('5') ? 'guns' : `${ORDINALS[Number(id.slice(1)) - 1] ?? ''} infantry`;
export const fullName = (unit: Unit): string =>
  `${SIDE_NAME[unit.side]} ${unitName(unit.id)}${unit.steps === 1 ? ', reduced' : ''}`;

export function hexInWords({ units }: SkirmishView, hex: number): string {
  const here = units.filter((unit) => unit.hex === hex).map(fullName);
  return [hexName(hex), terrainOf(hex), ...here].join(', ');
}

export function targetName(target: Target, view: SkirmishView): string {
  if ('hex' in target) return hexName(target.hex);
  const unit = 'unit' in target ? unitNamed(view, target.unit) : undefined;
  return unit === undefined ? '' : fullName(unit);
}

export function label(action: SkirmishAction): string {
  switch (action.type) {
    case 'move':
      return `Move the ${unitName(action.unit)} to ${hexName(action.to)}`;
    case 'fire':
      return `Fire with the ${unitName(action.unit)}`;
    case 'endTurn':
      return 'End the turn';
    case 'resign':
      return 'Give up';
  }
}

function lineOf(event: SkirmishEvent): LogLine {
  switch (event.type) {
    case 'moved':
      return line(
        'arm-infantry',
        'SKM-2',
        [bold(unitName(event.unit)), ` to ${hexName(event.path.at(-1) ?? 0)}.`],
        {
          about: aboutUnits(event.unit),
        },
      );
    case 'fired':
      return line(
        'mk-charge',
        'SKM-3.3',
        [bold(unitName(event.unit)), ` fires at the ${unitName(event.at)}.`],
        {
          about: aboutUnits(event.unit, event.at),
          sums: [
            sumOf({
              die: { face: event.die, look: 'bone' },
              added: [],
              total: event.die,
              note: event.isHit ? 'hit' : `needs ${event.needed}`,
            }),
          ],
        },
      );
    case 'broken':
      return line('mk-casualty', 'SKM-4.2', [bold(unitName(event.unit)), ' breaks.'], { isKey: true });
    case 'turnEnded':
      return line('ui-check', 'SKM-1.4', [`${SIDE_NAME[event.side]} turn ${event.turn} ends.`]);
    case 'resigned':
      return line('ui-close', 'SKM-4.3', [`The ${SIDE_NAME[event.side]} give up.`], { isKey: true });
  }
}
export const logLines = (events: readonly SkirmishEvent[]): readonly LogLine[] => events.map(lineOf);
