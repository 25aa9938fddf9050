/** The lobby card's own paints, brighter than the theatre around it. */
export const PAINT = {
  skyTop: '#101A4A',
  skyMiddle: '#5C2A6B',
  skyLow: '#E0643F',
  sun: '#FFD27A',
  ray: '#FFE3A6',
  farHill: '#5A2757',
  nearHill: '#311644',
  ground: '#170A2B',
  window: '#FFCF6B',
  banner: '#7A1230',
  bannerDeep: '#4C0A1F',
} as const;

/** The size of the lobby card, 14 to 11 as such cards were. */
export const CARD = { width: 560, height: 440 } as const;
