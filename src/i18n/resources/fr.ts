import { cards } from './fr/cards';
import { commentary } from './fr/commentary';
import { common } from './fr/common';
import { errors } from './fr/errors';
import { firstNight } from './fr/firstNight';
import { marquee } from './fr/marquee';
import { programme } from './fr/programme';
import { score } from './fr/score';
import { settings } from './fr/settings';
import { setup } from './fr/setup';
import { table } from './fr/table';

export const fr = {
  cards,
  commentary,
  common,
  errors,
  firstNight,
  marquee,
  programme,
  score,
  settings,
  setup,
  table,
};
