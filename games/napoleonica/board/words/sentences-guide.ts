// What the coach says in the guided battle: one idea each, stars around what is set in bold.
export const lessons = {
  deploy: {
    title: 'Draw up your army',
    text: 'Your units wait on your desk. Press one, then a hex of your *zone*: foot in front, guns and Napoleon behind. You and the enemy take turns.',
    learnt: 'Units deploy in their zone, one by one.',
  },
  firstCards: {
    title: 'Sort your first cards',
    text: 'You have drawn five *Maneuver cards*. Mark two to give back, those you understand least, and confirm.',
    learnt: 'Three cards to begin with, and a Decoy that never leaves you.',
  },
  bid: {
    title: 'Bid for the lead',
    text: 'Every round begins with a bid. Press a card twice: the number at its corner is your bid. The higher bid *leads*, picks a side of the Escalation card and acts first. That card is gone.',
    aside: 'The lower bid comes back to the hand, but both players have seen it.',
    learnt: 'A card is an effect or a bid.',
  },
  orders: {
    title: 'Look at your Orders',
    text: 'Orders come *blind* out of your pouch. Green, blue and red activate different units, purple stands for any colour. Exchange some now, or keep them.',
    learnt: 'Your Orders say what you can do this round.',
  },
  reinforcement: {
    title: 'Take a reinforcement',
    text: 'Three cards lie open, the Leader takes one first. Points bring *lost models* back line by line, other cards give Orders or take off Fatigue.',
    learnt: 'Lost models come back line by line.',
  },
  activate: {
    title: 'Activate a unit',
    text: 'Press one of your units with a dashed edge. It takes an Order of a colour on its card. A second Order in the same round costs 1 *Fatigue*.',
    aside: 'Lift an Order first if you want to pay with a certain colour.',
    learnt: 'One Order, one activation.',
  },
  march: {
    title: 'March',
    text: 'Green hexes are in reach. Crossed blades mean that an enemy could be attacked *from there*. Forests and Hills stop whoever enters them.',
    learnt: 'Point first, then press: the field shows what would come of it.',
  },
  attack: {
    title: 'Attack',
    text: 'An enemy with saw teeth can be attacked: press it. The panel shows its *dice* and what they promise. If nobody is in reach yet, march on with the next unit.',
    learnt: 'Unit, hex, enemy: three presses.',
  },
  dice: {
    title: 'Cards, dice, re-rolls',
    text: 'Both may lay a card face down. Then the dice fall: a *blade* is 1 damage, a *double arrow* 1 retreat, a *star* is a crit: 1 damage and an effect. Press a die with a dashed edge to re-roll it.',
    learnt: 'Lay a card, roll, re-roll, take the result.',
  },
  round: {
    title: 'Fight the round to its end',
    text: 'You and the enemy take turns until both pass. When your Orders are spent, *pass*.',
    learnt: 'Whoever passes does nothing more this round.',
  },
  battle: {
    title: 'Win the battle',
    text: 'Every round goes like this one: bid, Orders, reinforcements, turns. A destroyed unit is worth 1 point, a Commander 2. *{goal} points* win, or more than the enemy has after round {rounds}.',
    learnt: 'You have fought a whole battle.',
  },
} as const;

export const asides = {
  placement: {
    title: 'Who places first?',
    text: 'Whoever places *second* sees more, and leads in round 1 if the bids are equal.',
  },
  escalate: {
    title: 'Pick a side',
    text: 'Each side gives both players *Orders* now and *cards* at the end of the round. You choose.',
  },
  layCards: {
    title: 'A card for this attack?',
    text: 'Press a lit card twice to lay it face down, or lay none. The *Decoy* does nothing, but the enemy does not know.',
  },
  reveal: {
    title: 'Use your card',
    text: 'Its main effect, or only the die at its foot.',
  },
  rerolls: {
    title: 'Re-roll a die?',
    text: 'Press a die with a dashed edge, or take the result. A re-roll costs 1 of your Orders, or takes 1 Fatigue off the *enemy* unit.',
  },
  draft: {
    title: 'Some Orders go back',
    text: 'You drew more Orders than this round gives. Press those you need least: they go back into the pouch.',
  },
  retreat: {
    title: 'Fall back',
    text: 'Press a lit hex to fall back: it lies away from the attacker. If the bar above offers *Stay*, you may also hold the ground.',
  },
  damage: {
    title: 'Save a model?',
    text: 'Once in an attack a unit may take 1 *Fatigue* instead of 1 damage, if it has room for it.',
  },
  riposte: {
    title: 'Strike back?',
    text: 'Your unit may answer the attack.',
  },
} as const;
