/** How large things are in the pictures of the rules: a small card, a film on a strip, a poster, a reel. */
export const SMALL = 54;
export const FRAME = 36;
export const POSTER = 74;
export const TOKEN = 40;
