import { common } from './fr/common';
import { errors } from './fr/errors';
import { marquee } from './fr/marquee';
import { programme } from './fr/programme';

export const fr = { common, errors, marquee, programme };
