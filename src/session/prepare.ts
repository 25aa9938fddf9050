import { decodeSave } from '../storage/codec';

/**
 * Loads what checks saves. A browser reads that part of the app only when it is first needed, and then it takes longer
 * than a touch should: better while a table is being set up than with the tap that begins the match.
 */
export function prepareSaves(): void {
  // No save at all, but it is looked at like one.
  decodeSave('{}');
}
