import { cards } from './en/cards';
import { common } from './en/common';
import { errors } from './en/errors';
import { marquee } from './en/marquee';
import { programme } from './en/programme';

export const en = { cards, common, errors, marquee, programme };
