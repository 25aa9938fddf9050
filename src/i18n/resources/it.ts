import { cards } from './it/cards';
import { commentary } from './it/commentary';
import { common } from './it/common';
import { errors } from './it/errors';
import { hall } from './it/hall';
import { memory } from './it/memory';
import { marquee } from './it/marquee';
import { premiere } from './it/premiere';
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
