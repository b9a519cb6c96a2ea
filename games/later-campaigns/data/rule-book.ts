// Made from rules/later-campaigns.md by scripts/build-rule-book.ts: change the rulebook, then run it again.
import type { RuleId } from '@grognard/kernel';

export const ruleBook: { readonly [rule: RuleId]: string } = {
  'NLC-1.1': 'Fractions are rounded to nearest, one half upward.',
  'NLC-1.2': 'The rules list what may be done.',
  'NLC-2.1a':
    'A formation is normally a corps or division led by a commander with an ability rating (0 and up).',
  'NLC-2.1b': 'Each formation with its own commander owns one activation chit.',
  'NLC-2.2a': 'Morale of every combat unit is 4 unless listed otherwise.',
  'NLC-2.2b': 'Nassau and Dutch units: 3.',
  'NLC-2.2c': 'Prussian infantry whose front strength is 3 or less: 3.',
  'NLC-2.2d': 'French Old Guard infantry (the 7-4 counters): 5.',
  'NLC-2.2e': 'British infantry on the defence: 5 (NLC-R001).',
  'NLC-2.2f': 'Counters imported from the TLNB series: printed initiative + 1.',
  'NLC-2.2g': 'Cavalry has a pursuit rating: 4; British cavalry 2; Imperial Guard cavalry 5.',
  'NLC-2.3a': 'A unit that has lost one or more steps has −1 (once).',
  'NLC-2.3b': "NLC-2.3a does not touch infantry of Britain, Russia and the King's German Legion (NLC-R002).",
  'NLC-2.3c': 'Units of a demoralized formation: −1.',
  'NLC-2.3d': 'In assault, a side fired at by enemy artillery: −1.',
  'NLC-2.3e': 'Flanked in assault, or in woods during combat: −2; never both.',
  'NLC-2.3f': 'Stacked with its own leader, its WC or its OC: +1 (once).',
  'NLC-2.3g': 'Fighting Imperial Guard infantry other than Young Guard: −1 on the retreat roll (NLC-7.4m).',
  'NLC-2.3h': 'Formation on Reserve: −1 (NLC-12.2.9d).',
  'NLC-2.3i': 'Add all modifiers, then limit the result to 1..5.',
  'NLC-2.4a':
    'A group tests with its best infantry morale; without infantry its best cavalry morale; else its best artillery morale.',
  'NLC-2.4b':
    'Unit modifiers apply to each unit before the best is taken; group modifiers (artillery, flank, Guard) afterwards.',
  'NLC-2.4c': 'Roll one die: success if the roll is not above morale.',
  'NLC-3.1a': 'One chit per formation.',
  'NLC-3.1b': 'One Coordinated Action chit per side.',
  'NLC-3.2a': 'One HQ counter per OC.',
  'NLC-3.2b': 'An HQ has 5 MP.',
  'NLC-3.3': 'Disrupted markers show disruption.',
  'NLC-4.0a': 'Phase 0, Reinforcements: roll arrival where the scenario makes it depend on a die.',
  'NLC-4.0b': 'Phase 1, Command and Reorganization: orders (12), then rally (13).',
  'NLC-4.0c': 'Phase 2, Chit Preparation: Coordinated Action (4.1), Initial Action (4.2), fill the cup.',
  'NLC-4.0d':
    'The cup receives the chits of all formations on the map and of those arriving this turn, except formations on Reserve, the Initial Action chit, and the two chits bound to a Coordinated Action.',
  'NLC-4.0e': 'Phase 3, Initial Action: the chosen formation performs a Stage first.',
  'NLC-4.0f':
    'Phase 4, Formation Selection: until the cup is empty, draw a chit at random, then run that Stage.',
  'NLC-4.0g':
    'Phase 5, Turn End: each side activates all its Reserve formations and moves its HQs, French first unless the scenario says otherwise; then supply is checked on the 9:00 turn, disruption is removed (or tested, 19.2), and the turn marker advances.',
  'NLC-4.1a':
    'Each side rolls one die per turn; if it is at least 2 below the rating of the chosen OC, the side gets the Coordinated Action chit.',
  'NLC-4.1b':
    'The player picks two formations of that OC whose chits would enter the cup; those chits are laid open beside the map and the Coordinated Action chit enters the cup.',
  'NLC-4.1c':
    'When it is drawn, both formations act together in one Stage as if they were one formation: stacks of both are selected and moved as one, and guns of one assault with foot of the other, each unit under its own order (R130).',
  'NLC-4.2a': 'Both sides roll a die and add the rating of the chosen OC.',
  'NLC-4.2b': 'The pick is optional and may be the Coordinated Action chit (NLC-R005).',
  'NLC-4.3a': 'With several OCs the player names one for each of the two rolls; they may differ.',
  'NLC-4.3b': 'Formations picked through a roll must be subordinate to the OC who made it.',
  'NLC-4.4a':
    'An OC moves once per turn in the Movement Segment of any friendly Stage, the Reserve Stage included (NLC-R155).',
  'NLC-4.4b': "A formation leader moves in his formation's Movement Segment.",
  'NLC-4.5a': 'A Stage has four segments: I Bombardment, II Charge, III Movement, IV Assault.',
  'NLC-4.5b': 'I: activated artillery may bombard.',
  'NLC-4.5c': 'II: activated cavalry may charge; pursuit, retreat and counter-charges are part of it.',
  'NLC-4.5d':
    'III: units of the formation and its leader may move as orders allow, except cavalry that charged this turn and foot artillery that bombarded (NLC-R006).',
  'NLC-4.5e': 'IV: units in contact with the enemy may or must assault, by their orders.',
  'NLC-5.1a':
    'Units move singly or as a stack, pay the cost of each hex and hexside entered, and may drop or pick up units.',
  'NLC-5.1b':
    'A unit may always move one hex, whatever the cost, unless the hex or hexside is prohibited (NLC-R008).',
  'NLC-5.2a': 'Costs are in NLC-T5; woods cost infantry less than cavalry and artillery.',
  'NLC-5.2b':
    'Road rate: ½ MP per hex; trail rate: 1 MP per hex; a bridge costs nothing extra at these rates.',
  'NLC-5.2c': 'A stream hexside costs +2. A bridge crossed at terrain rate costs +1.',
  'NLC-5.2d':
    'Only units on March or Fall Back (also General Retreat, Forced March) may use road or trail rates, and only when moving singly and entering through a hexside crossed by the road or trail.',
  'NLC-5.2e':
    'The hex entered at such a rate, and the next hex along the road, must not contain friendly units that are on March or Fall Back: marching units keep one hex of distance.',
  'NLC-5.2f':
    'If either of these two hexes is a village or town, it must be free of all friendly combat units.',
  'NLC-5.2g':
    'Leaders, command tracing and couriers pay ½ on roads and on trails, whatever their orders or stacking.',
  'NLC-5.3a': 'At most two friendly combat units per hex; one in woods.',
  'NLC-5.3b': 'Leaders and HQs do not count.',
  'NLC-5.3c':
    'A player may look through an enemy stack only while it is in LOS of one of his leaders or units.',
  'NLC-5.3d': 'In a stack in enemy LOS any artillery is shown on top.',
  'NLC-5.4a':
    'Every combat unit exerts a ZOC into the six adjacent hexes, but not across impassable hexsides (NLC-R009) nor into chateau hexes.',
  'NLC-5.4b':
    'A unit beginning its move in an enemy ZOC cannot leave it by movement; only advance or retreat takes it out.',
  'NLC-5.4c':
    'A unit that entered the ZOC during the current move may leave again for +1 MP; entering does not stop it.',
  'NLC-5.4d': 'Units on Fall Back, General Retreat or Reserve may leave a ZOC hex for +1 MP.',
  'NLC-5.4e':
    'Cavalry and leaders ignore ZOC effects, except that ZOCs oblige cavalry to assault (NLC-7.3d).',
  'NLC-5.5': 'On night and rain turns no unit may enter a ZOC; leaving is allowed (NLC-R011).',
  'NLC-5.6': 'A unit that leaves the map does not count as eliminated, unless it left by retreat.',
  'NLC-6.1a':
    'Two-sided counters have two steps: the first hit turns the counter over, the second eliminates it.',
  'NLC-6.1b': 'A hit eliminates a one-step unit.',
  'NLC-6.2a': 'A unit with front strength 8 or more has three steps.',
  'NLC-6.2b':
    'Such a unit can be rallied to its reverse side, from the third step on the map or from elimination (NLC-R033).',
  'NLC-6.3a':
    "A disrupted unit's strength is halved in assault (7.6) and in charges (7.7, 7.10); its bombardment is unaffected.",
  'NLC-6.3b': 'A disrupted unit is not disrupted again.',
  'NLC-6.3c':
    'Causes: overstacked retreat (7.4), having charged (7.7), bombardment (8.1), retreating or leaving a ZOC (19.1), artillery support (20.3).',
  'NLC-7.1a':
    "Every fight adds up each side's strength, rolls 2d6 per firing side on the Fire Table, and yields hits.",
  'NLC-7.1b':
    'The side that starts the fight attacks (activated units; charging cavalry), the other defends.',
  'NLC-7.1c': 'Hits of both sides apply at the same time.',
  'NLC-7.1d':
    'A fight is finished, retreats included, before the next begins; reaction charges may interrupt retreats.',
  'NLC-7.1e':
    'The owner chooses who takes hits, but the first hit falls on infantry if present, and damaged units come first (NLC-R012, NLC-R013).',
  'NLC-7.1f': 'Reduced strengths are summed exactly and rounded once (NLC-R015).',
  'NLC-7.1g':
    'Above 24, look up 24 and the remainder with the same roll and add (repeat for each further 24).',
  'NLC-7.2': 'A hit costs a step; a unit without a further step is eliminated.',
  'NLC-7.3a':
    'After movement, activated units that neither charged nor bombarded may fight one round against adjacent enemies.',
  'NLC-7.3b': 'No assault across an unbridged major river (nor any impassable hexside).',
  'NLC-7.3c': 'An assault is made on every combat unit in the hex; all of them fire back.',
  'NLC-7.3d':
    'Non-artillery units on Attack or Probe in an enemy ZOC must assault, cavalry included, unless they charged or bombarded.',
  'NLC-7.3e':
    'Several stacks may assault one hex: they fire together and are fired on together; morale is taken over all of them.',
  'NLC-7.3f': 'A stack assaults one hex only.',
  'NLC-7.3g':
    'A stack may not join an assault on a hex already being assaulted while an enemy stack in contact with it stays unassaulted this segment.',
  'NLC-7.3h':
    'Among unassaulted neighbours, a stack with infantry must take a chateau before combat units before HQs.',
  'NLC-7.3i': 'Cavalry fights assaults at half strength, attacking or defending.',
  'NLC-7.4a':
    'Right after the fire of an assault a side that took a hit may retreat its units in that fight one hex, if they can (NLC-R162).',
  'NLC-7.4b':
    'First chooser: the side without artillery in the fight if exactly one side has none; otherwise the attacker.',
  'NLC-7.4c': 'If the first chooser declines (or may not choose), the other side may choose.',
  'NLC-7.4d': 'A voluntary retreat ends the choices: only one side retreats.',
  'NLC-7.4e':
    'After a voluntary retreat both sides halve the hits they took (round normally, but 1 becomes 0).',
  'NLC-7.4f':
    'Otherwise full hits apply; each side that lost a step tests morale in the same order; on failure it retreats with full losses and the other side does not test.',
  'NLC-7.4g': 'Elimination is not retreat: a surviving side that lost steps tests even if its enemy is gone.',
  'NLC-7.4h':
    'If a retreat overstacks a hex, all units there are disrupted and the excess retreats another hex.',
  'NLC-7.4i':
    'A stack containing any non-cavalry unit that retreats into an enemy ZOC loses one further step.',
  'NLC-7.4j':
    'A stack that cannot retreat because of enemy units or impassable terrain stays and loses one further step (NLC-R024).',
  'NLC-7.4k': 'Foot artillery is destroyed when it must retreat involuntarily as defender.',
  'NLC-7.4l': 'Foot artillery of the attacker ignores an involuntary retreat and stays.',
  'NLC-7.4m':
    "La Garde: Old and Middle Guard infantry takes 1 off its opponents' morale when they roll for retreat.",
  'NLC-7.4n':
    'Should such infantry be thrown back involuntarily from its own assault, every French unit has −1 morale until the game ends (once only).',
  'NLC-7.4o':
    '[scenario rule nlb] Then also lower the French army demoralization level by 10, unless the Anglo-Allied or Prussian army is already demoralized or disintegrated.',
  'NLC-7.5a':
    'Attackers who did not retreat may send one unit into the assaulted hex once no defender is left in it.',
  'NLC-7.5b': 'With a leader in its hex a whole attacking stack and the leader may advance.',
  'NLC-7.5c': 'Stacked units of one division may advance together without a leader.',
  'NLC-7.5d': 'Artillery advances only together with a non-artillery unit.',
  'NLC-7.5e': 'ZOCs do not hinder an advance.',
  'NLC-7.6a': 'A unit disrupted when the Assault Segment began fires at half strength.',
  'NLC-7.6b':
    'Flanking: defender morale −2 if the defender is in contact with no more than one friendly stack, and also with a hostile unit, engaged or idle, beside which no attacker stands (NLC-R149).',
  'NLC-7.6c': 'Defenders in towns and chateaux are never flanked.',
  'NLC-7.6d': "Terrain reduces attackers' strength by NLC-T5; use the row best for the defender.",
  'NLC-7.6e':
    'Hexside and in-hex reductions add up, except that a bridge replaces the in-hex reduction (NLC-R016).',
  'NLC-7.7a':
    'Active, undisrupted cavalry may charge an enemy-held hex one or two hexes off; in the latter case nobody may stand in the hex between.',
  'NLC-7.7b': 'Charges cross only clear hexes and plain or crest hexsides (NLC-R074).',
  'NLC-7.7c': 'The chargers enter the enemy hex and fight there.',
  'NLC-7.7d':
    'Defending infantry and artillery fire at half strength whether disrupted or not; cavalry at full strength.',
  'NLC-7.7e':
    'Each side fires once. Whoever lost more steps is beaten; on equal losses the charge is beaten.',
  'NLC-7.7f': 'The loser retreats involuntarily: chargers to their starting hex, defenders one hex.',
  'NLC-7.7g': 'Winning chargers may stay, return to the starting hex, or pursue.',
  'NLC-7.7h': 'No losses are halved by retreating from a charge.',
  'NLC-7.7i': 'All ordinary charges of a segment run in parallel: all move, then all fight.',
  'NLC-7.7j':
    'When everything that follows from the charge is done its units become disrupted; they neither move nor assault for the rest of the turn.',
  'NLC-7.8a': 'Winners may pursue: attack any adjacent enemy hex by charge rules.',
  'NLC-7.8b': 'Targets that have just retreated from that charge do not fire.',
  'NLC-7.8c': 'Each unit that declines tests: a die above its pursuit rating makes it pursue anyway.',
  'NLC-7.8d':
    'One round only. Then the cavalry returns to its original starting hex or stops where it is if no enemy is left there.',
  'NLC-7.9a':
    'When enemy units enter a hex by movement, retreat, charge, reaction charge or pursuit, undisrupted cavalry one or two hexes from it may charge them there after passing a morale test (the usual leader bonus applies).',
  'NLC-7.9b': 'Each unit tests alone, and only once per moving unit.',
  'NLC-7.9c':
    'All units reacting to the same units in the same hex are declared before the first test; those that pass attack together.',
  'NLC-7.9d':
    'Units friendly to the reacting cavalry in the charged hex are ignored; all enemy units there defend.',
  'NLC-7.9e': 'If the charged units win, they go on with what they were doing.',
  'NLC-7.9f':
    'Chargers who find their target hex empty because its occupants reacted elsewhere win the charge.',
  'NLC-7.10a':
    'Square: with infantry in the target hex, all of it undisrupted, the defenders test morale; success halves the charge.',
  'NLC-7.10b':
    'Flank charge: strength doubled if the defender is already in contact with units friendly to the chargers and is entered from a hex that is not adjacent to some of them.',
  'NLC-7.10c': 'A flank charge is met by the fire of cavalry only.',
  'NLC-7.10d': 'A square, or any defender in a town, cannot be flank-charged.',
  'NLC-7.10e':
    'Backhand blow: a reaction charge is doubled against pursuing or retreating cavalry, and against infantry or artillery that has used or will use more than half its MP.',
  'NLC-7.10f':
    'Before the reaction tests the mover must, if asked, say how far he will go; the highest MP use in the stack counts.',
  'NLC-7.11a':
    'Before the fire of an assault, cavalry and horse artillery in the target hex may slip away one hex, provided the attackers bring no cavalry and the unit was outside enemy ZOCs when the turn began.',
  'NLC-7.11b': 'If the hex is emptied, the attackers may advance.',
  'NLC-8.1a': 'Artillery may bombard a hex up to two hexes away in its LOS; the target does not fire back.',
  'NLC-8.1b': 'Only units stacked together may bombard together.',
  'NLC-8.1c': 'Foot artillery that bombarded may not move this Stage.',
  'NLC-8.1d': 'The first hit only disrupts the target stack; further hits cost steps.',
  'NLC-8.1e': 'The target cannot retreat to reduce hits; repeated disruption has no effect.',
  'NLC-8.2a':
    'Artillery that has not bombarded this turn may assault, but only together with infantry or cavalry.',
  'NLC-8.2b': 'Artillery always fires in defence, alone or not, whether or not it bombarded.',
  'NLC-8.3a':
    'LOS is blocked, between hexes of equal level, by woods, chateau and town hexes, combat units and crest hexsides of that level.',
  'NLC-8.3b':
    "A crest counts even as a side of the observer's or target's own hex, and including its end points.",
  'NLC-8.3c':
    'A line along a hexside is blocked if the terrain on both sides blocks, or a crest and other blocking terrain flank it (a crest it touches blocks it anyway).',
  'NLC-8.3d':
    'Higher ground blocks between lower hexes, and between a hex of its own level and a lower one, both ways.',
  'NLC-8.3e':
    'Ground of a level between a high and a low hex blocks if it is closer to the low one and lower ground lies between it and the high one.',
  'NLC-8.3f': 'Visibility: 8 hexes; 4 in rain; 1 at night.',
  'NLC-8.4':
    'Facing: a gun that already had an enemy in contact when the Stage began stays laid on him; it is silent against attackers who come up during the Stage and strike from some other hex.',
  'NLC-8.5a':
    'Enfilade adds 50% to artillery strength if either condition below holds (never more than once).',
  'NLC-8.5b': 'Towns and chateaux protect their occupants from enfilade.',
  'NLC-8.5c': 'Lines: the fire comes from a direction that would make a charge a flank charge.',
  'NLC-8.5d':
    "Squares: bombarded infantry within charge reach of cavalry friendly to the guns: the infantry's owner chooses whether the bonus applies.",
  'NLC-9.1': 'They enter at their entry hex, stacked if desired; that hex is the first hex of their move.',
  'NLC-9.2': 'Each later stack pays what the previous one paid to enter, plus its own cost of the hex.',
  'NLC-9.3': 'A unit that cannot pay waits for the next turn.',
  'NLC-9.4':
    'Should enemies hold that hex or have it in their ZOC, the nearest edge hexes free of ZOC serve instead.',
  'NLC-9.5': 'Default order: March to their HQ; on arrival, Defend the place where the HQ then is.',
  'NLC-9.6':
    'HQs, and units whose HQ is not on the map, march to the first town on their road of entry: the town hex cheapest to reach from the entry hex at march rates (ties: lowest id).',
  'NLC-9.7':
    '[option “Uncertain arrivals”] A group that is due after the first turn rolls a die in Phase 0: the turn before its own it comes on a 5 or 6, from its own on each turn on 3 to 6.',
  'NLC-10.1': 'A garrison is immune to enemy ZOCs, bombardment, charges and flanking.',
  'NLC-10.2': 'A garrison never has to attack and never retreats.',
  'NLC-10.3': 'Attackers of a garrison are halved (this is the −50% of NLC-T5, not in addition).',
  'NLC-10.4':
    'An attacker able to assault a garrison must do so unless another unit already does (infantry stacks, NLC-R020).',
  'NLC-10.5': 'Step losses of a garrison may be taken by adjacent friendly infantry instead.',
  'NLC-10.6': 'No retreat into an occupied chateau.',
  'NLC-10.7': 'Two units in a chateau turn it into clear terrain until one leaves.',
  'NLC-11.1a': 'Leaders exert no ZOC, pay cavalry costs and do not count for stacking.',
  'NLC-11.1b': 'A leader never enters an enemy ZOC hex unless a friendly unit is there.',
  'NLC-11.1c':
    'If enemy units enter the hex of a leader who is alone, he is placed on the nearest friendly unit.',
  'NLC-11.1d': 'A leader who gives orders this turn has half his MP.',
  'NLC-11.2a':
    'A leader displaced, or stacked with units that take a hit in combat, rolls 2d6: on 11 or 12 he is lost.',
  'NLC-11.2b': 'When the next turn begins, a leader of rating 1 takes his place (NLC-R157).',
  'NLC-11.3': 'A leader may always retreat with units of his stack.',
  'NLC-11.4a': 'HQs ignore friendly stacking and cannot retreat.',
  'NLC-11.4b':
    "An HQ whose hex is entered by enemy units is destroyed; its army's demoralization level drops by 5.",
  'NLC-11.4c': 'Until the day ends its OC has rating −1, but is treated as if an HQ were always with him.',
  'NLC-11.4d': 'The HQ returns with any friendly unit on the first turn after nightfall.',
  'NLC-11.5a': 'An HQ moves only by a March or Fall Back order, in the Turn End Phase, at infantry costs.',
  'NLC-11.5b': 'Such orders are always accepted, also at night.',
  'NLC-12.0a':
    'OCs give orders to formations (directly or through WCs); formation leaders keep their units in command range.',
  'NLC-12.0b': 'Orders are written secretly.',
  'NLC-12.1a':
    'A unit is in command if its leader is within 3 MP, traced at the cheapest rate any arm has (roads and trails ½).',
  'NLC-12.1b': 'The trace enters enemy ZOC hexes only where a friendly combat unit stands.',
  'NLC-12.1c': 'Command is checked when a unit moves or fights.',
  'NLC-12.1d': 'Normal movement may not take a unit out of command; charges, retreats and advances may.',
  'NLC-12.1e': 'Out of command a unit fights only in defence: no charge, no assault.',
  'NLC-12.1f': 'If it moves, it may not enter a ZOC and must return into range as fast as possible.',
  'NLC-12.1g': 'These limits override the demands of orders.',
  'NLC-12.1h': 'A moving leader may leave units out of command.',
  'NLC-12.2a': 'Every formation is always under exactly one order.',
  'NLC-12.2b':
    'Targets: an inhabited place, a road or trail, a map-edge road hex, a junction, a crest, a stream, the shortest passable path between two such points; also hills and stretches of ridge where the map shows them.',
  'NLC-12.2c':
    'A target lies no more than 10 MP from the leader or from one of his units in command, or on a road or trail net that begins within that distance.',
  'NLC-12.2d':
    "Where an order obliges units to move, they make at least the distance the formation's slowest unit could (Attack and Probe ask for one hex, Reserve for nothing).",
  'NLC-12.2e':
    'If units must move, the leader must, where possible, be moved so that command range does not stop them.',
  'NLC-12.2f': 'Limits on direction do not bind charges, advances and retreats.',
  'NLC-12.2g': 'Bans on attacking never cover bombardment or reaction charges.',
  'NLC-12.2h': 'Attack and Probe are attack type; Defend and Delay are defend type.',
  'NLC-12.2.1a': 'Units may not move away from the target.',
  'NLC-12.2.1b':
    'Each unit more than 2 hexes from every enemy unit must come at least one hex closer to the target.',
  'NLC-12.2.1c': 'Once units are within 2 hexes of the enemy, some of the formation must attack.',
  'NLC-12.2.1d': 'Bombardment counts as attacking on at most two turns of the order.',
  'NLC-12.2.1e':
    'Once units are in enemy ZOC, each turn at least one more unit must go into a ZOC, as long as the order lasts and the target is not yet held.',
  'NLC-12.2.1f':
    'Units that begin their move in a ZOC, cavalry too, leave it only by retreat (NLC-R061, NLC-R156).',
  'NLC-12.2.1g': 'Attacks by cavalry satisfy the demand to attack only for cavalry formations.',
  'NLC-12.2.2a': 'As Attack, but once two units are in ZOCs no others enter voluntarily.',
  'NLC-12.2.2b':
    'The number in contact need not grow, and the formation may go back to bombardment for any number of turns.',
  'NLC-12.2.3a':
    'ZOCs may be entered, and enemies attacked, only in hexes of the target that were friendly-controlled when the order was given.',
  'NLC-12.2.3b':
    'The leader must approach the target at the pace of the slowest unit until within 2 hexes of it.',
  'NLC-12.2.3c':
    'Once he is within 2 hexes, or enemy units keep him from getting closer, he may leave that radius only by retreat; the order then fails.',
  'NLC-12.2.3d':
    'The target may be "current position": the hexes held by the formation and those reachable only through its ZOCs; the leader must be in one.',
  'NLC-12.2.4a':
    'Neither units nor leader may move farther from the target; they may not enter ZOCs nor attack.',
  'NLC-12.2.4b':
    'Approaching is optional. Once the leader is within 2 hexes he may leave the radius only by retreat; the order then fails.',
  'NLC-12.2.5a': 'Units and leader must move towards the target; road and trail rates are allowed.',
  'NLC-12.2.5b':
    'From the third turn on they follow a route fixed in the order, given by waypoints within 10 MP of each other.',
  'NLC-12.2.5c':
    'Units stop before entering a ZOC and the order is cancelled (12.9); it passes to the next order of its sequence, else to Defend.',
  'NLC-12.2.5d': 'Units blocked by friends simply wait.',
  'NLC-12.2.5e': 'Units on March may not charge or assault (NLC-R044).',
  'NLC-12.2.6a': 'Units must move away from the enemy; road and trail rates are allowed.',
  'NLC-12.2.6b': 'They may leave ZOCs for +1 MP and enter one only if that is needed to escape.',
  'NLC-12.2.6c': 'They may not attack, and when assaulted they must retreat voluntarily.',
  'NLC-12.2.6d': 'On a road or trail hex they count as flanked when charged, or attacked by cavalry.',
  'NLC-12.2.6e':
    'In any Command Phase in which none of its units is within 2 hexes of an enemy the formation may switch to Reserve.',
  'NLC-12.2.7a':
    'Sent at once to all subordinates and the HQ; compliance is tested immediately, even at night, with a 1R shift.',
  'NLC-12.2.7b':
    'Works as Fall Back, but may not become Reserve before the first turn of the night after it was sent.',
  'NLC-12.2.7c': 'Its target is a friendly supply source or friendly map edge, at any distance.',
  'NLC-12.2.7d': "Only if the army's losses have reached 80% of its demoralization level.",
  'NLC-12.2.8a': 'Puts a division under a corps or wing commander, or a corps under a wing commander.',
  'NLC-12.2.8b': 'Always accepted; may close a sequence (march somewhere, then join).',
  'NLC-12.2.9a': 'Needed for rally. Has no target.',
  'NLC-12.2.9b': 'Units may leave ZOCs for +1 MP, may not enter ZOCs, may not attack.',
  'NLC-12.2.9c': 'The leader may not move; the next order gets a 1R shift.',
  'NLC-12.2.9d': 'Units defend normally with morale −1.',
  'NLC-12.2.9e': 'If the leader is displaced, or units in his hex retreat, the order fails.',
  'NLC-12.3a': 'Command Phase step 1: local decisions are written down.',
  'NLC-12.3b': 'Step 2: success of all orders, then confidence.',
  'NLC-12.3c': 'Step 3: new orders are sent.',
  'NLC-12.3d': 'Step 4: orders arrive and are tested for compliance; then local decisions are rolled.',
  'NLC-12.4a': 'An order records recipient, type, time of issue, time of receipt, shifts and locations.',
  'NLC-12.4b':
    "An order may not repeat the recipient's current order, nor one that waits or is still on its way to him: type must differ, or the target must lie at least 10 hexes away.",
  'NLC-12.4c': 'An order may be repeated once it was ignored, cancelled, achieved or failed.',
  'NLC-12.5a': 'Sequences: any number of March and Attack orders, closed by one order of any type.',
  'NLC-12.5b':
    'The next order takes effect by itself when a March succeeds or is stopped by the enemy, or an Attack succeeds.',
  'NLC-12.5c': 'A closing Defend may refer to the preceding Attack target.',
  'NLC-12.5d': 'The 10 MP limit of each order counts from the target of the one before.',
  'NLC-12.5e':
    'March to Attack is instant for leaders rated 3 or more; units of other leaders stop short of the ZOC and attack from next turn.',
  'NLC-12.5f': 'An Attack may be dated "next day" so that it cannot fail during the night.',
  'NLC-12.5g': 'Failure of one order fails the whole sequence.',
  'NLC-12.6a': 'An order to a leader stacked with the OC is face-to-face; all others are written.',
  'NLC-12.6b': 'A leader stacked with or within 3 MP of the OC receives it in the same Command Phase.',
  'NLC-12.6c': 'Otherwise the delay in turns is the distance in cavalry MP divided by 6, rounded.',
  'NLC-12.6d': "The distance is halved first if the OC has LOS to the leader's hex.",
  'NLC-12.6e': 'The formation keeps its old order until it complies with the new one.',
  'NLC-12.6f':
    'When an order arrives, older orders that arrived but were not yet complied with are ignored; of two arriving together the older is ignored.',
  'NLC-12.7a':
    "On receipt add sender's and recipient's ratings, apply shifts (NLC-T2), limit to −1..10, roll 2d6 on NLC-T3.",
  'NLC-12.7b': 'I: ignored. C: in force at once.',
  'NLC-12.7c': 'A sequence is tested once, on the leftmost column any of its orders would use.',
  'NLC-12.8a':
    'A March succeeds if a unit of the formation has reached the target, no unit of it is in an enemy ZOC and none was attacked last turn.',
  'NLC-12.8b': 'An Attack likewise, but the target must be controlled (18.3).',
  'NLC-12.8c':
    'Next comes the following order of the sequence, else Defend there, or Reserve if "await further orders" was specified.',
  'NLC-12.8d':
    'Marching units still out of command go on marching until in command or at the target, as the owner prefers.',
  'NLC-12.9a': 'An order is cancelled when a new one is complied with, or when a March is blocked.',
  'NLC-12.9b':
    'Blocked: the next step would enter an enemy ZOC or an enemy hex, or the unit has been the target of a charge or assault.',
  'NLC-12.9c':
    "If the leader is blocked the formation's order is cancelled; if only units are, only those pass to the next order.",
  'NLC-12.9d': 'Units not yet blocked march on, at march rates, until they are blocked themselves.',
  'NLC-12.9e': 'An order fails by its own conditions (12.2), by night (16) or by a failed confidence check.',
  'NLC-12.9f':
    'On failure the formation at once retreats 3 hexes and goes to Fall Back; units may stop rather than enter an enemy ZOC.',
  'NLC-12.9g': "Failure also turns the formation's orders waiting as 1T, R4 or R5 to ignored.",
  'NLC-12.9h': 'Cancellation never causes a retreat.',
  'NLC-12.10a':
    'From the turn after a formation first loses a step under its current order, it checks every turn until the order ends.',
  'NLC-12.10b': 'Undemoralized formations on Defend or Delay never check.',
  'NLC-12.10c': 'Value = leader rating + modifiers (NLC-T4); a die above it fails the order.',
  'NLC-12.11a':
    'A leader may try to give himself an order: write it in step 1, roll 2d6 on NLC-T1 in step 4.',
  'NLC-12.11b': 'No Effect: nothing changes. Acts Locally: the order is in force.',
  'NLC-12.11c': 'A leader on Reserve adds 1 to the roll.',
  'NLC-12.11d': 'NLC-12.4b applies to local orders.',
  'NLC-12.12a': "An OC's rating is the number of orders he can issue in a turn.",
  'NLC-12.12b':
    'Not stacked with his HQ, or if that HQ had a movement order in the turn before, he is limited to one order per turn.',
  'NLC-12.12c':
    'After the first such order all further ones must be face-to-face and name targets in his LOS, or roads and trails starting in his LOS, until he is again stacked with a stationary HQ in a Command Phase.',
  'NLC-12.13a':
    'A single division may receive orders; without a leader counter its leader counts as rated 1.',
  'NLC-12.13b':
    'It is exempt from command range, but at the end of movement all its counters must be within 3 hexes of each other (NLC-R165).',
  'NLC-12.13c': 'On Defend its units must stay within 2 hexes of the target.',
  'NLC-12.13d':
    'Division and corps are then separate formations for orders; chit and demoralization stay with the corps.',
  'NLC-12.13e':
    'A corps commander may issue one by local decision; courier distance is then traced from him.',
  'NLC-12.13f':
    'If issued so, or when arriving as reinforcement, it may be ended by the owner at any time while the division is in range of its corps commander.',
  'NLC-12.13g':
    'Such units may not stack or attack together with units outside their division, unless reassigned.',
  'NLC-12.13h': 'A division assigned to another corps activates with it.',
  'NLC-12.13i': "Each assigned division beyond the first lowers that corps commander's rating by 1.",
  'NLC-12.14a':
    'A WC is an intermediate commander while he is not both in command range and in LOS of an OC.',
  'NLC-12.14b':
    'He receives orders and tests compliance like a formation leader, and passes on only orders consistent with his own.',
  'NLC-12.14c':
    'Consistent: the same order; March towards the target; Reserve, if some formation of his has the same order as he has.',
  'NLC-12.14d': 'By local decision he may give himself a different order; its target need not be in LOS.',
  'NLC-12.14e':
    'He may make the Coordinated and Initial Action rolls instead of the OC, for his own formations only.',
  'NLC-12.14f': 'The OC may still order the formations directly.',
  'NLC-12.14g': 'A WC moves once per turn in a Stage of subordinate units.',
  'NLC-12.14h':
    'In range of the OC he is inactive, and may act as leader of a formation assigned to him by stacking with it, for as long as the player likes, even if he later moves out of range.',
  'NLC-13.1': 'Eliminated units may be rallied from the first night turn after their elimination on.',
  'NLC-13.2': 'The formation must be on Reserve and its leader out of LOS of every enemy unit.',
  'NLC-13.3': 'That turn the leader gives no benefit but command range.',
  'NLC-13.4':
    "Rallied units appear in the leader's hex at reduced strength, up to the stacking limit (so at most two per leader and turn); units already there are displaced if needed.",
  'NLC-13.5':
    'In a demoralized corps or army each rally needs a roll of 1 to 4; otherwise the unit is destroyed.',
  'NLC-13.6':
    'One-step units return only by pairs with identical ratings: one returns, the other is destroyed; in a demoralized corps a 5 or 6 destroys both.',
  'NLC-13.7': 'Units out of supply when eliminated are destroyed.',
  'NLC-14.1': 'An army is demoralized when the full strength of its eliminated units reaches its level.',
  'NLC-14.2': "If two armies reach it at the same instant, the non-active side's is demoralized first.",
  'NLC-14.3': 'This matters for victory only (and NLC-13.5, NLC-12.2.7d).',
  'NLC-15.1':
    'A corps is demoralized while the full strength of its eliminated units is at least its limit; rally can lift it.',
  'NLC-15.2': 'Its units have morale −1 and MP −1.',
  'NLC-15.3': 'Compliance: C reads 1T, 1T reads R4, R4 reads R5 (a 5 or 6 brings the order into force).',
  'NLC-15.4': 'Local decision: Acts Locally reads R4.',
  'NLC-16.1': 'No unit, not even cavalry, may enter a ZOC; units may leave ZOCs if their orders allow.',
  'NLC-16.2': 'No bombardment. Visibility 1 hex.',
  'NLC-16.3': 'Attack and Probe orders whose formation does not occupy part of the target fail.',
  'NLC-16.4':
    'Orders may be sent. Orders received at night are not tested: they come into force in the first daylight Command Phase.',
  'NLC-16.5':
    'Exceptions: General Retreat and HQ orders; demoralized formations get R4 in that phase; Forced March (20.8); [scenario rule french-morning-release] the French (NLC-R138).',
  'NLC-16.6': 'Players may agree to skip chits at night (platform: off; see NLC-R066).',
  'NLC-17.1': 'Trace up to five hexes across country, then along roads or trails, to a supply source.',
  'NLC-17.2': 'Once a day, at the end of the 9:00 turn, all combat units without such a line are destroyed.',
  'NLC-17.3':
    '[scenario rule nlb] Sources: French any south edge hex, Prussians east, Anglo-Allied west; the scenario may add more.',
  'NLC-18.1': 'Victory points as the scenario says; the higher total wins, equal totals are a draw.',
  'NLC-18.2': 'Occupied: a unit is in the hex or was the last to enter or pass it.',
  'NLC-18.3':
    'Controlled: occupied; or yours was the latest ZOC to cover the hex without an enemy ZOC on it.',
  'NLC-18.4':
    '[scenario rule nlb] In battle scenarios the Allies win at once when the French army is demoralized, the French when the Anglo-Allied or the Prussian army disintegrates.',
  'NLC-18.5':
    '[option “As it was”] Each scenario has two set-ups: balanced, with orders, arrivals and points made even by games, and as it was: who had his orders that hour and who waited for them, who came when, points for what the day was about, the troops at Hal.',
  'NLC-18.6':
    '[option “No handicap”] In a battle set up as it was, the side that games show to be worse off has points from the start, unless players agree otherwise.',
  'NLC-18.7':
    '[option “Printed events only”] The Grand Battery of La Belle Alliance and the Guard cavalry held back at Quatre Bras are not in the printed scenarios.',
  'NLC-19.1a':
    "Units retreating voluntarily test morale or are disrupted: one die for all, compared with each unit's own morale.",
  'NLC-19.1b': 'Units retreating involuntarily are always disrupted.',
  'NLC-19.1c': 'The last unit to leave a hex in enemy ZOC by movement tests morale or is disrupted.',
  'NLC-19.1d': 'Retreats outside combat (order failure) need no test.',
  'NLC-19.2a': 'Disruption is not removed automatically at turn end: each disrupted unit tests morale.',
  'NLC-19.2b': '+1 in terrain that reduces attackers; −1 in contact with an undisrupted enemy unit.',
  'NLC-19.2c': 'All these tests are simultaneous.',
  'NLC-19.3a':
    'Artillery within range and LOS of an attacking enemy may add its fire to the defence of a unit of its own chit group.',
  'NLC-19.3b':
    'It must not have bombarded this turn, be attacked itself (R175), or be in contact with enemies outside the current activation.',
  'NLC-19.3c':
    'It takes no hits and does not retreat; it does not count for morale or for the order of retreat choices.',
  'NLC-19.3d': 'Not across a crest hexside. Enfilade may apply.',
  'NLC-19.4a': 'Bombardment of two or more stacked non-artillery units: strength +50%.',
  'NLC-19.4b': 'Artillery defending against assault: strength +50%.',
  'NLC-19.4c': 'Bombardment range 3 is allowed at half strength.',
  'NLC-19.4d': 'That half is rounded down.',
  'NLC-19.5': 'A step loss that costs an infantry unit only 1 strength point satisfies half a hit.',
  'NLC-20.1.1a': 'The exact route of the leader (or of the lead counter) is written down.',
  'NLC-20.1.1b':
    'After compliance the counters stay where they are; each turn the march banks 4 MP (6 if all units are cavalry).',
  'NLC-20.1.1c': 'The units must be out of enemy LOS or able to leave it with one move.',
  'NLC-20.1.1d':
    'The counters left behind can be bombarded (losses and disruption are real); they vanish when charged or assaulted.',
  'NLC-20.1.2a':
    "The march is revealed when an enemy unit has LOS to a hex the leader has entered, not counting hexes of the first turn's move.",
  'NLC-20.1.2b':
    'Each Command Phase, after orders are sent and before local decisions are rolled, roll on NLC-T11; −1 if the nearest enemy HQ is Austrian or Russian.',
  'NLC-20.1.2c':
    'On revealing, the leader moves along the plotted path at infantry costs (road rules and traffic included) until the banked MP are spent or the next hex blocks: an enemy unit, an enemy ZOC, or LOS of an enemy unit or leader.',
  'NLC-20.1.2d': 'The units are placed with him or as near as stacking allows.',
  'NLC-20.1.3a': 'A local decision may change the route around a block, not goal or type.',
  'NLC-20.1.3b':
    "New orders may supersede the march; courier distance is the distance to the counters' apparent position plus the MP a cavalry unit would have spent so far.",
  'NLC-20.1.3c': 'After complying with the new order keep rolling on the "3 or more" row.',
  'NLC-20.1.4':
    'If two hidden marches meet, both are traced in parallel in bounds of 4 MP and stop on catching sight.',
  'NLC-20.1.5':
    'The owner may let any due group of reinforcements enter hidden, leader included, at the moment of its entry; movement points and turns to Discovery count from the entry (R176).',
  'NLC-20.1.6':
    "[option “Hidden traffic jams”] For each turn in which two friendly hidden routes cross or overlap, both lose half a turn's MP; the loss stands.",
  'NLC-20.2.1a':
    '[option “Division formations”] Off roads an infantry division must move in column or has −1 MP: brigades stacked in pairs and, if more than two, all stacks on the same path, hex by hex (R177).',
  'NLC-20.2.1b':
    '[option “Division formations”] In combat its brigades must be in line (contiguous hexes, not stacked with other infantry) or lose 20%.',
  'NLC-20.2.1c':
    '[option “Division formations”] Both penalties apply before other modifiers and may apply together.',
  'NLC-20.2.2a':
    '[option “Division command”] Replaces 3 MP command range: a division is in command if adjacent to the corps commander or to a division in command.',
  'NLC-20.2.2b':
    "[option “Division command”] A division in line needs only one brigade so placed, and may be one hex apart if that hex does not block LOS, lies in both divisions' ZOC and holds no enemy unit or ZOC.",
  'NLC-20.2.2c':
    '[option “Division command”] Light cavalry of the corps and Prussian brigade counters count as divisions; artillery and heavy cavalry are covered but do not extend command over empty hexes.',
  'NLC-20.2.3a':
    '[option “Extended lines”] A brigade of strength 2+ may deploy on a hexside and fill both hexes; its strength is halved for all purposes.',
  'NLC-20.2.3b':
    '[option “Extended lines”] Deploying or moving so costs the dearer of the two hexes; it reverts by moving into one hex.',
  'NLC-20.2.3c':
    '[option “Extended lines”] Its two hexes are separate targets; if both are attacked the fights follow one another.',
  'NLC-20.2.3d':
    '[option “Extended lines”] In retreat it reverts (to a hex adjacent to or pointed at by the hexside) or moves both halves one hex.',
  'NLC-20.2.3e':
    '[option “Extended lines”] It may stack with cavalry and artillery (in one of its hexes per fight), not with infantry.',
  'NLC-20.2.3f':
    '[option “Extended lines”] Such a division can be in line if the hexes are adjacent and no brigade touches two hexes of another.',
  'NLC-20.2.4a':
    '[option “Light cavalry”] Light cavalry (MP 7) may always retreat before assault, also from cavalry.',
  'NLC-20.2.4b': '[option “Light cavalry”] If it also began in contact it must pass a morale test first.',
  'NLC-20.3a':
    "[option “Artillery support”] If a side's artillery fires in an assault together with other arms and its hits exceed what they would have been without it, and some enemy unit of the fight is undisrupted, the enemy units are disrupted and the enemy's hits on that side are halved (round normally).",
  'NLC-20.3b': '[option “Artillery support”] No halving if both sides are disrupted this way.',
  'NLC-20.4a':
    '[option “Roll a six”] Instead of the Fire Table roll as many dice as the strength; each 6 is a hit.',
  'NLC-20.4b':
    '[option “Roll a six”] Each combat bonus becomes +1 on every die of the fire; terrain and halvings still change the strength (R116).',
  'NLC-20.4c': '[option “Roll a six”] Bombardment disrupts on a 5 or 6.',
  'NLC-20.4d':
    '[option “Roll a six”] Per point of morale difference the better side adds 25% strength, the worse loses 25%.',
  'NLC-20.5':
    '[option “Command confusion”] If an OC orders a formation of a WC who is out of his command range, the WC has a 1L shift on compliance and local decisions for two turns after receipt.',
  'NLC-20.6a':
    "[option “Panic”] A formation's limit is 2 lower for each friendly demoralized formation whose leader is within 5 hexes of its leader; cavalry corps and division-sized formations spread no panic.",
  'NLC-20.6b':
    "[option “Panic”] A division on divisional orders outside its commander's range does not share the panic of its corps; it is demoralized on its own when more than one third of its full strength is eliminated, and 20.6a applies to that threshold.",
  'NLC-20.7a':
    '[option “Direct command”] An OC (French, or rated 4+) may, when Command step 3 ends, take over units that were stacked with or adjacent to him when the turn began, up to rating minus orders given this turn; they act with him, free of orders.',
  'NLC-20.7b':
    '[option “Direct command”] Next turn he gives no orders, and the commanders of those units have a 1L shift on compliance and local decisions.',
  'NLC-20.8a':
    'At night troops on March bivouac: the head stops, the rest closes up to it, stacked as fully as possible; the march resumes at daylight.',
  'NLC-20.8b':
    'Reinforcements due at night without Forced March wait for daylight; if entering they may move one turn and stop without penalty.',
  'NLC-20.8c':
    'Forced March continues all night; from the first daylight turn the formation counts as demoralized (fatigued) until rested.',
  'NLC-20.8d':
    'Rest: a night without marching, or three hours on Reserve by day; none while any unit is in combat.',
  'NLC-20.8e':
    'A formation on Fall Back that does not turn to Reserve during the night is fatigued likewise.',
  'NLC-20.8f': 'Forced March orders at night test compliance normally.',
  'NLC-20.8g': 'Fatigue does not add to corps demoralization.',
  'NLC-20.8h':
    'A fatigued formation that does not rest at night is exhausted: morale −2, recovery only on 5 or 6, one hex of movement; rest makes it fatigued.',
  'NLC-20.8i': 'A fatigued division rejoining its corps makes the whole corps fatigued.',
  'NLC-20.8j':
    '[option “A corps tires as one”] Divisions under orders of their own tire and rest each by itself.',
  'NLC-20.9a':
    '[option “Operations and morale”] Complying with an Attack or Probe (or a sequence holding one): limit +10%.',
  'NLC-20.9b':
    '[option “Operations and morale”] Receiving Fall Back or General Retreat, or any order failure: limit −10%.',
  'NLC-20.9c':
    '[option “Operations and morale”] A failed Attack raises the limit of the formations it attacked by 10%.',
  'NLC-20.9d': '[option “Operations and morale”] A failed Defend or Reserve lowers the army level by 10%.',
  'NLC-20.9e':
    "[option “Operations and morale”] A division on divisional orders feels a share of this: the change divided by its corps's divisions, never below 1 point.",
  'NLC-20.10':
    '[option “Rout”] A unit missing a morale check by 3 or more is eliminated where it stands, before anybody retreats; friendly units adjacent to it test at once, and so on.',
  'NLC-20.11a':
    '[option “Initiative”] The side that had fewer units retreat last turn adds 1 to its Initial Action roll.',
  'NLC-20.11b':
    '[option “Initiative”] It adds 2 instead if the other side retreated at least twice as many, in two or more combats.',
  'NLC-20.12a':
    '[option “Alternative artillery”] Every bombardment hit is a step loss; the first goes to the strongest unit (cavalry counts double); no other priority.',
  'NLC-20.12b': "[option “Alternative artillery”] Only even hits may take a unit's last step.",
  'NLC-20.12c':
    '[option “Alternative artillery”] The target is disrupted if firing strength plus roll is 9 or more.',
  'NLC-20.13a':
    '[option “Opportunity fire”] Artillery that has not moved this turn may fire at half strength at enemy units entering a hex in range and LOS; the target moves on.',
  'NLC-20.13b': '[option “Opportunity fire”] Once per gun unit and moving stack; any number of stacks.',
  'NLC-P.1':
    'No chits. Each side adds combats won last turn (enemy vacated the hex), OC rating and a die; the higher total chooses to move first or second.',
  'NLC-P.2': 'Each player turn runs bombardment, charge, movement, assault for all formations.',
  'NLC-P.3': 'Coordinated Action is still rolled.',
  'NLC-P.4': 'Reaction charges of one layer are declared in parallel: one exchange per layer.',
  'NLC-M.1': 'One player per formation; sequence as NLC-P.',
  'NLC-M.2':
    'Orders are delivered with delay as messages; players talk only on turns in which their leaders share a hex.',
  'NLC-M.3': 'No compliance, local decision or confidence.',
  'NLC-M.4':
    'Attack and Probe fail if no unit stays in or moves towards an enemy ZOC and none attacked this turn.',
  'NLC-M.5': 'Defend and Delay fail as usual (leader leaves the radius).',
  'NLC-M.6': 'Reserve: as usual, but the leader may move on the turn of receipt.',
  'NLC-M.7': 'Hidden movement is recommended, also between players of one side.',
  'NLC-M.8':
    '[option “Several commanders”] Several players on a side may keep chits, couriers, compliance, local decisions and confidence.',
  'NLC-M.9':
    '[option “Several commanders”] Each player looks into an enemy stack only where leaders or units of his own see it (NLC-5.3c).',
  'NLC-M.10': '[option “Several commanders”] A Coordinated Action binds two formations of one player.',
  'NLC-T1': 'Local Decision.',
  'NLC-T2': 'Compliance shifts.',
  'NLC-T3': 'Order Compliance.',
  'NLC-T4': 'Confidence.',
  'NLC-T5': 'Terrain.',
  'NLC-T6': 'Percentage reduction.',
  'NLC-T7':
    'Modifier summary. assault = disruption, flanking (morale), terrain; charge = square ½, flank ×2, backhand ×2, terrain; bombardment = enfilade +50%, stacked targets +50% (advanced), range 3 ½ (advanced); artillery defending against assault +50% (advanced).',
  'NLC-T8': 'Fire Table. (row = strength; entries for rolls 2..',
  'NLC-T9': 'Morale modifiers.',
  'NLC-T10': 'Ranges.',
  'NLC-T11': 'Hidden movement.',
  'NLC-T12': 'Visibility. By day 8 hexes, in rain 4, by night 1 (night and rain: 1).',
  'NLC-R001':
    'British infantry "on the defence": order or role? On the defending side of the current fight (incl.',
  'NLC-R002':
    'Which units ignore the step-loss malus? Text adds Russians, table omits them. Is the KGL British? Infantry of all three nations; British/KGL cavalry is not exempt.',
  'NLC-R003':
    "Table gives −1 for demoralized army, 14 denies effects Only corps (formation) demoralization counts; the table's wording serves refits that track it by nation or army.",
  'NLC-R004':
    'Whose leader gives +1? Own formation leader, own WC, own OC; once; not a leader who rallied this turn.',
  'NLC-R005':
    'May the Initial pick be the Coordinated chit? Yes, if both formations obey the OC who rolled ("formation(s)" in the summary).',
  'NLC-R006':
    'All artillery or only foot immobile after bombarding? Foot only (8.1 and summary against 4.5).',
  'NLC-R007': 'Clear terrain cost missing 1 MP.',
  'NLC-R008':
    'What does the one-hex minimum override? Only cost. Not ZOC lock, night, rain, orders, stacking, prohibited hexes.',
  'NLC-R009':
    'Is an unbridged major river impassable? Yes for movement, ZOC, contact, retreat, charge, supply; LOS and bombardment cross it.',
  'NLC-R010':
    'Cavalry ignores ZOC "for all purposes": also in orders? Immunity covers lock, leave cost, retreat loss and 19.1c.',
  'NLC-R011':
    'Charges, assaults at night or in rain? No charges or reaction charges in either (they enter ZOC or enemy hexes).',
  'NLC-R012':
    'First hit: infantry-first or damaged-first? Infantry first; among infantry damaged first; later hits: damaged units of any arm first.',
  'NLC-R013':
    'Damaged units at start of the fight or at each hit? At each hit: a unit just flipped takes the next hit.',
  'NLC-R014':
    'Is a one-step unit damaged? A rallied unit? One-step: never. Rallied two-step unit: yes (on its reverse).',
  'NLC-R015': 'Round per group (7.6) or once (7.1)? Exact sum of the whole side, rounded once.',
  'NLC-R016':
    'Are percentages added or multiplied? Added, at most −75 (last column of NLC-T6); multiplied with halvings and doublings.',
  'NLC-R017': 'Are assaults declared together? Yes, all at segment start; lapsed ones are not replaced.',
  'NLC-R018':
    'Joining an assault: who is "already assaulting" when all is declared together? Symmetric: every stack that shares a target must have all its enemy neighbours assaulted by somebody.',
  'NLC-R019':
    'Does an enemy HQ alone forbid joining an assault? No; HQ-only hexes never count as uncovered, but may be chosen.',
  'NLC-R020': 'Chateau priority: all attackers (10) or infantry stacks (7.3)? Stacks containing infantry.',
  'NLC-R021': 'Must a whole stack assault? Mandatory units must; guns and voluntary units choose.',
  'NLC-R022':
    "Retreat direction? Split stacks? Owner picks; stack stays together; must avoid hexes in contact with its opponents of that fight if another legal hex exists, even at the price of another unit's ZOC.",
  'NLC-R023':
    'Fall Back "must retreat if attacked" with no hit taken? Yes, when its turn to choose comes and a hex exists; only if all involved units of the side have such orders.',
  'NLC-R024':
    'Does "cannot retreat" loss apply to pure cavalry? Yes; the non-cavalry condition belongs to the ZOC clause.',
  'NLC-R025': 'Foot guns "destroyed": for good? Eliminated; may rally.',
  'NLC-R026':
    "La Garde break: Young Guard too? Repeated? Old and Middle only (the paragraph's subject), once per game, only on involuntary retreat while assaulting.",
  'NLC-R027':
    '"Artillery involved" for choice order A gun that fired (strength > 0); remote support and silenced guns do not count.',
  'NLC-R028':
    'Bombard over a crest ("N/A")? Impossible where it blocks LOS; where levels give LOS, no modifier.',
  'NLC-R029':
    '"At the same elevation": who? Obstacles and crests block only lines between hexes of equal level and only if of that level (crest: at least).',
  'NLC-R030': 'Does the −2 for flank or woods hit the square test? Flank no (assault only); woods yes.',
  'NLC-R031':
    '"Will move more than half": when is it fixed? When the reaction is declared (NLC-7.10f): you either cap the move at half, or accept the doubling.',
  'NLC-R032':
    'Fall Back flanked by charges "while on a road": in towns? Square? Assault? Town and garrison immunity prevails; a square prevents it; in assault it holds if any attacker is cavalry (morale −2).',
  'NLC-R033':
    'Huge unit on its third step: how rallied on map? In the Rally step (NLC-4.0b), in command range of its rallying leader, one of his two.',
  'NLC-R034':
    'Tie rule when all defenders die? An emptied hex is a win for surviving chargers; both dead: no winner.',
  'NLC-R035':
    'Leader roll: how often? Disruption only? Once per fight per leader if a unit in his hex lost a step (also retreat losses); bombardment that only disrupts: no roll.',
  'NLC-R036': 'Do extra retreat losses cause tests? No morale test, no change of charge result.',
  'NLC-R037':
    'HQ and march rate, ZOC? March rate without spacing; never enters a ZOC hex without a friendly unit; leave cost as infantry.',
  'NLC-R038':
    'Charge into a hex with HQ and defenders HQ dies only if the chargers win or find no defender; when defenders leave and enemies enter later, then.',
  'NLC-R039':
    '"Nearest friendly unit" for a displaced leader Any friendly combat unit of his side by hex distance; ties owner; none: lost.',
  'NLC-R040': 'Orders without writing Not offered; the option “Open orders” shows types only.',
  'NLC-R041':
    '"Next hex along the road" at junctions Route successor if the unit has a route through B; else all other linked neighbours.',
  'NLC-R042':
    'Chit of a corps with a division on another order In the cup if any part is not on Reserve; on the draw only those parts act; Reserve parts act at turn end.',
  'NLC-R043':
    'Formation without chit that leaves Reserve by failure mid-turn Does not act this turn (its retreat was its action); nothing acts twice per turn.',
  'NLC-R044': 'May units on March attack? No charge, no assault; bombardment and reaction charges yes.',
  'NLC-R045':
    'Reaction charge on a marcher: "continue" (7.9) or "blocked" (12.9)? Winner finishes this move under March; the switch happens at the end of the Stage.',
  'NLC-R046': 'Courier path through enemies? Closed: enemy units, enemy ZOC without friendly unit.',
  'NLC-R047':
    'What uses order capacity? One each: an order, a sequence, a whole General Retreat, an HQ order, an Assign.',
  'NLC-R048': 'Does LOS halving also extend instant receipt? Yes: 6 MP in LOS is instant.',
  'NLC-R049':
    'Do "Reserve" and "leader on Reserve" shifts stack? Divisional and cavalry corps? No; one column each row.',
  'NLC-R050':
    '1T/R4 orders at nightfall Frozen; in force at first light like orders received at night (demoralized: R4).',
  'NLC-R051': 'Is bombardment "attacked" for success? Yes. "Last turn" = since the previous Command Phase.',
  'NLC-R052': 'Confidence on March, Fall Back, Reserve? None; the table has no row.',
  'NLC-R053':
    'HQ order and local decision take effect in one phase? Both are resolved; the local decision comes last and wins.',
  'NLC-R054':
    'What may a Bad Move order be? One leg: Attack, Probe, Defend, Delay, March, Fall Back or Reserve; legal target reach; no repeat of the current order; at night no attack type unless next day.',
  'NLC-R055':
    'Repeat rule: 10 hexes (text) or 10 MP (table)? 10 hexes, minimum over the two target sets; sequences compare leg by leg.',
  'NLC-R056':
    '"Current position" area Every hex within 3 of the formation\'s hexes that no enemy can reach without entering one of these or a hex in its ZOC.',
  'NLC-R057':
    'Target of the automatic Defend after a block Current position; after success: the reached target.',
  'NLC-R058': 'Target of the automatic Fall Back Nearest friendly supply source.',
  'NLC-R059':
    'How are "must" rules enforced? A unit must fulfil what it can fulfil when its move begins, with the board as it then is (it stops only where its order is met, as long as there is such a hex).',
  'NLC-R060':
    '"Closer", "away": which metric? Steps over passable hexsides, compared start to end of the unit\'s move, not per step.',
  'NLC-R061': 'Attack: cavalry in ZOC may ride off? No (order rule, NLC-R010); it may charge.',
  'NLC-R062':
    'Probe limit counts what? Units of the formation in enemy ZOC at that moment, however they came there.',
  'NLC-R063':
    'WC active when? How many orders? Unless both within 3 MP trace and in LOS of his OC; capacity = rating.',
  'NLC-R064':
    'Divisional order by local decision Acts Locally sends it; courier delay from the corps commander; then compliance with his rating + division rating + shifts.',
  'NLC-R065':
    'General Retreat sent at night: when Reserve? From the first turn of the next night, not the current one.',
  'NLC-R066': 'Skipping chits at night Not in v1; night Stages run as usual but most segments are empty.',
  'NLC-R067':
    'When does night failure strike? Command step 2 of every night turn; "occupy part" = some target hex has friendly occupier (18.2).',
  'NLC-R068':
    "When may units rally? Any Rally step from the first night turn after elimination on, also by day; limit = stacking limit of the leader's hex incl.",
  'NLC-R069':
    'Army demoralization: rallied units? Lifted? Sum of full strengths of units now eliminated or destroyed; once reached it is latched for victory.',
  'NLC-R070': 'Assigned divisions: whose losses, chit? Losses: original corps. Chit: new corps.',
  'NLC-R071':
    'Supply at elimination Traced from the hex where it died, before removal; retreat off-map edge: supplied.',
  'NLC-R072':
    "Leaving the map From a hex of an own supply edge, or at a scenario exit (only these score); costs the hex's own terrain again; leaving a ZOC hex so follows 5.4; the unit does not return; by retreat = eliminated.",
  'NLC-R073':
    'Overstacking at segment end with no cure The owner picks the excess units; each is disrupted and retreats one hex (NLC-7.4); where that is impossible it is eliminated.',
  'NLC-R074':
    '"Only clear and crest may be crossed" against charge values for town, woods, stream Limit applies to the hex between and the first hexside; the last hexside may be a stream; target town or woods is allowed.',
  'NLC-R075':
    'Can cavalry react in its own hex, or while moving? No to both; target cavalry can react when chargers enter the hex between.',
  'NLC-R076':
    '"Once per moving unit" Per Stage and pair; declaring uses it up even if the unit failed or another did the charge.',
  'NLC-R077':
    'Do advance, displacement and leader moves give the enemy a reaction? No. Retreats of every kind, returning chargers and order failures do.',
  'NLC-R078':
    'Starting hex of a charger lost or full Enemy-held: normal retreat from T, impossible: eliminated.',
  'NLC-R079': 'Pursuit test without a target No roll.',
  'NLC-R080': 'Some chargers flank, others not Doubling per unit; infantry and guns hold fire if any flanks.',
  'NLC-R081':
    'Who counts as "already adjacent" friend? Non-charging combat units in contact with T; guns and disrupted units count.',
  'NLC-R082':
    'Facing with several attacking hexes The gun fires if at least one attacking (or entry) hex was enemy-held at Stage start, or none was in contact then.',
  'NLC-R083':
    'Enfilade in defence Gun in the defended hex: only if it holds against every attacking hex; remote support: against the hex it fires at.',
  'NLC-R084':
    'Squares option: needs a real threat? Yes, an undisrupted, uncharged, in-command cavalry with a path; if lines already give +50% nothing is asked.',
  'NLC-R085': 'First bombardment hit on a disrupted stack Still absorbed.',
  'NLC-R086': 'Remote support: how often, strength Defending against assaults only, never charges.',
  'NLC-R087': 'Two +50% bonuses Add to ×2.',
  'NLC-R088':
    'Tiny step: 5 to 4? Any infantry step whose drop is exactly 1, also from 1 to 0; both halves of the first hit fall on infantry if present.',
  'NLC-R089':
    '"Last unit leaving a ZOC hex" The group whose step empties the hex of friendly combat units, one die for all; cavalry exempt, cavalry left behind means not empty.',
  'NLC-R090':
    'Recovery terrain bonus Town, woods, active chateau, or any side of the hex with stream, crest or bridge facing a contact enemy; woods −2 is combat only.',
  'NLC-R091':
    'Replacement leader before next turn Formation is leaderless: units out of command unless on divisional orders; with no range to return to they do not move, charge or assault; bombardment and defence go on.',
  'NLC-R092':
    'Formation leader not yet on the map Its units count as on divisional orders (NLC-R158) until he arrives.',
  'NLC-R093': 'Are reaction charges possible out of command? No (12.1e says "charge").',
  'NLC-R094': 'Does command cover bombardment? Bombardment needs no command.',
  'NLC-R095': 'Leader gives orders by local decision: halved MP? Only when it is a divisional order.',
  'NLC-R096': 'Halved leader MP, rounding Exact half-points (5 → 2.5 MP).',
  'NLC-R097': 'Order of Coordinated and Initial rolls Coordinated first; both before the cup is filled.',
  'NLC-R098': 'Fewer than two eligible formations No Coordinated chit.',
  'NLC-R099': 'Initial tie or lead below 3 Nobody.',
  'NLC-R100':
    'Unit alone in chateau that is not infantry No benefit; hex is clear for combat, cost 2 MP; ZOC still does not enter unless two units.',
  'NLC-R101': 'Garrison and order failure Stays.',
  'NLC-R102':
    'Voluntary retreat of a side holding a garrison in the defended hex The garrison is alone there: no choice offered.',
  'NLC-R103':
    'Units hit while an ally stands by in the defended hex (other formation) All combat units in D are involved.',
  'NLC-R104': 'Attackers eliminated, defenders vacated too No advance.',
  'NLC-R105':
    'Advance when the defender eliminated but attacker fails its test Attacker retreats; no advance.',
  'NLC-R106': 'Advance size Units of one attacking hex only, within stacking.',
  'NLC-R107': 'Is pre-assault cavalry retreat "voluntary" for 19.1? Yes.',
  'NLC-R108': 'Strength above 48 Repeat 24s.',
  'NLC-R109': 'Bad Move or opponent orders and 12.2c Measured from that leader.',
  'NLC-R110': 'March target equals present location Not allowed (empty March).',
  'NLC-R111':
    'Sequence leg "Attack next day" at night Waits: units hold, keep March\'s ZOC ban, no obligation until the first day turn.',
  'NLC-R112': 'Leader lost while an order is in transit Delivered to the replacement.',
  'NLC-R113':
    'Defend, target partly enemy-held when given It defends the friendly-controlled part at the moment of issue (automatic Defend: now).',
  'NLC-R114':
    "Delay or Defend formation's charge after disorder of target hexes Only enemies standing in the hexes it defends.",
  'NLC-R115':
    'Reinforcements without March order Enter by chit like others; entry counts as movement (the enemy may react).',
  'NLC-R116':
    'Roll six: which modifiers count, and on which dice? +1 on every die of the fire for each bonus that applies: flank (in assault for the attacker; in a charge), backhand, enfilade, 19.4a, 19.4b.',
  'NLC-R117':
    'Rout in group tests Each unit compares the roll with its own morale; each unit tests once per chain.',
  'NLC-R118': '20.9 percentages Of the printed limit, added up and rounded, at least 1.',
  'NLC-R119': '20.11 both conditions +2 replaces +1; counts reset each turn end.',
  'NLC-R120':
    '20.12 with 19.4, 8.1d Replaces 8.1d; strength bonuses stay; strongest = highest strength, cavalry doubled, ties owner.',
  'NLC-R121': '20.13 with reactions Fire first, then reactions; no return fire; first hit disrupts.',
  'NLC-R122': 'Exhausted units "recover on 5 or 6" Disruption recovery succeeds only on a die of 5 or 6.',
  'NLC-R123': 'Fatigue clock "three hours" Turns on Reserve by scenario clock adding to 180 minutes.',
  'NLC-R124':
    'Hidden march: banking, turn count MP are banked at Turn End; the turn of compliance is hiding turn 1 (no roll needed).',
  'NLC-R125': 'Which orders may be hidden? Any leg with a route plotted by the owner; not Reserve, Assign.',
  'NLC-R126': 'Extended line ZOC and stacking ZOC from both hexes; occupies one slot in each.',
  'NLC-R127':
    'Direct command: when do the units act? In the Stage in which the OC moves; not again with their chit.',
  'NLC-R128': 'PBEM tie Reroll.',
  'NLC-R129': 'Two-sided simultaneity in recovery and supply Read all values first, then apply.',
  'NLC-R130':
    "Coordinated formations with different orders Each unit follows its own formation's order; obligations are tested per formation.",
  'NLC-R131': 'Moving through a friendly-occupied hex beyond limit Allowed in passing.',
  'NLC-R132':
    'Enemy leader or HQ alone in a hex: may a unit enter? Yes, at normal cost; leader displaced, HQ destroyed.',
  'NLC-R133':
    'Retreating or charging into a hex with an enemy leader only Retreat no; charge path no; charge target needs a combat unit.',
  'NLC-R134':
    'Cavalry that reacted and was not yet activated Cannot move or assault when its chit comes; counts as charged.',
  'NLC-R135': 'A unit reduced to strength 0 face Not allowed in data; derived third face is at least 1.',
  'NLC-R136': '7.1 mentions die-roll modifiers None exist (outside “Roll a six”).',
  'NLC-R137': 'Fall Back: full MP (summary) or pace of the slowest (12.2)? At least pace(f); more is free.',
  'NLC-R138':
    '"French morning release" (16) Named as an exception to automatic compliance but not defined; where a scenario names it, the orders are tested normally in the first daylight Command Phase.',
  'NLC-R139':
    '"Cavalry attacks count for cavalry formations only" In a mixed formation a charge or an assault by cavalry alone does not satisfy NLC-12.2.1c; mandatory assaults still happen.',
  'NLC-R140':
    'Separate fatigue for divisions (20.8) Of divisions under orders of their own, unless players choose the whole corps (NLC-20.8j).',
  'NLC-R141':
    'Who notices colliding hidden marches? The engine: after banking MP each turn it compares virtual leader paths in 4 MP bounds; both are revealed at the bound where LOS exists.',
  'NLC-R142':
    'Order inside a stack Owner sets it freely when his formation is active; guns rise automatically while in enemy LOS.',
  'NLC-R143':
    'Does a hit on a stack of several formations count as step loss for each (confidence)? Only for the formation whose unit lost the step.',
  'NLC-R144': "Rally, then leader's +1 to reaction tests the same turn Not available (NLC-13.3).",
  'NLC-R145': '8.4 and charges Entry hex decides; a charger starting in a faced hex is fired at.',
  'NLC-R146':
    "20.8: reinforcements at night stay off, or move one turn? Owner's choice: stay off until daylight, or enter, move one turn and bivouac; entering on the last night turn they simply march on.",
  'NLC-R147':
    'Backhand and flank when only some defenders qualify One qualifying defender (backhand) doubles the whole charge; several doublings multiply.',
  'NLC-R148':
    'Is a hex "in LOS" of a side for 5.3c when only an HQ sees it? No; leaders and combat units only.',
  'NLC-R149':
    'Single attacking hex and the flank test of 7.6: is the attacker "not adjacent to an attacking unit"? A lone attacker never flanks by himself; the test needs a second attacking hex or an idle enemy.',
  'NLC-R150':
    'Do step losses by bombardment, charges and retreats start confidence checks? Yes, any step lost under the order.',
  'NLC-R151':
    'Interrupted mover can no longer meet its stop predicate Its hex becomes a legal stop; the order is not breached.',
  'NLC-R152':
    'Defend after a success: which hexes may be attacked? The target hexes friendly-controlled when Defend began.',
  'NLC-R153':
    'Neighbours with a crest between them at equal level: do they see each other? To look (5.3c), for couriers, rally and discovery: yes, neighbours always see each other.',
  'NLC-R154': 'Crest −25%: uphill only? Both ways, whoever assaults across it.',
  'NLC-R155':
    'May OC or WC move in the Reserve Stage? Yes, once per turn in all (WC: if a formation of his is in it).',
  'NLC-R156':
    'Attack: passing through a ZOC entered in the same move? Allowed for +1 MP; 12.2.1f speaks of units that began their move in one.',
  'NLC-R157':
    'Who replaces a lost OC or WC, and where? A rating-1 leader in the same role, on his HQ if on the map, else on any combat unit under him, owner picks; until then no orders, no rolls.',
  'NLC-R158':
    "Reinforcements that come without their formation leader The group's units of one formation act as one division on divisional orders: the order given with their entry, else the formation's own order if that is a March, else NLC-9.5 or 9.6; route = cheapest.",
  'NLC-R159':
    'One leader as OC and formation leader (Wavre) His orders to his own formation are face-to-face and tested with his rating counted twice; he moves with his formation, once.',
  'NLC-R160': 'The order of a WC: start, end, effects Starts as Reserve unless the scenario gives one.',
  'NLC-R161':
    'Must due reinforcements enter? Yes, in the first Stage of their formation in which a legal entry exists; like every obligation only as far as it can be met (NLC-R059).',
  'NLC-R162':
    'Voluntary retreat with nowhere to go? The choice is offered only if each involved stack of the side (garrisons apart) has a legal retreat hex; so nobody halves hits by standing still.',
  'NLC-R163':
    'Division without leader: courier, target reach, radius, blocking Courier to its nearest unit (face-to-face: OC stacked with one of its units); reach from any of its units; it "arrives" on Defend when all its units are within 2 hexes of T; a March of the whole division is blocked when all its units are.',
  'NLC-R164': 'Level lowered below losses, or to nothing Checked at once; a level never falls below 1.',
  'NLC-R165':
    'Counters of a division more than 3 hexes apart You cannot end your movement only while an unmoved unit of it has a stop that brings all within 3, or, failing that, nearer; units that retreated or charged are not counted.',
  'NLC-R166': 'May an order name a wood? No; woods only name hexes. A path or road through it may be named.',
  'NLC-R167': 'Orders at scenario start In force in turn 1 without test.',
  'NLC-R168':
    'What counts as a division for orders? All units present of the same division and formation, at least one of them not artillery.',
  'NLC-R169':
    'When does an inactive WC take over a formation (12.14h)? In Command step 2 or at the end of his move, stacked with a unit or the leader of a formation he commands: he replaces its leader for rating, range and +1; that leader is idle.',
  'NLC-R170':
    'Counters left behind by a hidden march: what are they? Present for everything the opponent can notice (ZOC, LOS, stacking, distances to the enemy, blocking, bombardment); they do not move, fire, charge, react, support or rally.',
  'NLC-R171':
    "Assign: what becomes of the recipient's order? How is a divisional order countermanded? Sent alone it changes only the superior; the orders in force and waiting stay.",
  'NLC-R172':
    "When does an HQ's order end? What does it demand? Without an order it stands. It makes 5 MP towards the target (ρ, cost) as far as it can.",
  'NLC-R173':
    'Local decisions at night Rolled as by day (16 holds back received orders only); Attack and Probe must be dated next day; a divisional order sent so arrives under 16.4.',
  'NLC-R174':
    'Which state decides the compliance column: at issue or at the test? Ratings, Reserve and option shifts: at the test.',
  'NLC-R175':
    'Does shelling a gun without effect bar its remote support? Yes. Bombardment is a form of combat, and its target is attacked (NLC-7.1); the rule asks whether the gun was attacked, not whether it was hit, disrupted or made to lose a step.',
  'NLC-R176':
    'What comes in hidden together, and on which way? All units of one formation, or of a party without its leader, that are due, together with their leader; none of them may be on the map yet.',
  'NLC-R177':
    'A division in column: who shows the way, and what of a stack that leaves it? The first stack of the division that moves in a Stage shows it.',
  'NLC-R178':
    'Order markers instead of written orders? The printed rules speak of them and leave their section out.',
};
