// NAP-ARM.8: which army each player brings: the best of a faction, a recommended one, one of the shelf, or one chosen at the
// table.
import type { EditorProps } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Saved } from '@grognard/desk/workshop/shelf.ts';
import { useShelf } from '@grognard/desk/workshop/use-shelf.ts';
import { sameJson } from '@grognard/kernel';
import { pointsOf } from '../../army/points.ts';
import { battleGround, rosterFor } from '../../battle-terms.ts';
import { ROSTERS } from '../../data/rosters.ts';
import { FACTIONS } from '../../data/words.ts';
import { FACTION_NAME, PLAYER_NAME } from '../../names.ts';
import type { ChosenArmy, Options } from '../../options.ts';
import { refuseArmyOf } from '../../options-check.ts';
import { PLAYERS, type Player } from '../../vocabulary.ts';
import { SeatSign } from '../drawing/seat-sign.tsx';
import { ROSTER_NAMES, rosterLabel } from '../words/roster-names.ts';
import { armyCraft } from '../workshop/army-craft.ts';
import type { NamedArmy } from '../workshop/army-text.ts';
import { lobbyWords } from './words.ts';

type Kept = readonly Saved<NamedArmy>[];
const KEPT_NOWHERE = 'keptNowhere';

/** A table keeps its own copy of the army: what becomes of the saved one later does not matter to it. */
function armyNamed(value: string, saved: Kept): ChosenArmy {
  const own = saved.find(({ id }) => id === value);
  if (own !== undefined) return own.army;
  return FACTIONS.find((each) => each === value) ?? ROSTER_NAMES.find((each) => each === value) ?? 'choose';
}

function nameOf(chosen: ChosenArmy, saved: Kept): string {
  if (typeof chosen === 'string') return chosen;
  return saved.find(({ army }) => sameJson(army, chosen))?.id ?? KEPT_NOWHERE;
}

interface SideProps extends EditorProps<Options> {
  readonly player: Player;
  readonly saved: Kept;
}

function Facts({ options, player }: { readonly options: Options; readonly player: Player }) {
  const chosen = options.armies[player];
  const refusal = refuseArmyOf(options, player);
  const { limits } = battleGround(options);
  const limit = limits[options.south === player || options.south === 'dice' ? 'south' : 'north'];
  const roster = chosen === 'choose' ? null : rosterFor(chosen, limit);
  return (
    <p>
      {roster !== null &&
        tell(lobbyWords.armyFacts, {
          faction: capital(FACTION_NAME[roster.faction]),
          count: roster.units.length,
          points: pointsOf(roster.units),
          limit,
        })}
      {chosen === 'choose' && tell(lobbyWords.armyChosen, { limit })}
      {refusal !== null && (
        <span class="napoleonica-wrong">
          {told(refusal.text, refusal.with)} <RuleLink rule={refusal.rule} />
        </span>
      )}
    </p>
  );
}

function ArmyOf({ options, onChange, player, saved }: SideProps) {
  const value = nameOf(options.armies[player], saved);
  const choose = (name: string): void =>
    onChange({ ...options, armies: { ...options.armies, [player]: armyNamed(name, saved) } });
  return (
    <div class="napoleonica-army-of">
      <SeatSign seat={player} size={34} />
      <select
        aria-label={tell(lobbyWords.armyOf, { player: PLAYER_NAME[player] })}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <optgroup label={tell(lobbyWords.bestOf)}>
          {FACTIONS.map((faction) => (
            <option key={faction} value={faction}>
              {capital(FACTION_NAME[faction])}
            </option>
          ))}
        </optgroup>
        <option value="choose">{tell(lobbyWords.atTheTable)}</option>
        {saved.length > 0 && (
          <optgroup label={tell(lobbyWords.yourArmies)}>
            {saved.map(({ id, name, army }) => (
              <option key={id} value={id}>
                {tell(lobbyWords.ownArmy, { name, points: pointsOf(army.units) })}
              </option>
            ))}
          </optgroup>
        )}
        {FACTIONS.map((faction) => (
          <optgroup key={faction} label={tell(lobbyWords.recommended, { faction: FACTION_NAME[faction] })}>
            {ROSTER_NAMES.filter((name) => ROSTERS[name].faction === faction).map((name) => (
              <option key={name} value={name}>
                {rosterLabel(name)}
              </option>
            ))}
          </optgroup>
        ))}
        {value === KEPT_NOWHERE && <option value={KEPT_NOWHERE}>{tell(lobbyWords.keptNowhere)}</option>}
      </select>
      <Facts options={options} player={player} />
    </div>
  );
}

export function ArmyChooser({ options, onChange }: EditorProps<Options>) {
  const { saved } = useShelf(armyCraft).shelf;
  return (
    <div class="napoleonica-chooser">
      {PLAYERS.map((player) => (
        <ArmyOf key={player} player={player} saved={saved} options={options} onChange={onChange} />
      ))}
      <p class="more">
        <a href="#/decks/napoleonica">{tell(lobbyWords.buildArmies)}</a>
      </p>
    </div>
  );
}
