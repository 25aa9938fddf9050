import { cards } from './en/cards';
import { commentary } from './en/commentary';
import { common } from './en/common';
import { errors } from './en/errors';
import { licences } from './en/licences';
import { faceToFace } from './en/faceToFace';
import { firstNight } from './en/firstNight';
import { hall } from './en/hall';
import { match } from './en/match';
import { memory } from './en/memory';
import { marquee } from './en/marquee';
import { premiere } from './en/premiere';
import { programme } from './en/programme';
import { rules } from './en/rules';
import { score } from './en/score';
import { settings } from './en/settings';
import { setup } from './en/setup';
import { table } from './en/table';
import { tips } from './en/tips';

export const en = {
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
