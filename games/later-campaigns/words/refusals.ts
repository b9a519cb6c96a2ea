/** Why something may not be done: the fact here and now, then what one can do instead. */
export const refusals = {
  infantryFirst: '{unit} is not infantry. The first hit falls on infantry: choose an infantry unit.',
  strongestFirst:
    '{unit} cannot take this hit: the first falls on the strongest unit, and only every second one takes a last step. Choose another unit.',
  damagedFirst: '{unit} is undamaged, and damaged units take hits first. Choose one of those.',
  mustRetreat: 'These units must go back. Choose the hex they go to.',
  freeWayBack: 'There is a way back free of enemy zones of control. Take it.',
  hexFull: 'There is no room left in this hex. Ride back, or pursue.',
  bombardAtNight: 'Guns do not bombard at night. Wait for daylight.',
  bombardGarrison: 'A garrison in {hex} cannot be bombarded. Assault it, or choose another target.',
  noLineOfSight: 'The guns do not see {hex}. Choose a hex in their line of sight.',
  orderForbidsCharge:
    '{unit} is on {order}, which does not allow this charge. It may still react to enemies who come near.',
  nothingToAssault: 'No stack is left that could assault. Go on to the fights.',
  mustAssault:
    'This stack is in an enemy zone of control and under orders to attack. Choose what it assaults.',
  spreadAssaults:
    'An enemy beside this stack would stay unassaulted while it joins in against {hex}. Assault that one first.',
  nobodyMayStay: 'No unit of {body} may stay where it is. Move them.',
  notEnoughPoints: 'The movement points do not reach that far. Choose a nearer hex.',
  leadsNowhere: 'From there the group could not stop anywhere its order allows. Choose another way.',
  notAStop: 'The order does not allow a stop here. Go on to one of the hexes shown.',
  stillOwes: '{unit} is on {order} and has not moved as it must. Move it.',
  mustTouch: '{unit} is on {order} and can still come into contact with the enemy. Move it there.',
  leaderOff: '{leader} is not on the map. Choose another commander.',
  leaderMoved: '{leader} has moved this turn and can move again in the next.',
  leaderOnReserve: '{leader} is on Reserve and stays. Send another order first.',
  leaderWaits: '{leader} rides with the troops. Wait for their chit.',
  leaderStillOwes: '{leader} is on the way to the place ordered and can come nearer. Ride on.',
  entryClosed: 'The enemy closes {hex}. These units can come on next turn.',
  entryTooDear: 'Behind the others there are not enough movement points: {unit}. They can come on next turn.',
  mustEnter: '{unit} is due and can come in. Bring it on.',
  finishFirst: 'An order is still being written. Seal it, or tear it up.',
  noOrderBegun: 'No order is being written. Choose a formation first.',
  capacitySpent:
    '{leader} has written all letters of this turn. Another commander may write, or wait for the next turn.',
  noCourier: 'No courier gets through to {body}. Choose another recipient.',
  alreadyWritten: '{body} has an order of this turn on the desk already. Recall it first.',
  targetMissing: 'This order needs a target. Name one.',
  repeatsOrder: '{body} has this order already. Choose another kind, or a target at least 10 hexes away.',
  emptyMarch: '{body} is there already. Choose another place to march to.',
  noMarchWay: 'No road or country way leads there. Choose another place.',
  nightAttack: 'At night an attack must be dated next day. Set that first.',
  tooMuchPaper: 'Too many drafts were torn up this turn. Close the order book.',
  nothingHeld:
    'Nothing of this place is in our hands, so there is nothing to defend. Choose another place or kind of order.',
  cavalryHeldBack: 'The Guard cavalry is held back until 18:00. Write to another formation.',
  lossesTooLow:
    'The army has not lost enough for a General Retreat. Fall Back is possible for each formation.',
  notBesideEnemy: 'Enemies are within 2 hexes of {body}. It can go to Reserve farther back.',
  outOfRange: '{body} is out of range of its corps commander. Bring them together first.',
  assignWhom: 'This order needs a commander. Name the one it is put under.',
  faceToFaceOnly: '{leader} is away from headquarters and can only speak to those in the same hex.',
  wingOrder:
    '{leader} passes on only what agrees with the order of the wing. Choose the same kind, or a March to its place.',
} as const;
