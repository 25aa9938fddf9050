/* Follows the turns of every round by docs/transcripts.md and docs/rules alone, beside the referee of the cards. */

type Line = Readonly<Record<string, unknown>> & { readonly type: string };
type Action = Readonly<Record<string, unknown>>;

export class Turns {
  readonly complaints: string[] = [];
  private jobs: string[][] = [];
  private first = 0;
  private taken: string[] = [];
  private performed: string[] = [];
  private turns = 0;
  private rolls = 0;
  private encore: string | undefined;
  private isPosterKnown = false;
  private costumes: number[] = [];
  private keepers: number[] = [];
  /** Who has to see something before anything else is done: all at the start, then whoever looks. */
  private lookers: number[] = [];

  private check(isRight: boolean, what: string): void {
    if (!isRight) this.complaints.push(`turn ${this.turns}: ${what}`);
  }

  private get most(): number {
    return this.jobs.length * (this.jobs.length <= 3 ? 2 : 1);
  }

  private begin(seat: number): void {
    const expected = (this.first + this.turns) % this.jobs.length;
    this.check(seat === expected, `it is not the turn of ${seat}`);
    this.check(this.turns < this.most, 'all have had their turns');
    this.turns += 1;
  }

  /** The job that a producer gets from another player, if it can be performed at once. */
  private encoreOf(seat: number, [one = '', other = '']: readonly string[]): string | undefined {
    const owner = (job: string) => this.jobs.findIndex((own) => own.includes(job));
    if (owner(one) < 0 || owner(other) < 0) return undefined;
    const job = owner(one) === seat ? other : owner(other) === seat ? one : undefined;
    const isFree = job !== undefined && ![...this.performed, 'screenwriter'].includes(job);
    return isFree && !this.taken.includes(`${seat} ${job}`) ? job : undefined;
  }

  private perform(seat: number, action: Action): void {
    const job = String(action['job']);
    if (this.encore === undefined) this.begin(seat);
    else this.check(job === this.encore, `an encore of ${this.encore}, not of ${job}`);
    this.encore = undefined;
    this.performed.push(job);
    this.check(!this.taken.includes(`${seat} ${job}`), `${job} was taken from the centre`);
    if (job === 'screenwriter')
      this.check(this.turns === 1 && !this.isPosterKnown, 'the screenwriter comes too late');
    if (job === 'gaffer') this.rolls = 2;
    if (job === 'producer')
      this.encore = this.encoreOf(seat, (action['aim'] as { jobs: readonly string[] }).jobs);
  }

  private dress(seat: number, more: number): void {
    this.costumes[seat] = (this.costumes[seat] ?? 0) + more;
  }

  private decide(seat: number, action: Action): void {
    const isSeen = action['type'] === 'seen';
    this.check(isSeen === this.lookers.length > 0, 'somebody has yet to see something, or has not');
    if (isSeen) this.check(this.lookers.includes(seat), `${seat} has nothing to see`);
    this.lookers = this.lookers.filter((other) => other !== seat);
    switch (action['type']) {
      case 'perform':
        return this.perform(seat, action);
      case 'swap':
        this.check(this.jobs.length < 9, 'nine players do not swap');
        this.begin(seat);
        this.taken.push(`${seat} ${String(action['take'])}`);
        return;
      case 'look-at-ghosts':
        return this.begin(seat);
      case 'reroll':
        if (this.rolls === 0) this.begin(seat);
        this.rolls = this.rolls === 0 ? 1 : this.rolls - 1;
        return;
      case 'wear':
        this.rolls = action['costume'] === 'gamblers-vest' ? 1 : 0;
        return;
      case 'pass':
        // No further die, no encore, no turn; afterwards no costume or no token.
        if (this.rolls === 0 && this.encore === undefined) {
          if (this.turns < this.most) this.begin(seat);
          else this.keepers.push(seat);
        }
        this.rolls = 0;
        this.encore = undefined;
    }
  }

  read(line: Line): void {
    switch (line.type) {
      case 'table-set':
      case 'jobs-dealt':
        this.jobs = structuredClone(line['jobs']) as string[][];
        if (line.type === 'table-set') this.lookers = this.jobs.map((_, seat) => seat);
        return;
      case 'ghosts-seen':
      case 'hand-seen':
        this.lookers = [Number(line['seat'])];
        return;
      case 'jobs-swapped': {
        const [one = '', other = ''] = line['jobs'] as readonly string[];
        this.jobs = this.jobs.map((own) =>
          own.map((job) => (job === one ? other : job === other ? one : job)),
        );
        return;
      }
      case 'round-begun':
        this.first = Number(line['first']);
        this.turns = 0;
        this.taken = [];
        this.performed = [];
        this.isPosterKnown = false;
        this.keepers = [];
        return;
      case 'costume-given':
        return this.dress(Number(line['to']), 1);
      case 'costume-worn':
        return this.dress(Number(line['seat']), -1);
      case 'cast-complete':
        this.check(
          this.jobs.every((_, seat) => !this.costumes[seat] || this.keepers.includes(seat)),
          'somebody with a costume was not asked at the last call',
        );
        return;
      case 'poster-shown':
        this.isPosterKnown = true;
        return;
      case 'decision':
        return this.decide(Number(line['seat']), line['action'] as Action);
      case 'premiere':
        this.check(this.turns === this.most, 'not everybody has had their turns');
        this.check(this.rolls === 0 && this.encore === undefined, 'something was left to do');
    }
  }
}
