// What is told of a moment, column by column: what happened, who is asked, what is offered or refused by which rule. Each says
// little, in words one can read; a checksum stands for what would be too long.
import { type Action, isUndo, type JournalEntry, offers, pending, type Seat } from '@grognard/kernel';
import type { AnyMatch } from '../game.ts';
import { brief, checksum, clipped, cut, fieldsOf } from './short-text.ts';

/** How much of a moment is told in words; a checksum stands for the rest. */
export interface Detail {
  readonly events: number;
  readonly changes: number;
  readonly width: number;
  /** Says of the rest what it is about. */
  readonly isFull: boolean;
}

/** Of games, each moment of which stands for many entries. */
export const OF_GAMES: Detail = { events: 3, changes: 3, width: 60, isFull: true };
/** Of scenes, of which there are very many. */
export const OF_SCENES: Detail = { events: 2, changes: 2, width: 44, isFull: false };

export const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, alike]) => (alike.length === 1 ? name : `${name} ${alike.length}`))
    .join(', ');

/** Who did what. */
export const done = (deeds: readonly (readonly [Seat, Action])[]): string =>
  [...Map.groupBy(deeds, ([seat]) => seat)]
    .map(([seat, own]) => `${seat} ${counted(own.map(([, { type }]) => type))}`)
    .join('; ');

export const deedOf = (entry: JournalEntry<Action>): readonly [Seat, Action] => [
  entry.seat,
  isUndo(entry) ? { type: 'undo' } : entry.action,
];

function eventText(event: object): string {
  const { type, rule, ...rest } = event as { readonly type: string; readonly rule?: unknown };
  return ['-', type, typeof rule === 'string' ? rule : '', fieldsOf(rest)]
    .filter((part) => part !== '')
    .join(' ');
}

/** The first events as text, the kinds of the others, and a checksum of all of them. */
export function happened(
  events: readonly { readonly type: string }[],
  { events: most, width, isFull }: Detail,
): readonly string[] {
  const others = events.slice(most).map(({ type }) => type);
  const rest = (): string =>
    isFull
      ? `- ${clipped(counted(others.toSorted()), 2 * width)} ${checksum(events)}`
      : `- ${others.length} more ${checksum(events)}`;
  return brief(events.map(eventText), { most, width }, rest);
}

/** Who is asked by which rule, and the facts of the question. */
export const asked = (match: AnyMatch, { width }: Detail): readonly string[] =>
  pending(match).map(({ seat, rule, with: facts }) =>
    cut(`? ${seat} ${rule} ${fieldsOf(facts ?? {})}`.trimEnd(), width),
  );

/** What seats may point at, with the rules against it and the facts they are told with: what is allowed as it is at last, rules and checksum from look to look. */
export class Offered {
  private rules: string[] = [];
  private sums: string[] = [];
  private allowed: readonly string[] = [];

  look(match: AnyMatch): void {
    this.allowed = pending(match).map(({ seat }) => {
      const open = offers(match, seat);
      for (const { refusal } of open) if (refusal !== null) this.rules.push(refusal.rule);
      const facts = open.map(({ action, target, refusal, role }) => [
        action,
        target,
        refusal?.rule,
        refusal?.with,
        role,
      ]);
      this.sums.push(checksum(facts));
      const types = open.flatMap(({ action, refusal }) => (refusal === null ? [action.type] : []));
      return `offered ${seat} ${counted(types)}`;
    });
  }

  lines({ width }: Detail): readonly string[] {
    const refused = this.rules.length === 0 ? [] : [`refused ${counted(this.rules.toSorted())}`];
    const lines = [
      ...this.allowed.map((line) => clipped(line, width)),
      ...refused.map((line) => clipped(line, 2 * width)),
    ];
    const sum = checksum(this.sums);
    [this.rules, this.sums, this.allowed] = [[], [], []];
    return [...lines.slice(0, -1), `${lines.at(-1) ?? 'offered'} ${sum}`];
  }
}
