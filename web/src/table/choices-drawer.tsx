import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { t } from '../words/words.ts';
import { OfferHint } from './offer-menu.tsx';
import { SpeedChooser } from './speed-chooser.tsx';
import { StandingOrders } from './standing-orders.tsx';
import { ToolList, type ToolsProps } from './tools.tsx';

/** Everything that may be done now, as a plain list: nothing is only reachable by pointing at the board. */
export function ChoicesDrawer({ onClose, ...props }: ToolsProps & { onClose(): void }) {
  const { session } = props;
  const { board } = session;
  const state = session.shown.value;
  const legal = state.offers.filter(({ refusal, role }) => refusal === null && role !== 'grave');
  const isLive = session.isLive.value;
  return (
    <Drawer title={t('table.choices')} from="side" open onClose={onClose}>
      <ToolList {...props} />
      {(legal.length === 0 || !isLive) && <p>{t('table.text.none')}</p>}
      <ul class="plain all-choices">
        {isLive &&
          legal.map((offer) => (
            <li key={JSON.stringify(offer.action)}>
              <Button
                kind={offer.role === 'commit' ? 'primary' : 'plain'}
                onClick={() => void session.submit(offer.action)}
              >
                {board.label(offer.action, state)}
                <OfferHint session={session} action={offer.action} />
              </Button>
            </li>
          ))}
      </ul>
      <StandingOrders session={session} />
      <section class="menu-part">
        <h3>{t('watch.speed')}</h3>
        <SpeedChooser />
      </section>
    </Drawer>
  );
}
