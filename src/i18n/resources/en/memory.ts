export const memory = {
  title: 'The table’s memory',
  export: {
    title: 'Keep everything',
    line: 'All matches, finished or not, your premieres and your settings, in one file.',
    do: 'Export everything',
    saved: 'Saved as {{name}}',
    copied: 'Copied: paste it wherever you like to keep it',
    sheet: 'Everything as text',
    hint: 'Select all of it and copy it to keep it or send it elsewhere.',
  },
  import: {
    title: 'Bring everything back',
    line: 'Adds the matches of such a file. Those that are here stay as they are.',
    open: 'Import everything',
    file: 'Choose a file',
    label: 'Or paste the exported text',
    likes: 'Take over the settings, too',
    likesLine: 'Those in the file take the place of yours.',
    add: 'Bring it in',
    empty: 'Choose a file or paste the text first.',
    added_zero: 'No match was added.',
    added_one: '{{count}} match was added.',
    added_other: '{{count}} matches were added.',
    kept_one: '{{count}} was here already.',
    kept_other: '{{count}} were here already.',
    beside_one: '{{count}} went on differently elsewhere: both are kept.',
    beside_other: '{{count}} went on differently elsewhere: both are kept.',
    refused_one: '{{count}} could not be taken.',
    refused_other: '{{count}} could not be taken.',
    altered: 'The file was damaged or altered: only matches that are whole were taken.',
    likesTaken: 'The settings were taken over.',
  },
  kept: {
    title: 'Where it is kept',
    promised: 'This browser has promised to keep what is saved here.',
    clearable: 'This browser may clear what is saved here when it runs short of room.',
    used: 'Space used, the app included: {{size}}.',
    helps: 'What helps: install Backlot, and export everything now and then.',
    safari:
      'Safari clears everything after seven days without a visit, unless Backlot is installed.',
    ask: 'Ask the browser to keep it',
    refused: 'The browser did not promise it.',
  },
  delete: {
    title: 'Delete everything',
    line: 'Every match, all statistics and premieres, your tables and settings.',
    open: 'Delete everything',
    what_zero: 'There is no match here. What goes is your settings and tables.',
    what_one:
      '{{count}} match goes, finished or not, with its commentary and its place in the hall of fame. Your premieres, tables and settings go too.',
    what_other:
      '{{count}} matches go, finished or not, with their commentaries and their place in the hall of fame. Your premieres, tables and settings go too.',
    first: 'Export everything first',
    type: 'Type {{word}} to go on',
    word: 'DELETE',
    do: 'Delete it all',
    done: 'Everything was deleted',
    undo: 'Undo',
    restored: 'Everything is back',
  },
  error: {
    'not-json':
      'This is not an export of Backlot, or a piece of it is missing. Nothing has changed.',
    'not-an-archive': 'This is not an export of Backlot. Nothing has changed.',
    'archive-too-new':
      'A newer version of Backlot made this export. Update the app to take it in; nothing has changed.',
    'too-large':
      'This file is far larger than any export, so it was not opened. Nothing has changed.',
    'too-deep':
      'This file is built in a way no export is, so it was not opened. Nothing has changed.',
    unreadableFile: 'This file cannot be read. Nothing has changed.',
  },
};
