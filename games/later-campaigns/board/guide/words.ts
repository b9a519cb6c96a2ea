// What the coach says in the guided battles: one idea each, stars around what is set in bold.
export const lessons = {
  orders: {
    title: 'Send no orders yet',
    text: 'You are Ney, and *Quatre Bras* must fall. *II Corps* has its order: Attack Quatre Bras. That is enough for the first turns. *Send no orders*.',
    aside: 'Drag the map, or press + and −. Every counter shows strength and movement.',
    learnt: 'A formation keeps its order until it obeys another one.',
  },
  bombard: {
    title: 'Let the guns speak',
    text: 'When the chit of a formation is drawn, it acts. *Guns fire first*, at what they see within 2 hexes. Press a battery, then its target, or go on.',
    learnt: 'A Stage begins with guns.',
  },
  charge: {
    title: 'Hold the cavalry',
    text: 'Then *cavalry may charge*, up to 2 hexes. Enemy cavalry may answer. For now, declare no charge.',
    learnt: 'After the guns, the horsemen.',
  },
  move: {
    title: 'Advance',
    text: 'An order says what must be done: on *Attack* every unit comes nearer. Press a stack, then a hex that glows. Or let II Corps move as its order says.',
    aside: 'Whoever begins a move in an enemy zone of control cannot march out of it.',
    learnt: 'Units move as their order demands.',
  },
  assault: {
    title: 'Assault',
    text: 'Whoever stands beside the enemy *must assault* on this order. Press *enemies ringed in red*. Both sides fire at once: strength gives the row of the Fire Table, two dice the column.',
    learnt: 'Both sides fire, then both may break.',
  },
  turnEnd: {
    title: 'See the turn to its end',
    text: 'Other chits are drawn, the Allies act, reinforcements come in. Answer what you are asked. *Eight turns* make this battle.',
    learnt: 'Nobody knows whose chit comes next.',
  },
  fightOn: {
    title: 'Fight on for two turns',
    text: 'Every turn goes the same way: order book, rally, chits, and for each formation *guns, charges, movement, assaults*. Watch what each formation can still bear.',
    learnt: 'Losses demoralize a corps long before it is gone.',
  },
} as const;

export const orderLessons = {
  write: {
    title: 'Write your first order',
    text: 'You are Grouchy, and *Wavre* must fall. Cavalry cannot storm a town. On the desk choose *II Cavalry Corps*, then *Defend*.',
    aside: 'Any other formation or order will do as well.',
    learnt: 'A commander changes a formation’s order by letter.',
  },
  aim: {
    title: 'Say where',
    text: 'Every order names a *place*. Press a ringed one on the map, or choose it from the list: where they stand, for example.',
    learnt: 'A place within 10 movement points, or on a road that begins there.',
  },
  seal: {
    title: 'Read, then seal',
    text: 'With the letter you see *when it arrives* and *how likely it is obeyed*. Both leaders’ ratings count, and an Attack is obeyed less readily. If you like it, seal it.',
    learnt: 'Good commanders are obeyed sooner.',
  },
  second: {
    title: 'Use your second letter',
    text: 'Grouchy’s rating gives him *2 letters a turn*. III Corps stands close by: order it to *Probe* towards Bierges and leave the town alone. Or send what you have.',
    learnt: 'A leader within 3 movement points has his letter at once.',
  },
  send: {
    title: 'Send the couriers',
    text: '*Send the orders*. They ride off, and the enemy does not know what they carry.',
    learnt: 'Orders are secret.',
  },
  obedience: {
    title: 'Is it obeyed?',
    text: 'A letter that arrives is tested with two dice: obeyed *at once*, *a turn late*, *in doubt*, or *set aside*. The journal tells you. Then play the turn as you have learnt.',
    learnt: 'Not every letter is obeyed.',
  },
  arrival: {
    title: 'Let the courier arrive',
    text: 'The courier to *II Cavalry Corps* rides for an hour and arrives this turn, after you have sent new orders. Write another letter, or *send none*.',
    learnt: 'Couriers ride 6 movement points a turn.',
  },
  oldOrNew: {
    title: 'Old order or new?',
    text: 'Until a letter is obeyed the *old order stands*. On the desk you read what each formation does now, and what waits. Play the turn.',
    learnt: 'A formation keeps its order until it obeys another one.',
  },
  again: {
    title: 'Write again, or wait',
    text: 'A letter that was *set aside* may be written again. One in doubt is tested every turn: leave it be. Write what you think best, then close the book.',
    learnt: 'You can command a corps. The rest is war.',
  },
} as const;

export const asides = {
  rally: {
    title: 'Rally',
    text: 'A formation on *Reserve* may bring a lost unit back. There is nothing to lose by trying.',
  },
  chits: {
    title: 'Who acts first?',
    text: 'The better roll may *choose* the first formation. The others follow as their chits are drawn.',
  },
  together: {
    title: 'Two at once?',
    text: 'A good roll lets 2 formations act *together*, one part of their Stage after the other. With fewer than 2 on the move, or if you like it better, choose *no pair*.',
  },
  square: { title: 'Form square?', text: 'A square fears no cavalry, but *guns* tear holes into it.' },
  pursuit: {
    title: 'After the charge',
    text: 'Winners may stay, ride back, or *pursue*. Poor horsemen cannot be held.',
  },
  reaction: {
    title: 'Charge them?',
    text: 'Your cavalry may fall upon enemies who come near. It tests its *morale* first. Press a *ringed* unit to charge, or *let them pass*.',
  },
  losses: { title: 'Take the losses', text: 'Press who loses a *step*. The first hit falls on infantry.' },
  stand: {
    title: 'Stand or go?',
    text: '*Retreat* now, and both sides take half the hits: 1 becomes 0. *Stand*, and all hits count. Whoever then loses a step tests morale.',
  },
  retreat: {
    title: 'Fall back',
    text: 'Press the hex they retreat to: away from the enemy, out of zones of control if possible.',
  },
  advance: { title: 'Advance?', text: 'The hex is empty. Whoever moves in *holds* it.' },
  badMove: {
    title: 'A gift of the enemy',
    text: 'A leader of the other side has misread his orders: *you* write the next one.',
  },
} as const;
