function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether two plain JSON values are the same, whatever the order of their keys. It goes no deeper than the first
 * value does, so comparing a trusted value with a hostile one is safe.
 */
export function sameJson(trusted: unknown, other: unknown): boolean {
  if (trusted === other) return true;
  if (Array.isArray(trusted)) {
    return (
      Array.isArray(other) &&
      trusted.length === other.length &&
      trusted.every((item, index) => sameJson(item, other[index]))
    );
  }
  if (!isRecord(trusted) || !isRecord(other)) return false;
  const keys = Object.keys(trusted);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.prototype.hasOwnProperty.call(other, key) && sameJson(trusted[key], other[key]),
    )
  );
}

/** The one text of a JSON value: keys sorted, no spaces. Equal values have equal texts, so it can be hashed. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${fields.join(',')}}`;
}
