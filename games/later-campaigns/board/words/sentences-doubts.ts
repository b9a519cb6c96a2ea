// What is asked once more.
export const doubts = {
  guns: '{count, one: # gun unit, other: # gun units} could still fire. End the bombardment?',
  gunsYes: 'End it',
  gunsNo: 'Fire first',
  units: '{count, one: # unit, other: # units} could still move. Leave them where they are?',
  unitsYes: 'Leave them',
  unitsNo: 'Move on',
  crowd:
    '{count} units are in {hex}, and {limit} can stay there. The others are disrupted and go back. End the movement?',
  crowdYes: 'End movement',
  crowdNo: 'Not yet',
  flee: 'Retreat off the map with {units}? Whoever leaves it counts as lost.',
  fleeYes: 'Retreat off the map',
  fleeNo: 'Choose a hex',
  exit: 'Leave the map with {units}? They will not come back.',
  exitYes: 'Leave the map',
  exitNo: 'Stay',
} as const;
