/** [EPCARDS-7] The five studios. Their directors name them, and so do their abilities. */
export const STUDIO_IDS = [
  'brass-lantern',
  'copper-canyon',
  'moonbeam',
  'velvet-curtain',
  'comet',
] as const;
export type StudioId = (typeof STUDIO_IDS)[number];

const SEATS = [0, 1, 2, 3, 4] as const;
type StudioSeat = (typeof SEATS)[number];

/** [EPSETUP-1] A seat and the studio that its player has chosen. */
export type StudioChoice = `${StudioSeat}-${StudioId}`;

interface Chosen {
  readonly seat: StudioSeat;
  readonly studio: StudioId;
}

const CHOICES: readonly Chosen[] = STUDIO_IDS.flatMap((studio) =>
  SEATS.map((seat) => ({ seat, studio })),
);

/** Every studio with every seat. */
export const STUDIO_CHOICES = CHOICES.map(({ seat, studio }): StudioChoice => `${seat}-${studio}`);

export function chosenBy(choice: StudioChoice): Chosen {
  const chosen = CHOICES[STUDIO_CHOICES.indexOf(choice)];
  if (chosen === undefined) throw new Error(`Nobody can choose ${choice}`);
  return chosen;
}

/** How many of these go together, from the first on: each seat of the table once, each studio once. */
export function choicesThatFit(seats: number, choices: readonly StudioChoice[]): number {
  const chosen = choices.map(chosenBy);
  const clash = chosen.findIndex(
    ({ seat, studio }, index) =>
      seat >= seats ||
      chosen.slice(0, index).some((other) => other.seat === seat || other.studio === studio),
  );
  return clash < 0 ? seats : clash;
}
