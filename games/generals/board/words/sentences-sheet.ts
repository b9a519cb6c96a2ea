/** The order sheet. */
export const sheetWords = {
  title: 'Order sheet',
  written: '{written} of {count} orders written. The other {left} are saved for the Rally',
  noneWritten: 'No orders written yet. All {count} are saved for the Rally',
  oneLeft: '{written} of {count} orders written. The last one is saved for the Rally',
  allWritten: 'All {count} orders written',
  noneLeft: 'No orders left this round',
  willAct: '{count, one: # unit will act, other: # units will act}',
  stillOpen: '{open} of {count} orders can still be used',
  free: 'free, or saved for the Rally',
  saved: 'saved for the Rally',
  howTo:
    'Press a unit, then the sector to send it to, or drag it there. Press the sector again for one more of the same kind. Cavalry may ride on to a second sector.',
  sendAll: 'Send all',
  holdAll: 'Hold all',
  whereTo: '{arm} in {sector}: where to?',
  rideOn: '{arm} {route} is written. Press the next sector to ride on.',
  letGo: 'Done',
  oneLess: 'One order less: {what}',
  oneMore: 'One order more: {what}',
  fewer: 'One unit less: {what}',
  further: 'One unit more: {what}',
  nothing: 'no orders',
} as const;

/** What whoever watches sees of both sheets. */
export const watchWords = {
  title: 'Orders',
  hidden: 'Hidden until the round is over',
  ordersOf: 'orders for {side}',
} as const;

/** What has become of an order, in a few words. */
export const orderNotes = {
  willAct: 'will act',
  someWillAct: '{active} of {count} will act',
  fires: 'fires at {at}',
  someFire: '{active} of {count} fire at {at}',
  theBuilding: 'the building',
  courierLost: 'courier lost',
  used: 'used',
  legDone: 'leg 1 of 2 done',
  stillOpen: 'still open',
  someOpen: '{open} still open',
  guns: 'fire, attack or move',
  reserve: 'from reserve',
  written: 'written',
  unused: '{order} (unused)',
  someUnused: '{order} ({count} unused)',
} as const;

/** The other sheets of the desk. */
export const trayTitles = {
  react: 'Reactions',
  positions: 'Line up',
  withdraw: 'Withdraw?',
  targets: 'Targets',
  advance: 'Who moves in?',
  road: 'By road',
} as const;

export const setupWords = {
  title: 'Your army',
  headline: '6 units in each home sector, 12 in reserve',
  fill: 'Place the rest',
  left: '{count} to place',
  takeBack: 'take one back from {sector}',
} as const;

export const rallyWords = {
  title: 'Rally',
  headline:
    '{left, one: # saved order, other: # saved orders} left. Of each pair 1 comes back, 1 is disbanded',
  noneLeft: 'No saved orders left. Of each pair 1 comes back, 1 is disbanded',
  routed: '{units} routed',
  rally: 'Rally 1 {arm}',
  toReserve: '{arm} to the reserve',
  inPlace: '{unit} where it is',
  takeBack: 'Take back',
} as const;
