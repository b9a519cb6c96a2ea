// Questions that had to be asked: what somebody may do in a window nobody goes past without him.
import { followUpsOf, mayFrenzy, persecutionHexes, ripostesOf } from './after-attack.ts';
import { groundAt } from './moves.ts';
import { canTire, cardOfUnit, has, unitOf } from './profile.ts';
import { type Attack, type Battle, framesIn } from './shape.ts';
import type { Walk } from './walk.ts';

const STEPS = [
  'declare',
  'cards',
  'reveal',
  'pool',
  'rerolls',
  'crit',
  'critRerolls',
  'results',
  'retreat',
  'damage',
  'harm',
  'riposte',
  'followUp',
  'frenzy',
  'persecution',
  'discard',
  'done',
];

type Window = readonly [step: string, rule: string, isOpen: (battle: Battle, attack: Attack) => boolean];
const WINDOWS: readonly Window[] = [
  ['riposte', 'NAP-ATK.32', (battle, attack) => ripostesOf(battle, attack).length > 0],
  ['followUp', 'NAP-ATK.31', (battle, attack) => followUpsOf(battle, attack).length > 0],
  ['frenzy', 'NAP-CRT.2', mayFrenzy],
  ['persecution', 'NAP-ABL.16', (battle, attack) => persecutionHexes(battle, attack).length > 0],
];

/** Attacks that are over now: each window they had not come to before this decision has been gone past. */
function judgeEnded({ battle, judge, moment }: Walk, after: Battle): void {
  const frames = framesIn(moment.before).filter(({ proc }) => proc === 'attack');
  const wasRiposted = moment.events.some(
    ({ type, riposte }) => type === 'attackDeclared' && riposte !== null,
  );
  for (const [place, attack] of battle.attacks.entries()) {
    if (place < after.attacks.length || attack.lost || battle.activation?.over === true) continue;
    const from = STEPS.indexOf(frames[place]?.step ?? 'declare');
    for (const [step, rule, isOpen] of WINDOWS) {
      if (from > STEPS.indexOf(step) || (step === 'riposte' && wasRiposted)) continue;
      judge.must(
        'windows',
        rule,
        `${step} of ${attack.attacker} on ${attack.target}`,
        !isOpen(battle, attack),
      );
    }
  }
}

/** NAP-ADD.6 */
function judgeActivated({ battle, judge, moment }: Walk, after: Battle): void {
  const last = moment.events.findLast(({ type }) => type === 'unitActivated');
  const top = framesIn(moment.after).at(-1);
  if (last === undefined || top === undefined) return;
  const id = Number(last['unit']);
  const isStopped = moment.events.some(({ type, unit }) => type === 'unitDeactivated' && unit === id);
  const isOpen =
    battle.terms.switches.deactivation &&
    unitOf(after, id).fatigue >= 2 &&
    !(after.turn?.deactivated ?? []).includes(id);
  if (!isOpen || isStopped) return;
  const isAsked = top.proc === 'activation' && (top.step === 'deactivate' || top.step === 'substitute');
  judge.must('windows', 'NAP-ADD.6', `deactivation of ${id}`, isAsked);
}

/** NAP-S1b */
function judgeDeclared({ battle, judge, moment }: Walk): void {
  const last = moment.events.at(-1);
  const top = framesIn(moment.after).at(-1);
  if (last?.type !== 'attackDeclared' || last['riposte'] !== null || top === undefined) return;
  const [unit, target] = [unitOf(battle, Number(last['attacker'])), unitOf(battle, Number(last['target']))];
  const mayCharge =
    last['kind'] === 'magic' && has(battle, unit, 'Overcharge') && battle.players[unit.owner].corruption >= 2;
  const maySquare =
    last['kind'] === 'melee' &&
    cardOfUnit(unit).arm === 'cavalry' &&
    has(battle, target, 'Square') &&
    !groundAt(battle, target.at).difficult &&
    canTire(target);
  judge.check(
    'windows',
    'NAP-S1b',
    'a square or an overcharge',
    mayCharge || maySquare,
    top.proc === 'declaration',
  );
}

/** Only where both sides are played by people: the automaton goes on at once. */
export function judgeWindows(walk: Walk, after: Battle): void {
  if (walk.battle.terms.automaton !== null || after.result !== null) return;
  judgeActivated(walk, after);
  judgeDeclared(walk);
  judgeEnded(walk, after);
}
