import { saves } from '../storage/async-storage';
import { Commentaries } from './commentaries';

/** The app's own; apart from the other stores, because only one screen needs it. */
export const commentaries = new Commentaries({ saves, now: () => performance.now() });
