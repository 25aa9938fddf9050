import { cards } from './fr/cards';
import { common } from './fr/common';
import { errors } from './fr/errors';
import { marquee } from './fr/marquee';
import { programme } from './fr/programme';

export const fr = { cards, common, errors, marquee, programme };
