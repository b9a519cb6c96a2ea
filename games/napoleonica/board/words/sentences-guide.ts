// What the coach says in the guided battle: one idea each, stars around what is set in bold.
export const lessons = {
  deploy: {
    title: 'Draw up your army',
    text: 'Six units wait below the field. Press one, then a hex of your *zone*: foot in front, guns and Napoleon behind. You and the enemy place turn about.',
    learnt: 'Units deploy in their zone, turn about.',
  },
  firstCards: {
    title: 'Sort your first cards',
    text: 'You have drawn five *Maneuver cards*. Mark two to give back, those you understand least, and confirm.',
    learnt: 'Three cards to begin with, and a Decoy that never leaves you.',
  },
  bid: {
    title: 'Bid for the lead',
    text: 'Every round begins with a bid. Press a card twice: the number at its corner is your bid. The winner *leads*, picks a side of the Escalation card and acts first, and his card is gone.',
    aside: 'The loser gets his card back, but both have seen it.',
    learnt: 'A card is an effect or a bid.',
  },
  orders: {
    title: 'Look at your Orders',
    text: 'Orders come *blind* out of your pouch. Green, blue and red activate different units; purple stands for any. You may exchange some now, or keep them.',
    learnt: 'What you can do this round lies behind your screen.',
  },
  reinforcement: {
    title: 'Take a reinforcement',
    text: 'Three cards lie open. Take one: points bring *lost models* back down the tablet, others give Orders or rest.',
    learnt: 'Lost models come back line by line.',
  },
  activate: {
    title: 'Activate a unit',
    text: 'Press one of your units with a dashed edge. It takes an Order that fits its card; a second activation in the same round costs *Fatigue*.',
    aside: 'Lift an Order first if you want to pay with a certain colour.',
    learnt: 'One Order, one activation.',
  },
  march: {
    title: 'March',
    text: 'Green hexes are in reach. *Point at one* to see whom the unit could attack from there, then press it. Woods and hills stop whoever enters them.',
    learnt: 'Point first, then press: the field shows what would come of it.',
  },
  attack: {
    title: 'Attack',
    text: 'An enemy with saw teeth can be attacked: press it. The panel shows the *dice* of the attack, where each comes from, and what they promise. If nobody is in reach yet, march on with the next unit.',
    learnt: 'Unit, hex, enemy: three presses.',
  },
  dice: {
    title: 'Cards, dice, rerolls',
    text: 'You may lay a card face down, and so may the enemy. Then the dice fall: a *hit* is damage, an *arrow* is a retreat, a *star* is a crit. A die with a dashed edge may be rolled again.',
    learnt: 'Lay, roll, reroll, read the result.',
  },
  round: {
    title: 'Fight the round to its end',
    text: 'Go on turn about until your Orders are spent, then *pass*. Destroyed units score points; four of them win this battle.',
    learnt: 'Whoever has passed is out until the next round.',
  },
} as const;

export const asides = {
  placement: {
    title: 'Who places first?',
    text: 'Whoever places *second* sees more, and wins the first tied bid.',
  },
  escalate: {
    title: 'Pick a side',
    text: 'You lead. Many *Orders* now, or more *cards* at the end of the round: for both of you.',
  },
  layCards: {
    title: 'A card for this attack?',
    text: 'Press a lit card twice to lay it face down, or lay none. The *Decoy* bluffs.',
  },
  reveal: {
    title: 'Use your card',
    text: 'Its main effect, or only the die at its foot.',
  },
  rerolls: {
    title: 'Roll again?',
    text: 'Press a die with a dashed edge, or take the result. Rerolls cost an Order or Fatigue.',
  },
  retreat: {
    title: 'Fall back',
    text: 'Press the hex your unit retreats to: away from the attacker.',
  },
  damage: {
    title: 'Save a model?',
    text: 'A unit may take *Fatigue* instead of losing a model, as long as it has the stamina.',
  },
  riposte: {
    title: 'Strike back?',
    text: 'Your unit may answer the attack.',
  },
} as const;
