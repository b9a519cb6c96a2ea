// Made from rules/saga.md by scripts/build-rule-book.ts: change the rulebook, then run it again.
import type { RuleId } from '@grognard/kernel';

export const ruleBook: { readonly [rule: RuleId]: string } = {
  'SAG-1.1':
    'Two players. Each commands one army: French, Coalition (British, Prussian and other allied contingents) or Prussian.',
  'SAG-1.2':
    'You win by emptying the enemy front (SAG-16.2) or by holding the most Victory Points (VP) once somebody has reached the VP target (SAG-16.4).',
  'SAG-1.3':
    'Contents: 2 player-boards, 2 reference cards, markers, one six-sided die, 146 Strategy cards, 14 Objective cards, 26 French and 26 Coalition unit cards.',
  'SAG-1.4':
    'Markers: Activation, Casualty, Melee, Charge (reverse side: Disarray), Outflank, Line Formation, Square Formation, Echelon Formation, Dismounted.',
  'SAG-1.5':
    'A unit card shows name, national flag, type, status (Standard, Elite, Guard), four scores — Fire, Melee, Cohesion, Morale —, keywords, composition cost and presence dots.',
  'SAG-1.6':
    'A Strategy card shows name, initiative value 0–5, usage condition, effect, and possibly a national flag.',
  'SAG-1.7': 'An Objective card shows name, scoring condition and whether it is immediate or long-term.',
  'SAG-1.8':
    'Each player owns an Army deck (units), a Strategy deck, a personal Strategy discard pile, a Bluff card, and a pile of captured enemy cards.',
  'SAG-2.1': 'Each board has three zones: Battle Lines, Reserve, Flanks.',
  'SAG-2.2':
    'The 1st Line has 5 slots, in the tables below L1 to L5: 2, 3 and 4 are the Center, 1 and 5 the Wings.',
  'SAG-2.3': 'The 2nd Line has 4 slots, S1 to S4, staggered behind the gaps of the 1st Line.',
  'SAG-2.4': 'The Reserve has 5 slots, R1 to R5.',
  'SAG-2.5': 'The Flanks hold 2 Retreat slots and 2 Out-flank slots, West and East.',
  'SAG-2.6':
    "Numbering is absolute. Slot 1 and West are on Blue's left and therefore on Red's right, on both boards.",
  'SAG-2.7': 'Facing: 1st Line slots with the same number face each other.',
  'SAG-2.8':
    'In front / behind inside one board: in front of a 2nd Line slot are the 1st Line slots with its number and the next; behind a 1st Line slot are the 2nd Line slots with its number and the one before, where they exist.',
  'SAG-2.9':
    'Lateral neighbours: the slots with the next lower and higher number in the same line (1st or 2nd Line).',
  'SAG-2.10': 'Reserve to 2nd Line: every Reserve slot is connected with every slot of the 2nd Line.',
  'SAG-2.11':
    'Retreat side: 1st Line 1 and 2 and 2nd Line 1 and 2 go West; 1st Line 4 and 5 and 2nd Line 3 and 4 go East; from 1st Line 3 and the Reserve the owner chooses.',
  'SAG-2.12':
    "Out-flank path: a unit in its own Out-flank slot goes on success to the enemy board's Out-flank slot on the same side, West or East, and, if it must retreat from there, to its own Retreat slot on that side.",
  'SAG-2.13':
    'Artillery lattice: a shot goes forward row by row: own Reserve, own 2nd Line, own 1st Line, enemy 1st Line, enemy 2nd Line, enemy Reserve.',
  'SAG-3.1': 'A test is written X+ Attribute.',
  'SAG-3.2': 'Cards that modify a roll must be played before the die is thrown.',
  'SAG-3.3': 'An attribute that is not printed on unit cards (Evade, Outflank) has score 0.',
  'SAG-3.4':
    'Morale tests: a natural 1 always fails and a natural 6 always succeeds, whatever the modifiers.',
  'SAG-3.5':
    'Resolution order: if a combat action makes units of both players test Morale at the same time, the player who did not place the Activation marker deals with all of his tests first, including the decision to retreat voluntarily.',
  'SAG-3.6': 'Where a Strategy card contradicts these rules, the card wins.',
  'SAG-4.1':
    "Agree on armies, take the matching board (blue French, red Coalition) and the army's Bluff card; place boards with the 1st Lines face to face, shuffle the Objective deck, put the markers at hand.",
  'SAG-4.2': 'First games: use the golden-corner basic Army and Strategy decks (section 27).',
  'SAG-4.3': 'Each player shuffles his Strategy deck, draws 5 cards, then adds his Bluff card.',
  'SAG-4.4': 'Each player draws 2 Objective cards and keeps them secret.',
  'SAG-4.5':
    'Then each player shuffles his Army deck, draws 12 units and places all of them face-down on his own board.',
  'SAG-4.6':
    'Both Lines must be completely filled; the remaining 3 units go to the Reserve, leaving two Reserve slots empty.',
  'SAG-4.7': 'Guard units may only be deployed in the Reserve.',
  'SAG-4.8': 'The 1st Line must be full in every case.',
  'SAG-4.9': 'No Artillery, foot or horse, may be deployed in the 1st Line.',
  'SAG-4.10': 'Both players turn their 1st and 2nd Line face-up.',
  'SAG-4.11':
    'Each player may now place Terrain cards from his opening hand face-up on his board, under the normal placement rules (SAG-8).',
  'SAG-5.1':
    'A Strategy card is either played for its effect or discarded for its initiative value (Phase I).',
  'SAG-5.2':
    'Playing a card for its effect cannot be answered: the effect is applied completely before anyone may use another card.',
  'SAG-5.3':
    "A card says whether it is played proactively (in your own activation or part of a step) or reactively (during the opponent's).",
  'SAG-5.4':
    'If a card lets a unit perform an action (Fire, Melee, Move), that unit must be activated with an Activation marker for it to work.',
  'SAG-5.5': "Used and discarded cards go face-up to their owner's discard pile.",
  'SAG-5.6': 'Some cards (Flag, Officer, …) are attached: they stay under a unit and keep working.',
  'SAG-5.7': 'A unit can never carry two attached cards of the same name.',
  'SAG-5.8':
    'Formation cards put a Formation marker on the activated unit (or on the unit named by the card); the card is discarded, the marker stays and keeps modifying the unit until removed.',
  'SAG-5.9': 'An engaged unit cannot receive a Formation marker.',
  'SAG-5.10': 'A card with a national flag may only be used by an army of that nationality.',
  'SAG-6.1': 'A turn has four phases: I Initiative, II Reform the Ranks!',
  'SAG-6.2':
    'Both players must commit one card from hand for its initiative value; committed cards are revealed together.',
  'SAG-6.3': 'The higher value makes its owner First player for the turn.',
  'SAG-6.4': 'The Bluff card may be committed instead of a normal card.',
  'SAG-6.5': 'Tie: roll a die. Even: Coalition is First; odd: French is First.',
  'SAG-6.6': 'At the end of the phase each player takes back 3 Activation markers.',
  'SAG-7.1': 'Steps A, B, C are done in order; in each step the First player acts, then the Second.',
  'SAG-7.2': 'A. Regroup.',
  'SAG-7.3': 'B. Rally.',
  'SAG-7.4': 'A failed rally leaves the unit where it is.',
  'SAG-7.5':
    'A rallied unit must be placed in a free Reserve slot of your choice; if the Reserve is full, make room first under SAG-15.10.',
  'SAG-7.6': 'C. Terrain.',
  'SAG-8.1':
    'Terrain goes only into 1st Line, 2nd Line and Reserve slots of your own board, occupied or not; in an occupied slot the card goes under the unit.',
  'SAG-8.2':
    'One Terrain card per slot. You may always replace a Terrain card on your board by another one (the old one is discarded).',
  'SAG-8.3': 'Terrain can never be placed under an engaged unit, nor under a unit that may not occupy it.',
  'SAG-8.4': 'Building: Cavalry and Artillery cannot enter.',
  'SAG-8.5':
    'A unit moving onto a slot with Woods or Building immediately loses its Formation marker; Hill and River do not cause this.',
  'SAG-8.6': 'Uncontrolled Terrain is discarded at the end of the turn.',
  'SAG-8.7':
    'River: when a unit on a River engages or is engaged, the unit that engages has −1 on its Melee roll in that first round (R41).',
  'SAG-8.8': 'Terrain blocks artillery sight to what lies behind it, except River, which never blocks.',
  'SAG-8.9': 'Hill: a unit on a Hill has +1 on its Melee test in the round in which it is engaged.',
  'SAG-8.10': 'Woods: Fire tests against the occupant have −1.',
  'SAG-8.11':
    'Building: Fire tests against the occupant have −1, and so has the Melee test of a unit attacking the occupant.',
  'SAG-9.1':
    'The First player begins; turn about, each places one Activation marker on one of his own units, until all markers are spent.',
  'SAG-9.2': 'An activated unit may Fire, fight in Melee, or Move.',
  'SAG-9.3': 'A unit carries at most one Activation marker: one activation per turn.',
  'SAG-9.4': 'Units in a Retreat slot, or in their own Out-flank slot, cannot be activated.',
  'SAG-9.5': 'Passing is not allowed; markers cannot be saved.',
  'SAG-9.6': 'Order inside an activation: turn the unit face-up, play Strategy cards, resolve the action.',
  'SAG-10.1': 'Infantry and Cavalry fire only at the unit directly in front of them (exception: SAG-18).',
  'SAG-10.2': 'An engaged enemy unit cannot be fired at.',
  'SAG-10.3': 'Firing is a 6+ Fire test. Failure: nothing.',
  'SAG-10.4':
    'Artillery fires up to 3 spaces inside its arc: from the Reserve at the enemy 1st Line, from the 2nd Line at the enemy 1st and 2nd Lines (table in section 2).',
  'SAG-10.5': 'Units never block artillery fire, friend or foe; Terrain does (SAG-8.8).',
  'SAG-10.6':
    'Light Cavalry whose activation is a sideways move inside the 1st Line (free slot or exchange) may afterwards fire at the enemy unit that now faces it.',
  'SAG-10.7': 'Horse Artillery may enter the 1st Line (not at setup).',
  'SAG-11.1': 'Infantry and Cavalry may engage the unit directly in front of them (exception: SAG-18).',
  'SAG-11.2': 'A unit that is already engaged cannot be engaged by another.',
  'SAG-11.3': 'Engaging places a Melee marker on the pair.',
  'SAG-11.4':
    'Activating a unit that is already engaged means fighting another round of that Melee (or trying to disengage, SAG-13.8).',
  'SAG-11.5':
    'In each round both units make a 6+ Melee test with the same result scale as Fire (6+: 1 casualty, 9+: 2 casualties).',
  'SAG-11.6': 'The casualties of a round are inflicted simultaneously.',
  'SAG-11.7':
    'A unit wins the Melee when its opponent is eliminated or retreats — not when the opponent disengages.',
  'SAG-11.8':
    'If the winner already had casualties when the Melee began, its owner may remove one casualty from it.',
  'SAG-11.9':
    "The winner does not have to make the Morale tests that this round's casualties would have caused.",
  'SAG-11.10':
    'Its owner may nevertheless let those tests happen and deliberately fail, so that the winner retreats.',
  'SAG-11.11':
    'If the beaten unit stood on a Terrain card and the winner does not retreat, the winner may capture the card, provided it could legally lie under the winner: it is moved under the winner.',
  'SAG-11.12': 'If the winner already stands on Terrain it may discard that card to take the captured one.',
  'SAG-11.13': 'An outflanking unit that could capture Terrain discards it instead.',
  'SAG-12.1': 'Every point of damage puts one Casualty marker on the unit.',
  'SAG-12.2':
    "As soon as its casualties reach its Cohesion the unit is destroyed; its card goes to the opponent's captured pile.",
  'SAG-12.3':
    'Receiving the second casualty calls for a 6+ Morale test, whether the markers came together or over several turns.',
  'SAG-12.4': 'Each further casualty received and survived calls for a 7+ Morale test.',
  'SAG-12.5': 'Several tests may be due at once; any failure makes the unit retreat.',
  'SAG-12.6': 'Before rolling such a test the owner may choose to fail it automatically.',
  'SAG-12.7':
    'Retreat: remove every marker except Casualty markers and put the unit in the Retreat slot given by SAG-2.11.',
  'SAG-12.8':
    'If that Retreat slot is occupied the unit stays where it is and takes one extra casualty, which causes no Morale test.',
  'SAG-13.1': 'Advance: 2nd Line → free 1st Line slot in front.',
  'SAG-13.2': 'Advance by exchange: 2nd Line unit swaps with an unengaged 1st Line unit in front of it.',
  'SAG-13.3': 'Lateral: in the 1st or 2nd Line, one slot sideways to a free slot.',
  'SAG-13.4': 'Lateral exchange: swap with the adjacent unit of the same line.',
  'SAG-13.5': 'Fall back: 1st Line → free 2nd Line slot directly behind.',
  'SAG-13.6': 'Commit: Reserve → any free 2nd Line slot.',
  'SAG-13.7': 'Relieve: Reserve unit swaps with any 2nd Line unit.',
  'SAG-13.8':
    'Disengage: engaged unit makes a 7+ Morale test; success removes the Melee marker, failure does nothing.',
  'SAG-13.9':
    'Capture terrain: if uncontrolled Terrain lies directly in front of a unit that may stand on that type, the unit takes it from the enemy board and puts it under itself (respecting SAG-8).',
  'SAG-13.10':
    'Shift guns: Artillery in the Reserve moves to any free Reserve slot or swaps with an unengaged Reserve unit.',
  'SAG-14.1':
    'Cavalry that advances into the 1st Line (13.1 or 13.2) may Charge within the same activation, i.e.',
  'SAG-14.2': 'Cavalry already in the 1st Line may engage with a Charge if it does not move first.',
  'SAG-14.3':
    'A charging unit gets a Charge marker: +1 Melee during the turn in which the marker was placed.',
  'SAG-14.4': "Leaving the Melee in any way turns a unit's Charge marker over: it now shows Disarray.",
  'SAG-14.5': 'A Disarray marker gives −1 Melee.',
  'SAG-14.6':
    'Counter-charge: a Cavalry unit that is being charged may make a 7+ Morale test; on success it too gets a Charge marker.',
  'SAG-15.1': 'Steps 1–7 in order; in each step the First player acts, then the Second.',
  'SAG-15.2':
    'Step 1 Disarray. Unengaged Cavalry in the 1st Line or in an enemy Out-flank slot with a Disarray marker must make a 6+ Morale test; success removes it.',
  'SAG-15.3':
    'Step 2 Formations. Unengaged units in the 1st Line or in an enemy Out-flank slot may make a 6+ Morale test; success allows removing their Formation marker.',
  'SAG-15.4':
    'Step 3 Outflank. Each player with a unit in his own Out-flank slot must make its Outflank test (SAG-18).',
  'SAG-15.5': 'Step 4. Each player may discard any number of Strategy cards.',
  'SAG-15.6': 'Step 5. Each player refills his hand to five Strategy cards.',
  'SAG-15.7': 'Step 6. Bluff cards return to hand; all Activation markers come off.',
  'SAG-15.8':
    'Step 7. Each player may take the top unit of his Army deck into an empty Reserve slot (none empty: SAG-15.10 first); it arrives face-down, whether or not an enemy outflanker is watching.',
  'SAG-15.9':
    'The arrival of any Artillery unit in your Reserve lets you redistribute your Reserve units among the Reserve slots, leaving activated and engaged ones where they are.',
  'SAG-15.10':
    "Full Reserve. If a unit must enter a full Reserve, first remove one unit already there: either a unit with 0 casualties, which goes to the bottom of the Army deck, or a unit with casualties, which goes to the opponent's captured pile and is worth only 1 VP.",
  'SAG-15.11':
    'A unit drawn in step 7 must be placed; it cannot itself be the unit sent back under the deck.',
  'SAG-16.1': 'Victory is checked once per turn, at the very end of the turn.',
  'SAG-16.2': 'Collapse: a player with 3 or more free slots in his 1st Line loses.',
  'SAG-16.3': 'If both players collapse, the game is drawn.',
  'SAG-16.4': 'Otherwise, if a player has at least 10 VP the game ends and both tally.',
  'SAG-16.5': 'Most VP wins; equality is a draw.',
  'SAG-16.6':
    'VP values: captured unit 2; captured Auxiliary 1; wounded unit discarded from a full Reserve 1; scored Objective 1; captured VP Strategy card (Flag, Officer, …) 1.',
  'SAG-16.7': 'Objectives you do not achieve cost nothing.',
  'SAG-16.8': 'Immediate objectives may be scored at the first moment their condition holds.',
  'SAG-16.9':
    'Long-term objectives are scored only when the game ends because somebody reached the VP target.',
  'SAG-17.1':
    'A Light Cavalry unit without Disarray that is being engaged by Heavy Cavalry or Infantry may try to evade.',
  'SAG-17.2': 'The attempt must be announced before the attacker says whether he Charges.',
  'SAG-17.3': 'It is a 4+ Evade test, +1 against Infantry.',
  'SAG-17.4': 'Success: the Melee does not happen.',
  'SAG-17.5':
    'After a successful evasion the engaging unit cannot be activated to engage in Melee again this turn, and Infantry have −1 Fire against the evading unit until the end of the turn.',
  'SAG-17.6':
    'Failure: the Melee proceeds; the Light Cavalry may neither counter-charge nor use an Echelon Formation card against this engagement.',
  'SAG-18.1':
    'Outflanking is a Move action open to Infantry and Cavalry standing in the Reserve, but never to Heavy Cavalry or Guard.',
  'SAG-18.2':
    'Put the Activation marker on it without turning it face-up and place it in one of your own Out-flank slots.',
  'SAG-18.3':
    'A player may have only one outflanking unit at a time, and may not use the side the opponent is using.',
  'SAG-18.4':
    'In each Phase IV step 3 it makes a 6+ Outflank test: +1 for Light Cavalry, +1 for each earlier failure of this attempt.',
  'SAG-18.5':
    "Success: it receives an Outflank marker, moves to the enemy board's Out-flank slot on that side and is revealed, together with every unit in the enemy Reserve.",
  'SAG-18.6':
    'There it cannot be fired at or engaged until it has been activated for the first time since arriving.',
  'SAG-18.7': "From then on any unit in that enemy's Reserve may Fire at it, engage it or Charge it.",
  'SAG-18.8': 'When activated, it may Fire at, engage or Charge any unit in the enemy Reserve.',
  'SAG-18.9':
    'The Outflank marker gives +1 Melee on its next Melee attack; Infantry may instead use it for +1 Fire on its first Fire roll.',
  'SAG-18.10': 'Charged Cavalry may counter-charge as usual.',
  'SAG-18.11': 'If an outflanking unit engages Artillery, the Artillery answers with a Fire test at −1.',
  'SAG-18.12':
    'If it must retreat it goes to its own Retreat slot on the side it used; if that is occupied, SAG-12.8 applies.',
  'SAG-18.13': 'Activating it to Move brings it home into its own Reserve (SAG-15.9, 15.10 apply).',
  'SAG-19.1': 'Option "One open": 2 Objectives each; each player reveals one of them.',
  'SAG-19.2':
    'Option "Three, one open": 3 Objectives each; each player reveals one; any two of the three may score, never all three.',
  'SAG-19.3':
    'Option "Points to win": another number than 10 (whole, at least 1); a higher one makes the game longer.',
  'SAG-20.1': 'Players agree on a point limit; 900 is recommended.',
  'SAG-20.2': 'Choose a faction: French, Coalition or Prussian.',
  'SAG-20.3': 'An Army deck has at least 16 units and costs at most the limit.',
  'SAG-20.4': 'Each unit may be included at most as often as it has presence dots.',
  'SAG-20.5': 'At most one Cavalry unit per two Infantry units.',
  'SAG-20.6': 'At most 2 Artillery units and at most 3 Guard units.',
  'SAG-20.7': 'With 18 or more units: one more Artillery and one more Guard are allowed.',
  'SAG-20.8': 'A Strategy deck has at least 40 cards with at most 2 copies of any card.',
  'SAG-21.1': 'Infantry, Light Infantry: the unit is of the Infantry type.',
  'SAG-21.2': 'Cavalry: the unit is of the Cavalry type (generic; Light and Heavy Cavalry imply it).',
  'SAG-21.3':
    'Light Cavalry: may outflank; may never occupy, nor engage a unit in, a Building; may occupy Woods and engage units in Woods; may charge out of Woods but never charge a unit in Woods.',
  'SAG-21.4': 'Heavy Cavalry: may never occupy, nor engage a unit in, a Building or Woods.',
  'SAG-21.5': 'Artillery (foot): Artillery type; may never be in the 1st Line at any time.',
  'SAG-21.6': 'Horse Artillery: Artillery type; barred from the 1st Line only at setup.',
  'SAG-21.7': 'Deploy: may fire once before or after its own Move in the same activation.',
  'SAG-21.8':
    'Canister Shot: +2 Fire against the unit directly in front when in the 1st Line, and against an enemy outflanker when in the Reserve.',
  'SAG-21.9': 'Accurate: +1 Fire against Standard units (neither Elite nor Guard).',
  'SAG-21.10': 'Auxiliary: worth 1 VP when eliminated.',
  'SAG-21.11': "Breakthrough: this unit's charge bonuses can never be cancelled, even by a Square.",
  'SAG-21.12': 'Compact: Infantry fighting this Cavalry has −1 Melee.',
  'SAG-21.13': 'Impact: +1 further Melee while charging.',
  'SAG-21.14':
    'Relentless: +1 Melee against Infantry if this unit has already made a Melee test in this Melee.',
  'SAG-21.15': 'Fast: +1 on Evade tests.',
  'SAG-21.16':
    'Steadfast: its owner may simply skip Morale tests caused by casualties; but to retreat he must really roll and fail (no automatic failure).',
  'SAG-21.17':
    'Support: when an Infantry unit would take casualties and this unit is directly behind it, this unit may take 1 of them instead.',
  'SAG-21.18':
    'Dismounted: when activated while unengaged it may act as Cavalry, or receive a Dismounted marker and act as Infantry.',
  'SAG-22.1': 'Line (Infantry): +1 Fire on its Fire tests, −1 Melee.',
  'SAG-22.2': 'Square (Infantry): enemy Cavalry that engages it loses all charge bonuses.',
  'SAG-22.3': 'Units firing at a Square have +1 Fire.',
  'SAG-22.4':
    'A Square cannot move or start a Melee; it may be engaged and may be activated to continue its Melee.',
  'SAG-22.5': 'Echelon (Cavalry): +1 Melee.',
  'SAG-23.1': 'Standard: no status.',
  'SAG-23.2': 'Elite: no rule of its own; referred to by keywords and cards.',
  'SAG-23.3': 'Guard: deployed only in the Reserve (SAG-4.7), may not outflank, limited in decks (SAG-20.6).',
  'SAG-G01': 'Hill (2): Lay a Hill into a slot of your board (SAG-8.1 to 8.4).',
  'SAG-G02': 'River (1): Lay a River into a slot of your board (SAG-8.1 to 8.4).',
  'SAG-G03': 'Woods (2): Lay Woods into a slot of your board (SAG-8.1 to 8.4).',
  'SAG-G04': 'Building (3): Lay a Building into a slot of your board (SAG-8.1 to 8.4).',
  'SAG-G05': 'Line Formation (2): Your activated, unengaged Infantry takes Line Formation.',
  'SAG-G06': 'Square Formation (3): Form square in good time or under the hooves.',
  'SAG-G07':
    'Echelon Formation (3): Your activated, unengaged Cavalry takes Echelon Formation; so may your Cavalry that is being engaged, unless it has failed to evade this engagement.',
  'SAG-G08':
    'Flag (4): Attach to your activated Infantry or Cavalry without a Flag or Imperial Eagle: +1 Morale.',
  'SAG-G09': 'Officer (4): Attach to your activated Infantry or Cavalry without an Officer: +1 Melee.',
  'SAG-G10':
    'Aimed Volley (2): Your activated Infantry has +1 Fire for this action, if the action includes fire.',
  'SAG-G11':
    'Fix Bayonets (3): Your activated Infantry has +1 Melee in this round, whether it starts the Melee or fights on.',
  'SAG-G12': 'Hold the Line! (3): Your unit has +2 on the Morale test it is about to roll for casualties.',
  'SAG-G13':
    'Rally to the Colours (2): One of your units in a Retreat slot, or unengaged in the Reserve with two casualties or more, has +2 on its rally or regroup test this turn.',
  'SAG-G14':
    'Field Surgeons (3): Remove one casualty, even the last, from one of your unengaged units in the 2nd Line or the Reserve.',
  'SAG-G15':
    'Forced March (2): Your activated, unengaged unit that is not in Square may move two steps, declared together, each legal when it is made, and not back to the slot it left.',
  'SAG-G16':
    'Roundshot (3): Your activated Artillery has +1 Fire for this action, if the action includes fire.',
  'SAG-G17':
    'Long-Range Fire (1): Your activated, unengaged Artillery in the 2nd Line or the Reserve fires up to four spaces this activation, with −1 Fire at exactly four.',
  'SAG-G18':
    'Sound the Charge (4): Your unit that received a Charge marker in this activation has +1 Melee in this round, as a charge bonus.',
  'SAG-G19':
    'Take Cover (2): One hit less on your Infantry that is not in Square, if the hits come from a Fire test.',
  'SAG-G20': 'Aide-de-Camp (5): You have one more Activation marker this turn.',
  'SAG-N01':
    'Conscripts (1): Turn up one of your unengaged Infantry units in the Reserve, no Guard, and place it in a free slot of your 1st or 2nd Line that it may stand in.',
  'SAG-N02':
    'Change of Direction (2): Place your Cavalry that is in your Out-flank slot, or unengaged in an enemy one, face-up in a free slot of your 1st or 2nd Line that it may stand in; it loses its Outflank marker.',
  'SAG-N03': 'Local Guides (1): Your unit in your own Out-flank slot has +2 on its Outflank test this turn.',
  'SAG-N04': "Scouts' Report (1): Look at all face-down units in the enemy Reserve, then draw one card.",
  'SAG-N05':
    'Fortune of War (5): Throw the die of a test you have just rolled once more; the new result stands.',
  'SAG-N06': 'Fresh Horses (1): Remove the Disarray of one of your Cavalry units.',
  'SAG-N07':
    'Skirmish Screen (3): When one of your units in the 1st Line is fired at and is Light Infantry, or an unengaged Light Infantry unit of yours stands beside or behind it: −2 on the Fire tests of this action.',
  'SAG-N08':
    'Pursuit (4): When your Cavalry has won a Melee and is still in its slot, the loser that fled to a Retreat slot takes one casualty without a test.',
  'SAG-N09':
    'Counter-Battery (3): When enemy Artillery fires and you have unengaged Artillery in the 2nd Line or the Reserve: −2 on the Fire tests of this action.',
  'SAG-N10': 'Panic! (4): An enemy unit has −2 on the Morale test it is about to roll for casualties.',
  'SAG-N11': 'Intercepted Courier (3): Your opponent discards one card of his hand at random, not the Bluff.',
  'SAG-N12': 'Ammunition Wagons (2): Draw two cards.',
  'SAG-F01': "Vive l'Empereur! (5): Your units have +1 on all Morale tests until the end of the turn.",
  'SAG-F02':
    'The Guard Goes In (4): Your activated, unengaged Guard in the Reserve, no Artillery, may also move to any free slot of your 1st Line, or change places with any unengaged unit there that is not in Square; both must be allowed to stand where they come to.',
  'SAG-F03':
    'Grand Battery (4): Your firing Artillery has +1 Fire for each other unengaged gun of yours in the 2nd Line or the Reserve that has the target in arc and sight at three spaces, two at most; against an outflanker every gun in the Reserve counts.',
  'SAG-F04':
    'Attack Column (3): Your Infantry that starts a Melee has +2 Melee in this round, if Infantry of yours stands directly behind it.',
  'SAG-F05':
    "Ney's Cavalry (3): Your activated, unengaged Cavalry in the 1st Line may also move sideways, alone or in an exchange, and charge the unit it then faces.",
  'SAG-F06':
    'Pas de Charge (3): Your activated, unengaged Infantry in the 2nd Line may also advance, alone or in an exchange, and engage the unit it then faces.',
  'SAG-F07':
    'Imperial Eagle (4): Attach to your activated Infantry or Cavalry without an Imperial Eagle or Flag: +1 Morale and +1 Melee.',
  'SAG-F08':
    "The Emperor's Eye (2): Draw three cards, then put two cards of your hand, or all if you have fewer, under your Strategy deck one after the other.",
  'SAG-B01':
    'Thin Red Line (4): When your Infantry in the 1st Line that has no Activation marker is being engaged and you have a marker left: spend it on that unit, which fires at the attacker at once.',
  'SAG-B02':
    'Reverse Slope (3): When enemy Artillery fires at your unit in the 1st or 2nd Line: −3 on the Fire tests of this action.',
  'SAG-B03':
    'Rolling Volleys (3): Your Infantry that declared fire makes a second Fire test once the first is fully resolved, if the target is still there and unengaged.',
  'SAG-B04':
    'Scotland Forever! (4): Your Heavy Cavalry that received a Charge marker in this activation has +1 Melee in this round, as a charge bonus, and Breakthrough until the end of the turn.',
  'SAG-B05':
    'The Iron Duke (5): The Morale test your unit is about to roll for casualties succeeds without a roll, and nothing more is played on it.',
  'SAG-B06':
    'Up, Guards! (4): Your activated Guard Infantry in the 2nd Line may also advance, alone or in an exchange, and fire at the unit it then faces with +1 Fire.',
  'SAG-P01':
    'Vorwärts! (5): Until the end of the turn your units that start a Melee have +1 Melee in its first round.',
  'SAG-P02':
    'Landwehr Levy (2): Draw a unit from your Army deck and place it face-down in a free slot of your Reserve.',
  'SAG-P03':
    "Bülow's Approach (4): The Outflank test of your unit in your own Out-flank slot succeeds this turn without a roll.",
  'SAG-P04':
    'Revenge for Jena (3): Your activated unit has +1 Melee in this round, or +2 if it has casualties.',
  'SAG-P05':
    'Iron Cross (4): Attach to your activated unit without an Iron Cross: +1 Morale, and after every Melee it wins it may remove one casualty, even the last.',
  'SAG-P06':
    'Fighting Withdrawal (2): Your unit that must retreat goes to a free slot of your Reserve instead, whether or not its Retreat slot is free.',
  'SAG-X-FR':
    'Bluff: The Emperor (0): Worth nothing and of no other use: commit it for the initiative and it comes back at the end of the turn (SAG-6.4).',
  'SAG-X-CO':
    'Bluff: The Duke (PR face: The Old Marshal) (0): Worth nothing and of no other use: commit it for the initiative and it comes back at the end of the turn (SAG-6.4).',
  'SAG-O01': 'Pierce the Centre (immediate): at least two of the enemy slots L2, L3 and L4 are free.',
  'SAG-O02': 'Pincer (immediate): the enemy slots L1 and L5 are both free.',
  'SAG-O03': 'Humble the Proud (immediate): an enemy Guard or Elite unit was eliminated.',
  'SAG-O04':
    'Silence the Guns (immediate): an enemy Artillery unit, on foot or horse, was eliminated or retreated.',
  'SAG-O05': 'Captured Colours (immediate): you have captured at least one Strategy card.',
  'SAG-O06':
    'Sabres Out (immediate): Cavalry of yours won a Melee carrying a Charge marker placed this turn (judged before it turns to Disarray).',
  'SAG-O07': 'Streams of Fugitives (immediate): both enemy Retreat slots are occupied.',
  'SAG-O08': 'Cold Steel (immediate): your units have won three Melees.',
  'SAG-O09':
    'Turn the Flank (immediate): a unit of yours entered an enemy Out-flank slot, or won a Melee in your L1 or L5.',
  'SAG-O10': 'Let Them Come (immediate): you were Second player in three turns running.',
  'SAG-O11': 'Unbroken Front (long-term): your 1st Line is complete.',
  'SAG-O12': 'Men in Hand (long-term): your Reserve holds at least three units without casualties.',
  'SAG-O13': 'Economy of Blood (long-term): the enemy has captured fewer of your units than you have of his.',
  'SAG-O14':
    'Hold the Ground (long-term): your units control at least two Terrain cards in your 1st and 2nd Line.',
  'SAG-R01': 'How many slots? 5 / 4 / 5 + 2 Retreat + 2 Out-flank per board.',
  'SAG-R02': 'Left/right from whose view? Absolute W/E and indices (2.6).',
  'SAG-R03':
    'Facing slot empty: may a front unit shoot or charge the unit behind? No. "In front" is one slot; nothing happens to 2nd Line except artillery.',
  'SAG-R04': 'Is the Reserve "behind" the 2nd Line? Only for the artillery lattice.',
  'SAG-R05':
    "Shape of the firing angle? Lattice fan of 2.13: widens half a slot per row on each board, straight across no-man's land.",
  'SAG-R06':
    'What exactly does Terrain hide? A target is hidden only if every lattice path to it crosses blocking Terrain on an intermediate slot (own or enemy board, occupied or not).',
  'SAG-R07': 'Does a Hill block others? Yes; everything but River blocks.',
  'SAG-R08':
    'The sample Morale test speaks of a die showing 4 and prints "3+4": is Morale 3 or 4? Morale 3: the die is the 4. French Line Infantry has Morale 3 and costs 45.',
  'SAG-R09':
    'Scope of natural 1 / natural 6? All Morale tests (casualty, rally, regroup, disengage, counter-charge, recover, Phase IV, card-made).',
  'SAG-R10': 'Order of opening Terrain? Simultaneous, secret, revealed together.',
  'SAG-R11': 'No legal deployment possible (house-rule decks)? Reshuffle and redraw 12.',
  'SAG-R12': 'May I leave 2nd Line holes with ≤ 3 Guards? No: exactly 3 units in R.',
  'SAG-R13':
    '"Alternately" in Phases II and IV: whole phase or step by step? Step by step, First then Second.',
  'SAG-R14':
    'Tie die with two armies of the same side? With exactly one French army: odd for the French, even for the other (Prussian counts as Coalition).',
  'SAG-R15': 'Does the Bluff count toward five, may it be discarded? No and no.',
  'SAG-R16':
    'Strategy deck empty? When a card must be drawn from it, shuffle own discard pile into a new deck and go on drawing; if that is empty too, draw fewer.',
  'SAG-R17': 'Army deck empty? No draw.',
  'SAG-R18': 'Rally with four casualties? 7+ for three or more.',
  'SAG-R19':
    'Which Reserve unit can be removed when full? Any unengaged one except the arriving unit; activated or face-down is fine.',
  'SAG-R20': 'Attached cards of a unit leaving by 15.10? Discarded, no VP.',
  'SAG-R21': 'Captured Terrain discarded later goes where? To the discard pile of its original owner.',
  'SAG-R22': 'Replacing Terrain under a unit? Allowed if unit unengaged and compatible.',
  'SAG-R23':
    'Woods placed (II.C) or captured after a Melee under a unit in formation? Formation stays; only moving (a 13.9 capture by movement included), exchanging or being placed onto it strips.',
  'SAG-R24': 'Only free Reserve slots hold unfit Terrain? Owner picks one and discards that Terrain.',
  'SAG-R25': 'Player with markers but nothing to activate? One marker is forfeited per opportunity.',
  'SAG-R26':
    "Activate a unit that can do nothing? Illegal. A unit whose only declarations come from an enabling card in hand may be chosen, and the card must then be played; if all its owner's activations are of this kind he may forfeit the marker instead.",
  'SAG-R27': 'Who plays cards first in a shared window? Active player, alternating, two passes close.',
  'SAG-R28':
    'Are Evade, Charge, Counter-charge before or after cards? Before cards on the action are played, in that order.',
  'SAG-R29':
    'Cards that create targets (Long-Range Fire)? After the marker is placed and before the action is declared.',
  'SAG-R30':
    'What may an engaged unit do when activated? Fight on or disengage, nothing else; no fire at anybody else.',
  'SAG-R31': 'Artillery in Melee? Rolls its Melee score; never starts one; may fight on or disengage.',
  'SAG-R32':
    "Artillery's Fire answer (18.11): extra or instead, how often? Replaces its Melee test, engaging round only, simultaneous, Canister applies (+2−1).",
  'SAG-R33': 'Two casualties at once on a unit with one? Two tests: 6+ then 7+; first failure ends.',
  'SAG-R34':
    'Blocked retreat: does the Melee end, are markers lost, does the enemy win? No, no, no. The unit keeps fighting unless the extra casualty kills it (then the enemy wins).',
  'SAG-R35':
    'Either-side unit with one side occupied? Must use the free side; blocked only if both are occupied.',
  'SAG-R36': 'Are tests waived if no casualty could be recovered? Yes, winning alone waives them.',
  'SAG-R37':
    '"Beginning of the Melee"? Its casualties when the Melee was created, not the start of this round.',
  'SAG-R38': 'Winner with exactly 1 casualty? Cannot recover (last casualty).',
  'SAG-R39': 'Both destroyed? No winner, no capture.',
  'SAG-R40': 'Attacker in round 2+? The unit activated for that round.',
  'SAG-R41':
    'River on both units, or later rounds? −1 once, in the engaging round only, for the unit that engaged.',
  'SAG-R42':
    'How long do Charge and Impact bonuses last? Every Melee test of that unit until the end of the turn the marker was placed.',
  'SAG-R43': 'May a disarrayed unit charge? Yes; +1 and −1 both count. Never more than one Disarray marker.',
  'SAG-R44':
    'Advance and engage without charging? No. After an advance only a Charge may follow; it is declared with the move and binding.',
  'SAG-R45':
    'Evade against an advance-charge? Allowed, after the move. If it succeeds the cavalry stays in its new slot without a Charge marker.',
  'SAG-R46':
    'Recovered marker? Goes back to the pool; the unit may be activated again this turn but neither engage nor charge; players go on turn about.',
  'SAG-R47': 'Whose Infantry has −1 against an evader? Every Infantry unit, until end of turn.',
  'SAG-R48':
    'Counter-charge against light cavalry charging out of Woods? Allowed. Counter-charge needs only: mounted Cavalry, being charged.',
  'SAG-R49':
    'Infantry in Woods engages Heavy Cavalry: may the cavalry fight on? Yes, also in later rounds; it only may not start such a Melee.',
  'SAG-R50':
    'Square: fire, disengage, capture, be exchanged? It may fire. It may not disengage, capture Terrain by a move or be moved by an exchange.',
  'SAG-R51':
    'IV.1–2: engaged units? Literal: they are "other units", so Disarray goes automatically and Formation may be removed freely.',
  'SAG-R52':
    'Horse Artillery "must fire" at the unit in front? Target restriction, not an obligation to fire.',
  'SAG-R53':
    'Deploy with which moves? Any slot-changing Move. Not the capture of Terrain (the facing slot is empty, so there is no target), not disengaging.',
  'SAG-R54':
    'Light Cavalry fire after lateral move in the 2nd Line? No target there, so no. Exchange counts like a move.',
  'SAG-R55':
    'Exchange partner? Any own unengaged, non-Square unit, activated or not, of any facing; it is not activated; both must fit the slots.',
  'SAG-R56': 'S → R, R → L, L initiating a swap with S? Illegal without a card.',
  'SAG-R57':
    'Support: limits? From the 2nd Line to an Infantry unit in the 1st Line, for any hits except a blocked retreat and cards that place casualties directly; each supporter takes 1 each time hits are placed; it tests as usual and may be destroyed by it.',
  'SAG-R58': 'Steadfast and automatic failure? Never available, also not in leaving by SAG-11.10.',
  'SAG-R59':
    'Dismounted details? Choice at each unengaged activation; retreat removes the marker; counts as Cavalry in decks; while marked: Infantry for Compact, Evade, Square, Line, Woods, Building, Outflank; cannot charge or counter-charge.',
  'SAG-R60': 'Do units ever turn face-down again? Only by returning to the Army deck.',
  'SAG-R61':
    "Same side conflict? Compared by W/E: blocked if any enemy unit is in the enemy's own OFx or in my OFx.",
  'SAG-R62': 'Outflank failure bonus? Cumulative per attempt, reset when the unit leaves the slot.',
  'SAG-R63':
    "When is the Outflank marker consumed? First Melee round in which the unit is the attacker (used automatically), or Infantry's first Fire roll if its owner opts in.",
  'SAG-R64': 'Unexposed outflanker? Cannot be target of Fire, Engage or Charge.',
  'SAG-R65': 'Face-up Reserve unit starts an outflank? Stays face-up.',
  'SAG-R66': 'Units arriving after the reveal? Face-down as usual.',
  'SAG-R67':
    'Must immediate objectives be scored at once? No. At each checkpoint where its condition holds you are asked, unless you choose "score at once" for yourself; that choice is off at first.',
  'SAG-R68': 'Long-term objectives on collapse? Never evaluated.',
  'SAG-R69': 'Collapse versus VP? Collapse is checked first and overrides points.',
  'SAG-R70':
    'Order at end of turn? Steps 1 to 7 of Phase IV, cards played before the turn ends, discard Terrain, checkpoint, collapse, VP.',
  'SAG-R71':
    'What triggers rearranging? Any entry of Artillery into the Reserve (rally, draw, relieve, card); not a move of guns inside it.',
  'SAG-R72':
    'Three objectives, one open: which two count? The first two immediate ones you score; a third is never scored.',
  'SAG-R73': 'Which flag suits which army? Faction of the deck: FR, Coalition = BR, Prussian = PR.',
  'SAG-R74': 'Print-run limits? None digitally; dots and two-per-deck are the limits.',
  'SAG-R75':
    'Endless games? After 30 turns, or the number chosen before the battle; "no limit" may be chosen where a person plays → collapse check, then VP tally with long-term objectives as in SAG-16.4.',
  'SAG-R76':
    'Terrain capture optional, and if illegal? Optional; if illegal it stays uncontrolled and is discarded at end of turn unless reoccupied.',
  'SAG-R77':
    'Who can capture Terrain by moving? Units in the 1st Line facing an empty enemy slot with Terrain.',
  'SAG-R78': '"First Outflank zone" in the movement rules? The unit\'s own OF slot.',
  'SAG-R79': 'Reserve guns against an outflanker: arc, sight? Always in arc and sight.',
  'SAG-R80':
    'May non-casualty Morale tests be failed on purpose? No (rally, disengage, recover …); simply do not attempt optional ones.',
  'SAG-R81': 'Totals of 12+? Still 2 hits.',
  'SAG-R82':
    "Retreating unit's Activation marker? Removed, not refunded; it cannot be activated there anyway.",
  'SAG-R83':
    'Face-down Reserve unit as target (range-4 shot, or an outflanker facing a later arrival)? Legal blind; it is turned up when declared.',
  'SAG-R84': "Who scores Flag / Officer? The enemy of the unit's owner, when the carrier is eliminated.",
  'SAG-R85': 'Unit killed by a blocked retreat? Counts as eliminated by the opponent.',
  'SAG-R86': '"Bonus to the roll" versus "to the score"? Same arithmetic; natural values are unaffected.',
  'SAG-R87':
    'One or more formations at once? Echelon on a disarrayed unit? One; a new one replaces. Yes: only taking Disarray removes Echelon.',
  'SAG-R88': 'Two copies of one bonus card on a test? One copy per player per window.',
  'SAG-R89': 'Support unit and combat unit both owe tests? Combat unit first.',
  'SAG-R90': 'Winner that LEAVEs: has the other side won? No. The Melee was already decided.',
  'SAG-R91': 'Blocked unit still owing tests? Remaining entries are dropped.',
  'SAG-R92': 'Hand above five at refill? No discard.',
  'SAG-R93': 'Evade/counter-charge by units in Reserve or as outflanker? Yes, same rules.',
  'SAG-R94': 'Does RETURN keep the Activation marker? Yes, until IV.6; other non-Casualty markers go.',
  'SAG-R95': 'Guard Artillery in deck limits? Counts as Guard and as Artillery.',
  'SAG-R96': 'Formation on a unit that then moves? Kept, unless SAG-8.5 or Square forbids the move.',
  'SAG-R97':
    'Charge marker when the engagement never happens (attacker shot away by B01)? Retreat or elimination removes it, no Disarray.',
  'SAG-R98': 'A unit evaded once: again in the same turn? Yes, each engagement gives a new attempt.',
  'SAG-R99': 'Resignation, clock loss? Loss, VP not tallied.',
  'SAG-R100':
    'Markers of a unit that mounts or dismounts? Its Formation goes; Disarray stays and is handled in IV.1 even while dismounted.',
  'SAG-R101': 'Hand after opening Terrain or II.C? Not refilled before IV.5.',
  'SAG-R102':
    'A drawn face-down gun allows rearranging: must it be shown? No. The engine vouches for it; keeping the layout reveals nothing, changing it shows only the movement of tokens.',
  'SAG-R103':
    'Terrain under a unit that moves off, retreats, is sent away (15.10) or eliminated? It stays in its slot, uncontrolled until reoccupied or captured.',
  'SAG-R104':
    'May a face-down unit take part in a test? Only in its own Outflank test; for every other test by or against it, it is face-up first.',
  'SAG-R105':
    'Reserve attacked by an outflanker: does Hill, River, Building, Woods work there? Yes, as in the lines; an Out-flank slot itself never holds Terrain.',
  'SAG-R106':
    'Two copies of one Strategy card, played in different windows, working on the same test? They do not add up: a test counts a card name once.',
};
