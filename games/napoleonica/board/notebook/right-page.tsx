// The right page asks: whatever the step of the moment is about.
import { tell } from '@grognard/desk/words/tell.ts';
import { PLAYER_NAME } from '../../names.ts';
import { HirePage } from '../campaign/hire-page.tsx';
import type { Desk } from '../desk.ts';
import { procIn } from '../input/moment.ts';
import { FactionChoice, MapChoice, SideChoice } from '../tournament/choices.tsx';
import { onTheField } from '../words/sentences.ts';
import { FieldSheet } from './field-sheet.tsx';
import { ImprovementPage } from './improvement-page.tsx';
import { RestorationPage } from './restoration-page.tsx';
import { Shop } from './shop.tsx';

/** Somebody else decides. */
const Waiting = ({ seat }: { readonly seat: string }) => (
  <section class="book-page waiting">
    <p>{tell(onTheField.waiting, { player: seat === 'B' ? PLAYER_NAME.B : PLAYER_NAME.A })}</p>
  </section>
);

export function RightPage({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const { series, campaign, pending, viewer } = view;
  const [asked] = pending;
  const isOthers = asked !== undefined && !pending.some(({ seat }) => seat === viewer);
  if (isOthers && viewer !== 'spectator') return <Waiting seat={asked.seat} />;
  switch (procIn(view)) {
    case 'factions':
      return <FactionChoice desk={desk} />;
    case 'shop':
    case 'develop':
      return <Shop desk={desk} />;
    case 'fieldArmy':
      return <FieldSheet desk={desk} />;
    case 'restoration':
      return <RestorationPage desk={desk} />;
    case 'improvement':
      return <ImprovementPage desk={desk} />;
    case 'pickMap':
      return series === null ? null : <MapChoice desk={desk} series={series} />;
    case 'pickSide':
      return series === null ? null : <SideChoice desk={desk} series={series} />;
    default:
      return campaign === null || campaign.foray === null ? null : (
        <HirePage desk={desk} campaign={campaign} foray={campaign.foray} />
      );
  }
}
