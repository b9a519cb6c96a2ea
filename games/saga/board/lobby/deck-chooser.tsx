import type { EditorProps } from '@grognard/desk';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { say } from '@grognard/desk/words/say.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { Saved } from '@grognard/desk/workshop/shelf.ts';
import { useShelf } from '@grognard/desk/workshop/use-shelf.ts';
import { pointsOf } from '../../decks/deck-rules.ts';
import type { NamedDeck } from '../../decks/deck-text.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { SEAT_NAME } from '../../names.ts';
import { DECK_NAMES, type Options, PLAYERS, type Player } from '../../vocabulary.ts';
import { SeatSign } from '../drawing/seat-sign.tsx';
import { DECK_NAME } from '../words/deck-names.ts';
import { lobbyWords } from '../words/sentences-lobby.ts';
import { deckCraft } from '../workshop/deck-craft.ts';
import { boxNameOf, deckOf, faultOf, sameDeck } from './options.ts';

/** A table keeps its own copy of the cards: what becomes of the saved deck later does not matter to it. */
function choose(
  options: Options,
  player: Player,
  value: string,
  saved: readonly Saved<NamedDeck>[],
): Options {
  const box = DECK_NAMES.find((name) => name === value);
  const chosen = box ?? saved.find(({ id }) => `saved:${id}` === value)?.deck;
  return chosen === undefined ? options : { ...options, decks: { ...options.decks, [player]: chosen } };
}

function chosenIn(options: Options, player: Player, saved: readonly Saved<NamedDeck>[]): string {
  const chosen = options.decks[player];
  if (typeof chosen === 'string') return chosen;
  const own = saved.find(({ deck }) => sameDeck(deck, chosen));
  return own === undefined ? (boxNameOf(chosen, options.outflank) ?? 'kept') : `saved:${own.id}`;
}

interface SideProps {
  readonly options: Options;
  readonly player: Player;
  readonly saved: readonly Saved<NamedDeck>[];
  onChange(options: Options): void;
}

function Side({ options, player, saved, onChange }: SideProps) {
  const value = chosenIn(options, player, saved);
  return (
    <div class="saga-deck-of-side">
      <SeatSign seat={player} size={34} />
      <select
        aria-label={tell(lobbyWords.deckOf, { side: SEAT_NAME[player] })}
        value={value}
        onChange={(event) => onChange(choose(options, player, event.currentTarget.value, saved))}
      >
        <optgroup label={tell(lobbyWords.boxDecks)}>
          {DECK_NAMES.map((name) => (
            <option key={name} value={name}>
              {DECK_NAME[name]}
            </option>
          ))}
        </optgroup>
        {saved.length > 0 && (
          <optgroup label={tell(lobbyWords.yourDecks)}>
            {saved.map(({ id, name }) => (
              <option key={id} value={`saved:${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {value === 'kept' && <option value="kept">{tell(lobbyWords.keptDeck)}</option>}
      </select>
      <Facts options={options} player={player} />
    </div>
  );
}

function Facts({ options, player }: { readonly options: Options; readonly player: Player }) {
  const deck = deckOf(options, player);
  const fault = faultOf(options, player);
  const facts = tell(lobbyWords.deckFacts, {
    faction: FACTION_NAME[deck.faction],
    units: deck.units.length,
    points: pointsOf(deck),
    cards: deck.strategy.length,
  });
  if (fault === null) return <p>{facts}</p>;
  const wrong = say(lobbyWords.deckFault, { facts, fault: told(fault.text, fault.with), rule: fault.rule });
  return (
    <p class="saga-wrong">
      <Sentence text={wrong} />
    </p>
  );
}

/** Which deck each side plays. */
export function DeckChooser({ options, onChange }: EditorProps<Options>) {
  const saved = useShelf(deckCraft).shelf.saved;
  return (
    <div class="saga-deck-chooser">
      {PLAYERS.map((player) => (
        <Side key={player} options={options} player={player} saved={saved} onChange={onChange} />
      ))}
      <p class="saga-own-decks">
        <a href="#/decks/saga">{tell(lobbyWords.build)}</a>
      </p>
    </div>
  );
}
