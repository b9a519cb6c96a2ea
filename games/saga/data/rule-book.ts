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
    'Firing angle: a shot goes forward row by row: own Reserve, own 2nd Line, own 1st Line, enemy 1st Line, enemy 2nd Line, enemy Reserve.',
  'SAG-3.1': 'A test names a score and what it needs: 6+ Fire needs 6 or more.',
  'SAG-3.2': 'Cards that change a roll must be played before the die is thrown.',
  'SAG-3.3': 'Evade and Outflank are not printed on unit cards: their score is 0.',
  'SAG-3.4':
    'Morale tests: a 1 on the die always fails and a 6 on the die always succeeds, whatever the modifiers.',
  'SAG-3.5':
    'Who tests first: if units of both players must test Morale at the same time, the player who did not place the Activation marker makes all their tests first, and decides first whether to retreat without a test.',
  'SAG-3.6': 'Where a Strategy card contradicts these rules, the card wins.',
  'SAG-4.1':
    "Agree on armies, take the matching board (blue French, red Coalition) and the army's Bluff card; place boards with the 1st Lines face to face, shuffle the Objective deck, put the markers at hand.",
  'SAG-4.2': 'First games: use the golden-corner basic Army and Strategy decks (section 27).',
  'SAG-4.3': 'Each player shuffles their Strategy deck, draws 5 cards, then adds their Bluff card.',
  'SAG-4.4': 'Each player draws 2 Objective cards and keeps them secret.',
  'SAG-4.5':
    'Then each player shuffles their Army deck, draws 12 units and places all of them face-down on their own board.',
  'SAG-4.6':
    'Both Lines must be completely filled; the remaining 3 units go to the Reserve, leaving two Reserve slots empty.',
  'SAG-4.7': 'Guard units may only be deployed in the Reserve.',
  'SAG-4.8': 'The 1st Line must be full in every case.',
  'SAG-4.9': 'No Artillery, foot or horse, may be deployed in the 1st Line.',
  'SAG-4.10': 'Both players turn their 1st and 2nd Line face-up.',
  'SAG-4.11':
    'Each player may now lay Terrain cards from their opening hand face-up on their own board, as SAG-8.1 to 8.4 allow.',
  'SAG-5.1':
    'A Strategy card is either played for its effect or discarded for its initiative value (Phase I).',
  'SAG-5.2':
    'Playing a card for its effect cannot be answered: the effect is applied completely before anyone may use another card.',
  'SAG-5.3':
    'A card says whether you play it when your own unit acts, or in your part of a step, or as an answer to what the opponent does.',
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
    'River: when a unit on a River engages or is engaged, the unit that engages has −1 on its Melee roll in that first round (SAG-R41).',
  'SAG-8.8': 'Terrain blocks artillery sight to what lies behind it, except River, which never blocks.',
  'SAG-8.9': 'Hill: a unit on a Hill has +1 on its Melee test in the round in which it is engaged.',
  'SAG-8.10': 'Woods: Fire tests against the unit in them have −1.',
  'SAG-8.11':
    'Building: Fire tests against the unit in it have −1, and so has the Melee test of a unit that attacks it.',
  'SAG-9.1':
    'The First player begins; turn about, each places one Activation marker on one of their own units, until all markers are spent.',
  'SAG-9.2': 'An activated unit may Fire, fight in Melee, or Move.',
  'SAG-9.3': 'A unit carries at most one Activation marker: one activation per turn.',
  'SAG-9.4': 'Units in a Retreat slot, or in their own Out-flank slot, cannot be activated.',
  'SAG-9.5': 'Passing is not allowed; markers cannot be saved.',
  'SAG-9.6': 'Order inside an activation: turn the unit face-up, play Strategy cards, carry out the action.',
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
    'A unit wins the Melee when its opponent is destroyed or retreats — not when the opponent disengages.',
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
    'Cavalry that advances into the 1st Line (13.1 or 13.2) may Charge in the same activation: it engages at once.',
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
    'Step 3 Outflank. Each player with a unit in their own Out-flank slot must make its Outflank test (SAG-18.4).',
  'SAG-15.5': 'Step 4. Each player may discard any number of Strategy cards.',
  'SAG-15.6': 'Step 5. Each player draws until they hold five Strategy cards.',
  'SAG-15.7': 'Step 6. Bluff cards return to hand; all Activation markers come off.',
  'SAG-15.8':
    'Step 7. Each player may take the top unit of their Army deck into an empty Reserve slot (none empty: SAG-15.10 first); it arrives face-down, whether or not an enemy outflanker is watching.',
  'SAG-15.9':
    'The arrival of any Artillery unit in your Reserve lets you redistribute your Reserve units among the Reserve slots, leaving activated and engaged ones where they are.',
  'SAG-15.10':
    "Full Reserve. If a unit must enter a full Reserve, first remove one unit already there: either a unit with 0 casualties, which goes to the bottom of the Army deck, or a unit with casualties, which goes to the opponent's captured pile and is worth only 1 VP.",
  'SAG-15.11':
    'A unit drawn in step 7 must be placed; it cannot itself be the unit sent back under the deck.',
  'SAG-16.1': 'Victory is checked once per turn, at the very end of the turn.',
  'SAG-16.2': 'Collapse: a player with 3 or more free slots in their own 1st Line loses.',
  'SAG-16.3': 'If both players collapse, the game is drawn.',
  'SAG-16.4': 'Otherwise, if a player has at least 10 VP the game ends and both count their points.',
  'SAG-16.5': 'Most VP wins; equality is a draw.',
  'SAG-16.6':
    'VP values: captured unit 2; captured Auxiliary 1; wounded unit discarded from a full Reserve 1; scored Objective 1; captured VP Strategy card (Flag, Officer, …) 1.',
  'SAG-16.7': 'Objectives you do not achieve cost nothing.',
  'SAG-16.8': 'Immediate objectives may be scored at the first moment their condition holds.',
  'SAG-16.9':
    'Long-term objectives are scored only when the game ends because somebody reached the VP target.',
  'SAG-17.1':
    'A Light Cavalry unit without Disarray that is being engaged by Heavy Cavalry or Infantry may try to evade.',
  'SAG-17.2': 'The attempt must be announced before the attacker says whether it charges.',
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
  'SAG-21.10': 'Auxiliary: worth 1 VP when destroyed.',
  'SAG-21.11': "Breakthrough: this unit's charge bonuses can never be cancelled, even by a Square.",
  'SAG-21.12': 'Compact: Infantry fighting this Cavalry has −1 Melee.',
  'SAG-21.13': 'Impact: +1 further Melee while charging.',
  'SAG-21.14':
    'Relentless: +1 Melee against Infantry if this unit has already made a Melee test in this Melee.',
  'SAG-21.15': 'Fast: +1 on Evade tests.',
  'SAG-21.16':
    'Steadfast: its owner may skip Morale tests caused by casualties; but it retreats only if it really rolls and fails: its owner cannot choose to fail.',
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
  'SAG-N11': 'Intercepted Courier (3): Your opponent discards one card at random, not the Bluff.',
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
  'SAG-O01':
    'Pierce the Centre (immediate): at least two of the three middle slots of the enemy 1st Line are free.',
  'SAG-O02': 'Pincer (immediate): both outer slots of the enemy 1st Line are free.',
  'SAG-O03': 'Humble the Proud (immediate): an enemy Guard or Elite unit was destroyed.',
  'SAG-O04':
    'Silence the Guns (immediate): an enemy Artillery unit, on foot or horse, was destroyed or retreated.',
  'SAG-O05': 'Captured Colours (immediate): you have captured at least one Strategy card.',
  'SAG-O06':
    'Sabres Out (immediate): Cavalry of yours won a Melee carrying a Charge marker placed this turn (judged before it turns to Disarray).',
  'SAG-O07': 'Streams of Fugitives (immediate): both enemy Retreat slots are occupied.',
  'SAG-O08': 'Cold Steel (immediate): your units have won three Melees.',
  'SAG-O09':
    'Turn the Flank (immediate): a unit of yours entered an enemy Out-flank slot, or won a Melee in an outer slot of your 1st Line.',
  'SAG-O10': 'Let Them Come (immediate): you were Second player in three turns running.',
  'SAG-O11': 'Unbroken Front (long-term): your 1st Line is complete.',
  'SAG-O12': 'Men in Hand (long-term): your Reserve holds at least three units without casualties.',
  'SAG-O13':
    'Economy of Blood (long-term): the enemy has captured fewer of your units than you have captured enemy units.',
  'SAG-O14':
    'Hold the Ground (long-term): your units control at least two Terrain cards in your 1st and 2nd Line.',
  'SAG-R01':
    'How many slots does a board have? 5 in the 1st Line, 4 in the 2nd Line, 5 in the Reserve, 2 Retreat and 2 Out-flank slots.',
  'SAG-R02':
    "Left and right: from whose view? From nobody's: West and East and the numbers of slots are fixed (SAG-2.6).",
  'SAG-R03':
    'The slot in front is empty: may a unit fire at or charge the unit behind it? No. "In front" is one slot.',
  'SAG-R04': 'Is the Reserve "behind" the 2nd Line? Only for the firing angle of guns.',
  'SAG-R05':
    'What shape has the firing angle? That of SAG-2.13: half a slot wider with each row on both boards, straight across between the 1st Lines.',
  'SAG-R06':
    'What exactly does Terrain hide? A target is hidden only if Terrain blocks every way to it, on either board, with or without a unit.',
  'SAG-R07': 'Does a Hill block the sight of others? Yes. All Terrain but a River does.',
  'SAG-R08':
    'The printed Morale example says the die shows 4 and adds "3+4": is Morale 3 or 4? Morale 3, because the die is the 4.',
  'SAG-R09':
    'For which tests does a 1 or a 6 on the die decide alone? For all Morale tests: casualties, rally, regroup, disengage, counter-charge, taking a marker back, Phase IV and cards.',
  'SAG-R10': 'Who lays opening Terrain first? Both at once, in secret; it is revealed together.',
  'SAG-R11': 'What if no deployment is possible? Shuffle and draw 12 units again.',
  'SAG-R12':
    'May I leave holes in the 2nd Line with three Guards or fewer? No. Exactly three units go to the Reserve.',
  'SAG-R13':
    'Phases II and IV are played in turns: phase by phase or step by step? Step by step: first the First player, then the Second.',
  'SAG-R14':
    'Who wins a tie for initiative if both armies are of the same side? With exactly one French army, odd is for the French and even for the other; Prussians count as Coalition.',
  'SAG-R15': 'Does the Bluff count among the five cards, and may it be discarded? Neither.',
  'SAG-R16':
    'What if the Strategy deck is empty? When a card must be drawn, shuffle your discard pile into a new deck and go on.',
  'SAG-R17': 'What if the Army deck is empty? Nobody is drawn.',
  'SAG-R18':
    'A unit with four casualties rallies: what does it need? 7, as with three: the rule means three or more.',
  'SAG-R19': 'Which unit may leave a full Reserve? Any that is not engaged, except the one that arrives.',
  'SAG-R20':
    'What becomes of cards attached to a unit that leaves a full Reserve (SAG-15.10)? They are discarded and give no VP.',
  'SAG-R21': 'Captured Terrain is discarded later: to which pile? To the pile of the player it came from.',
  'SAG-R22':
    'May Terrain under a unit be replaced? Yes, if the unit is not engaged and may stand on the new card.',
  'SAG-R23':
    'Woods are laid under a unit in Formation, or captured after a Melee: does it lose the Formation? No. Only a unit that moves, exchanges or is placed onto them loses it, and one that captures them by moving (SAG-13.9).',
  'SAG-R24':
    'What if the only free Reserve slots hold Terrain the unit may not stand on? Its owner chooses one of them and discards that Terrain.',
  'SAG-R25':
    'A player has markers but no unit that could act: what happens? That player gives up one marker each time.',
  'SAG-R26':
    'May I activate a unit that can do nothing? No. A unit that can act only by a card in your hand may be chosen, and then you must play that card.',
  'SAG-R27':
    'Both may play cards: who begins? The active player. Then both take turns until both have played none in a row.',
  'SAG-R28':
    'Do Evade, Charge and Counter-charge come before or after cards? Before the cards on this action, in that order.',
  'SAG-R29':
    'When are cards played that give new targets, such as Long-Range Fire? After the marker is placed and before you say what the unit does.',
  'SAG-R30': 'What may an engaged unit do when activated? Fight on or disengage, nothing else.',
  'SAG-R31': 'How does Artillery fight in a Melee? It rolls with its Melee score.',
  'SAG-R32':
    'Artillery answers an outflanker with Fire (SAG-18.11): in addition, and how often? Instead of its Melee test, in the first round only, at the same time as the attacker.',
  'SAG-R33': 'A unit with one casualty takes two at once: which tests? Two: 6 or more, then 7 or more.',
  'SAG-R34':
    'A retreat is blocked: does the Melee end, are markers lost, has the enemy won? None of these. The unit fights on, unless the extra casualty destroys it; then the enemy has won.',
  'SAG-R35':
    'A unit may retreat to either side and one side is occupied: what now? It goes to the free side. It is blocked only if both are occupied.',
  'SAG-R36':
    'Is a winner spared the Morale tests although it has no casualty to remove? Yes. Winning alone spares it the tests.',
  'SAG-R37':
    '"When the Melee began": which casualties are meant? Those it had when the two units engaged, not at the start of this round.',
  'SAG-R38': 'A winner has exactly one casualty: may it remove it? No. It is the last one.',
  'SAG-R39': 'Both units are destroyed: who has won? Nobody, and nobody captures Terrain.',
  'SAG-R40': 'Who is the attacker in later rounds? The unit that was activated for that round.',
  'SAG-R41':
    'A River lies under both units, or the Melee goes on: what counts? −1 once, in the first round only, for the unit that engaged.',
  'SAG-R42':
    'How long do the bonuses for Charge and Impact last? For every Melee test of that unit until the end of the turn in which the marker was placed.',
  'SAG-R43':
    'May a unit in Disarray charge? Yes; +1 and −1 both count. It never has more than one Disarray marker.',
  'SAG-R44': 'May a unit advance and engage without charging? No. After an advance only a Charge may follow.',
  'SAG-R45':
    'May Light Cavalry evade a Charge that follows an advance? Yes, after the move. If it succeeds, the attacker stays in its new slot without a Charge marker.',
  'SAG-R46': 'What becomes of a marker that was taken back after an evasion? Its owner may place it again.',
  'SAG-R47': 'Whose Infantry has −1 against a unit that evaded? All Infantry, until the end of the turn.',
  'SAG-R48':
    'May Cavalry counter-charge Light Cavalry that charges out of Woods? Yes. It only has to be mounted and charged.',
  'SAG-R49':
    'Infantry in Woods engages Heavy Cavalry: may the Cavalry fight on? Yes, in later rounds too. It may only not start such a Melee.',
  'SAG-R50': 'What may a Square do besides standing? It may fire, and capture Terrain after it has won.',
  'SAG-R51':
    'What do engaged units do in steps 1 and 2 of Phase IV? They count among "all others": Disarray goes by itself and a Formation may be given up freely.',
  'SAG-R52': 'Must Horse Artillery fire at the unit in front of it? No. It only has no other target.',
  'SAG-R53': 'With which moves does Deploy work? With every move to another slot.',
  'SAG-R54':
    'May Light Cavalry fire after a sideways move in the 2nd Line? No, it has no target there. In the 1st Line an exchange counts like a move.',
  'SAG-R55':
    'With whom may a unit change places? With any unit of yours that is neither engaged nor in Square, whether it has acted or not, face-up or not.',
  'SAG-R56':
    'May a unit go from the 2nd Line to the Reserve, from the Reserve to the 1st Line, or start an exchange from the 1st Line with the 2nd? Not without a card.',
  'SAG-R57': 'How far does Support go? From the 2nd Line to Infantry in the 1st Line.',
  'SAG-R58': 'May a Steadfast unit choose to fail? Never, not even to leave after a victory (SAG-11.10).',
  'SAG-R59': 'What else goes with Dismounted? The choice comes at each activation outside a Melee.',
  'SAG-R60': 'Do units ever turn face-down again? Only by going back to the Army deck.',
  'SAG-R61':
    'When does the enemy already use a side for outflanking? When an enemy unit stands in an Out-flank slot of that side, West or East, on either board.',
  'SAG-R62':
    'Does the bonus for failed Outflank tests add up? Yes, +1 for each failure of this attempt, until the unit leaves the slot.',
  'SAG-R63':
    'When is the Outflank marker used up? In the first round of Melee in which the unit is the attacker, by itself; or on the first Fire roll of Infantry, if its owner wishes.',
  'SAG-R64':
    'May a unit that has just come round the flank be attacked? No. It can be fired at, engaged or charged only once its first marker is placed, whatever it then does.',
  'SAG-R65': 'A face-up Reserve unit outflanks: does it stay face-up? Yes.',
  'SAG-R66': 'Do units that arrive after the Reserve was revealed come face-up? No, face-down as usual.',
  'SAG-R67':
    'Must immediate objectives be scored at once? No. Whenever objectives are checked and the condition holds, you are asked, unless you choose "score at once" for yourself; that choice is off at first.',
  'SAG-R68': 'Do long-term objectives count when a front collapses? No.',
  'SAG-R69': 'A front collapses and somebody has 10 VP: what counts? The collapse. It is checked first.',
  'SAG-R70':
    'In which order does a turn end? Steps 1 to 7 of Phase IV, cards before the turn ends, uncontrolled Terrain is discarded, objectives are checked, then collapse, then VP.',
  'SAG-R71':
    'What allows the Reserve to be rearranged? Artillery that enters it: by rally, draw, relief or card.',
  'SAG-R72':
    'Three objectives, one open: which two count? The first two immediate ones you score; a third is never scored.',
  'SAG-R73':
    'Which flag suits which army? French cards a French deck, British cards a Coalition deck, Prussian cards a Prussian deck.',
  'SAG-R74':
    'Do the copies printed in the box limit a deck? No. The dots on unit cards and two copies of a Strategy card are the limits.',
  'SAG-R75':
    'What if a game does not end? It ends after 30 turns, or the number chosen before the battle: collapse is checked, then points are counted with long-term objectives as in SAG-16.4.',
  'SAG-R76':
    'Must a winner capture Terrain, and what if it may not stand there? It need not. Terrain that is not captured stays where it is and is discarded at the end of the turn, unless a unit enters it.',
  'SAG-R77':
    'Who can capture Terrain by moving? Units in the 1st Line with Terrain in the enemy slot opposite, if no unit stands there.',
  'SAG-R78':
    '"First Outflank zone" in the published rules on movement: which slot? The unit\'s own Out-flank slot.',
  'SAG-R79':
    'Do guns in the Reserve need an outflanker in their angle and sight? No. They can always fire at it.',
  'SAG-R80':
    'May Morale tests without casualties be failed on purpose? No: not rally, disengage or taking a marker back.',
  'SAG-R81': 'What does a total of 12 or more do? Still two hits.',
  'SAG-R82':
    'What becomes of the Activation marker of a unit that retreats? It is removed and not given back.',
  'SAG-R83': 'May a face-down Reserve unit be a target? Yes: of a shot at 4 spaces, or of an outflanker.',
  'SAG-R84':
    'Who scores a Flag or Officer? The enemy of its owner, when the unit that carries it is destroyed.',
  'SAG-R85': 'A blocked retreat destroys a unit: who has done it? The opponent, who scores it.',
  'SAG-R86':
    'Is a bonus to the roll something else than a bonus to the score? No, the sum is the same. What the die itself shows does not change.',
  'SAG-R87':
    'May a unit have two Formations, and may a unit in Disarray form Echelon? One Formation; a new one replaces it.',
  'SAG-R88':
    'May two copies of one card help the same roll? No. Each player plays one copy of a card at a time like this.',
  'SAG-R89': 'A unit and its Support must both test: who first? The unit that fought.',
  'SAG-R90':
    'A winner leaves although it need not: has the other side won? No. The Melee was already decided.',
  'SAG-R91':
    'A unit could not retreat and still has tests to make: does it make them? No, the rest fall away.',
  'SAG-R92': 'I hold more than five cards when hands are filled: must I discard? No.',
  'SAG-R93': 'May units in the Reserve or behind the enemy evade and counter-charge? Yes, by the same rules.',
  'SAG-R94': 'Does an outflanker that comes home keep its Activation marker? Yes, until step 6 of Phase IV.',
  'SAG-R95': 'How does Guard Artillery count in a deck? As Guard and as Artillery.',
  'SAG-R96':
    'Does a unit keep its Formation when it moves? Yes, unless it moves into Woods or a Building (SAG-8.5).',
  'SAG-R97':
    "Thin Red Line (SAG-B01) stops an engagement: what becomes of the attacker's Charge marker? If the attacker retreats or is destroyed, the marker goes without Disarray.",
  'SAG-R98': 'May a unit that has evaded evade again in the same turn? Yes, at each engagement.',
  'SAG-R99': 'What happens when a player resigns or runs out of time? That player loses. VP are not counted.',
  'SAG-R100':
    'Which markers does a unit keep when it mounts or dismounts? It loses its Formation and keeps its Disarray, which step 1 of Phase IV handles as usual.',
  'SAG-R101': 'Is the hand filled again after Terrain was laid? Not before step 5 of Phase IV.',
  'SAG-R102':
    'A face-down gun arrives and the Reserve may be rearranged: must it be shown? No. The table vouches for it.',
  'SAG-R103':
    'A unit leaves its Terrain or is lost: what becomes of the Terrain? It stays in its slot until a unit enters, somebody captures it, or the turn ends.',
  'SAG-R104': 'May a face-down unit take part in a test? Only in its own Outflank test.',
  'SAG-R105':
    'An outflanker attacks the Reserve: does Terrain work there? Yes, as in the Lines. An Out-flank slot never holds Terrain.',
  'SAG-R106':
    'Two copies of one Strategy card were played at different moments and help the same test: do they add up? No. A test counts a card name once.',
};
