import { cards } from './it/cards';
import { commentary } from './it/commentary';
import { common } from './it/common';
import { errors } from './it/errors';
import { licences } from './it/licences';
import { faceToFace } from './it/faceToFace';
import { firstNight } from './it/firstNight';
import { hall } from './it/hall';
import { match } from './it/match';
import { memory } from './it/memory';
import { marquee } from './it/marquee';
import { premiere } from './it/premiere';
import { programme } from './it/programme';
import { rules } from './it/rules';
import { score } from './it/score';
import { settings } from './it/settings';
import { setup } from './it/setup';
import { table } from './it/table';
import { tips } from './it/tips';

export const it = {
  cards,
  commentary,
  common,
  errors,
  licences,
  faceToFace,
  firstNight,
  hall,
  match,
  memory,
  marquee,
  premiere,
  programme,
  rules,
  score,
  settings,
  setup,
  table,
  tips,
};
