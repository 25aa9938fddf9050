// Room for more than 6 MB of matches on Android, and less than the 25 MB that the system's backup takes.
const { withGradleProperties } = require('expo/config-plugins');

const KEY = 'AsyncStorage_db_size_in_MB';
const MEGABYTES = '20';

/** @type {import('expo/config-plugins').ConfigPlugin} */
module.exports = (config) =>
  withGradleProperties(config, (project) => {
    const others = project.modResults.filter(
      (item) => item.type !== 'property' || item.key !== KEY,
    );
    project.modResults = [...others, { type: 'property', key: KEY, value: MEGABYTES }];
    return project;
  });
