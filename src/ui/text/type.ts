import { TYPE, type TypeSize } from '../theme/sizes';

/** The type sizes of the app, made larger or smaller. */
export type Type = Readonly<
  Record<TypeSize, { readonly fontSize: number; readonly lineHeight: number }>
>;

function scaled(scale: number): Type {
  const at = (size: TypeSize) => ({
    fontSize: Math.round(TYPE[size].fontSize * scale * 10) / 10,
    lineHeight: Math.round(TYPE[size].lineHeight * scale),
  });
  return {
    count: at('count'),
    caption: at('caption'),
    body: at('body'),
    lead: at('lead'),
    heading: at('heading'),
    title: at('title'),
  };
}

const known = new Map<number, Type>([[1, TYPE]]);

/** The same object for the same scale: styles that did not change are not looked at again. */
export function typeAt(scale: number): Type {
  const type = known.get(scale) ?? scaled(scale);
  known.set(scale, type);
  return type;
}
