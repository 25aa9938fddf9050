/** What the page tells a version that waits: nobody minds, come in. */
export const TAKE_OVER = 'backlot/take-over';
