import { err, ok, type Result } from '../engine/result';

/** A step from one version of the format to the next. It may rely on the shape of its own version only. */
export interface Migration {
  readonly from: number;
  readonly up: (save: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Version 1 is the first. A new version adds one step here, a fixture of the old version, and a test of the step. */
export const MIGRATIONS: readonly Migration[] = [];

/** Takes a save of any earlier version to the current one, step by step. */
export function migrate(
  save: Readonly<Record<string, unknown>>,
  from: number,
  to: number,
  migrations: readonly Migration[],
): Result<Readonly<Record<string, unknown>>, { readonly code: 'invalid'; readonly path: string }> {
  let current = save;
  for (let version = from; version < to; version += 1) {
    const step = migrations.find((migration) => migration.from === version);
    if (step === undefined) return err({ code: 'invalid', path: 'version' });
    try {
      current = { ...step.up(current), version: version + 1 };
    } catch {
      // A step meets data that only looks like its version: the save is damaged, the app goes on.
      return err({ code: 'invalid', path: `version ${version}` });
    }
  }
  return ok(current);
}
