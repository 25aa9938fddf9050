import { cards } from './it/cards';
import { commentary } from './it/commentary';
import { common } from './it/common';
import { errors } from './it/errors';
import { firstNight } from './it/firstNight';
import { marquee } from './it/marquee';
import { programme } from './it/programme';
import { score } from './it/score';
import { settings } from './it/settings';
import { setup } from './it/setup';
import { table } from './it/table';

export const it = {
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
