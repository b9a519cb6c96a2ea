// Made from rules/napoleonica.md by scripts/build-rule-book.ts: change the rulebook, then run it again.
import type { RuleId } from '@grognard/kernel';

export const ruleBook: { readonly [rule: RuleId]: string } = {
  'NAP-GEN.1': 'Exactly two players. Each commands one army drawn from one faction.',
  'NAP-GEN.2':
    'Aim: more victory points (VP) than the enemy, earned by destroying units and by scenario goals; wiping out the enemy army wins at once.',
  'NAP-GEN.3': 'Modes and scenarios may add to or replace the basic rules.',
  'NAP-GEN.4': 'When one effect permits and another forbids the same thing, the prohibition wins.',
  'NAP-GEN.5':
    'Whenever both players could act at the same moment, and not in secret, the Leader (holder of the Leader token) acts first.',
  'NAP-GEN.6':
    'Everything left to chance (shuffles, pouch draws, dice, d6 and d12) falls in the order of play, so a whole game can be played again from its beginning.',
  'NAP-GEN.7': 'Effects of the same name on one unit never add up; use the best value of X.',
  'NAP-GEN.8': '"Friendly", "allied" and "your" all mean units of the same owner.',
  'NAP-GEN.9': '"Adjacent", "in contact" and "within melee distance" all mean hex distance exactly 1.',
  'NAP-GEN.10':
    '"May" and "up to" are optional; every other effect is mandatory as far as it can be carried out; impossible parts are skipped.',
  'NAP-GEN.11': 'Fatigue tokens and Blank Orders are unlimited.',
  'NAP-GEN.12':
    'Where this game says "battle" inside a combat rule it means one attack resolution, not the whole match.',
  'NAP-GEN.13': 'In a first game Formation, Flanking and Deactivation may be left out.',
  'NAP-GEN.14': 'A player may concede at any decision point; the opponent wins.',
  'NAP-CMP.1': 'Unit: one card, one counter/miniature group on one hex.',
  'NAP-CMP.2': 'Size is both the starting and the maximum number of models.',
  'NAP-CMP.3': 'Branches: Infantry (Line, Elite), Cavalry (Light, Heavy), Artillery, Commander.',
  'NAP-CMP.4': 'Order pouch: a private bag of exactly 17 Orders: 8 G, 5 B, 3 R, 1 P.',
  'NAP-CMP.5': 'Purple is universal: it pays for any one colour.',
  'NAP-CMP.6': 'An empty pouch means no more draws this round (partial draws take what is left).',
  'NAP-CMP.7':
    'Maneuver deck: 30 faction cards plus the Decoy tactic card, which is never shuffled in, is dealt straight to hand, does not count toward hand size and always returns to hand.',
  'NAP-CMP.8':
    'Reinforcement tablet (also called track), private to each player but open to view: Line 3 (top) for Commander and Artillery models, Line 2 for Cavalry, Line 1 for Infantry, then the Deployment line.',
  'NAP-CMP.9': 'Reinforcement deck: shared. Escalation deck: shared, two-sided cards.',
  'NAP-CMP.10':
    'What is known of a unit: its type, owner and hex (or that it is in reserve, or gone), its models, Fatigue, Orders and Blanks, its Grenade and detachment, and what it has used.',
  'NAP-CMP.11':
    "A player's Orders always add up to 17: those in the pouch, in hand, spent openly, spent face down and on units, each colour as often as NAP-CMP.4 says.",
  'NAP-CMP.12': 'For each type of unit, as many models lie on the tablet as its living units lack.',
  'NAP-GEO.1': 'Pointy-top hexes, 9 rows numbered 1 (north edge) to 9 (south edge).',
  'NAP-GEO.2':
    'The distance between two hexes is the number of steps from neighbour to neighbour on the shortest way, whatever lies between.',
  'NAP-GEO.3':
    'Every hex has up to six neighbours: east and west in its own row, and two in the row above and below.',
  'NAP-GEO.4':
    'Symmetric maps look the same after half a turn about F5: row 1 becomes row 9, and the first hex of a row the last of the other.',
  'NAP-GEO.5': 'One unit per hex, always. All models of a unit share the hex.',
  'NAP-GEO.6': 'Range from A to B is the hex distance; terrain never changes it.',
  'NAP-GEO.7': 'Deployment zones (North zones are the half-turn images):',
  'NAP-LOS.1':
    'An attacker sees its target if a straight line can be drawn from the centre of its hex to any point of the target hex without crossing a hex that blocks sight.',
  'NAP-LOS.2':
    'Blocking hexes: any hex holding a unit (of either side), and Forest, Hill and Mountain hexes and Village.',
  'NAP-LOS.3': "The attacker's hex and the target's hex never block, whatever they contain.",
  'NAP-LOS.4': 'Adjacent hexes always see each other.',
  'NAP-LOS.5': 'There are no elevation levels; a Hill blocks sight through it exactly like a Forest.',
  'NAP-LOS.6': 'LOS is needed for ranged, magic and Grenade attacks.',
  'NAP-LOS.7': 'Sight is worked out exactly, from the true shape of the hexes and without rounding.',
  'NAP-LOS.8': 'How it is worked out:',
  'NAP-LOS.9':
    'Consequence of step 4: a line that merely grazes along a shared edge or through a vertex between two blockers does not count; an open wedge of positive width is required.',
  'NAP-LOS.10': 'LOS is deliberately not symmetric (centre-to-any-point).',
  'NAP-LOS.11':
    'LOS is tested when the attack is declared, and re-tested only when an IMMEDIATE effect moves either unit.',
  'NAP-ARM.1': 'Choose a faction; only its units, detachments and Maneuver deck may be used.',
  'NAP-ARM.2':
    "Spend Development Points (DP): the summed cost of units and detachments may not exceed the battle's limit.",
  'NAP-ARM.3': 'Non-unique units may be taken any number of times.',
  'NAP-ARM.4': 'At least one Commander is mandatory.',
  'NAP-ARM.5': 'Detachments (officer, standard bearer, musician): bought with DP, at most one per unit.',
  'NAP-ARM.6':
    'A detachment is not a model, adds no health, gives the abilities on its card, never goes to the tablet, and leaves the game when its unit is destroyed.',
  'NAP-ARM.7': 'Validation before play: total ≤ limit; ≥ 1 Commander; ★ allowance; detachments legal.',
  'NAP-ARM.8':
    'Scenarios may offer ready-made rosters; players may use those or build their own under the scenario limit.',
  'NAP-SET.1': 'Escalation deck size sets the length: short 4, medium 6, long 8 rounds; scenarios fix it.',
  'NAP-SET.2': 'd6 rolls outside combat use a plain 1–6 die; ties are rerolled.',
  'NAP-SET.3': 'Terrain follows the scenario map; players may agree on their own.',
  'NAP-SET.4': 'Each pouch receives its 17 Orders and is mixed.',
  'NAP-SET.5': 'Each Maneuver deck of 30 is shuffled face down; Decoy goes to hand.',
  'NAP-SET.6': 'The Reinforcement deck (24 cards) is shuffled face down.',
  'NAP-SET.7':
    'The Escalation deck is a random selection of 4/6/8 of the 8 cards, shuffled; nobody sees a card before it is drawn.',
  'NAP-SET.8': 'A Legions of the Abyss player starts with 3 Corruption of a personal maximum of 20.',
  'NAP-SET.9':
    'The player with more units places first; if equal, d6, and the higher roller chooses who places first.',
  'NAP-SET.10':
    'Players alternate placing one unit on an empty hex of their own zone; when one has finished, the other places the rest.',
  'NAP-SET.11':
    'No placement outside the zone, on occupied hexes or impassable terrain, unless the scenario says so.',
  'NAP-SET.12': 'A player may not deploy more units than the zone has usable hexes.',
  'NAP-SET.13': 'Reserve units enter in the Reinforcement phase (NAP-REI.12).',
  'NAP-SET.14':
    'Opening hand: each player draws 5 Maneuver cards, returns 2 of them to the deck unseen and reshuffles.',
  'NAP-SET.15': 'The Leader token starts with nobody.',
  'NAP-SET.16':
    'Where a scenario ties factions to sides (SC5, SC8), sides are settled before factions: fixed before the game, else the winner of a d6 chooses.',
  'NAP-RND.1':
    'Round = Order phase → Reinforcement phase → Battle phase → End phase, repeated until the game ends.',
  'NAP-RND.2': 'At the start of each round every pouch holds 17 Orders.',
  'NAP-ORD.1': 'Three Reinforcement cards are revealed before bidding; both players see them.',
  'NAP-ORD.2':
    'Both players bid exactly one Maneuver card for leadership; higher leadership value takes the Leader token and goes first in the following phases.',
  'NAP-ORD.3': 'On equal values the token stays with its current holder.',
  'NAP-ORD.4': "The winner's card is discarded; the loser's card returns to hand.",
  'NAP-ORD.5': 'Decoy may be bid; its value is 0 and it returns to hand whether it wins or loses.',
  'NAP-ORD.6':
    "The Leader draws the next Escalation card and picks a side; it fixes this round's Order draw and the number of Maneuver cards drawn in the End phase, for both players alike.",
  'NAP-ORD.7': 'If that was the last Escalation card, this is the final round.',
  'NAP-ORD.8': 'Each player draws that many Orders at random into the hand.',
  'NAP-ORD.9':
    'Draft X: for each friendly unit with Draft on the battlefield draw X more, then return the same number.',
  'NAP-ORD.10':
    'Exchange: pay one Order of any colour, discard any number (at least 1) of other Orders, draw as many new ones.',
  'NAP-ORD.11': 'Abyss: may discard an Order of any colour for Corruption.',
  'NAP-ORD.12': 'There is no hand limit on Orders.',
  'NAP-REI.1':
    'Lost models wait on the tablet: Commander/Artillery (and Monster) models enter at Line 3, Cavalry at Line 2, Infantry at Line 1.',
  'NAP-REI.2': 'Step order downward: Line 3 → Line 2 → Line 1 → Deployment line → battlefield.',
  'NAP-REI.3': 'At the start of the phase every model moves one line down, free of charge.',
  'NAP-REI.4':
    'Deployment-line models are handled first; a model that arrives in the Deployment line by the automatic step cannot leave it in that same step.',
  'NAP-REI.5':
    'Leaving the Deployment line = joining a friendly unit of the same type on the battlefield whose models are fewer than its Size.',
  'NAP-REI.6':
    'In one Reinforcement phase no unit may gain more than 1 model, whatever the source (automatic step, card, Regeneration).',
  'NAP-REI.7':
    'The Leader picks one of the three revealed cards and resolves it, then the other player picks from the remaining two.',
  'NAP-REI.8': 'Reinforcement points: each point moves one model one line; points may be split freely.',
  'NAP-REI.9':
    '"In a Commander\'s Aura" on a card means friendly units within the Aura of any friendly Commander on the battlefield (NAP-ABL.3).',
  'NAP-REI.10': 'Orders gained here go into the hand, unseen.',
  'NAP-REI.11': 'Abyss Regeneration: 3 Corruption move 1 model 1 line.',
  'NAP-REI.12':
    'Reserves: Leader first, players may bring reserve units into empty passable hexes of their own deployment zone.',
  'NAP-REI.13':
    'Reinforcement points gained outside this phase (Maneuver cards, abilities) work the same way, with a separate limit of 1 model per unit per effect.',
  'NAP-BAT.1': 'Starting with the Leader, players alternate turns until both have passed.',
  'NAP-BAT.2': 'A turn holds one or two basic actions and any number of free actions.',
  'NAP-BAT.3': 'Basic actions: activate a unit; play a Maneuver card of type Action; pass.',
  'NAP-BAT.4': 'A player who passed takes no basic or free actions for the rest of the round.',
  'NAP-BAT.5':
    'You may always pass while you have a basic action left, and must where no activation and no Action card is possible.',
  'NAP-BAT.6':
    'Free action: pay any 3 Orders, take one Order of a chosen colour from your pouch; not purple, not a colour the pouch lacks.',
  'NAP-BAT.7': 'Free action: pay any 2 Orders, draw 1 random Order (may be purple).',
  'NAP-BAT.8':
    'Free action inside an attack: pay any 1 Order to reroll one of your attack dice, once per attack (NAP-ATK.22).',
  'NAP-BAT.9':
    "Free actions of NAP-BAT.6–7 and free abilities are taken only on one's own turn and never in the middle of a basic action.",
  'NAP-BAT.10': 'Orders paid for anything stay out of the pouch until the End phase.',
  'NAP-BAT.11':
    'One Maneuver card per player per action, of whatever type and for whatever use; the attack bonus and the Decoy count.',
  'NAP-BAT.12':
    'Hence a unit activated by an Action card cannot be supported by another card of the same player in that action.',
  'NAP-BAT.13': 'Decoy cannot be played as a basic action to stall.',
  'NAP-ACT.1':
    "To activate, spend Orders matching the unit's activation value: a slash means one of either colour, a plus one of each.",
  'NAP-ACT.2': 'Spent Orders are placed on the unit and stay there until the End phase.',
  'NAP-ACT.3': 'A unit may be activated several times per round.',
  'NAP-ACT.4': 'An activated unit does one of: Move; Attack; Move then Attack; Rest.',
  'NAP-ACT.5':
    'Rest: only if the unit carried no Order or Blank before this activation; removes all its Fatigue.',
  'NAP-ACT.6':
    'Activation through a card places no token unless the card says "Blank"; without a token there is no reactivation Fatigue.',
  'NAP-ACT.7':
    'Activatable abilities: 1 Fatigue each at the start of the activation (after ACT.4), effect until the activation ends unless stated.',
  'NAP-ACT.8': 'Exhaustion is judged at ACT.1.',
  'NAP-ACT.9': 'Orders paid are spent even when the activation is deactivated or ends early.',
  'NAP-MOV.1': 'A moving unit enters up to Movement adjacent hexes, one after another.',
  'NAP-MOV.2': 'It may not enter or pass through a hex holding any unit.',
  'NAP-MOV.3': 'Entering difficult terrain stops the unit and ends its activation at once (so no attack).',
  'NAP-MOV.4': 'Ranger units are neither stopped nor barred from attacking by difficult terrain.',
  'NAP-MOV.5': 'Exhausted units cannot move, not even through a card effect (see NAP-FAT.7).',
  'NAP-MOV.6': 'There are no zones of control and no facing.',
  'NAP-MOV.7':
    'March (card text), with a number: a move of up to that many hexes that is not an activation: no Order, no Fatigue, no Deactivation, no attack; a non-exhausted unit only.',
  'NAP-MOV.8':
    '"Run" in the Slow ability means any move longer than the printed Movement: Slow units ignore every effect that would let them move farther than that.',
  'NAP-TER.1': 'Plain: no effect.',
  'NAP-TER.2': 'Forest: difficult; blocks LOS; a defender in it ignores 1 H .',
  'NAP-TER.3': 'Hill: difficult; blocks LOS; a defender on it ignores 1 <.',
  'NAP-TER.4': 'River: impassable; no effect on LOS; ranged and magic attacks across it are fine.',
  'NAP-TER.5': 'Mountain: impassable, blocks LOS.',
  'NAP-TER.6': 'Landmark markers overlay any terrain; their meaning is given by the scenario.',
  'NAP-TER.7': 'Difficult terrain = Forest, Hill, Marsh, Village, Redoubt, Ruins.',
  'NAP-TER.8': 'Further terrain types are listed in section 18.1.',
  'NAP-ATK.1': 'A unit attacks during its activation, or when an ability or card grants an attack.',
  'NAP-ATK.2':
    "The target is an enemy unit within the row's range, visible (NAP-LOS), and not shielded by an ability such as Defender.",
  'NAP-ATK.3': "Melee: target adjacent. Ranged: target not adjacent, up to the row's range.",
  'NAP-ATK.4': 'A unit next to enemies may still shoot at a non-adjacent target.',
  'NAP-ATK.5': 'A unit with several attack rows picks one per attack.',
  'NAP-ATK.6': 'Step 1: announce attacker, target, type of attack.',
  'NAP-ATK.7': 'Step 2: each side may lay one card face down, attacker before defender.',
  'NAP-ATK.8': 'Attacker may lay an Attack card, or any card for its attack bonus.',
  'NAP-ATK.9': 'Defender may lay a Reaction card.',
  'NAP-ATK.10': 'Step 3: all laid cards are revealed together.',
  'NAP-ATK.11':
    "If exactly one of the two effects is marked IMMEDIATE it is applied first; if none or both are, the attacker's goes first.",
  'NAP-ATK.12':
    'Effects that cannot apply are skipped (a defender never adds dice to its own non-existent attack).',
  'NAP-ATK.13': "Both cards are then discarded, used or not; Decoy returns to its owner's hand.",
  'NAP-ATK.14':
    'If an IMMEDIATE effect makes the attack illegal (range, adjacency or LOS), it ends at once: no roll, step 10 is skipped, cards are discarded, the attack is used up; steps (d) and (e) of an earlier attack in the same activation that are still open go on, otherwise the activation ends (ACT.8).',
  'NAP-ATK.15': 'A cancelled card has no effect and is discarded (Decoy returns).',
  'NAP-ATK.16': "Base pool = the row's dice; abilities and cards may add dice.",
  'NAP-ATK.17':
    "Assembly order: (1) row dice; (2) ability and terrain dice (Flank/Flanking, Buckshot, Impetus, …); (3) attacker's card dice; (4) dice removals by the defender, the attacker choosing which, never below 1 die; (5) Veteran colour change; (6) maximum of 6; (7) Square: keep 1.",
  'NAP-ATK.18': 'No attack uses more than 6 dice; the attacker discards the excess of choice.',
  'NAP-ATK.19':
    'Step 5: the attacker may reroll through abilities (Master of Attack), cards, one paid Order (1 die), and the fatigue reroll (1 die).',
  'NAP-ATK.20': 'A die showing * can never be rerolled, by anyone.',
  'NAP-ATK.21': 'Each die may be rerolled at most once by each player.',
  'NAP-ATK.22': 'The paid reroll: 1 Order of any colour, one die, once per attack.',
  'NAP-ATK.23': "Step 6: if at least one * shows, the attacking unit's crit effect happens once.",
  'NAP-ATK.24':
    'Dice added by a crit effect are rolled at once and may be rerolled; their * do not retrigger the effect but count for counting effects.',
  'NAP-ATK.25':
    "Ranged, magic and melee rows all use the unit's printed crit effect unless the effect itself names an attack type.",
  'NAP-ATK.26': '* = 1 damage (and the crit effect), H = 1 damage, < = retreat 1, - = nothing.',
  'NAP-ATK.27':
    'Step 7: effects that add symbols apply first, then effects that ignore symbols (Forest, Shield, Brave, Hill, Formation, cards).',
  'NAP-ATK.28': 'H is ignored automatically as far as possible.',
  'NAP-ATK.29': 'Step 8, the retreat, comes before step 9, damage, even if the unit will die.',
  'NAP-ATK.30': 'Wherever a rule says an enemy was "damaged", it means it lost at least one model in step 9.',
  'NAP-ATK.31': "(a) attacker's after-damage effects: Bayonet Wall, Soul Harvest, Blast, Marauder.",
  'NAP-ATK.32':
    'Riposte rules: uses steps 4–9 with roles swapped; not an activation, no Order on the unit, no Fatigue; nobody lays cards; it cannot provoke a riposte or a Square; Frenzy and Persecution do not work in it, other crit effects and all normal attack modifiers do (the riposting unit\'s Blast, Marauder and Advance follow directly on the riposte\'s step 9); it is an attack of its own for every "once per attack" limit; the unit must be alive, not exhausted, and the original attacker a legal target.',
  'NAP-ATK.33':
    'Granted extra attacks (Frenzy, Persecution, card attacks) run the full steps 1–10, subject to the one-card limit.',
  'NAP-ATK.34':
    'If a riposte makes the attacker retreat (or it regroups) into difficult terrain, its activation ends (unless Ranger): no (c)–(e).',
  'NAP-RET.1': 'For each < left after ignoring, the defender retreats 1 hex.',
  'NAP-RET.2':
    "A retreat step goes to a neighbouring hex that is on the board, passable, empty, and exactly one farther from the attacker's hex than the current hex.",
  'NAP-RET.3':
    "The retreating unit's owner picks among the candidates; a step may not be refused while a candidate exists, but nothing obliges the owner to keep later steps possible.",
  'NAP-RET.4': 'With no candidate the retreat stops short.',
  'NAP-RET.5': 'If the retreat stopped short or entered difficult terrain, the unit suffers 1 extra damage.',
  'NAP-RET.6': 'The board edge is impassable for retreats.',
  'NAP-RET.7': 'Retreating is not moving: exhausted units retreat, Agile gives nothing, no Fatigue arises.',
  'NAP-RET.8': 'Clumsy units never retreat: if at least one < remains, 1 damage instead.',
  'NAP-RET.9': '"Retreated" = left its hex by at least one step.',
  'NAP-DMG.1':
    'The damage of an attack is its *, the H that are not ignored (and 1 more for each * with Hammerblow in melee), and the damage of the retreat.',
  'NAP-DMG.2': 'Reductions, in this order: Regroup −1; card prevention; Fortitude −1; Fatigue absorption −1.',
  'NAP-DMG.3':
    'Fortitude: 1 less damage from attacks; once D was ≥ 1 it can never be brought to 0 for this unit, by any mix of effects.',
  'NAP-DMG.4':
    'Absorption: while D is still 2 or more, the defender may tire its unit instead: +1 Fatigue, D −1.',
  'NAP-DMG.5': 'Each remaining point removes one model to the tablet.',
  'NAP-DMG.6':
    'Effect damage (cards, Blast, terrain) is not an attack: no reactions, no Fortitude, no absorption, no ignoring.',
  'NAP-DMG.7':
    "Healing n returns up to n models of the unit's type from its owner's tablet, never above Size, taking the models farthest from the Deployment line first.",
  'NAP-DES.1': 'A unit without models is destroyed and cannot be reinforced.',
  'NAP-DES.2':
    'Its last model first goes to the tablet; then models of that type equal to its Size leave the game from the tablet, from any lines.',
  'NAP-DES.3': 'The opponent scores 1 VP, 2 for a Commander.',
  'NAP-DES.4': 'Its detachment leaves the game.',
  'NAP-DES.5':
    'An Abyss player gains 1 Corruption per enemy unit destroyed by Abyss units, cards or effects.',
  'NAP-DES.6':
    'Victory is checked immediately after each destruction (NAP-VIC); if the game ends, nothing further resolves.',
  'NAP-FAT.1': 'A unit never holds more Fatigue than its Stamina (usually 2).',
  'NAP-FAT.2':
    'Sources: placing an Order on a unit that has one; activatable abilities; absorbing damage; effects that say so.',
  'NAP-FAT.3': 'Reactivation Fatigue is applied at the very start of the activation.',
  'NAP-FAT.4': "Removal: Rest (all); cards, abilities and opponents' rules as stated.",
  'NAP-FAT.5': 'Exhausted = Fatigue equal to Stamina.',
  'NAP-FAT.6':
    'An exhausted unit without Order or Blank may be activated, but only to Rest; with one it cannot be activated at all, even by effects that add no token.',
  'NAP-FAT.7': 'An exhausted unit neither moves nor attacks through separate effects.',
  'NAP-FAT.8':
    'A unit brought to its Stamina by starting an activation still completes that whole activation.',
  'NAP-ADD.1': 'Formation: a unit adjacent to two or more friendly units may ignore 1 < when attacked.',
  'NAP-ADD.2':
    'Flanking: a melee attacker adds 1 die if at least one other friendly unit that has a melee row is adjacent to the target.',
  'NAP-ADD.3': 'Flanking never applies to ranged (nor magic, Grenade) attacks.',
  'NAP-ADD.4': 'Fatigue reroll, attacker: remove 1 Fatigue from the defending unit, reroll one attack die.',
  'NAP-ADD.5': 'No Fatigue on that enemy unit, no such reroll.',
  'NAP-ADD.6':
    'Deactivation: when an enemy unit is activated, its opponent may remove 2 Fatigue from it; the activation ends at once without any action.',
  'NAP-ADD.7': 'Needs 2 Fatigue present, counting the reactivation Fatigue just received.',
  'NAP-ADD.8': 'At most once per turn per unit.',
  'NAP-ADD.9':
    'Deactivation is also possible against an activation meant to Rest, and against card activations.',
  'NAP-CRD.1':
    'Fields: name, copies, leadership value, type (Action, Attack, Reaction), main effect, attack bonus.',
  'NAP-CRD.2': 'Action cards: played as a basic action; apply, discard.',
  'NAP-CRD.3':
    'Attack cards: laid face down when your unit declares an attack, before dice; at reveal choose main effect or bonus; discard.',
  'NAP-CRD.4':
    'Reaction cards: laid face down when your unit is attacked; reveal with the attacker; apply; discard.',
  'NAP-CRD.5':
    'Bonus: any card may be laid as an Attack card only for the bonus printed for that attack type (usually one die).',
  'NAP-CRD.6':
    'Decoy may be used wherever a card may be laid or bid, does nothing, counts as the played card, returns to hand.',
  'NAP-CRD.7': "Hand limit 7 at all times, Decoy excluded; surplus is discarded at once, owner's choice.",
  'NAP-CRD.8': 'An exhausted Maneuver deck is never reshuffled; its owner draws no more cards.',
  'NAP-CRD.9':
    '"Adjacent units" / "connected group" on Break the Line: the chosen units form one connected set by adjacency, any shape.',
  'NAP-CRD.10': 'Discard piles are public. Cards that cancel, prevent or riposte name their step.',
  'NAP-CRD.11': 'An Action card may be played only if at least one part of its effect can do something.',
  'NAP-BLK.1':
    'Blank Orders come from a common unlimited supply and mark activations that cost no personal Order; they are placed only when the effect says so.',
  'NAP-BLK.2': 'Placing a Blank on a unit that carries an Order or Blank causes Fatigue like an Order.',
  'NAP-BLK.3': 'Blanks leave in the End phase, or at once when the unit is destroyed or removed.',
  'NAP-COR.1': 'Public counter 0–20; excess is lost.',
  'NAP-COR.2':
    'Gains: discarding Orders (NAP-ORD.11); +1 per enemy unit destroyed by own units or effects; abilities; cards.',
  'NAP-COR.3': 'Regeneration: 3 for one line (NAP-REI.11).',
  'NAP-COR.4': 'Movement: 2 Corruption = 1 extra hex for a unit moving in its activation.',
  'NAP-COR.5': 'Abilities and cards may demand Corruption.',
  'NAP-COR.6': '"Spend up to X": the owner names the amount (0 allowed) when the effect is applied.',
  'NAP-END.1': 'Scenario conditions are scored first.',
  'NAP-END.2': "If the game goes on, every used and unused Order returns to its owner's pouch.",
  'NAP-END.3': "Both players draw the number of cards of this round's Escalation side; hand limit 7.",
  'NAP-END.4': 'Fatigue is not removed in the End phase.',
  'NAP-VIC.1': '1 VP per destroyed enemy unit, 2 per Commander, plus scenario VP.',
  'NAP-VIC.2': 'Reaching the VP goal ends the game immediately with a win.',
  'NAP-VIC.3': "If all of a player's units are destroyed, the opponent wins at once regardless of VP.",
  'NAP-VIC.4':
    'The game also ends after the round in which the last Escalation card was drawn; more VP wins.',
  'NAP-VIC.5': 'Equal VP: the holder of the Leader token wins.',
  'NAP-ABL.1': 'Permanent abilities are always on; activatable ones follow NAP-ACT.7.',
  'NAP-ABL.2': 'Agile: may move through friendly units.',
  'NAP-ABL.3':
    'Aura X (Commanders): covers all friendly units within X hexes, the Commander included; no LOS needed.',
  'NAP-ABL.4': 'Brave: ignores 1 < in rolls against it.',
  'NAP-ABL.5':
    'Buckshot die: may make its ranged attack against an adjacent unit, and then adds the named die.',
  'NAP-ABL.6': 'Clumsy: cannot retreat; a forced retreat of any length is 1 damage instead.',
  'NAP-ABL.7':
    'Counterblow dice: after being attacked in melee, if alive, not exhausted and adjacent to the attacker, it may pay 1 Order of any colour for a melee riposte with the named dice.',
  'NAP-ABL.8':
    'Defender (mentioned, never defined): while this unit is not exhausted, an enemy may not declare a melee attack on a friendly neighbour of this unit that lacks Defender, if it could legally declare that attack on this unit instead.',
  'NAP-ABL.9': 'Draft X: see NAP-ORD.9.',
  'NAP-ABL.10': 'Flank X: as Flanking, but adds X instead of the standard die.',
  'NAP-ABL.11': 'Fortitude: see NAP-DMG.3.',
  'NAP-ABL.12': 'Grenade dice @range: one marker when placed; spend it to make this attack once per game.',
  'NAP-ABL.13': 'Marauder: after dealing damage in melee, loses 1 Fatigue.',
  'NAP-ABL.14': 'Master of Attack X: when attacking, reroll up to X dice.',
  'NAP-ABL.15': 'Master of Defence X: when attacked, force rerolls of up to X dice.',
  'NAP-ABL.16':
    'Persecution X: after destroying an enemy by melee, or forcing it to retreat, once per activation, may make another melee attack, first moving up to X hexes into contact.',
  'NAP-ABL.17': 'Ranger: see NAP-MOV.4, NAP-RET.7.',
  'NAP-ABL.18':
    'Regroup: when attacked in melee with no < left to obey, may retreat 1 and reduce damage by 1; if it enters difficult terrain, +1 damage.',
  'NAP-ABL.19': 'Shield: ignores 1 H.',
  'NAP-ABL.20': 'Slow: no attack after moving (0 hexes is not moving); no Run (NAP-MOV.8).',
  'NAP-ABL.21':
    'Square: when attacked by Cavalry, take 1 Fatigue to form square: both sides roll one die of their choosing, the cavalry first; the square does not retreat and strikes back in melee.',
  'NAP-ABL.22': 'Veteran: in attacks against this unit every S and K die is replaced by O before rolling.',
  'NAP-ABL.30': '(F) Double Time: Movement +1 this activation.',
  'NAP-ABL.31': '(F) Focus: Master of Attack 2 this activation.',
  'NAP-ABL.32':
    '(F) Impetus: if it moved 2 or more hexes this activation, its melee attacks this activation add 1 O.',
  'NAP-ABL.33':
    '(F) Indirect Fire: its ranged attacks this activation need no LOS (from the Chaoscannon card).',
  'NAP-ABL.34': '(F) Parting Shot: after a ranged attack this activation may move 1 hex (NAP-ATK.31c).',
  'NAP-ABL.35': 'Overcharge: when declaring a magic attack may spend 2 Corruption, +1 S.',
  'NAP-ABL.36':
    'Imperial Will (F) (Napoleon): once his Order is placed, Napoleon stays put and another friendly unit in his Aura is activated in his stead; it receives no token.',
  'NAP-ABL.37': 'Grand Plan (Napoleon): once per game, free action: draw 2 random Orders.',
  'NAP-ABL.38':
    'Patience (F) (Kutuzov): after placing the Order, instead of activating Kutuzov, up to 3 other friendly units in his Aura each lose 1 Fatigue (at least one must have some).',
  'NAP-ABL.39': 'Old Fox (Kutuzov): once per game, free action: 3 Reinforcement points.',
  'NAP-ABL.40':
    'Dark Pact (Malphas): once per own turn, free action: spend 3 Corruption, draw 1 random Order.',
  'NAP-ABL.41':
    'Commander free actions and Imperial Will/Patience need the Commander on the battlefield; exhaustion does not stop Grand Plan, Old Fox or Dark Pact.',
  'NAP-CRT.1': 'Advance (also printed "Nimble"): may move 1 hex after the attack.',
  'NAP-CRT.2':
    'Frenzy: melee; if the target is neither destroyed nor retreated, another melee attack, once per activation, after any Counterblow.',
  'NAP-CRT.3': 'Hammerblow: melee; each * deals 2 damage.',
  'NAP-CRT.4': 'Vampirism: each * heals the attacker 1 (in step 6).',
  'NAP-CRT.5': 'Volley die: roll one more die of that colour.',
  'NAP-CRT.6': 'Terror: add 1 < to the result.',
  'NAP-CRT.7': 'Pin: the target gains 1 Fatigue (in step 6, before absorption).',
  'NAP-CRT.8': 'Pierce: no Fatigue absorption in this attack.',
  'NAP-CRT.9': 'Rally: the attacking unit loses 1 Fatigue.',
  'NAP-CRT.10':
    "Blast: in step 10(a) one enemy unit adjacent to the hex the target held at step 1 (attacker's choice, not the target) takes 1 effect damage.",
  'NAP-CRT.11': 'Corrupt: gain 1 Corruption.',
  'NAP-FAQ.1': 'No Order of the right colour (or purple): no activation.',
  'NAP-FAQ.2': 'Maneuver deck empty: no more draws; Decoy is unaffected.',
  'NAP-FAQ.3': 'Units block movement of everyone (bar Agile through friends).',
  'NAP-FAQ.4': 'Retreat impossible: 1 damage, however many <.',
  'NAP-FAQ.5':
    'Fatigue rerolls: each player one die, attacker does all own rerolls first, nothing without Fatigue on the enemy unit.',
  'NAP-FAQ.6': 'Corruption may be spent as often as the stock allows.',
  'NAP-FAQ.7': 'Reinforcement deck empty: see NAP-VIC.4 and NAP-ORD.1.',
  'NAP-FAQ.8': 'Formation ignores terrain differences.',
  'NAP-FAQ.9': 'Fatigue tokens never run out.',
  'NAP-FAQ.10': 'One card per action; a card-activated unit gets no second card; Decoy counts.',
  'NAP-FAQ.11': 'Destroyed unit: last model goes to the tablet, then Size models of the type leave.',
  'NAP-FAQ.12': 'Across a river: ranged yes; melee only via a bridge.',
  'NAP-FAQ.13': 'Break the Line groups: NAP-CRD.9.',
  'NAP-DIC.1': 'The faces of the six dice, and what they promise.',
  'NAP-UNI.1': 'France: flexible, fast, strong Commanders.',
  'NAP-UNI.2': 'Russia: deep, stubborn, strong in defence and recovery.',
  'NAP-UNI.3': 'Legions of the Abyss: aggressive, fuelled by Corruption.',
  'NAP-DET.1': 'Detachments: whom they march with, what they give, what they cost.',
  'NAP-DEK.1': 'France: 30. The table says the rest.',
  'NAP-DEK.2': 'Russia: 30. The table says the rest.',
  'NAP-DEK.3': 'Legions of the Abyss: 30. The table says the rest.',
  'NAP-DEK.4':
    'Dice, symbols or Reinforcement points granted by a main effect belong to that attack or action only.',
  'NAP-DEK.5':
    'Optional payments (Rend, Hellfire Salvo, Pact of Ash) are declared when the effect is applied; if Pact of Ash cannot be paid, only the bonus or nothing may be chosen.',
  'NAP-DEK.6':
    'What A04, F07, F09 and cards like them grant belongs to the unit that was named, and ends with the action.',
  'NAP-DEK.7':
    'Single cards: for F16 and A15 a laid Decoy is a card (it is cancelled and returns; F16 then adds no die); "farther" in F14 means exactly one hex farther; R15 and F04 may name or cover units without Fatigue; R04 against an empty hand only draws; A04 looks at the faces after rerolls (step 6); A05 pays once, besides the point of NAP-DES.5; A06\'s payment is made in step 4 of that attack; A13 is a placement, not a move (no stop, no ended activation, difficult hexes allowed); A15 without a defender\'s card can only be used as a bonus; an “Any” bonus covers melee, ranged and magic, not Grenades.',
  'NAP-DEK.8': 'In a card or ability that lists units "up to n", each unit may be named once.',
  'NAP-RDK.1': 'The Reinforcement deck holds 24 cards.',
  'NAP-EDK.1':
    'The Escalation deck holds 8 cards; each side gives Orders this round / Maneuver cards in the End phase.',
  'NAP-EDK.2': 'Lull: immediately, Leader first, each player removes 1 Fatigue from up to 2 own units.',
  'NAP-EDK.3': 'Heroism: the Leader draws 1 extra Order in ORD.4.',
  'NAP-EDK.4': 'Fog: until the end of the round no ranged, magic or Grenade attack may exceed range 3.',
  'NAP-TER.9':
    'Every kind of terrain: whether it can be entered, whether it is difficult, whether it blocks sight, what a defender in it ignores.',
  'NAP-MAP.1': 'Eight maps, rows 1–9 from north to south; even rows are shifted half a hex right.',
  'NAP-ROS.1': 'Armies ready to march, with their cost and their ★ units.',
  'NAP-SCN.1':
    'A scenario gives map, zones, army limits or rosters, Escalation count, VP goal and special conditions.',
  'NAP-SCN.2': 'A Landmark is held by the player whose unit stands on it in END.1.',
  'NAP-SCN.3': 'Scenario VP come on top of VP for destroyed units unless stated.',
  'NAP-SCN.4': 'If a side has its own goal, only that side uses it.',
  'NAP-SCN.5':
    'Any faction may take either side unless restricted; recommended rosters with the highest total within the limit are offered first.',
  'NAP-SCN.6':
    "Custom battles: any map, any zone, limit 100–400 (each side its own), Escalation 4/6/8, goal 3–15 or none (each side its own), a Commander's worth 2–4 VP, the four switches, and victory conditions: 0–3 Landmarks on passable hexes, each either hold (END.1: 1 VP to its holder) or majority (END.1: 1 VP to the player holding more of them).",
  'NAP-SCN.11': 'Map and scenario are two choices.',
  'NAP-SCN.12': 'Players may agree on their own map.',
  'NAP-SCN.7': 'Zone hexes on impassable terrain are unusable and do not count for NAP-SET.12.',
  'NAP-SCN.8':
    'Leaving the board is a form of Move: the unit needs a legal path to some row-1 hex that leaves at least 1 hex of Movement (a difficult row-1 hex stops it; exhausted units cannot exit).',
  'NAP-SCN.9':
    'Sealing (SC5) is what the unit does in its activation instead of anything else; a sealed Rift no longer gives Corruption or VP.',
  'NAP-SCN.10':
    'Unique-terrain slots (NAP-SET.3) are the Village hexes of the chosen map (none on the others); their default tile is Village; permitted tiles are Village, Redoubt, Ruins, Shrine and Windmill, in any number.',
  'NAP-TRN.1':
    'A series of battles between two players; results carry over; a decisive battle at the end crowns the winner.',
  'NAP-TRN.2': 'Lengths: short 2, standard 3, long 4 preliminary battles, plus the decisive battle.',
  'NAP-TRN.3':
    'Notebook (persistent, public): faction, treasury, muster (every owned unit, fit or Broken), detachments, improvements, buildings, artifacts, relics, total VP.',
  'NAP-TRN.4':
    'Start: 200 DP each to buy a muster that must include a Commander; leftover DP stay in the treasury.',
  'NAP-TRN.5': 'Army limits: battle 1: 150, 2: 200, 3: 250, 4: 275; decisive: 300.',
  'NAP-TRN.6': 'Escalation 6, goal 6 in preliminary battles.',
  'NAP-TRN.7':
    'Between battles, in this order: income, restoration, improvement, relics, purchases, new roster.',
  'NAP-TRN.8':
    'Income = 40 + 5 × VP scored this battle (VP counted up to 8) + 10 for the winner or 20 for the loser.',
  'NAP-TRN.9':
    'Units destroyed in the battle are Broken: they may not be fielded until restored for a quarter of their cost, rounded up.',
  'NAP-TRN.10':
    'Improvement: each player draws 2 improvement cards, attaches 1 to a fit unit that was fielded and survived, discards the other.',
  'NAP-TRN.11':
    'Relics: each preliminary battle puts 2 random relics on the two hexes C5 and I5 (if impassable: the first passable neighbour, for C5 in the order NW, NE, E, SE, SW, W, for I5 in the half-turn order SE, SW, W, NW, NE, E).',
  'NAP-TRN.12':
    'Purchases, any number in any order: units (card cost), detachments, one building per interval, artifacts.',
  'NAP-TRN.13':
    'Artifacts and relics are assigned to Commanders before a battle: at most 2 artifacts and 1 relic per Commander; inactive while that Commander is destroyed or in reserve.',
  'NAP-TRN.14':
    'Decisive battle: SC7 with all its special rules (MAP7, Z13, Escalation 8, Landmarks D3 and H7, Blizzard), limit 300, goal 10, no relics laid.',
  'NAP-TRN.15': 'The winner of the decisive battle wins the tournament.',
  'NAP-TRN.16':
    "If an army cannot field a legal Commander, it gets the faction's non-unique Commander free for that battle, on top of the limit.",
  'NAP-TRN.17':
    "Each item is used at its own moment: AR2 in step 2 right after the enemy laid a card (a defending owner sees it before choosing his own); AR9 in ORD.6; RL3 and Captured Colours in ORD.2; RL6 and Powder Wagon when the pool is built (as attacker's card dice, NAP-ATK.17 step 3, without counting as a card); RL5 when step 9 damage is about to remove the last model; AR10 at once when a unit is lost; Field Kitchen and Holy Water between the campaign's battles; the rest as free actions.",
  'NAP-TRN.24':
    'In this order. Start: length and options; both choose a faction in secret; both buy a first muster in secret.',
  'NAP-TRN.25':
    'One improvement deck of 18 for both players: the loser draws, chooses and discards first, then the winner; when it runs short the discards are reshuffled; attached cards stay out, a lost improvement goes to the discards.',
  'NAP-TRN.26':
    'Copies: each artifact at most once per player, both players may own the same; a ★ unit at most once per muster; detachments up to the printed copies per player.',
  'NAP-TRN.27':
    "A conceded battle counts as reaching the goal: the winner's VP for income and total are raised to the battle's goal if lower; the conceding player keeps the VP scored, and gets no loser's bonus in NAP-TRN.8.",
  'NAP-TRN.20': 'Buildings: each at most once per player.',
  'NAP-TRN.21': 'Artifacts. The table says the rest.',
  'NAP-TRN.22': 'Improvement cards: 18. The table says the rest.',
  'NAP-TRN.23': 'Relics: 6; once per battle each, free action unless stated.',
  'NAP-SOL.1':
    'One player against the Legions of the Abyss; an event deck drives the story; progress is marked on a world map; the goal is to prepare for and win the final battle.',
  'NAP-SOL.2': 'The player chooses France (capital W01) or Russia (capital W11).',
  'NAP-SOL.3':
    'Difficulty: Conscript (+40 DP, no Spread in months 1–2), Veteran (every Abyss list, L0 to L3 and AB-320, gets one more AB04), Marshal (−20 DP; every Abyss list gets one more AB03 and one more AB04).',
  'NAP-SOL.4':
    'Win: win SC8. Lose: the capital reaches corruption 3 (checked whenever it changes), month 12 ends without victory, or SC8 is lost.',
  'NAP-SOL.5':
    'Allies of Order are always available: before any battle the player may hire one non-unique, non-Commander unit of the other human faction for half its cost (rounded up), for that battle only (every kind of battle, SC8 and EV07 included); it comes on top of the limit, and is paid for even if it starts in reserve.',
  'NAP-SOL.6': 'Twelve regions, their neighbours, income, corruption at the start and battlefield.',
  'NAP-SOL.7':
    'Developing (in a region with corruption 0): buy units, detachments, artifacts and at most one building each time (tables of section 19; each building once per campaign), restore Broken units (a quarter of their cost, rounded up).',
  'NAP-SOL.8': 'Resting: restore up to 2 Broken units of your choice free.',
  'NAP-SOL.9':
    'Entering W12 needs at least 2 Seals and month ≥ 6; it triggers SC8 against AB-320 with one more AB03 and one more AB08, here with goal 12 for the player and 8 for the Abyss.',
  'NAP-SOL.10':
    'Other battles: limit = 140 + 10 × month (max 250); Abyss list by corruption level: L1, L2, L3 (below); Escalation 4 at L1, else 6; goal 5; zones Z9; player South; no Landmarks; Rift rules apply.',
  'NAP-SOL.11':
    'Victory: region corruption 0, +20 + 10 × level DP, draw level loot tokens, one improvement card (draw 2, keep 1).',
  'NAP-SOL.12': 'Spread: roll d12 twice (three times from month 7).',
  'NAP-SOL.13': 'The Host (from EV17): a marker with an L2 army.',
  'NAP-SOL.14':
    'Abyss lists: L0 (marauders) AB13, AB01, AB02, AB03 = 92; L1 AB13, AB01×2, AB02, AB03, AB06 = 141; L2 AB13, AB01×2, AB03, AB04, AB06, AB11 = 198; L3 AB14, AB01×2, AB03×2, AB04, AB08, AB10 = 264.',
  'NAP-SOL.15':
    'Loot bag (16): 10 DP ×5; 20 DP ×3; Field Kitchen ×2 (once, before a battle: cancel one event effect on it); Captured Colours ×2 (once, ORD.2: +2 to a bid); Powder Wagon ×2 (once: +1 S to an attack in step 4); Holy Water ×2 (PURGE without DP).',
  'NAP-SOL.17': '"Previous region" = the one the army stood in before its last march.',
  'NAP-SOL.18':
    'An army standing in a region whose corruption has risen to 1 or more may attack it by marching into its own region (1 AP, battle as on entry).',
  'NAP-SOL.19':
    'EV07 fought and lost: the 15 DP are lost after all, destroyed units are Broken, nobody moves and no corruption is added.',
  'NAP-SOL.20':
    "Hired or recruited foreign units count as the player's own for Auras and cards; they take no detachments, and a hired unit's cost never counts for the ★ allowance.",
  'NAP-SOL.21':
    'A battle goes in this order: (1) you may refuse it where NAP-SOL.11 allows it (never for EV07, a Host that came to the army, SC8 or an attack inside the own region); (2) hire an ally, or nobody; (3) use a Field Kitchen; (4) field an army, in the open: any legal part of your fit units within the limit, detachments included; (5) hand out artifacts; (6) set up: player South, automaton North, default tiles on unique-terrain slots, all four switches as chosen at campaign start; (7) battle; (8) aftermath of NAP-SOL.11: Broken units, DP, loot, improvement, corruption.',
  'NAP-SOL.22':
    'Developing, you buy and restore in any order until you are done; resting, you restore up to two units.',
  'NAP-SOL.23':
    'The improvement deck of 18 cards and the loot bag are shuffled when empty from what was discarded or used; attached improvements and unspent tokens stay out.',
  'NAP-SOL.16': 'The event deck: 30 cards, shuffled, 12 used per campaign; “battle” = battles of this month.',
  'NAP-AUT.1': 'The automaton holds no hand and no Decoy.',
  'NAP-AUT.2':
    "Deployment: it places by role order Commander, Artillery, Infantry, Cavalry, Monster; Artillery and Commander on the zone hex farthest from the board's middle row and nearest column F; others on the zone hex nearest the middle row and nearest column F.",
  'NAP-AUT.3': 'Bid: flip the top card; its leadership value is the bid.',
  'NAP-AUT.4':
    'Escalation as Leader: if it has at least as many non-exhausted units as the player, the side with more Orders, else the side with fewer; tie: A.',
  'NAP-AUT.5':
    "Orders: draws the side's number plus half of its Draft total (rounded up), returns nothing, never exchanges.",
  'NAP-AUT.6':
    'Reinforcement card: the one with most points it can use now (a point counts if a model can move); if all are 0: most removable Fatigue; then most Orders; then leftmost.',
  'NAP-AUT.7':
    'Battle: two basic actions per turn if possible; passes only when no activation with a plan of tiers 1–6 is possible, so it never pays for tier 7.',
  'NAP-AUT.8':
    'Choice of activation: for each activatable unit (cheapest paying colour: exact colour before purple; on slash values the colour it holds most of) compute its best plan and take the highest tier; inside a tier the highest score, then the unit listed first.',
  'NAP-AUT.9':
    'Expected net damage = the sum over the dice of the finished pool (NAP-ATK.17: bonus dice known in advance and the Veteran change included; against a unit that could form Square a Cavalry melee counts only its best die) of P(damage), minus the hits it is expected to ignore (no more than the hits expected), minus 1 if the target has Fortitude (floor 0.5), minus 1 if it may absorb and the value exceeds 1 (floor 1).',
  'NAP-AUT.10':
    'Reactivating a unit that already carries an Order is considered only if no unit without Order has a plan of tier 1–5, and then only for its own plans of tiers 1–4, and never if the unit would then hold 2 or more Fatigue while the Deactivation switch is on.',
  'NAP-AUT.11': 'Movement Corruption (NAP-COR.4): only to enable a tier 1 or 2 plan.',
  'NAP-AUT.12':
    'Attack card, only for the first attack of each of its turns: in step 2a the top card is laid face down and unseen, and turned up in step 3.',
  'NAP-AUT.13':
    "Defence: in step 2b lay the top card unseen, at most once per turn of the player and only if the target is a Commander, has ≤ 2 models, or the attack's dice sum to expected damage ≥ 2.",
  'NAP-AUT.14':
    'Rerolls: Master abilities on misses (attack) or on H (defence), left to right; paid reroll with an Order that matches no activatable unit, on a miss; fatigue reroll on a miss unless the target is exhausted; defending fatigue reroll on an H unless the attacker is exhausted.',
  'NAP-AUT.15': 'Absorb if Fatigue + 1 < Stamina or if it saves the last model.',
  'NAP-AUT.16':
    'After-attack moves (Advance, Persecution): taken if they lead to an attack, else only if they end nearer to an enemy and outside difficult terrain.',
  'NAP-AUT.17':
    'Every other decision: dice it must remove or drop: lowest P(damage) first (Square: keeps the highest); Frenzy always; Blast, Maddening effects and other enemy picks: Commander first, then fewest models, then the unit listed first; own picks for Fatigue removal (Lull, cards): exhausted first, then most Fatigue, then the unit listed first; gained colours: the one matching most of its units without Order; ripostes: taken whenever free or payable with an Order that matches no activatable unit; optional payments not named above: declined; anything still open: the first thing it may do that is not declining.',
  'NAP-HID.1': 'Hidden from the opponent: colours of Orders in hand, cards in hand, deck order.',
  'NAP-HID.2':
    'Everybody is shown only what he may know, the machine included; the whole journal opens after the game.',
  'NAP-HID.3':
    'Nobody may learn anything from who is asked: in an attack both sides are always asked for a card, unless they have played one in this action, with no card and the Decoy as the least to choose from.',
  'NAP-HID.4':
    "The chooser of MAIN/BONUS/NONE sees both revealed cards; the defender additionally sees the attacker's choice.",
  'NAP-HID.5':
    'R04 Scorched Earth reveals the lost Order; colours taken by choice (NAP-BAT.6, F01, RC07) are public, random draws are not.',
  'NAP-HID.6':
    'Searching the pouch for a chosen Order (NAP-BAT.6) lets its owner, not the opponent, confirm which colours remain.',
  'NAP-HID.7':
    'Seed and whole journal stay closed until the game is over; spectators see what both players may see, and no more.',
  'NAP-HID.8':
    'An item committed with a bid, a Tournament purchase and a roster are secret like a bid: all see that you have decided, and all are revealed together.',
  'NAP-RUL.1':
    "Which deck's exhaustion ends the game, Escalation or Reinforcement? Escalation; the Reinforcement deck has 24 cards (3 × 8) and reshuffles if ever short.",
  'NAP-RUL.2': '"Draw 5 from the Reinforcement deck, return 2" at setup? Maneuver deck.',
  'NAP-RUL.3':
    'Hill text repeats the Forest\'s ("through the woods")? Hill: difficult, ignores 1 <, blocks LOS.',
  'NAP-RUL.4': 'Which symbol does Forest ignore? H.',
  'NAP-RUL.5': 'Veteran: "all ? and ? become ?"? Dice S and K become O before the roll.',
  'NAP-RUL.6': '"3 points: one model two lines"? N points = n line steps.',
  'NAP-RUL.7': 'Reinforcement deck stacked "face up"? Face down.',
  'NAP-RUL.8': 'Third, unchosen Reinforcement card? Discarded.',
  'NAP-RUL.9': 'Round-1 bid tie without a holder? Second placer counts as holder.',
  'NAP-RUL.10': "Tied bid: whose card is discarded? The token keeper's.",
  'NAP-RUL.11': 'Decoy as winning bid? Returns to hand.',
  'NAP-RUL.12': 'Exchange: where do discards go? Out of the pouch until the End phase.',
  'NAP-RUL.13': 'Draft: when to return, which tokens? Right after drawing, before exchanges, any tokens.',
  'NAP-RUL.14': 'Do several Draft units add up? Yes, per unit.',
  'NAP-RUL.15': 'Corruption per discarded Order (number lost)? 1.',
  'NAP-RUL.16': 'Exhausted at "2 Fatigue" or at Stamina? Stamina.',
  'NAP-RUL.17': 'Reaching Stamina by the activation itself? Full activation is completed.',
  'NAP-RUL.18': 'Rest "first activation" or "no Order tokens"? Tokens only.',
  'NAP-RUL.19': 'Two tokens of a `+` cost: Fatigue? No, one placement.',
  'NAP-RUL.20': 'Retreat direction is never defined? One hex farther from the attacker per step.',
  'NAP-RUL.21': 'Who picks the retreat hex? Owner.',
  'NAP-RUL.22': 'Damage for each missing retreat step? 1 in total.',
  'NAP-RUL.23': 'Is retreat damage reducible? Yes, part of D.',
  'NAP-RUL.24': 'Do exhausted units retreat ("cannot move")? Yes.',
  'NAP-RUL.25': 'Does a doomed unit retreat first? Yes.',
  'NAP-RUL.26': 'Ranger retreating into difficult terrain? No stop, no damage.',
  'NAP-RUL.27': 'Square "cannot retreat": damage? None.',
  'NAP-RUL.28': 'Square against cavalry shooting? No, melee only.',
  'NAP-RUL.29': 'Square: exhausted by its own cost, riposte? Lost.',
  'NAP-RUL.30': 'Square die chosen before or after bonuses? From the finished pool; no crit dice.',
  'NAP-RUL.31': 'Cards during Counterblow, by the other side? None for either.',
  'NAP-RUL.32': 'Counterblow without melee row ("value is 1")? 1 W if no dice are named.',
  'NAP-RUL.33': 'May a passed player riposte or react? Yes.',
  'NAP-RUL.34': 'Fatigue reroll "once per battle"? Once per attack.',
  'NAP-RUL.35': 'Garbled line on what cannot be rerolled? *.',
  'NAP-RUL.36': 'May the attacker answer a forced reroll? No.',
  'NAP-RUL.37': 'Paid reroll in a riposte by a passed player? No.',
  'NAP-RUL.38': 'Dice removal before or after the 6-dice cap? Before.',
  'NAP-RUL.39': 'Do crit dice respect the cap? Yes.',
  'NAP-RUL.40': 'Is ignoring symbols optional? H automatic, < chosen.',
  'NAP-RUL.41': 'Order of damage reductions, floors? NAP-DMG.2–4.',
  'NAP-RUL.42': 'More than one Fatigue to absorb? One per attack.',
  'NAP-RUL.43': '★ per 100 DP: limit or actual total, rounding? Actual total, rounded down.',
  'NAP-RUL.44': '★ Commanders and the allowance? They count.',
  'NAP-RUL.45': 'All units on the battlefield dead, reserve left? Game goes on.',
  'NAP-RUL.46': "VP when a unit dies by its owner's effect? Opponent scores.",
  'NAP-RUL.47':
    'Two units of one type: whose models are on the tablet? Common pool by type; on destruction remove Size, farthest first.',
  'NAP-RUL.48': 'May units be held in reserve voluntarily? No, only the excess.',
  'NAP-RUL.49': 'Summons per phase? Any number that fits.',
  'NAP-RUL.50': 'Are rivers hexes or hexsides; melee "across a bridge"? Hexes; bridge = Plain hex.',
  'NAP-RUL.51': 'LOS grazing between two blockers? Blocked.',
  'NAP-RUL.52': 'LOS reciprocity? Not guaranteed.',
  'NAP-RUL.53': 'Do friendly units block LOS? Yes.',
  'NAP-RUL.54': 'Magic against adjacent targets? Allowed.',
  'NAP-RUL.55': 'Grenade "roll cannot be changed"? No added, removed, recoloured or rerolled dice.',
  'NAP-RUL.56':
    'Persecution: same enemy? blocked retreat? Same allowed, also after the move; enemy must have left its hex.',
  'NAP-RUL.57':
    "Regroup sentence is broken by a pasted line? Once per activation, whoever's it is (NAP-RUL.98); may reach 0 damage.",
  'NAP-RUL.58': 'Does Regroup trigger Persecution? No, but it denies Frenzy.',
  'NAP-RUL.59': 'Frenzy in ripostes; new target? No; same target.',
  'NAP-RUL.60': '"Advance (Nimble)" two names? Same effect, alias.',
  'NAP-RUL.61': 'Counterblow before or after Advance? Before every follow-up.',
  'NAP-RUL.62': 'When exactly may one deactivate? ACT.4 only.',
  'NAP-RUL.63': 'One card per action: per attack or per basic action? Per basic action and player.',
  'NAP-RUL.64': 'May useless cards be laid as bluffs? No, Decoy only.',
  'NAP-RUL.65': 'IMMEDIATE on one side only? That side first.',
  'NAP-RUL.66': 'Aura undefined? Friendly units within X, self included.',
  'NAP-RUL.67': 'Defender named but undefined? NAP-ABL.8.',
  'NAP-RUL.68': '"Run" undefined? Any move beyond printed Movement.',
  'NAP-RUL.69': "Napoleon's once-per-game icon? Free action without Fatigue.",
  'NAP-RUL.70': 'Colour of the Flanking die? Y.',
  'NAP-RUL.71': 'Flanking in ripostes? Yes.',
  'NAP-RUL.72': 'Hand limit "at any time"? Checked after every draw, Decoy excluded.',
  'NAP-RUL.73': 'Which Escalation cards in short games? Random subset.',
  'NAP-RUL.74': '"Empty Order" vs "Blank Order"? Same.',
  'NAP-RUL.75': 'Is moving 0 hexes a move? Legal, but not "having moved".',
  'NAP-RUL.76': 'Corruption move for Slow units, several times? No; yes.',
  'NAP-RUL.77': "Does entering difficult terrain by retreat end one's own activation? Yes.",
  'NAP-RUL.78': 'Replenishment limit outside the phase? 1 per unit per effect.',
  'NAP-RUL.79': 'Both reach the VP goal in END.1? More VP, then Leader.',
  'NAP-RUL.80': 'Passing as second action? Allowed.',
  'NAP-RUL.81': 'Tournament: VP total or decisive battle? Decisive battle.',
  'NAP-RUL.82': '"Campaign" heading in the objectives? Means Tournament.',
  'NAP-RUL.83': '"Units with size 2+" destruction heading? Same rule for every Size.',
  'NAP-RUL.84': 'Brave "attack or damage rolls"? Any attack roll against it.',
  'NAP-RUL.85': 'Same faction on both sides? Allowed.',
  'NAP-RUL.86': 'Do Orders lost to Deactivation return? No.',
  'NAP-RUL.87': 'Terrain protection after an IMMEDIATE move? The hex held when dice are rolled counts.',
  'NAP-RUL.88': 'Fatigue rerolls on the first-game skip list? Not skippable by preset, own switch.',
  'NAP-RUL.89': 'Activatable ability paid "at the beginning of the turn" vs "activation"? Activation.',
  'NAP-RUL.90': 'Can a purple Order be taken by choice? Not by the free action; yes by F01.',
  'NAP-RUL.91': "Several ripostes available? One per attack, defender's choice.",
  'NAP-RUL.92': 'Simultaneous annihilation? Impossible: all damage is sequential, first emptied army loses.',
  'NAP-RUL.93':
    'Attack cards are announced for melee or ranged attacks; magic? A main effect works on the types in its On list, magic included where listed.',
  'NAP-RUL.94':
    'Scenario with sides bound to factions: both pick the same faction? Sides first, then factions (NAP-SET.16).',
  'NAP-RUL.95':
    'Which units form the reserve, and when is that decided? Those unplaced when the zone is full.',
  'NAP-RUL.96': 'Auto-pass when nothing can be activated? Never.',
  'NAP-RUL.97':
    '"Critical effects as usual" in a Counterblow: Advance, Blast? Yes, right after the riposte\'s step 9; Frenzy and Persecution no.',
  'NAP-RUL.98': "Regroup against a riposte? Yes, once per activation whoever's it is.",
  'NAP-RUL.99': 'Persecution by a Ranger into difficult terrain? No.',
  'NAP-RUL.100':
    'When are card costs in Corruption named? In the step in which the effect works; IMMEDIATE: step 3.',
  'NAP-RUL.101': 'Forest symbol: could it be the crit? No, H.',
  'NAP-ACN.1':
    'Choices of several parts are made one by one: units are named one after the other until you stop, and Orders are paid by colour.',
  'NAP-ACN.2':
    'Where there is only one thing to do, it happens by itself; except for cards in an attack, bids, returning and exchanging Orders (silence would tell something) and passing.',
  'NAP-ACN.3': 'Equal Orders and equal cards are one choice; for a move you name only where it ends.',
  'NAP-ACN.4': 'Every roll, draw and shuffle stands in the journal after what caused it.',
  'NAP-ACN.11': 'Where a table of this book says that somebody may do a thing, he may also decline.',
  'NAP-ACN.5':
    "What is hidden is little: the enemy's Orders are drawn from 17 known ones, his cards from his faction's list, less what has been seen.",
  'NAP-ACN.6':
    'What a position is worth: VP and how far the goal is; models by what they cost; Fatigue; Orders that units can still use; models on the tablet; the way to Landmarks; what is threatened; Corruption.',
  'NAP-ACN.7': 'An attack rolls at most 6 dice, so what it may show can be reckoned exactly.',
  'NAP-ACN.8':
    "A weak opponent follows the automaton's priorities, a better one looks one action ahead, a strong one imagines what is hidden and plays it out.",
  'NAP-ACN.9':
    'Leading is worth the first of three Reinforcement cards, the Escalation side and the first turn: bid the cheapest card that should win, and the Decoy when your cards are poor.',
  'NAP-ACN.10': 'Sight depends on the ground and on where units stand, so most of it can be worked out once.',
};
