/** Why something may not be done: the fact here and now, then what one can do instead. */
export const refusals = {
  noWayToHide:
    '{body} is ordered to no place it could march to from {hex}. A hidden entry needs one: bring it on openly.',
  entersInSight:
    'The enemy sees {hex}, and {body} could not leave his sight with one move. Bring it on openly.',
  infantryFirst: '{unit} is not infantry. The first hit falls on infantry: choose an infantry unit.',
  strongestFirst:
    '{unit} cannot take this hit. The first falls on the strongest unit, and only every second one takes a last step.',
  damagedFirst: '{unit} is undamaged, and damaged units take hits first. Choose one of those.',
  mustRetreat: 'These units must go back. Choose the hex they go to.',
  freeWayBack: 'There is a way back free of enemy zones of control. Take it.',
  hexFull: 'There is no room left in this hex for {unit}. Ride back, or pursue.',
  bombardAtNight: 'Guns do not bombard at night. Wait for daylight.',
  bombardGarrison: 'A garrison in {hex} cannot be bombarded. Assault it, or choose another target.',
  noLineOfSight: 'The guns do not see {hex}. Choose a hex in their line of sight.',
  laidElsewhere: 'These guns are laid on the enemies beside them. Fire at those.',
  orderForbidsCharge:
    '{unit} is on {order}, which does not allow this charge. It may still react to enemies who come near.',
  nothingToAssault: 'No stack is left that could assault. Go on to the fights.',
  mustAssault:
    'This stack is in an enemy zone of control and under orders to attack. Choose what it assaults.',
  spreadAssaults:
    'An enemy beside this stack would stay unassaulted while it joins in against {hex}. Assault that one first.',
  gunsAlone:
    'Guns do not assault alone. Send infantry or cavalry against {hex} as well, or leave the guns out.',
  separateAssaults: 'Others who do not fight together with this stack assault {hex}. Choose another hex.',
  garrisonFirst: 'A garrison beside this infantry would stay unassaulted. Assault it before {hex}.',
  troopsBeforeHq: 'Enemy troops beside this stack would stay unassaulted. Assault them before {hex}.',
  nobodyMayStay: 'No unit of {body} may stay where it is. Move them.',
  notEnoughPoints: 'The movement points do not reach that far. Choose a nearer hex.',
  notHomewards:
    '{unit} is out of command and must go back into range by the shortest way. {hex} is not on it.',
  leadsNowhere: 'From there the group could not stop anywhere its order allows. Choose another way.',
  notAStop: 'The order does not allow a stop here. Go on to one of the hexes shown.',
  heldByZoc: '{unit} begins its move in an enemy zone of control and cannot leave it. Go on without it.',
  cannotComeAlong: 'With {unit} the group could not stop as its order asks. Go on without it.',
  tooWeakForLine: 'A brigade needs a strength of 2 to extend its line. Leave it in one hex.',
  lineNotWithInfantry: 'An extended line does not share a hex with other infantry. Choose another hexside.',
  noWayForLine: 'Both halves do not get there. Choose another hexside, or close up into one hex.',
  noRoomForLine: 'There is no room in that hex. Choose another hexside.',
  marchIsHidden: '{leader} is on a hidden march. Reveal it first.',
  stillOwes: '{unit} is on {order} and has not moved as it must. Move it.',
  mustTouch: '{unit} is on {order} and can still come into contact with the enemy. Move it there.',
  leaderOff: '{leader} is not on the map. Choose another commander.',
  leaderMoved: '{leader} has moved this turn and can move again in the next.',
  leaderOnReserve: '{leader} is on Reserve and stays. Send another order first.',
  leaderWaits: '{leader} rides with the troops. Wait for their chit.',
  leaderStillOwes: '{leader} must ride on with the troops as ordered, and can. Choose where to.',
  leaderWanted:
    'Some of the troops of {leader} cannot move as ordered without going out of command. Bring him nearer to them.',
  entryClosed: 'The enemy closes {hex}. These units can come on next turn.',
  entryTooDear: 'Behind the others there are not enough movement points: {unit}. They can come on next turn.',
  entryFull:
    'The entry hex is full, and the points do not reach beyond it: {unit}. They can come on next turn.',
  mustEnter: '{unit} is due and can come onto the map. Bring {unit} on first.',
  finishFirst: 'An order is still being written. Seal it, or tear it up.',
  noOrderBegun: 'No order is being written. Choose a formation first.',
  capacitySpent:
    '{leader} has written all letters of this turn. Another commander may write, or wait for the next turn.',
  mustCloseUp: '{unit} is more than 3 hexes from the rest of its division and can come nearer. Move it.',
  retreatGoesOn: '{body} is on a General Retreat until the next night. It cannot rest yet.',
  leaderLeadsNowhere:
    'From there {leader} cannot reach a hex where the order allows a stop. Choose another way.',
  leaderNotHere: 'The order does not let {leader} stop here. Ride on.',
  noCourier: 'No courier gets through to {body}. Choose another recipient.',
  alreadyWritten: '{body} has an order of this turn on the desk already. Recall it first.',
  alreadyDecided: 'The commander of {body} has made a decision of this turn already. Recall it first.',
  targetNotInSight: '{leader} is away from his headquarters and does not see that place. Name one he sees.',
  targetMissing: 'This order needs a target. Name one.',
  repeatsOrder: '{body} has this order already. Choose another kind, or a target at least 10 hexes away.',
  emptyMarch: '{body} is there already. Choose another place to march to.',
  outOfReach: 'That is more than 10 MP away, and no road leads there. Choose a nearer target.',
  noMarchWay: 'No road or country way leads there. Choose another place.',
  nightAttack: 'At night an attack must be dated next day. Set that first.',
  tooMuchPaper: 'Too many drafts were torn up this turn. Close the order book.',
  leaderNotInPosition:
    'The commander of {body} is not in the position it holds. Name a place to defend, or send him there first.',
  cavalryHeldBack: 'The Guard cavalry is held back until 18:00. Write to another formation.',
  allGoBack: 'All of the {army} goes back already. No further call is needed.',
  lossesTooLow:
    'The army has not lost enough for a General Retreat. Fall Back is possible for each formation.',
  notBesideEnemy: 'Enemies are within 2 hexes of {body}. It can go to Reserve farther back.',
  orderFromAbove:
    '{body} has its order from the overall commander. Only he can end it, with another order or an assignment.',
  outOfRange: '{body} is out of range of its corps commander. Bring them together first.',
  assignWhom: 'This order needs a commander. Name the one it is put under.',
  faceToFaceOnly: '{leader} is away from headquarters and can only speak to those in the same hex.',
  packetOfOtherTurn: 'This packet answers turn {turn}, and the table is at turn {now}. Answer that one.',
  wingOrder:
    '{leader} passes on only what agrees with the order of the wing. Choose the same kind, or a March to its place.',
} as const;
