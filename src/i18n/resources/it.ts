import { cards } from './it/cards';
import { common } from './it/common';
import { errors } from './it/errors';
import { marquee } from './it/marquee';
import { programme } from './it/programme';

export const it = { cards, common, errors, marquee, programme };
