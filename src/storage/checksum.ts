import { hashHex } from '../engine/hash';
import { canonicalJson } from '../engine/json';

/** The checksum of a save: over everything but itself, whatever the order of the keys. */
export function checksumOf(save: object): string {
  const fields = Object.entries(save).filter(([key]) => key !== 'checksum');
  return hashHex(canonicalJson(fields.sort(([a], [b]) => (a < b ? -1 : 1))));
}
