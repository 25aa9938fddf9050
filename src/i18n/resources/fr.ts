import { cards } from './fr/cards';
import { commentary } from './fr/commentary';
import { common } from './fr/common';
import { errors } from './fr/errors';
import { licences } from './fr/licences';
import { firstNight } from './fr/firstNight';
import { marquee } from './fr/marquee';
import { programme } from './fr/programme';
import { rules } from './fr/rules';
import { score } from './fr/score';
import { settings } from './fr/settings';
import { setup } from './fr/setup';
import { table } from './fr/table';
import { tips } from './fr/tips';

export const fr = {
  cards,
  commentary,
  common,
  errors,
  licences,
  firstNight,
  marquee,
  programme,
  rules,
  score,
  settings,
  setup,
  table,
  tips,
};
