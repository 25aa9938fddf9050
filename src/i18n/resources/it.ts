import { common } from './it/common';
import { errors } from './it/errors';
import { marquee } from './it/marquee';
import { programme } from './it/programme';

export const it = { common, errors, marquee, programme };
