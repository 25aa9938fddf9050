import { cards } from './fr/cards';
import { commentary } from './fr/commentary';
import { common } from './fr/common';
import { errors } from './fr/errors';
import { hall } from './fr/hall';
import { memory } from './fr/memory';
import { marquee } from './fr/marquee';
import { premiere } from './fr/premiere';
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
  hall,
  memory,
  marquee,
  premiere,
  programme,
  score,
  settings,
  setup,
  table,
};
