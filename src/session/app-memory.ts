import { Archivist } from '../storage/archivist';
import { saves } from '../storage/async-storage';
import { Hall } from './hall';

/* The app's own; apart from the other stores, because only the screens of the table's memory need them. */

const now = (): number => performance.now();

export const hall = new Hall({ saves, now });

export const archivist = new Archivist(saves, now);
