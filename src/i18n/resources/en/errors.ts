/** What can go wrong, by the codes of the engine and of saves. Each says what it means and what was left untouched. */
export const errors = {
  'seed-empty':
    'The seed code is empty. Type a few characters or let the app choose; your other settings stay as they are.',
  'seed-too-long':
    'The seed code is too long: {{max}} characters at most. Shorten it a little; your other settings stay as they are.',
  'seed-unprintable':
    'The seed code has characters that cannot be shown. Use letters, digits and signs; your other settings stay as they are.',
  'seed-algorithm-unknown':
    'This seed code was made by another version of Backlot, so this one cannot deal the same cards. Nothing was started or changed.',
  'name-empty': 'This player still needs a name. Nothing else at the table has changed.',
  'name-too-long':
    'This name is too long: {{max}} characters at most. Nothing else at the table has changed.',
  'name-unprintable':
    'This name has characters that cannot be shown. Please write it another way; nothing else at the table has changed.',
  'name-taken':
    'Somebody at the table already has this name, or one that looks the same. Choose another; nothing else has changed.',
  'colour-taken':
    'Somebody at the table already plays this colour. Choose another; nothing else has changed.',
  'glyph-taken':
    'Somebody at the table already plays this symbol. Choose another; nothing else has changed.',
  'seat-count':
    'This game takes {{min}} to {{max}} players. Add or remove a seat; the players you entered are still here.',
  'options-not-an-object':
    'The settings of this match cannot be read. The match was not started, and nothing has changed.',
  'option-unknown':
    'This game has no setting called “{{option}}”. The match was not started, and nothing has changed.',
  'option-value':
    'The setting “{{option}}” has a value this game does not know. The match was not started, and nothing has changed.',
  'too-large':
    'This file is far larger than any saved match, so it was not opened. Your matches are untouched.',
  'not-json':
    'This text is not a saved match, or a piece of it is missing. It was left as it is, and your matches are untouched.',
  'too-deep':
    'This file is built in a way no saved match is, so it was not opened. Your matches are untouched.',
  'not-a-save':
    'This is not a Backlot match. It was left as it is, and your matches are untouched.',
  'too-new':
    'A newer version of Backlot saved this match. Update the app to open it; until then it is kept exactly as it is.',
  damaged:
    'This match was damaged or altered after it was saved. It is kept exactly as it is, and your other matches are fine.',
  invalid:
    'A part of this match cannot be right ({{path}}). It is kept exactly as it is, and your other matches are fine.',
  'unknown-game':
    'This match belongs to a game that this version does not have ({{game}}). It is kept exactly as it is.',
  'game-unavailable':
    'A part of the app did not arrive, so this game cannot be opened now. Check your connection and try again. Your matches are all kept.',
  'rules-unknown':
    'This match follows a version of the rules that this app does not have. It is kept exactly as it is.',
  'illegal-action':
    'Move {{index}} of this match is against the rules, so it cannot be replayed. It is kept exactly as it is, and your other matches are fine.',
  'storage-unreadable':
    'The storage of this device cannot be read right now. Nothing was written over it; please try again in a moment.',
  'storage-unwritable':
    'The match could not be saved; perhaps this device has no room left. What was saved before is still there, and you can play on.',
  'storage-stalled':
    'Saving takes unusually long. Please keep the app open for a moment; what was saved before is safe.',
  'storage-full':
    'There is no room left to save this match beside what could not be read. Nothing was overwritten; export the match to keep it.',
  'changed-elsewhere':
    'This match went on in another window. Nothing was overwritten; open it again to go on from its newest move.',
  'save-missing':
    'This match is not stored here: it was deleted, or it belongs to another browser or device. Your other matches are untouched.',
};
