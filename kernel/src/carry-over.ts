// Players who agree go on by newer rules from where they stand: the position is carried over, what was played before stays
// what it was, and nobody goes back across the seam.
import type { AnyGame, Carried, GameState, Json, Result } from './contract.ts';
import { sameJson } from './equal.ts';
import { frozen } from './frozen.ts';
import { type AnyMatch, outcomeOf, pending, startFrom } from './match.ts';
import type { AnyMemory } from './memory.ts';

const inTheWay = (path: string, message: string): Result<never> => ({
  ok: false,
  error: { code: 'not-carried', path, message },
});

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Options and position in the shape of the newer rules. */
const carried = (match: AnyMatch, { carries = [] }: AnyGame): Carried => {
  const from = match.module.edition?.number ?? 0;
  const steps = carries.filter(({ into }) => into > from).sort((a, b) => a.into - b.into);
  const now = { options: asJson(match.options), position: match.module.position(match.state) };
  return steps.reduce((battle, step) => step.carry(battle), now);
};

const asked = (match: AnyMatch): readonly string[] => pending(match).map(({ seat }) => seat);

/** The match begun anew from where it stands, if the newer rules can stand there; else which fact is in the way. */
function begunAnew(match: AnyMatch, module: AnyGame): Result<AnyMatch> {
  const battle = carried(match, module);
  const options = module.parseOptions(battle.options);
  if (!options.ok) return inTheWay(`options.${options.error.path}`, options.error.message);
  const state = module.parsePosition(battle.position);
  if (!state.ok) return inTheWay(`position.${state.error.path}`, state.error.message);
  if (!sameJson(module.seats(options.value), match.seats))
    return inTheWay('seats', 'By the newer rules other seats play this battle.');
  state.value.draws = match.state.draws;
  const begun = startFrom<
    GameState,
    { readonly type: string },
    { readonly type: string },
    unknown,
    unknown,
    unknown
  >(module, state.value, options.value, match.source);
  const { draws, events } = begun.opening;
  if (draws.length > 0 || events.length > 0 || !sameJson(asked(begun), asked(match)))
    return inTheWay(
      'frames',
      'By the newer rules this moment would go on by itself. Decide first, then take them.',
    );
  return { ok: true, value: begun };
}

/** The match by newer rules from here on; the older match stays what it was. */
export function carryOver(match: AnyMatch, module: AnyGame): Result<AnyMatch> {
  if (outcomeOf(match) !== null) return inTheWay('outcome', 'The battle is over.');
  const begun = begunAnew(match, module);
  if (!begun.ok) return begun;
  const { journal, memory: before } = match;
  const n = journal.length;
  const { at, play, isOpenly } = begun.value.memory;
  const memory: AnyMemory = {
    journal: [...journal],
    events: [...before.events],
    private: before.private === null ? null : new Map(before.private),
    wall: n,
    wallAt: at,
    since: null,
    kept: [{ n, at }],
    rewound: null,
    struck: before.struck === null ? null : new Set(before.struck),
    windows: [...before.windows],
    sights: null,
    at,
    isOpenly,
    play,
  };
  const { options, seats, source } = begun.value;
  return {
    ok: true,
    value: {
      ...match,
      module,
      options,
      seats,
      source,
      journal: memory.journal,
      state: frozen(at.state),
      past: { until: n, match },
      memory,
    },
  };
}
