// Actions between battles as orders that say what they will do now.
import type { ByType } from '@grognard/desk/words/by-type.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { notebookOf } from '../../army/books.ts';
import { LENT, plainCommander } from '../../army/lent-commander.ts';
import { type MusterId, nameIn } from '../../army/notebook.ts';
import { isBuilding, priceOf, wareName } from '../../army/prices.ts';
import { hirePrice } from '../../campaign/before-battle.ts';
import { ALLIES, deserterIn, halfPrice } from '../../campaign/event-options.ts';
import type { Campaign } from '../../campaign/state.ts';
import { EVENT_IDS } from '../../data/campaign-events.ts';
import { detachment } from '../../data/detachments.ts';
import { MAPS } from '../../data/maps.ts';
import { REGION_IDS } from '../../data/regions.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { cartIn } from '../input/drafts.ts';
import { ownerOf, procIn } from '../input/moment.ts';
import { eventName, regionName } from './campaign-names.ts';
import { improvementName, itemName } from './item-names.ts';
import { typeName } from './names.ts';
import { eventLabels, betweenLabels as words } from './sentences-between.ts';

const unitIn = (view: View, id: MusterId): string =>
  id === LENT
    ? typeName(plainCommander(notebookOf(view, ownerOf(view)).faction))
    : nameIn(notebookOf(view, ownerOf(view)), id);

/** NAP-TRN.20: a building that is chosen makes things cheaper at once. */
const buildingsWith = (view: View) => {
  const { buildings } = notebookOf(view, ownerOf(view));
  return [...buildings, ...cartIn(view).filter(isBuilding)];
};

function confirmLabel(view: View): string {
  if (procIn(view) === 'fieldArmy') return tell(words.sealField);
  const isMuster = notebookOf(view, ownerOf(view)).muster.length === 0;
  return tell(isMuster ? words.sealMuster : words.sealShop);
}

function eventLabel(campaign: Campaign, option: string): string {
  switch (campaign.event) {
    case 'EV07':
      return tell(option === 'fight' ? eventLabels.fightMarauders : eventLabels.yieldMarauders);
    case 'EV08': {
      const unit = deserterIn(campaign);
      return option === 'pay'
        ? tell(eventLabels.payDeserters)
        : tell(eventLabels.yieldDeserters, { unit: unit === null ? '' : nameIn(campaign.notebook, unit) });
    }
    case 'EV11':
      return option === 'leave'
        ? tell(eventLabels.leave)
        : tell(eventLabels.buyHalf, { unit: typeName(option), price: halfPrice(option) });
    case 'EV19':
    case 'EV20': {
      const { unit, price } = ALLIES[campaign.event];
      return option === 'leave'
        ? tell(eventLabels.leave)
        : tell(eventLabels.recruit, { unit: typeName(unit), price });
    }
    case 'EV21': {
      const region = REGION_IDS.find((each) => each === option);
      return tell(eventLabels.chaplain, { region: region === undefined ? '' : regionName(region) });
    }
    case 'EV27': {
      const [first = '', second = '', third = ''] = option
        .split(' ')
        .flatMap((id) => EVENT_IDS.filter((event) => event === id).map(eventName));
      return tell(eventLabels.order, { first, second, third });
    }
    default:
      return tell(eventLabels.yes);
  }
}

export const betweenLabels: Partial<ByType<Action, View, string>> = {
  buy: ({ ware }, view) =>
    tell(words.buy, { item: wareName(ware), price: priceOf(ware, buildingsWith(view)) }),
  putBack: ({ ware }) => tell(words.putBack, { item: wareName(ware) }),
  confirm: (_action, view) => confirmLabel(view),
  field: ({ unit }, view) => tell(words.field, { unit: unitIn(view, unit) }),
  keepHome: ({ unit }, view) => tell(words.keepHome, { unit: unitIn(view, unit) }),
  attach: ({ unit, detachment: id }, view) =>
    tell(words.attach, { detachment: detachment(id).name, unit: unitIn(view, unit) }),
  detach: ({ unit }, view) => tell(words.detach, { unit: unitIn(view, unit) }),
  assign: ({ item, commander }, view) =>
    tell(words.assign, { item: itemName(item), unit: unitIn(view, commander) }),
  unassign: ({ item }) => tell(words.unassign, { item: itemName(item) }),
  pickMap: ({ map }) => tell(words.pickMap, { map: MAPS[map].name }),
  restore: ({ unit }, view) => tell(words.restore, { unit: unitIn(view, unit) }),
  improve: ({ card, unit }, view) =>
    tell(words.improve, { card: improvementName(card), unit: unitIn(view, unit) }),
  event: ({ option }, { campaign }) => (campaign === null ? option : eventLabel(campaign, option)),
  march: ({ region }, { campaign }) =>
    tell(campaign?.army === region ? words.attackHere : words.march, { region: regionName(region) }),
  develop: () => tell(words.develop),
  recover: () => tell(words.recover),
  takeSeal: () => tell(words.takeSeal),
  purge: ({ holyWater }) => tell(holyWater ? words.holyWater : words.purge),
  endMonth: () => tell(words.endMonth),
  refuseBattle: ({ yes }) => tell(yes ? words.turnBack : words.fight),
  hire: ({ unit }, { campaign }) => {
    if (unit === null || campaign === null) return tell(words.hireNobody);
    const price = hirePrice(campaign, unit);
    return price === 0
      ? tell(words.hireFree, { unit: typeName(unit) })
      : tell(words.hire, { unit: typeName(unit), price });
  },
  fieldKitchen: ({ yes }) => tell(yes ? words.kitchen : words.noKitchen),
};

/** What 'done' means where it is said between battles. */
export const doneBetween = (view: View): string =>
  tell(procIn(view) === 'develop' ? words.doneDeveloping : words.doneRestoring);
