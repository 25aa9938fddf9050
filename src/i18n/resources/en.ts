import { cards } from './en/cards';
import { commentary } from './en/commentary';
import { common } from './en/common';
import { errors } from './en/errors';
import { hall } from './en/hall';
import { memory } from './en/memory';
import { marquee } from './en/marquee';
import { premiere } from './en/premiere';
import { programme } from './en/programme';
import { score } from './en/score';
import { settings } from './en/settings';
import { setup } from './en/setup';
import { table } from './en/table';

export const en = {
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
