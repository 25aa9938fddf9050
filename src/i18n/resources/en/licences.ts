export const licences = {
  title: 'Closing credits',
  open: 'Credits and licences',
  thanks:
    'Backlot is made with the work of many people who give it away freely. Thank you! Tap a name to read its licence, in its own words.',
  own: 'The code, words and pictures of Backlot itself are under the MIT licence.',
  line: 'Version {{version}}, {{licence}}',
  phones: 'Also in the apps for Android and iOS',
  several: 'Several versions, {{licence}}',
  within: 'Part of {{within}}, {{licence}}',
};
