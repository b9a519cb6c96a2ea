// The frame stack of a position: where in the sequence of play it stands.
import { type Frame, secret } from '@grognard/kernel';
import {
  fault,
  flag,
  listOf,
  mapOf,
  mustBe,
  nullable,
  oneOf,
  type Reader,
  record,
  type Shape,
  whole,
} from '@grognard/kernel/forms.ts';
import type { CombatFrame, Removed, Rerolls } from '../combat/combat-frame.ts';
import type { Draft } from '../grammar.ts';
import { EMPTY_DRAFTS } from '../secrecy/empty-drafts.ts';
import type { CombatDie, Front, SecretFrame } from '../state.ts';
import type { BattleSector, BySide, MovementPhase, Options } from '../vocabulary.ts';
import { readDraft } from './read-drafts.ts';
import { battleSector, bySide, frontId, sector, side, sides, unitIn } from './words.ts';

type Fields = { readonly [name: string]: Reader<unknown> };

const MOVEMENT: readonly MovementPhase[] = ['fast', 'combined'];
const steps = (...names: readonly string[]): Fields => ({ step: oneOf([...names, 'done']) });

/** The steps of every sequence and the locals of every frame; the drafts of a decision come on top. */
const localsOf = (options: Options): { readonly [proc: string]: Fields } => {
  const unit = unitIn(options);
  const units = listOf(unit);
  return {
    game: steps('deploy', 'round'),
    customSetup: steps('place'),
    round: steps('planning', 'fast', 'bombard', 'combined', 'noncombat', 'rally', 'scoring'),
    planning: steps('orderDice', 'write', 'couriers'),
    writeOrders: steps('write'),
    movement: {
      ...steps('declare', 'neutral', 'friendly', 'commit', 'flight', 'advance', 'return', 'fatigue'),
      phase: oneOf(MOVEMENT),
      settled: units,
    },
    declare: { ...steps('choose'), phase: oneOf([...MOVEMENT, 'noncombat']) },
    advance: { ...steps('choose'), phase: oneOf(MOVEMENT), wave: units },
    combat: combatLocals(options),
    reaction: steps('decide'),
    positions: steps('decide'),
    withdrawal: steps('decide'),
    targets: { ...steps('decide'), attack: oneOf(['ranged', 'melee']) },
    rerolls: { ...steps('decide'), turns: sides },
    bombardment: steps('aim', 'fatigue'),
    aim: steps('choose'),
    noncombat: steps('declare', 'march', 'road', 'fatigue'),
    roadMoves: steps('choose'),
    rally: steps('choose'),
    rallying: steps('choose'),
    scoring: steps('cleanUp', 'prisoners', 'objectives', 'majority'),
  };
};

function combatLocals(options: Options): Shape<Omit<CombatFrame, 'proc'>> {
  const unit = unitIn(options);
  const units = listOf(unit);
  return {
    step: oneOf([
      'reaction',
      'positions',
      'rangedTargets',
      'rangedRoll',
      'rangedHits',
      'withdrawal',
      'secondPositions',
      'meleeTargets',
      'meleeRoll',
      'meleeHits',
      'captures',
      'done',
    ]),
    nth: whole(1, 9),
    fronts: listOf(readFront(options)),
    rerolls: listOf(record<Rerolls>({ side, sector: battleSector, left: whole(0, 4) })),
    occupants: units,
    chosen: mapOf(unit, unit),
    fallen: mapOf(unit, frontId),
    removed: listOf(record<Removed>({ unit, at: sector, by: units })),
  };
}

function readFront(options: Options): Reader<Front> {
  const unit = unitIn(options);
  const die = record<CombatDie>({ side, unit, target: unit, unopposed: flag, natural: whole(1, 6) });
  const read = record<Front>({
    id: frontId,
    kind: oneOf(['border', 'meeting', 'building']),
    sector: nullable(battleSector),
    ends: nullable<BySide<BattleSector>>(bySide(battleSector)),
    white: listOf(unit, 5),
    black: listOf(unit, 5),
    dice: listOf(die),
    closed: flag,
  });
  return (raw, path) => {
    const front = read(raw, path);
    const kind = front.id.startsWith('meet:')
      ? 'meeting'
      : front.id.startsWith('bld:')
        ? 'building'
        : 'border';
    if (front.kind !== kind) fault('impossible', `${path}.kind`, `${front.id} is a ${kind} front.`);
    if ((front.sector === null) !== (kind === 'border')) {
      fault('impossible', `${path}.sector`, 'Fronts have a sector of their own unless they lie on a border.');
    }
    if ((front.ends === null) !== (kind !== 'border'))
      fault('impossible', `${path}.ends`, 'Border fronts have two ends.');
    return front;
  };
}

export function readFrame(options: Options): Reader<Frame> {
  const all = localsOf(options);
  return (raw, path) => {
    const name = typeof raw === 'object' && raw !== null && 'proc' in raw ? raw.proc : undefined;
    if (typeof name !== 'string' || !Object.hasOwn(all, name)) {
      return mustBe(name, `${path}.proc`, `one of ${Object.keys(all).join(', ')}`);
    }
    const locals = { proc: oneOf([name]), ...all[name] };
    const empty = EMPTY_DRAFTS[name];
    return empty === undefined
      ? record<Frame>({ ...locals } as Shape<Frame>)(raw, path)
      : decision(
          record({ ...locals, ...decisionLocals(options, empty.kind) } as Shape<RawDecision>)(raw, path),
          path,
        );
  };
}

interface RawDecision extends Omit<SecretFrame<Draft>, 'drafts'> {
  readonly drafts: BySide<Draft>;
}

const decisionLocals = (options: Options, kind: Draft['kind']): Fields => ({
  asked: sides,
  committed: sides,
  drafts: bySide(readDraft(options, kind)),
});

function decision(frame: RawDecision, path: string): SecretFrame<Draft> {
  const stranger = frame.committed.find((each) => !frame.asked.includes(each));
  if (stranger !== undefined)
    fault('impossible', `${path}.committed`, `${stranger} has committed without being asked.`);
  const { white, black } = frame.drafts;
  return { ...frame, drafts: { white: secret(white, 'white'), black: secret(black, 'black') } };
}
