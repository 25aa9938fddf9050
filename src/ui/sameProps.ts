/**
 * For `memo`: the same properties, some of them compared by what is in them. A table that is read anew after every
 * move is made of new objects, most of which say what the old ones said.
 */
export function sameProps<Props extends object>(...byContent: readonly (keyof Props)[]) {
  return (before: Props, after: Props): boolean =>
    (Object.keys({ ...before, ...after }) as (keyof Props)[]).every(
      (key) =>
        Object.is(before[key], after[key]) ||
        (byContent.includes(key) && JSON.stringify(before[key]) === JSON.stringify(after[key])),
    );
}
