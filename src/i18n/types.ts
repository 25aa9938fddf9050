import type { Words } from './resources';

/** Makes every key and placeholder that is asked of `t` a checked one. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Words;
  }
}
