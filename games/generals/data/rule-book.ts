// Made from rules/generals.md by scripts/build-rule-book.ts: change the rulebook, then run it again.
import type { RuleId } from '@grognard/kernel';

export const ruleBook: { readonly [rule: RuleId]: string } = {
  'GEN-1.1': 'Two sides play, White and Black; a battle lasts at most ten rounds.',
  'GEN-1.2':
    'The side that is first to own ten victory points (VP) wins at once (when this is checked: GEN-16.9).',
  'GEN-1.3':
    "If nobody got there, the side with more VP after the tenth round's scoring wins; equal VP is a draw.",
  'GEN-1.4':
    'VP come only from prisoners, objectives and the majority, GEN-16.3 to 16.6 (and section 17 when that option is on).',
  'GEN-1.5':
    'Every round runs through the same seven phases in this order: Planning, Fast movement, Bombardment, Combined arms, Non-combat moves, Rally, Scoring.',
  'GEN-2.1': 'A standard army is 20 Infantry, 8 Cavalry and 2 Artillery: 30 units per side.',
  'GEN-2.2':
    'The box holds 30 Infantry, 12 Cavalry and 4 Artillery per colour; this only matters for Custom armies (GEN-5.9).',
  'GEN-2.3': 'Unit names are decoration; units of one type and colour are identical.',
  'GEN-2.4': 'Each Artillery unit owns one artillery token of its colour (two per side in a standard army).',
  'GEN-2.5':
    'There are 30 VP counters: ten form the separate round pool beside the board, the rest are the general supply.',
  'GEN-2.6':
    'A round is about an hour; a unit is a company, squadron or battery of 80 to 200 men; four or five units make a battalion, two battalions a regiment.',
  'GEN-2.7':
    'How states are shown on a real table: spent = turned a quarter, routed = laid down, square = ring under the unit.',
  'GEN-2.8':
    'Other contents of the box: five dice per colour, ten square rings, twenty objective markers, screens, order sheets, pencils.',
  'GEN-3.1':
    'The board has eleven sectors: nine battle sectors in three rows of three and one reserve per side.',
  'GEN-3.2': 'Battle sectors are neighbours when they share a side, never across a corner.',
  'GEN-3.3': 'A reserve is next to the three home sectors of its owner and to nothing else.',
  'GEN-3.4': "Left and right are seen from the owner's chair, so White's right wing faces Black's left wing.",
  'GEN-3.5':
    'Every border between two battle sectors carries a battle zone: spaces 1 to 5, each with two sides, one per sector.',
  'GEN-3.6': 'A battle sector holds at most six units of one side; a reserve holds any number.',
  'GEN-3.7': 'Routed units in a sector count towards its six.',
  'GEN-3.8': 'You control a sector while at least one standing unit of yours is in it.',
  'GEN-3.9':
    'A sector is friendly to you if you control it, or if it shows your command or flag marker and no standing enemy is in it.',
  'GEN-3.10':
    'A sector is enemy-held for you if the enemy controls it, and neutral if it is neither friendly nor enemy-held.',
  'GEN-3.11': 'No sector is controlled by both sides when a phase ends; combat settles who gets it.',
  'GEN-3.12':
    "On side A the centre home sector is the owner's command sector and both wings are flag sectors.",
  'GEN-3.13':
    'At the start each side controls its reserve and its three home sectors; the middle row is neutral.',
  'GEN-3.14':
    'Each side has three places beside the board: the box for routed units, the captured box (enemy units taken this round) and the VP box.',
  'GEN-4.1':
    'Infantry acts at most once, in Combined arms or in Non-combat moves, and moves or attacks one sector away.',
  'GEN-4.2':
    'Cavalry acts at most twice per round, in different phases among Fast movement, Combined arms and Non-combat moves, one sector each time.',
  'GEN-4.3':
    'Artillery does at most one thing per round: bombard in Bombardment, or attack a neighbouring enemy-held sector in Combined arms, or move one sector in Non-combat moves.',
  'GEN-4.4': 'A unit acts only in the phase in which its order is used; in all other phases it only defends.',
  'GEN-4.5': 'Units without an order keep their place and still fight back when attacked.',
  'GEN-4.6':
    'Once a phase is over its kinds of action are gone; a unit with an order can only use what the remaining phases offer.',
  'GEN-4.7':
    'Spent: a spent unit cannot act or react, and fights with the penalty of GEN-13.5; it may still be placed as a defender.',
  'GEN-4.8':
    'At the end of a phase a unit becomes spent if in that phase it (a) acted for the last time it may (Infantry and Artillery after any action, Cavalry after its second), (b) reacted or tried to, retreats included, (c) is attacking Cavalry that failed to hit, or (d) is attacking Cavalry that could have advanced in Fast movement but stayed back (GEN-8.4).',
  'GEN-4.9':
    'Cavalry that only rode one sector this round without fighting is not spent and may react normally.',
  'GEN-4.10': 'Spent units recover in the Scoring clean-up (GEN-16.1).',
  'GEN-4.11': 'Square and routed are the other two states: see GEN-12.9 and section 14.',
  'GEN-5.1':
    'Choose side A (objectives printed) or side B (no objectives printed, may be turned 180 degrees).',
  'GEN-5.2':
    'Put ten VP into the round pool; both VP boxes start empty; no artillery tokens are on the board.',
  'GEN-5.3':
    'Place both armies by one of the setups below; every army fills each wing and the centre with six units and its reserve with twelve.',
  'GEN-5.4': 'Marengo: right wing 2I 4C, centre 4I 2A, left wing 6I, reserve 8I 4C.',
  'GEN-5.5': 'La Rothière: right wing 6C, centre 4I 2A, left wing 6I, reserve 10I 2C.',
  'GEN-5.6': 'Dennewitz: right wing 4I 2C, centre 4I 2A, left wing 4I 2C, reserve 8I 4C.',
  'GEN-5.7': 'Leuthen: right wing 6I, centre 4I 2A, left wing 6I, reserve 4I 8C.',
  'GEN-5.8': 'Albuera: right wing 4I 2C, centre 2I 4C, left wing 4I 2C, reserve 10I 2A.',
  'GEN-5.9': 'Custom: right wing any 6, centre any 6, left wing any 6, reserve any 12.',
  'GEN-5.10': 'La Rothière: one army swaps its wings so that Cavalry faces Cavalry; here that is Black.',
  'GEN-5.11':
    'Custom: both sides place in secret and at the same time; both armies are shown when both are locked.',
  'GEN-5.12':
    'Custom armies have the same mix on both sides, 20I 8C 2A, unless another mix of 30 units within GEN-2.2 is agreed before the battle.',
  'GEN-6.1': 'Each side may write up to ten orders per round; writing fewer, even none, is allowed.',
  'GEN-6.2': 'An order names a sector, a unit type there, and an arrow; it is meant for exactly one unit.',
  'GEN-6.3':
    'A unit can receive only one order per round: the orders for one type in one sector may not outnumber the standing units of that type there.',
  'GEN-6.4': 'Infantry arrow: one leg to a neighbouring sector.',
  'GEN-6.5':
    'Cavalry arrow: one or two legs, each to a neighbouring sector; the second leg starts where the first ends and may lead back.',
  'GEN-6.6': 'Artillery arrow: a direction towards one neighbouring sector.',
  'GEN-6.7': 'No leg may enter the enemy reserve.',
  'GEN-6.8':
    'The arrow fixes the route, not the kind of action or its phase: the owner decides phase by phase whether and how to use it.',
  'GEN-6.9':
    'A unit takes up an order when the order is first used: it is the ready unit with the lowest number of that type in that sector that has not yet used one this round.',
  'GEN-6.10': 'Orders not written are saved for the Rally phase.',
  'GEN-6.11': 'When both sides lock their sheets planning ends; sheets can no longer change.',
  'GEN-7.1': 'A unit moves to a neighbouring sector, one sector per phase.',
  'GEN-7.2':
    'At most five units may cross one border in one direction per phase; this holds for reserve borders too, and retreats count.',
  'GEN-7.3':
    'Room is checked when you choose your units: arrivals in a friendly or neutral battle sector plus your units already there may not exceed six.',
  'GEN-7.4': 'Nobody may try to enter the enemy reserve.',
  'GEN-7.5':
    'No attack may start from a reserve: a unit in reserve cannot be sent towards an enemy-held sector.',
  'GEN-7.6':
    'Cavalry starting in reserve may still attack with its second leg, provided the first leg took it into a home sector without a fight.',
  'GEN-7.7':
    'Neutral moves: units sent to a neutral sector move in at once if no enemy unit was sent into the same sector.',
  'GEN-7.8':
    'Friendly moves: units sent to a friendly sector move in at once, even if that sector is about to be attacked; they are then defenders there.',
  'GEN-7.9': 'Attackers: all other units that were sent are attackers.',
  'GEN-7.10':
    'Assault: standing enemies are still in the target sector after the neutral and friendly moves.',
  'GEN-7.11': 'Head-on: both sides attack across the same border in opposite directions.',
  'GEN-7.12': 'Meeting: no standing unit is in the target sector and both sides were sent into it.',
  'GEN-7.13':
    'Vacated: the target was enemy-held, but everybody there left in the neutral and friendly moves.',
  'GEN-7.14':
    'Advance: a sector is clear for a side when it holds no standing enemy and no standing enemy attacker still aims at it.',
  'GEN-7.15': 'Return: attackers that did not advance go back to the sector they came from.',
  'GEN-7.16':
    "Reserve units sent into a neutral sector give way if an enemy unit that is not from a reserve was sent there too: they stay, their order stays usable, and they do not oppose the enemy's move.",
  'GEN-8.1': 'Only ready Cavalry with an order may act.',
  'GEN-8.2': 'Nobody has to act; Cavalry that waits can still act twice.',
  'GEN-8.3': 'Flight: routed Cavalry of both sides flees to its box; routed Infantry stays where it is.',
  'GEN-8.4':
    'Advance: attackers of a clear sector may advance; the owner picks any number for which there is room.',
  'GEN-8.5': 'A unit that advanced and has acted once may act again later, unless GEN-4.8 makes it spent.',
  'GEN-8.6': 'All ranged fire suffers the penalty of GEN-13.6 in this phase.',
  'GEN-9.1': 'A battery may bombard if it is ready, has an unused order and stands in a battle sector.',
  'GEN-9.2': "Firing is the battery's one action of the round.",
  'GEN-9.3':
    "The target is the neighbouring sector in the arrow's direction, or the next battle sector behind it in the same straight line.",
  'GEN-9.4':
    'At least one enemy unit must be in the target sector, routed units included; fire at a building is the exception.',
  'GEN-9.5': 'A battery may not choose to divide its dice between two sectors.',
  'GEN-9.6':
    'Each die goes to a different unit of the target sector in this order: Infantry in square, Infantry, Cavalry, Artillery, routed Infantry, routed Cavalry, routed Artillery (ties: GEN-R.95).',
  'GEN-9.7': 'Normally two dice at two units; if the sector holds a single target only one die is rolled.',
  'GEN-9.8':
    'Several batteries of one side on the same sector share out the targets: battery by battery, each die takes the unit that comes first in the order of GEN-9.6 among those with the fewest dice of that side so far; the two dice of one battery never take the same unit.',
  'GEN-9.9': 'Range 2 over a sector with units of your own: the second die is lost.',
  'GEN-9.10':
    'Range 2 over a sector with enemy units: the first die goes to the intended target, the second to one enemy unit in the sector between, chosen by GEN-9.6 and modified for range 1.',
  'GEN-9.11':
    'A die hits with the unopposed test (GEN-12.33); the target always counts as a square, as a defender or as routed.',
  'GEN-9.12': 'A hit routs a standing unit; a hit on a routed unit destroys it.',
  'GEN-9.13':
    'Bombarded units cannot react; the only answer is a battery of your own with an order, firing in the same phase.',
  'GEN-9.14':
    'After step 4 each battery that fired has its artillery token placed in (or moved to) the sector it aimed at.',
  'GEN-9.15': 'At the same moment a battery that did not fire this round loses its token from the board.',
  'GEN-9.16':
    'Firing at a sector that already holds an artillery token of yours from the previous round gives the bonus of GEN-13.8, once, however many tokens lie there.',
  'GEN-10.1':
    'Ready Infantry, Cavalry and Artillery with usable orders may act (Cavalry: at most twice in the round).',
  'GEN-10.2':
    'Artillery can only be sent here against an enemy-held sector; it fires from its own side of the border and never changes sector in this phase.',
  'GEN-10.3': 'Ranged fire has no phase penalty here (contrast GEN-8.6).',
  'GEN-10.4': 'Everything else follows section 7.',
  'GEN-10.5':
    'Flight: routed Cavalry and routed Infantry of both sides flee to their boxes, before anybody advances.',
  'GEN-10.6':
    'Advance: attackers of a clear sector must advance, as many as fit; if too many, the owner chooses who goes.',
  'GEN-11.1':
    'Any ready unit with an unused order may move one leg, and so may Cavalry that has acted only once.',
  'GEN-11.2':
    'The target must be friendly or neutral when you choose; nobody enters an enemy-held sector, even if the enemy might leave.',
  'GEN-11.3':
    'If both sides send units into the same sector that is neutral to both, none of those units moves; if it is friendly to one of them (marker), only that side moves.',
  'GEN-11.4': 'There is no combat in this phase; GEN-7.1 to 7.4 apply.',
  'GEN-11.5': 'This is the only phase in which Artillery changes sector.',
  'GEN-12.1':
    'Each movement phase has one combat of nine steps for the whole board; every step is done for all fronts before the next begins, and hits of a step are applied only after all its dice (in which order dice fall: GEN-R.74).',
  'GEN-12.2': 'Nobody declares combat: it arises from GEN-7.10 to 7.12.',
  'GEN-12.3': 'Both sides roll and both can lose units, whoever started it.',
  'GEN-12.4': 'Meeting fronts. Count the borders each side comes over; together they are at most four.',
  'GEN-12.5': 'Only ready defenders of an attacked sector may react, each at most once per phase.',
  'GEN-12.6': 'Infantry may try to form square if at least one attacker of its sector is Cavalry.',
  'GEN-12.7':
    'Cavalry may try to countercharge if at least one attacker of its sector is Infantry; the owner names a border over which Infantry attacks and where one of the five spaces on the own side is still free.',
  'GEN-12.8':
    'The attempt is an unopposed test (GEN-12.33) with the reaction modifier GEN-13.7, so a 5 or 6 on the die succeeds.',
  'GEN-12.9':
    'A square is placed and modified as such from now on and lasts until the Scoring clean-up, or until the unit is routed.',
  'GEN-12.10':
    'Cavalry whose countercharge succeeds counts in every way as attacking Cavalry in that front, aimed at the sector its attackers came from.',
  'GEN-12.11': 'Cavalry that countercharged may advance if that sector is clear.',
  'GEN-12.12':
    'A ready defending Cavalry unit of an attacked sector that did not try a countercharge may retreat instead of taking position; no roll is needed.',
  'GEN-12.13':
    'It goes one sector straight back towards its own reserve; that sector must be friendly at that moment, have room for it, and the border limit GEN-7.2 must allow it.',
  'GEN-12.14': 'All attackers take position in the front of the border they cross.',
  'GEN-12.15':
    "Defenders only match attackers: in each front a side places at most as many defenders as the enemy's standing attackers outnumber its own.",
  'GEN-12.16': 'As many defenders as are needed and available must be placed; the others stay idle.',
  'GEN-12.17':
    'A unit that attacks over one border does not defend another: to attackers coming from elsewhere it is "facing another way" and opposes nobody there.',
  'GEN-12.18':
    'Each line is filled from space 1 upward without gaps in this order of groups: attacking Infantry, attacking Cavalry, attacking Artillery, Infantry in square, defending Infantry, defending Cavalry, defending Artillery, routed Infantry, routed Cavalry, routed Artillery.',
  'GEN-12.19':
    'Routed units in an attacked sector fill spaces left over opposite standing enemy attackers; routed units beyond those stay idle.',
  'GEN-12.20': 'A line never exceeds five spaces; a routed unit that would stand beyond the fifth is idle.',
  'GEN-12.21':
    'A sector attacked over several borders: defenders are taken in group order until there are as many as needed in all; the defending player decides which of them go to which front.',
  'GEN-12.22': 'Units in spaces with the same number oppose each other.',
  'GEN-12.23':
    'An unopposed attacking Infantry or Artillery unit attacks any one enemy unit placed in the same front: its owner names which; if there is exactly one, it is named already.',
  'GEN-12.24':
    'An unopposed attacking Cavalry unit may attack any one enemy unit that stands in the sector it attacks and is placed in a front, whichever front that is, including enemy attackers leaving that sector; in a meeting any enemy attacker of that meeting.',
  'GEN-12.25':
    'An attacker opposed by a routed unit may ignore it and act as unopposed against a standing enemy unit within the same reach.',
  'GEN-12.26': 'Targets of unopposed attacks are named before any die of the step is rolled.',
  'GEN-12.27': 'Every other rolling unit attacks the unit opposite.',
  'GEN-12.28': 'Ranged dice: one per Infantry (square or not), two per Artillery, none for Cavalry.',
  'GEN-12.29':
    'In each front each side sorts all its dice from high to low and hands them out from space 1 upward to the rolling units; Artillery takes the next two.',
  'GEN-12.30':
    'Flank attack: a side attacking (or meeting in) one sector over several borders gets one re-roll fewer than borders for that sector in this combat.',
  'GEN-12.31':
    "A re-roll is made after the dice are handed out and before modifiers, on any one combat die, own or enemy, in the fronts where the side's attackers aim at that sector.",
  'GEN-12.32': 'Re-rolls may be used in step 3 or step 7.',
  'GEN-12.33': 'Unopposed test: it needs 4 or more with modifiers.',
  'GEN-12.34':
    'Ranged opposed test: with modifiers the die must be 4 or more and also higher than the die opposite.',
  'GEN-12.35':
    'Two dice of Artillery are tested one by one against the same target; a unit firing back, another battery included, must beat the better of the two.',
  'GEN-12.36':
    'Attacking Artillery always ends its attack after step 5 and defends its own sector from then on.',
  'GEN-12.37':
    'Any other standing attacker may withdraw to its sector, unless the unit that would stand opposite after step 5 is a standing enemy attacker.',
  'GEN-12.38': 'Then GEN-12.14 to 12.22 are carried out again.',
  'GEN-12.39': 'Melee dice: one per Infantry and per Cavalry with a target; Artillery never rolls.',
  'GEN-12.40': 'Melee opposed test: the higher die with modifiers hits; equal dice hit nobody.',
  'GEN-13.1':
    'Pick the row of the unit that rolls and the column of its target; one number is for ranged fire and one for melee.',
  'GEN-13.2': 'Infantry in square uses its own row and column; its state, not its type, decides.',
  'GEN-13.3': 'A routed target always uses the routed column, whatever its type; routed units never roll.',
  'GEN-13.4': 'An unopposed attack adds the column nobody to the column of the chosen target.',
  'GEN-13.5': 'The rolling unit is spent: −1 to ranged and melee.',
  'GEN-13.6': 'Ranged dice in Fast movement: −2, Infantry and Artillery of both sides alike.',
  'GEN-13.7': 'Reaction roll: −1.',
  'GEN-13.8': 'Bombardment: range 1: −3; range 2: −4; artillery token of yours in the target sector: +1.',
  'GEN-13.9':
    'Add everything that applies (terrain: section 20), then count less than 1 as 1 and more than 6 as 6, before anything is compared.',
  'GEN-14.1':
    'The first hit on a unit routs it; it stays in its front (or sector), laid down, and fights no more.',
  'GEN-14.2': 'A hit on a routed unit removes it: captured or destroyed.',
  'GEN-14.3':
    'A unit may take several hits in one step (attacked by several units or by two Artillery dice): the first routs, the second removes it.',
  'GEN-14.4':
    'Removal by Infantry or Cavalry is a capture, if a unit that hit is still standing when the combat ends.',
  'GEN-14.5':
    'Removal by Artillery, or by units that were themselves routed in the same combat, destroys the unit: it leaves the game and scores nothing.',
  'GEN-14.6':
    'A removed unit leaves its front at once; whether it was captured or destroyed is settled at the end of step 9.',
  'GEN-14.7': "A captured unit goes to the captor's captured box and scores in the same round (GEN-16.3).",
  'GEN-14.8': 'Routed units cannot act, react, fight or control a sector until rallied.',
  'GEN-14.9':
    'When a unit enters a sector (by a move, a retreat, an advance or a road), all routed enemy units there are captured without a roll.',
  'GEN-14.10': 'Routed Infantry flees to its box at the end of Combined arms, not of Fast movement.',
  'GEN-14.11':
    'All routed Cavalry on the board flees to its box at the end of step 5 and at the end of Fast movement and Combined arms.',
  'GEN-14.12': 'Routed Artillery never flees; it lies in its sector until rallied, captured or destroyed.',
  'GEN-14.13':
    'A routed unit that no standing attacker opposes cannot be hit by an opposed attack and simply leaves when its time comes.',
  'GEN-15.1': 'Each saved order (GEN-6.10) may rally one unit; saved orders not used now are lost.',
  'GEN-15.2':
    'Infantry, Cavalry: take a pair of one type from your box; one is rallied, the other leaves the game without scoring.',
  'GEN-15.3': 'The rallied unit is put into your reserve, standing.',
  'GEN-15.4':
    'Artillery: a routed battery in a sector you control is rallied on the spot at no further cost.',
  'GEN-15.5': 'Rallying always succeeds; single leftover units stay in the box.',
  'GEN-16.1': 'Remove all square markers; all spent units recover, and every unit may act anew.',
  'GEN-16.2': 'Both order sheets of the round are shown.',
  'GEN-16.3':
    'Prisoners: 1 VP per captured Infantry or Cavalry, 2 VP per captured Artillery; the captured units leave the game.',
  'GEN-16.4':
    'Objectives: 5 VP if the enemy command sector is under your control, 1 VP for each enemy flag sector under your control; counted anew every round.',
  'GEN-16.5':
    'Majority: the side controlling more of the nine battle sectors takes 1 VP from the round pool.',
  'GEN-16.6': 'Equal numbers: that VP goes from the pool to the supply.',
  'GEN-16.7': 'For all scoring, control is GEN-3.8: a marker alone is not control.',
  'GEN-16.8': 'The pool shrinks by one every round and so shows how many rounds remain.',
  'GEN-16.9':
    'Victory check after prisoners, objectives and majority: if exactly one side has 10 or more VP it wins.',
  'GEN-16.10': 'After the scoring of round 10 without a winner apply GEN-1.3.',
  'GEN-17.1':
    "General: marks the owner's command sector; the opponent scores 5 VP in every Scoring phase in which they control it.",
  'GEN-17.2':
    'Flag: the opponent scores 1 VP (small) or 3 VP (big) in every Scoring phase in which they control it.',
  'GEN-17.3': "General and flag sectors are friendly to the marker's owner by GEN-3.9.",
  'GEN-17.4':
    'Wind rose: the opponent scores 1 VP (small) or 3 VP (big) once, in the first Scoring phase in which they control the sector; the marker is then removed.',
  'GEN-17.5':
    "Lists ready to use: standard (as printed on board side A), wide (general b1/b3, big flags a1,c1/a3,c3), raid (general b1/b3, small flags a1,c1/a3,c3, small roses: White's in a2, Black's in c2), none.",
  'GEN-18.1':
    'Variant 1: at the start of planning each side rolls one die in the open; this round it has 6 orders plus the die.',
  'GEN-18.2':
    'Variant 2: each side gets one extra order that can only be given to a unit in its own command sector.',
  'GEN-18.3':
    "Variant 2: every written order is tested with one die; it arrives if the die is at least the distance from the command sector to the ordered unit's sector, counted in steps from neighbour to neighbour.",
  'GEN-19.1': 'Each side starts with 15 VP; running out of VP loses the battle (replaces GEN-1.2).',
  'GEN-19.2':
    'VP are lost by the mirror image of GEN-16.3, 16.4 and section 17: whatever the opponent would have gained is taken from you and returned to the supply.',
  'GEN-19.3':
    'Majority: the side controlling fewer battle sectors hands one VP to its opponent; on a tie nothing moves.',
  'GEN-19.4': 'A side has as many orders in a round as it has VP.',
  'GEN-19.5':
    'The ten-round limit stays: more VP wins, equal is a draw; both at zero at the same check is a draw.',
  'GEN-20.1': 'Terrain exists on both board sides; each feature counts only if this option is on.',
  'GEN-20.2': 'Terrain modifiers are added to the normal ones (GEN-13.9) in combat over the terrain sector.',
  'GEN-20.3':
    'An uneven layout must be balanced: the players may agree an order handicap (0 to 3 fewer orders per round, ours) for the favoured side.',
  'GEN-20.4': 'At most three units per border and phase may enter a forest sector, attackers included.',
  'GEN-20.5': 'A unit entering a forest becomes spent at once.',
  'GEN-20.6': 'Every unit of both sides fighting over a forest sector has −2 ranged and −1 melee.',
  'GEN-20.7':
    'Cavalry that stands in a forest, or whose next leg enters one, cannot act in Fast movement; it may still make two moves in the two later phases.',
  'GEN-20.8': 'Artillery can enter a forest only over a border with a road.',
  'GEN-20.9': 'Artillery in a forest cannot bombard.',
  'GEN-20.10':
    'With a forest between battery and target the second die is lost, as over units of your own (GEN-9.9).',
  'GEN-20.11': 'Attackers from a sector without a hill into a hill sector: −1 melee.',
  'GEN-20.12': 'Attackers from a hill sector into a sector without a hill: +1 melee.',
  'GEN-20.13': 'A battery on a hill ignores all obstacles in the sector next to it when it fires at range 2.',
  'GEN-20.14':
    'Nobody can bombard across a hill sector: there is no range 2 when the sector between is a hill.',
  'GEN-20.15':
    'In step 6, while a standing attacker still aims at it, the defender of a sector with a building may withdraw one standing defending Infantry unit into it, if it is empty; a square ends thereby.',
  'GEN-20.16':
    'That unit sits out the running combat; occupants are ignored when checking whether the sector is clear.',
  'GEN-20.17': 'You do not control a sector whose building holds an enemy unit, routed or not.',
  'GEN-20.18':
    'Infantry standing in the sector may attack the occupied building in Combined arms with an order whose arrow is the building: −1 ranged, −1 melee for the attackers.',
  'GEN-20.19':
    'A routed occupant does not flee; it is rallied on the spot like Artillery (GEN-15.4, control included).',
  'GEN-20.20':
    'A standing occupant that was inside when the combat began may make one unopposed attack in the ranged and one in the melee step on an enemy unit placed in any front on the borders of its sector.',
  'GEN-20.21':
    'A battery may bombard the building itself: it needs two hits with its two dice, each with a further −1; then building and occupant are destroyed.',
  'GEN-20.22': 'A destroyed building no longer exists.',
  'GEN-20.23':
    'In Non-combat moves, after the normal moves, each side may move up to two Infantry or Cavalry units one extra sector along a road.',
  'GEN-20.24':
    'A road lets Artillery enter forest and cross rivers (GEN-20.8, 20.28); where a road enters a river sector there is a bridge.',
  'GEN-20.25': 'At most three units per border and phase may enter a river sector.',
  'GEN-20.26': 'Units coming from a sector with the same river are exempt.',
  'GEN-20.27': 'Attackers entering a river sector from a sector without that river: −1 melee.',
  'GEN-20.28': 'Artillery can enter a river sector from a sector without that river only over a bridge.',
  'GEN-20.29':
    'Layouts A and B mirrored look the same from both chairs, turned or mirrored, and fit every setup.',
  'GEN-20.30':
    'Occupants and movement: wherever GEN-3.9, 3.10 and section 7 ask who holds a building sector, only standing units outside count: with such an enemy there it is enemy-held for you, with such a unit of yours it is friendly; a standing occupant decides only if nobody stands outside.',
  'GEN-21.1': 'Each player is shown what the table below allows, and nothing more ever leaves the table.',
  'GEN-21.2': 'Whether a side is asked depends only on what both can see.',
  'GEN-21.3':
    'Because units take up orders late (GEN-6.9), no unit on the board carries a visible or guessable order mark.',
  'GEN-21.4': 'Spectators see what both sides see in common; replays show everything once the game is over.',
  'GEN-21.5': 'The journal, and every answer to "Why not?',
  'GEN-R.1':
    'What does a reserve touch? The picture is missing. All three home sectors of its owner, one border each, five spaces each.',
  'GEN-R.2':
    'Which sectors are command and flag sectors on side A? The centre home sector is the command sector (5 VP), both wings are flags (1 VP).',
  'GEN-R.3': "Whose left and right? The owner's, facing the enemy.",
  'GEN-R.4': 'Which army swaps wings in La Rothière? Black. This choice is ours.',
  'GEN-R.5':
    'Is a battle zone one strip per border or one per sector side? One zone per border with two facing sides of five spaces.',
  'GEN-R.6':
    "Friendly or controlled: do routed enemies keep a marker's sector from being friendly? No. Control needs a standing unit.",
  'GEN-R.7':
    'Must you fight for a sector that holds only routed enemies? No, it is not enemy-held; entering captures them.',
  'GEN-R.8':
    'Do reserves or empty marker sectors count for the majority? No; only battle sectors with a standing unit of yours.',
  'GEN-R.9':
    'When is the tenth VP "collected", and what if both reach it? Only in Scoring, in the order prisoners, objectives, majority.',
  'GEN-R.10': 'Equal VP after round 10? A draw.',
  'GEN-R.11': 'An army with no units left? The battle goes on to its normal end.',
  'GEN-R.12': 'Are markers, squares, dice, VP counters limited? No.',
  'GEN-R.13':
    'Is an order tied to one particular figure? No: it is for a type in a sector, and a unit takes it up when it is first used.',
  'GEN-R.14': 'Does the arrow bind? Yes for the route; the phase and the kind of action stay free.',
  'GEN-R.15': 'How are two-sector rides written? As an arrow with two legs, fixed in planning.',
  'GEN-R.16':
    'Must an Artillery order name the range? No, only the direction; the range is chosen when firing.',
  'GEN-R.17': 'Can unused written orders rally units? No.',
  'GEN-R.18': 'May routed Artillery be ordered? No; it is only rallied, with saved orders.',
  'GEN-R.19': 'In what order do players reveal who acts? Both choose in secret and reveal together.',
  'GEN-R.20':
    'Is the five-unit limit per direction? Do retreats count? Per border, direction and phase; moves, attacks and retreats count together.',
  'GEN-R.21':
    'When is room for six tested if units leave and enter together? When you choose your units; those that leave still count unless they go to a friendly sector.',
  'GEN-R.22': 'More than six victorious attackers? The owner picks six; the rest return and have acted.',
  'GEN-R.23':
    'Can units slip away from an attack by leaving? Yes, if they move to a neutral or friendly sector: those moves come before combat.',
  'GEN-R.24':
    'What happens to the attack on a vacated sector? No fight; the attackers advance (in Combined arms they must, in Fast movement they may).',
  'GEN-R.25':
    'Units attacking elsewhere while their own sector is attacked? They do not defend, but while they stand and have not advanced the sector is not clear.',
  'GEN-R.26':
    'Do reinforcements arrive before the fight? Yes, they move before the combat; they defend and may react.',
  'GEN-R.27':
    'Two armies enter the same empty sector: who opposes whom, having no common border? A meeting: the two lines face each other by space number, and both sides count as attackers.',
  'GEN-R.28': 'A meeting from several directions? As in GEN-12.4.',
  'GEN-R.29': 'Swapping sectors through one border? Always a head-on fight.',
  'GEN-R.30':
    'Reserve units and enemy units enter the same empty neutral sector? The reserve units give way.',
  'GEN-R.31':
    "Your own empty marker sector, and both sides enter? The owner's units move in first and defend, even from the reserve.",
  'GEN-R.32': 'May reserve units be sent into an enemy-held home sector, hoping that it empties? No.',
  'GEN-R.33': 'Both enter the same neutral sector in Non-combat moves? Nobody moves; the orders are lost.',
  'GEN-R.34': 'A Non-combat move into a sector the enemy is leaving? Not allowed.',
  'GEN-R.35': 'Advances one after another? In waves: clear sectors are entered, then it is looked at again.',
  'GEN-R.36': 'A meeting or head-on fight with survivors on both sides? Nobody enters; all return.',
  'GEN-R.37':
    'Fast movement: may only some of the winners advance? Yes; each one that stays or does not fit is spent.',
  'GEN-R.38':
    'Combined arms: is advancing forced? Yes for ordered Infantry and Cavalry; free after a countercharge; never for Artillery.',
  'GEN-R.39':
    'Does a charge that is thrown back count, and can it be tried again? It counts as one of two; unless spent, the Cavalry may try the same leg again later.',
  'GEN-R.40':
    'What is failing to hit? Attacking Cavalry fails if it scored no hit in the combat although it rolled, or withdrew, or had somebody to attack in the melee and attacked nobody.',
  'GEN-R.41':
    'Attackers that found no enemy in reach at all? Not a failure, if they never had anybody to attack in the melee and did not withdraw.',
  'GEN-R.42': 'May Cavalry that missed still advance with the others? Yes; it is spent when the phase ends.',
  'GEN-R.43': 'Defending Cavalry that misses? It is not spent by that.',
  'GEN-R.44': 'Recovery and squares: Rally or Scoring phase? The book says both. In the Scoring clean-up.',
  'GEN-R.45':
    'Reactions come before placing, so who "opposes Cavalry"? Any ready defending Infantry of a sector attacked by at least one Cavalry; likewise Cavalry attacked by Infantry.',
  'GEN-R.46': 'Does a failed reaction spend the unit? Yes.',
  'GEN-R.47':
    'Is retreat a reaction, and when? Yes, without a roll, for ready units only and in step 2 only; the unit is spent when the phase ends.',
  'GEN-R.48':
    'Where to? Into the next sector of the same column towards its own reserve (from the home row: into the reserve), if it is friendly and has room.',
  'GEN-R.49': 'A failed countercharge, then a retreat? No, one or the other.',
  'GEN-R.50':
    'The sector it retreats to is attacked too? Units that retreated fight no more this phase but do hold that sector.',
  'GEN-R.51':
    'A countercharge against several directions? How much room is there? Name one border over which Infantry attacks.',
  'GEN-R.52':
    'When may Cavalry that countercharged advance? When the sector it charged is clear; it is free to, in any number for which there is room.',
  'GEN-R.53':
    '"Cannot react to bombardment without an order": can units with orders react? There are no reactions; only batteries with orders may fire back.',
  'GEN-R.54':
    'Which of several equal units is placed, and in which order? Ready units that have used no order, ready units that have used one, spent units; then the lowest number.',
  'GEN-R.55': 'How free is the splitting of defenders? Who is placed follows from the group order.',
  'GEN-R.56': 'May defenders be distributed anew before melee? Yes, except routed units.',
  'GEN-R.57': 'Routed units beyond the enemy attackers? Idle and safe.',
  'GEN-R.58':
    '"Facing another direction" in the space opposite? Units that attack over another border never oppose.',
  'GEN-R.59':
    'Idle routed units and several fronts? Those routed in a front stay there; others fill free spaces border by border, in placing order (GEN-12.18).',
  'GEN-R.60': "Is an unopposed attack compared with the target's die? No, it only needs 4.",
  'GEN-R.61':
    'A unit opposite that does not roll (Cavalry at range, Artillery in melee)? The simple test: it needs 4.',
  'GEN-R.62':
    'Attacks on routed units? They need 4, with the routed column instead of the one for the type (and the column nobody if unopposed).',
  'GEN-R.63':
    'Ignoring a routed unit opposite: also at range? May the new target be routed? In both steps; the new target must be standing.',
  'GEN-R.64':
    'Which units can unopposed Cavalry reach? Every enemy unit that stands in the attacked sector and is placed in any front: attackers (also those heading into a meeting or at a building) and routed units too.',
  'GEN-R.65': 'Unopposed Infantry with nobody in the front? No target, no roll.',
  'GEN-R.66':
    'Must an unopposed unit attack? Yes, if any enemy unit is in its reach: the choice is whom, never whether.',
  'GEN-R.67': 'Can defenders attack unopposed? Never (exception GEN-20.20).',
  'GEN-R.68':
    'An opposed ranged test against two Artillery dice? Each Artillery die on its own; the enemy must beat the better one.',
  'GEN-R.69': 'Handing out dice when some units do not roll? Skip them.',
  'GEN-R.70':
    'Are dice sorted again after a re-roll? The same die twice? They are not sorted again; the same die may be re-rolled again if re-rolls remain.',
  'GEN-R.71':
    'How far do re-rolls go? They belong to the attacked sector and to one combat, in steps 3 and 7 only: dice of both sides in the fronts over which that side attacks the sector, never reaction dice.',
  'GEN-R.72': 'Both sides have re-rolls? The first side uses all it wants or passes, then the other.',
  'GEN-R.73':
    'Does a direction with Artillery only count? A countercharge? Artillery yes; a countercharge no.',
  'GEN-R.74':
    "In which order do dice fall? Borders in the order of the sectors, then meetings by sector and number, then buildings, then supporting occupants by sector; White's line then Black's, space 1 upward.",
  'GEN-R.75':
    'Two hits by different arms on one unit? It is captured if any hit by Infantry or Cavalry could have been the one that removed it, and that unit still stands.',
  'GEN-R.76': 'The captor is routed later in the same combat? The unit is destroyed instead.',
  'GEN-R.77':
    'Routed Cavalry: gone after ranged fire or when the phase ends? After step 5, and again when the phase ends.',
  'GEN-R.78': 'Does routed Infantry flee in Fast movement? No.',
  'GEN-R.79': 'Flight when surrounded? Always possible.',
  'GEN-R.80':
    'The table has melee numbers against attacking Artillery, yet it always withdraws? It always withdraws; the numbers stand in the table as printed.',
  'GEN-R.81': 'Can withdrawn units defend in the melee step? Yes.',
  'GEN-R.82': 'Who may withdraw? Attackers with a defender, a routed unit or nobody opposite.',
  'GEN-R.83': "Does the spent penalty help the enemy's dice? No, it only lowers the spent unit's own dice.",
  'GEN-R.84': 'Is a die brought back to 1 or 6 before or after comparing? Before.',
  'GEN-R.85': 'Who suffers the penalty of Fast movement? Every ranged die of that phase.',
  'GEN-R.86': 'Bombard to the rear? No.',
  'GEN-R.87': 'Bombard from or into a reserve? Neither.',
  'GEN-R.88': 'Fire at an empty sector to lay a token? No.',
  'GEN-R.89':
    'Two batteries on one sector: the same or different units? Different ones first, then from the start again.',
  'GEN-R.90':
    'Are bombardment dice sorted? No; die 1 goes to the target taken first, die 2 to the other (with an obstacle: die 1 to the intended target).',
  'GEN-R.91':
    'What is an obstacle, and does the token help against it? Any unit in between, routed too, whoever owns it.',
  'GEN-R.92':
    "Whose token counts? Do two tokens give +2? Any token of yours lying there before this phase's shots, +1 in all.",
  'GEN-R.93': 'Which column for an enemy battery that fires too? Defending Artillery.',
  'GEN-R.94': 'Batteries firing at each other? At the same moment: a battery routed this phase still fires.',
  'GEN-R.95': 'Ties in the order of targets? Ready before spent, then the lowest number.',
  'GEN-R.96':
    'Rally a lone routed battery in your own flag sector? No; a standing unit of yours must be there.',
  'GEN-R.97': 'Any roll or limit for rallying? None beyond saved orders and pairs.',
  'GEN-R.98': 'Units routed this round? They can be rallied the same round.',
  'GEN-R.99':
    'Which objective markers exist? Those of section 17, 20 in all; the numbers of each kind are ours.',
  'GEN-R.100':
    'How are wind roses scored? Once, with the objectives, then removed; they do not make a sector friendly.',
  'GEN-R.101': 'Variant 1: one die for both? One per side, in the open.',
  'GEN-R.102':
    'Variant 2: when are the dice rolled, who sees them, and what of the extra order and the Rally? They are rolled when both sheets are locked, in the order of the sheet, and stay private until Scoring.',
  'GEN-R.103':
    'Army morale: what of the pool, the first ten VP, and limits? Nobody wins by ten VP; the pool only counts rounds.',
  'GEN-R.104':
    'How do these options combine? With army morale and variant 1 you may write as many orders as the smaller of your VP and 6 plus the die.',
  'GEN-R.105':
    'Is the limit of three units per border or per sector? Per border, direction and phase, for moves, attacks, countercharges and retreats; leaving is normal.',
  'GEN-R.106':
    'When does a forest slow Cavalry down? It is spent at once on entering; Fast movement is barred when starting in or entering a forest.',
  'GEN-R.107': 'Does the forest penalty count for bombardment? Yes: −2 for dice against units in the forest.',
  'GEN-R.108': 'A forest in between that also holds enemies? The second die is lost.',
  'GEN-R.109':
    'What do the two sentences on hills mean? A battery on a hill ignores obstacles next door, forest too.',
  'GEN-R.110': 'How does a building work? It has one occupant, who enters only in step 6.',
  'GEN-R.111':
    'How does an occupant support a fight outside? With the row of attacking Infantry and the column nobody; it needs 4.',
  'GEN-R.112':
    'How is a building bombarded? Both dice of one battery go at the building: the column of defending Infantry, range, token, −1.',
  'GEN-R.113':
    'Who controls a sector with an enemy in the building? Nobody while both are there; for movement the side outside holds it (GEN-20.30).',
  'GEN-R.114': 'Who may use a road? Units that changed sector under an order this round.',
  'GEN-R.115':
    'Where is the river? Inside sectors; crossing it means entering from a sector without that river.',
  'GEN-R.116':
    'Terrain in head-on and meeting fronts? Hill and river: each attacker by where it comes from and where it goes.',
  'GEN-R.117':
    'Which layouts are there, which way round, and how are they balanced? Those of section 20, with forests kept off the Cavalry wings of the named setups; B may be turned, and a handicap in orders balances it.',
  'GEN-R.118':
    'Custom: exactly six per sector? Yes, six in each home sector and twelve in reserve; no other army sizes.',
  'GEN-R.119':
    'May guns be sent into a neutral sector both sides want (a meeting)? No: only against an enemy-held sector.',
};
