// NAP-TRN.4, NAP-TRN.12, NAP-TRN.26: what may be bought, and the notebook afterwards.
import { no, type Refusal } from '@grognard/kernel';
import { BUILDING_IDS } from '../data/buildings.ts';
import { DETACHMENTS, detachment, isDetachment } from '../data/detachments.ts';
import { improvement, isImprovement } from '../data/improvements.ts';
import { ARTIFACT_IDS, isRelic, relic } from '../data/items.ts';
import { isUnitType, UNITS, unitCard } from '../data/units.ts';
import { armyRefusals } from '../words/army.ts';
import { notebookNames, notebookRefusals } from '../words/notebook.ts';
import { type Notebook, recruit } from './notebook.ts';
import { isArtifactWare, isBuilding, priceOf, totalOf, type Ware, wareName } from './prices.ts';

/** What has been chosen and not paid for yet. */
export type Cart = readonly Ware[];

/** NAP-TRN.4: the first muster is bought in units and detachments. */
export type Shop = 'muster' | 'interval';

/** Everything the shop has for this player, whether or not it can be bought now. */
export const waresFor = ({ faction }: Pick<Notebook, 'faction'>, shop: Shop): readonly Ware[] => [
  ...UNITS.filter((card) => card.faction === faction).map(({ id }) => id),
  ...DETACHMENTS.filter(({ factions }) => factions.includes(faction)).map(({ id }) => id),
  ...(shop === 'interval' ? [...BUILDING_IDS, ...ARTIFACT_IDS] : []),
];

export function refusePurchase(notebook: Notebook, cart: Cart, shop: Shop, ware: Ware): Refusal | null {
  return refuseCopies(notebook, cart, shop, ware) ?? refusePrice(notebook, cart, ware);
}

export function refuseCopies(notebook: Notebook, cart: Cart, shop: Shop, ware: Ware): Refusal | null {
  const item = wareName(ware);
  if (isBuilding(ware) || isArtifactWare(ware)) {
    const strange = refuseStrangeWare(notebook, shop, ware);
    if (strange !== null) return strange;
    if (isBuilding(ware)) return refuseBuilding(notebook, cart, ware);
    const owned = [...notebook.artifacts, ...cart].includes(ware);
    return owned ? no('NAP-TRN.26', notebookRefusals.ownedBefore, { item }) : null;
  }
  if (isDetachment(ware)) {
    const { copies } = detachment(ware);
    const owned = [...notebook.detachments, ...cart].filter((each) => each === ware).length;
    return owned >= copies ? no('NAP-TRN.26', notebookRefusals.noCopies, { item, copies }) : null;
  }
  const types = [...notebook.muster.map(({ type }) => type), ...cart];
  const isSecond = unitCard(ware).unique && types.includes(ware);
  return isSecond ? no('NAP-TRN.26', notebookRefusals.ownedBefore, { item }) : null;
}

/** NAP-TRN.4, NAP-ARM.1: what this shop does not have at all. */
export function refuseStrangeWare(
  { faction }: Pick<Notebook, 'faction'>,
  shop: Shop,
  ware: Ware,
): Refusal | null {
  if (isBuilding(ware) || isArtifactWare(ware))
    return shop === 'muster' ? no('NAP-TRN.4', notebookRefusals.onlyUnits, { item: wareName(ware) }) : null;
  if (isDetachment(ware))
    return detachment(ware).factions.includes(faction)
      ? null
      : no('NAP-ARM.1', armyRefusals.foreignDetachment, { detachment: wareName(ware) });
  return unitCard(ware).faction === faction
    ? null
    : no('NAP-ARM.1', armyRefusals.foreignUnit, { unit: wareName(ware) });
}

/** What no shop has: relics are won, improvements drawn, and the rest does not exist. */
export function refuseUnknownWare(shop: Shop, raw: string): Refusal {
  const item = isRelic(raw) ? relic(raw).name : isImprovement(raw) ? improvement(raw).name : raw;
  return shop === 'muster'
    ? no('NAP-TRN.4', notebookRefusals.onlyUnitsNever, { item })
    : no('NAP-TRN.12', notebookRefusals.notSold, { item });
}

function refuseBuilding({ buildings }: Notebook, cart: Cart, ware: Ware): Refusal | null {
  if (buildings.some((each) => each === ware))
    return no('NAP-TRN.20', notebookRefusals.builtBefore, { item: wareName(ware) });
  const chosen = cart.find(isBuilding);
  return chosen === undefined
    ? null
    : no('NAP-TRN.12', notebookRefusals.builtNow, { item: wareName(chosen) });
}

function refusePrice({ treasury, buildings }: Notebook, cart: Cart, ware: Ware): Refusal | null {
  const left = treasury - totalOf(cart, buildings);
  const price = treasury - totalOf([...cart, ware], buildings) >= 0 ? 0 : priceOf(ware, buildings);
  if (price === 0) return null;
  return no('NAP-TRN.12', notebookRefusals.cannotPay, { item: wareName(ware), price, left });
}

/** The notebook when everything in the cart is paid for. */
export function bought(notebook: Notebook, cart: Cart): Notebook {
  const { treasury, muster, detachments, buildings, artifacts } = notebook;
  return {
    ...notebook,
    treasury: treasury - totalOf(cart, buildings),
    muster: [...muster, ...cart.filter(isUnitType).map(recruit)],
    detachments: [...detachments, ...cart.filter(isDetachment)],
    buildings: [...buildings, ...cart.filter(isBuilding)],
    artifacts: [...artifacts, ...cart.filter(isArtifactWare)],
  };
}

/** A building put back may leave a cart that costs more than there is. */
export function refuseCart({ treasury, buildings }: Notebook, cart: Cart): Refusal | null {
  const price = totalOf(cart, buildings);
  if (price <= treasury) return null;
  return no('NAP-TRN.12', notebookRefusals.cannotPay, {
    item: notebookNames.everything,
    price,
    left: treasury,
  });
}

/** NAP-TRN.4 */
export const refuseMuster = (notebook: Notebook, cart: Cart): Refusal | null => {
  const types = [...notebook.muster.map(({ type }) => type), ...cart.filter(isUnitType)];
  return types.some((type) => unitCard(type).branch === 'commander')
    ? null
    : no('NAP-TRN.4', notebookRefusals.needsCommander);
};
