/** What a chain of bulbs is laid over, and how. */
export interface LightsProps {
  readonly width: number;
  readonly height: number;
  /** From the edge to the middle of a bulb. */
  readonly inset: number;
  readonly gap: number;
  readonly radius: number;
}
