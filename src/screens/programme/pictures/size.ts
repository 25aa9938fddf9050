/** Every picture of the programme is drawn in this box. */
export const PICTURE = { width: 300, height: 184 } as const;
