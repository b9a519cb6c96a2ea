// What is asked once somebody is chosen.
export const questions = {
  go: 'Where shall {units} go?',
  ride: 'Where shall {leader} ride?',
  fire: 'What shall {guns} fire at?',
  assault: 'Whom shall {units} assault?',
  declare: 'The assaults are set. Declare them?',
  aim: 'Your letter to {body} says: {order}. Where?',
  seal: 'Your letter to {body} is ready. Seal it?',
  sealOrAdd: 'Your letter to {body} is ready. Seal it, or add to it?',
  change: 'Your letter to {body} cannot be sealed like this. Add to it, or tear it up?',
  charge: 'Whom shall {unit} charge?',
  launch: 'Chosen to charge: {units}. Launch the charge?',
  retreat: 'Where shall {units} retreat to?',
  fallBack: 'The order of {body} has failed. Where shall {units} go back to?',
  bringOn: 'All units on the map have moved. Who comes on?',
  leadersLeft: 'All units have moved. Shall a leader ride, or do you end the movement?',
  nobodyLeft: 'All units have moved. End the movement?',
} as const;
