import { cards } from './fr/cards';
import { commentary } from './fr/commentary';
import { common } from './fr/common';
import { errors } from './fr/errors';
import { licences } from './fr/licences';
import { faceToFace } from './fr/faceToFace';
import { firstNight } from './fr/firstNight';
import { hall } from './fr/hall';
import { match } from './fr/match';
import { memory } from './fr/memory';
import { marquee } from './fr/marquee';
import { premiere } from './fr/premiere';
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
