import type { KeyValueStore } from '../../src/storage/store';

/** What can go wrong with an operation. */
export const FAULTS = [
  /** Refused before anything happened. */
  'reject',
  /** Done, and then reported as failed. */
  'reject-after',
  /** Half of the text is written, and success reported. */
  'tear',
  /** Half of the text is written, and failure reported. */
  'tear-and-reject',
  /** Reported as done, but nothing happened. */
  'lose',
  /** Never answers, and nothing happens. */
  'hang',
  /** Never answers, though it was done. */
  'hang-after',
  /** Never answers, and half of the text is written. */
  'hang-torn',
  /** Does not answer for long; is done, and answers, only after other writes. */
  'hang-late',
] as const;

export type Fault = (typeof FAULTS)[number];

export type Operation = 'get' | 'set' | 'remove' | 'keys';

const never = new Promise<never>(() => undefined);

/** What a torn write leaves. */
export function half(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}

/** A storage in memory whose operations can be made to go wrong, each in its own way. */
export class FaultyStore implements KeyValueStore {
  /** Operations so far, faulty ones included. */
  operations = 0;
  readonly log: Operation[] = [];
  private late: (() => void)[] = [];
  private isDead = false;

  constructor(
    readonly disk = new Map<string, string>(),
    private readonly faultOf: (
      index: number,
      operation: Operation,
    ) => Fault | 'kill' | undefined = () => undefined,
  ) {}

  /** Lets writes land that were reordered behind later ones. */
  landLateWrites(): void {
    for (const write of this.late.splice(0)) write();
  }

  getItem(key: string): Promise<string | null> {
    return this.run('get', () => this.disk.get(key) ?? null);
  }

  getAllKeys(): Promise<readonly string[]> {
    return this.run('keys', () => [...this.disk.keys()]);
  }

  removeItem(key: string): Promise<void> {
    return this.run('remove', () => {
      this.disk.delete(key);
    });
  }

  setItem(key: string, value: string): Promise<void> {
    return this.run(
      'set',
      () => {
        this.disk.set(key, value);
      },
      () => {
        this.disk.set(key, half(value));
      },
    );
  }

  private async run<Value>(
    operation: Operation,
    effect: () => Value,
    torn: () => void = () => undefined,
  ): Promise<Value> {
    const index = this.operations;
    this.operations += 1;
    this.log.push(operation);
    // A dead process neither reads nor writes any more.
    const fault = this.isDead ? 'hang' : this.faultOf(index, operation);
    await Promise.resolve();
    switch (fault) {
      case undefined:
        return effect();
      case 'kill':
        this.isDead = true;
        return never;
      case 'reject':
        throw new Error('refused');
      case 'reject-after':
        effect();
        throw new Error('done, but reported as failed');
      case 'tear':
        if (operation !== 'set') return effect();
        torn();
        return undefined as Value;
      case 'tear-and-reject':
        torn();
        throw new Error('half done');
      case 'lose':
        return (operation === 'set' || operation === 'remove' ? undefined : effect()) as Value;
      case 'hang':
        return never;
      case 'hang-after':
        effect();
        return never;
      case 'hang-torn':
        torn();
        return never;
      case 'hang-late':
        return new Promise((resolve) => {
          this.late.push(() => {
            resolve(effect());
          });
        });
    }
  }
}
