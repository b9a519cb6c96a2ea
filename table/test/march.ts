// A game that is all sequence: what white may do at each place of a march, so that one sees what is asked and taken back.
import {
  type Action,
  type ActionRule,
  type Frame,
  type GameEvent,
  type GameModule,
  type GameState,
  type Procedure,
  type Seat,
  scriptedSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import type { TableRecord } from '../src/record.ts';
import type { OpenTable } from '../src/shelf.ts';
import { answerUnasked } from '../src/unasked.ts';

interface March extends GameState {
  walked: readonly string[];
}
interface Going extends Action {
  readonly type: 'go';
  readonly to: string;
}
type Rules = Procedure<March, Frame, Going, GameEvent>;

interface Place {
  readonly seat: Seat;
  readonly ways: readonly string[];
  readonly leadsTo: string;
  readonly rolls?: true;
}
/** A fork, the only bridge, a camp, an evening with nothing but the weather, the night, and black's reply. */
const PLACES: { readonly [step: string]: Place } = {
  fork: { seat: 'white', ways: ['left', 'right'], leadsTo: 'bridge' },
  bridge: { seat: 'white', ways: ['across'], leadsTo: 'camp' },
  camp: { seat: 'white', ways: ['rest', 'march'], leadsTo: 'evening' },
  evening: { seat: 'white', ways: ['weather'], leadsTo: 'night', rolls: true },
  night: { seat: 'white', ways: ['sleep', 'wake'], leadsTo: 'reply' },
  reply: { seat: 'black', ways: ['yes', 'no'], leadsTo: 'fork' },
};
const placeAt = ({ step }: { readonly step: string }): Place =>
  PLACES[step] ?? { seat: '', ways: [], leadsTo: '' };

const go: ActionRule<March, Frame, Going, GameEvent> = {
  type: 'go',
  rule: 'MAR-1',
  candidates: (_state, frame) => placeAt(frame).ways.map((to) => ({ type: 'go', to })),
  refuse: () => null,
  target: ({ to }) => ({ button: to }),
  apply({ state, random }, frame, _seat, { to }) {
    const { rolls, leadsTo } = placeAt(frame);
    if (rolls) random.die(6, 'MAR-1 weather');
    state.walked = [...state.walked, to];
    frame.step = leadsTo;
  },
};
const walking: Rules = {
  rule: 'MAR-1',
  pending: (_state, frame) => [{ seat: placeAt(frame).seat, prompt: 'Where to?', rule: 'MAR-1' }],
  actions: [go],
  advance() {},
};
const march: GameModule<March, Going, GameEvent, March, object> = {
  id: 'march',
  seats: () => ['white', 'black'],
  ruleBook: { 'MAR-1': 'One goes on.' },
  parseOptions: () => ({ ok: true, value: {} }),
  setup: () => ({ frames: [{ proc: 'walking', step: 'fork' }], draws: 0, walked: [] }),
  procedures: { walking },
  always: [],
  outcome: () => null,
  view: (state) => state,
  redact: (event) => event,
  clone: ({ frames, ...state }) => ({ ...state, frames: frames.map((frame) => ({ ...frame })) }),
  determinize: ({ frames, ...state }) => ({ ...state, frames: frames.map((frame) => ({ ...frame })) }),
  parsePosition: () => ({
    ok: false,
    error: { code: 'none', path: '', message: 'A march has no positions.' },
  }),
  position: () => null,
  brain: {
    evaluate: () => 0.5,
    plans: () => [[{ type: 'go', to: 'left' }]],
    rollout: () => ({ type: 'go', to: 'left' }),
    quiet: () => false,
  },
};

export interface MarchTable extends OpenTable {
  /** Goes on, one way after the other, and lets the table answer where nobody need be asked. */
  go(...ways: readonly string[]): void;
  walked(): readonly string[];
}

export function marchTable(players: Players): MarchTable {
  const match = startMatch(march, {}, scriptedSource([4, 4, 4]));
  const table: MarchTable = {
    // What is asked here and taken back needs no more of a record.
    record: { players, kind: 'battle' } as TableRecord,
    match: match as never,
    snapshotAt: 0,
    go(...ways) {
      for (const to of ways) {
        const seat = placeAt(match.state.frames[0] ?? { step: '' }).seat;
        const reply = submit(match, seat, { type: 'go', to });
        if (!reply.ok) throw new Error(JSON.stringify(reply));
        answerUnasked(table);
      }
    },
    walked: () => match.state.walked,
  };
  return table;
}
