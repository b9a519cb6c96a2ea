// What is asked once more.
export const doubts = {
  guns: '{count, one: # gun unit, other: # gun units} could still fire. End the bombardment?',
  gunsYes: 'End it',
  gunsNo: 'Fire first',
  units: '{count, one: # unit, other: # units} could still move. Leave them where they are?',
  unitsYes: 'Leave them',
  unitsNo: 'Move on',
  exit: 'Leave the map with {units}? They will not come back.',
  exitYes: 'Leave the map',
  exitNo: 'Stay',
} as const;
