/** The guided first battle, lesson by lesson. */
export const lessons = {
  infantry: {
    title: 'Send Infantry to a2',
    text: 'Press one of the Infantry in *a1*, then the sector *a2*. That writes 1 order on your sheet. Black cannot see it.',
    aside: 'Try a3 as well: the table tells you why it is too far.',
    learnt: 'Infantry goes 1 sector.',
  },
  more: {
    title: 'Two more of them',
    text: 'An order moves *1* unit. Press *a2* twice more. Equal orders share an arrow, and its badge counts them.',
    learnt: '1 order, 1 unit; 10 orders a round.',
  },
  battery: {
    title: 'Point a battery',
    text: 'A battery’s order is a direction. Send Artillery from *b1* towards *b2*. It may then fire along that line, attack, or move.',
    learnt: 'A battery fires, attacks or moves along its arrow.',
  },
  ride: {
    title: 'Let the Cavalry ride twice',
    text: 'Cavalry may ride *2 legs*. Press Cavalry in *c1*, then *c2*, then *b2*, where Black’s big flag is. After c2 it already has an order; b2 is its second leg.',
    aside: 'Try c3 before c2: it is 2 sectors away, too far for the first leg.',
    learnt: 'Cavalry rides 2 legs, in 2 phases.',
  },
  lock: {
    title: 'Lock your orders',
    text: 'Write more: Infantry from *b1* to b2 helps to hold it. Orders you save may *rally* routed units later. Then lock: nothing is shown until both sides have locked.',
    aside: 'In this lesson Black writes 3 orders fewer than you.',
    learnt: 'Orders not written are saved for the Rally.',
  },
  fast: {
    title: 'The Cavalry rides first',
    text: 'Fast movement: only Cavalry acts. Press the unit or its arrow to choose it, then *Send 1 unit*. Both sides reveal at the same moment.',
    aside: 'Held back, it can still ride in the 2 phases after the guns.',
    learnt: 'Cavalry acts first, and keeps a second ride.',
  },
  fire: {
    title: 'Fire',
    text: 'Your battery can fire along its line as far as *b3*. Press it to choose a target, or hold fire and let it move later. At range 2 the die loses 4.',
    learnt: 'Far guns seldom hit; a second shot at the same place is better.',
  },
  combined: {
    title: 'Everybody moves',
    text: 'Combined arms: now every unit may move or attack. Press each unit that goes, or *Send all* on your desk. Then send them. Where enemies meet, they fight: first fire, then melee.',
    aside: 'In a fight the desk shows its dice and every sum.',
    learnt: 'Moves come before fights; a fight has fire, then melee.',
  },
  ground: {
    title: 'Hold the ground',
    text: 'Finish the round: late moves, then the Rally. Then both sides score: prisoners, *1 VP* for holding more sectors, and *3 VP* for holding b2, where Black’s big flag is. 10 VP win.',
    learnt: '10 VP win; the big flag is worth 3 each round.',
  },
  again: {
    title: 'Write the next orders',
    text: 'The second round is yours. Hold *b2*, or take it, and bring up what stands behind. “Do it for me” writes orders that lead there and locks them.',
    aside: 'Units that fought are ready again. Routed ones wait in your box.',
    learnt: 'Every round begins with 10 new orders.',
  },
  win: {
    title: 'Win the battle',
    text: 'Play on until a side has *10 VP* after scoring, or round 10 is over. Holding b2 for 3 rounds gives 9 of them. “Do it for me” plays the next decision.',
    learnt: 'An objective held is scored again every round.',
  },
} as const;

/** What the coach says when a fight asks for something the lessons do not speak of. */
export const fightLessons = {
  react: {
    title: 'You are attacked',
    text: 'Infantry may try to form *square* against Cavalry; Cavalry may countercharge. A 5 or 6 does it, and trying spends the unit.',
  },
  positions: {
    title: 'Line up',
    text: 'Cavalry may retreat instead of fighting. If you are attacked over 2 borders, choose who stands where.',
  },
  targets: {
    title: 'A unit without an opponent',
    text: 'An attacker with no enemy opposite chooses its target, at a bonus. Press the unit, then the target.',
  },
  reroll: {
    title: 'From two sides',
    text: 'Attacking over 2 borders earns a *re-roll*. Press any lit die, yours or theirs, or keep them all.',
  },
  withdraw: {
    title: 'Go to melee, or withdraw?',
    text: 'After the fire an attacker may withdraw, unless the unit opposite attacks too. The chances show who would hit in the melee.',
  },
  nobodyToRally: {
    title: 'Nobody can rally',
    text: 'You wrote all your orders, so none is saved and nobody comes back. Each order you do *not* write next round can rally 1 unit.',
  },
  rally: {
    title: 'Rally your troops',
    text: 'Each order you saved brings back 1 unit. Press *Rally* on your desk. Of 2 routed units of a kind 1 comes back and 1 is disbanded. Artillery rallies where it stands.',
  },
  advance: {
    title: 'The sector is clear',
    text: 'The winners may move in. Routed enemies they find there become prisoners.',
  },
} as const;
