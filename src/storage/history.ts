import { sameJson } from '../engine/json';
import { readSave, type SavedMatch } from './codec';

/** The newest of several saves of a match that this app can play on. */
export async function newestReadable(texts: readonly string[]): Promise<SavedMatch | undefined> {
  const read = await Promise.all(texts.map((text) => readSave(text)));
  const [newest] = read
    .flatMap((save) => (save.ok ? save.value : []))
    .sort((a, b) => b.revision - a.revision);
  return newest;
}

/** Whether the one that is here is the other one, or what became of it. */
export function covers(here: SavedMatch, other: SavedMatch): boolean {
  if (here.revision < other.revision) return false;
  if (here.match.game.id !== other.match.game.id) return false;
  if (!sameJson(here.match.setup, other.match.setup)) return false;
  const decisions = ({ match }: SavedMatch) =>
    match.turns.map(({ seat, action }) => ({ seat, action }));
  const [one, two] = [decisions(here), decisions(other)];
  const shared = Math.min(one.length, two.length);
  return sameJson(one.slice(0, shared), two.slice(0, shared));
}
