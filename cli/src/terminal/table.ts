import type { LevelName } from '@grognard/ai';
import type { Workbench } from '@grognard/games/registry';
import {
  type AnyMatch,
  type Decision,
  eventsSince,
  invariant,
  legal,
  onlyAnswer,
  outcomeOf,
  pending,
  resetTurn,
  type Seat,
  submit,
  submitForced,
  undo,
  viewOf,
} from '@grognard/kernel';
import pc from 'picocolors';
import { type Context, say } from '../context.ts';
import { line, reason, sentence } from '../words.ts';
import type { Lines } from './lines.ts';
import { machineChoice } from './machine.ts';
import { choicesOf, meant, menuText } from './menu.ts';

const HELP = [
  'A number chooses. Words narrow the list, and choose when one line is left: "order a1".',
  'undo, reset: take back the last choice, or all since the last roll.',
  'board, log, menu: look again. quit: leave.',
].join('\n');

/** A game at the terminal: one person, the rest is played by the machine. */
export interface Table {
  readonly context: Context;
  readonly match: AnyMatch;
  readonly bench: Workbench | undefined;
  readonly seat: Seat;
  readonly level: LevelName;
  readonly seed: number;
}

/** A person waits. */
const LONGEST_THOUGHT = 1000;

const width = (): number => process.stdout.columns ?? 100;

function showBoard({ context, match, bench, seat }: Table): void {
  const view: unknown = viewOf(match, seat);
  say(context, bench === undefined ? JSON.stringify(view, null, 1) : bench.draw(view));
}

/** What happened from entry `from` on, as the person may know it. */
function showLog({ context, match, seat }: Table, from: number): void {
  for (const { events, struck } of eventsSince(match, from, seat))
    for (const event of struck ? [] : events) say(context, pc.dim(`  ${line(event)}`));
}

/** Everybody else who must decide does; nobody's answer depends on what the person is about to choose. */
function machinesDecide({ match, seat, level, seed }: Table): void {
  for (const other of pending(match).map((decision) => decision.seat)) {
    if (other === seat) continue;
    const thought = { level, seed: seed * 1000 + match.journal.length, ms: LONGEST_THOUGHT };
    for (const action of machineChoice(match, other, thought).actions) {
      const reply = submit(match, other, action);
      // Something public changed on the way: look again at the new table.
      if (!reply.ok) break;
    }
  }
}

function takeBack(table: Table, how: typeof undo): void {
  const reply = how(table.match, table.seat);
  if (!reply.ok)
    say(table.context, pc.yellow('error' in reply ? reply.error.message : reason(reply.refusal)));
}

/** Does what was typed. Gives false when the person leaves. */
function obey(table: Table, typed: string, seen: number): boolean {
  const { context, match, seat } = table;
  if (typed === 'quit' || typed === 'q') return false;
  if (typed === 'help' || typed === '?') say(context, HELP);
  else if (typed === 'board') showBoard(table);
  else if (typed === 'log') showLog(table, 0);
  else if (typed === 'undo') takeBack(table, undo);
  else if (typed === 'reset') takeBack(table, resetTurn);
  else {
    const choices = meant(choicesOf(legal(match, seat)), typed === 'menu' ? '' : typed);
    const [only] = choices;
    if (choices.length > 1) say(context, menuText(choices, width()));
    else if (only === undefined) say(context, pc.yellow('Nothing like that can be done now. "?" helps.'));
    else {
      submit(match, seat, only.action);
      showLog(table, seen + 1);
    }
  }
  return true;
}

/** The table and the question, when they are new, and what can be answered. */
function ask(table: Table, decision: Decision, isNew: boolean): void {
  const { context, match, seat } = table;
  if (isNew) {
    showBoard(table);
    say(context, pc.bold(`\n${promptOf(decision)}`));
  }
  say(context, menuText(choicesOf(legal(match, seat)), width()));
}

const promptOf = ({ prompt, rule, with: facts }: Decision): string => `${sentence(prompt, facts)} (${rule})`;

/** A decision with one answer is no decision: it is given, and told. */
function isForegone(table: Table, decision: Decision): boolean {
  const { context, match, seat } = table;
  const only = onlyAnswer(match, seat);
  if (only === null) return false;
  const before = match.journal.length;
  say(context, pc.dim(`${promptOf(decision)} Only one answer: ${line(only.action)}.`));
  submitForced(match, seat, only.action);
  showLog(table, before + 1);
  return true;
}

/** Plays to the end, or until the person leaves. */
export async function playAtTerminal(table: Table, lines: Lines): Promise<void> {
  const { match, seat } = table;
  let [asked, shown] = ['', -1];
  showLog(table, 0);
  while (outcomeOf(match) === null) {
    const before = match.journal.length;
    machinesDecide(table);
    if (match.journal.length > before) showLog(table, before + 1);
    const decision = pending(match).find((candidate) => candidate.seat === seat);
    if (decision === undefined) {
      invariant(match.journal.length > before, 'The machine has an answer to what it is asked.');
      continue;
    }
    if (isForegone(table, decision)) continue;
    const prompt = promptOf(decision);
    if (prompt !== asked || shown !== match.journal.length) ask(table, decision, prompt !== asked);
    [asked, shown] = [prompt, match.journal.length];
    const typed = await lines.next(pc.cyan(`${seat}> `));
    if (typed === null || !obey(table, typed, match.journal.length)) return;
  }
  showBoard(table);
}
