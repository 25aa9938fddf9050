export const faceToFace = {
  title: 'Face to face',
  line: 'The phone lies on the table, and the board turns to whoever is on turn.',
  sides: 'Who sits where',
  sidesLine: 'The edge of the phone that each of you sits at, as it is seen when held upright.',
  sideOf: 'Where {{player}} sits',
  side: { bottom: 'Bottom', left: 'Left', top: 'Top', right: 'Right' },
};
