import { err, ok, type Result } from '../engine/result';

export type ParseError =
  | { readonly code: 'too-large'; readonly max: number }
  | { readonly code: 'too-deep' }
  | { readonly code: 'not-json' };

export interface Limits {
  readonly length: number;
  readonly depth: number;
}

/** How deep brackets nest, found without parsing: a parser that recurses can be brought down by depth alone. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** JSON from a text of whatever origin and size. */
export function parseText(text: string, { length, depth }: Limits): Result<unknown, ParseError> {
  if (text.length > length) return err({ code: 'too-large', max: length });
  if (isDeeper(text, depth)) return err({ code: 'too-deep' });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err({ code: 'not-json' });
  }
}
