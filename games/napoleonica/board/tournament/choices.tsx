// What is chosen before a battle of a tournament: the faction, the map, the side.
import { Use } from '@grognard/desk/look/icon.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import type { ComponentChildren } from 'preact';
import { MAPS } from '../../data/maps.ts';
import { FACTIONS, SIDES } from '../../data/words.ts';
import { limitOf, type Series } from '../../tournament/state.ts';
import type { Desk } from '../desk.ts';
import { ARMY } from '../drawing/field/figures.tsx';
import { EMBLEM } from '../drawing/field/miniatures.tsx';
import { MapPicture } from '../lobby/map-picture.tsx';
import { FACTION_NAME } from '../words/names.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

interface CardProps {
  readonly desk: Desk;
  readonly target: Target;
  readonly name: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function ChoiceCard({ desk, target, name, text, children }: CardProps) {
  const canChoose = desk.isLive.value && desk.on(target).some(isLegal);
  return (
    <button
      type="button"
      class={canChoose ? 'choice-card is-legal' : 'choice-card'}
      aria-disabled={canChoose ? undefined : 'true'}
      data-target={targetKey(target)}
    >
      {children}
      <b>{name}</b>
      <span>{text}</span>
    </button>
  );
}

const Page = ({
  title,
  rule,
  children,
}: {
  readonly title: string;
  readonly rule: string;
  readonly children: ComponentChildren;
}) => (
  <section class="book-page" aria-label={title}>
    <header>
      <h2>{title}</h2>
      <RuleLink rule={rule} />
    </header>
    <div class="choice-cards">{children}</div>
  </section>
);

export const FactionChoice = ({ desk }: { readonly desk: Desk }) => (
  <Page title={tell(words.factionTitle)} rule="NAP-TRN.2">
    {FACTIONS.map((faction) => (
      <ChoiceCard
        key={faction}
        desk={desk}
        target={{ card: faction }}
        name={capital(FACTION_NAME[faction])}
        text={tell(words[faction])}
      >
        <svg viewBox="0 0 48 48" aria-hidden="true" class="emblem">
          <circle cx="24" cy="24" r="23" fill={`var(--${ARMY[faction]})`} />
          <Use
            name={EMBLEM[faction]}
            x={8}
            y={8}
            size={32}
            ink={`var(--${ARMY[faction]}-on)`}
            cut={`var(--${ARMY[faction]})`}
          />
        </svg>
      </ChoiceCard>
    ))}
  </Page>
);

export const MapChoice = ({ desk, series }: { readonly desk: Desk; readonly series: Series }) => (
  <Page title={tell(words.nextBattle)} rule="NAP-TRN.6">
    {series.maps.map((map) => (
      <ChoiceCard
        key={map}
        desk={desk}
        target={{ card: map }}
        name={MAPS[map].name}
        text={tell(words.limitPoints, { points: limitOf(series) })}
      >
        <MapPicture value={map} />
      </ChoiceCard>
    ))}
  </Page>
);

export const SideChoice = ({ desk, series }: { readonly desk: Desk; readonly series: Series }) => (
  <Page title={tell(words.sideTitle)} rule="NAP-TRN.6">
    {SIDES.map((side) => (
      <ChoiceCard
        key={side}
        desk={desk}
        target={{ button: side }}
        name={tell(side === 'south' ? words.sideSouth : words.sideNorth)}
        text={series.map === null ? '' : MAPS[series.map].name}
      >
        <span class={`map-side is-${side}`}>
          <MapPicture value={series.map ?? ''} />
        </span>
      </ChoiceCard>
    ))}
  </Page>
);
