/** Why something cannot be bought, restored, improved, fielded or given away between battles. */
export const notebookRefusals = {
  cannotPay: '{item} costs {price} DP and {left} are left. Choose something cheaper, or put something back.',
  onlyUnits: 'The first muster is bought in units and detachments. {item} can be bought between battles.',
  onlyUnitsNever:
    'The first muster is bought in units and detachments, and {item} is neither. Choose one of those.',
  notSold: '{item} cannot be bought. Units, detachments, a building and artifacts can.',
  builtBefore: 'You already have {item}. Each building is built once.',
  builtNow: 'One building can be bought at a time, and you have chosen {item}. Put it back first.',
  ownedBefore: 'You already own {item}, and nobody can own 2. Choose another.',
  noCopies: 'All {copies} of the detachment {item} are yours already. Choose another.',
  notChosen: '{item} is not among the things you have chosen.',
  needsCommander: 'A muster needs a Commander. Buy one.',
  brokenUnit: '{unit} is Broken. Restore it before it takes the field again.',
  alreadyFielded: '{unit} is fielded already.',
  notFielded: '{unit} is not fielded. Field it first.',
  noneToTakeOff: '{unit} has no detachment that could be taken off.',
  overLimit: 'With {unit} the army would cost {points} DP, and {limit} are allowed. Leave something at home.',
  noDetachments: '{unit} is a foreign unit and takes no detachment.',
  noneLeft: 'Every {detachment} you own is with another unit. Take one off there.',
  mostArtifacts: '{commander} carries 2 artifacts already. Take one back first.',
  mostRelics: '{commander} carries 1 relic already. Take it back first.',
  mud: 'Bringing the guns through the mud costs {price} DP and {left} are left. Leave some of them at home.',
  fewerStars:
    'The army has {stars} unique units, and at {points} DP it may have {allowed}. This army would do: {army}.',
  unled: 'The army has no Commander. This army would do: {army}.',
  mudFor:
    'Bringing the guns through the mud costs {price} DP and {left} are left. This army would do: {army}.',
  notBroken: '{unit} is fit and needs no restoring.',
} as const;

/** What stands in the place of a name in these sentences. */
export const notebookNames = { lentCommander: 'The Commander on loan', everything: 'All of it' } as const;

/** What is wrong with notebooks that come in from outside. */
export const bookWords = {
  foreign: '{what} is of another faction.',
  unsuited: '{card} does not suit {unit}.',
  tooMany: '{what} is there more often than it may be owned.',
  improvements: 'The 18 improvement cards are attached, in the deck or put aside, each once.',
  relics: 'The 6 relics are in the bag or in a notebook, each once.',
  loot: 'The 16 tokens are in the bag, kept or used, each once.',
} as const;
