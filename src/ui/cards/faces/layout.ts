/** Where a card's picture stands: over the whole card, or above the band with its name. */
export const PLATE = {
  plain: { x: 6, y: 6, width: 188, height: 198 },
  captioned: { x: 24, y: 6, width: 152, height: 159.6 },
} as const;

export type Layout = keyof typeof PLATE;

/** The marks at a card's top left; where the card is large they can be smaller. */
export const MARKS: Readonly<Record<Layout, string>> = {
  plain: '',
  captioned: 'translate(5 4) scale(.72)',
};

/** The panels at both sides of a captioned picture, with their fluting. */
export const PANELS = 'M8 8H192V202H8Z';
export const FLUTES = 'M14.5 20V165M18.5 20V165M181.5 20V165M185.5 20V165M22.6 8V165M177.4 8V165';
