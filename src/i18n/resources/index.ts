import type { Language } from '../languages';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';

/** English sets the keys; the other languages have to have each of them. */
export type Words = typeof en;

export const RESOURCES: Readonly<Record<Language, Words>> = { en, fr, it };
