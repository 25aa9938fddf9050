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
  /** Re-rolls that are left, those of a costume above those of the turn it interrupts. */
  private rolls: number[] = [];
  private encore: { readonly seat: number; readonly job: string } | undefined;
  private invited: number | undefined;
  /** At a small table the owner of the pen says first whether to write. */
  private isPitch = false;
  private isPosterKnown = false;
  private isCast = false;
  private costumes: number[] = [];
  private keepers: number[] = [];
  /** Who has to see something before anything else is done: all at the start, then whoever looks. */
  private lookers: number[] = [];

  private check(isRight: boolean, what: string): void {
    if (!isRight) this.complaints.push(`turn ${this.turns}: ${what}`);
  }

  private get most(): number {
    return this.jobs.length * (this.isSmall ? 2 : 1);
  }

  private get isSmall(): boolean {
    return this.jobs.length <= 3;
  }

  private owner(job: string): number {
    return this.jobs.findIndex((own) => own.includes(job));
  }

  private begin(seat: number): void {
    const expected = (this.first + this.turns) % this.jobs.length;
    this.check(seat === expected, `it is not the turn of ${seat}`);
    this.check(this.turns < this.most, 'all have had their turns');
    this.check(!this.isPitch, 'nobody has said whether to write');
    this.turns += 1;
  }

  /** The job that a producer gets for the Producer itself, if it can be performed at once. */
  private encoreOf(seat: number, jobs: readonly string[]): Turns['encore'] {
    const job = jobs.find((other) => other !== 'producer');
    if (!jobs.includes('producer') || job === undefined) return undefined;
    const isAnothers = this.owner(job) >= 0 && this.owner(job) !== seat;
    const isFree = isAnothers && ![...this.performed, 'screenwriter'].includes(job);
    return isFree && !this.taken.includes(`${seat} ${job}`) ? { seat, job } : undefined;
  }

  private perform(seat: number, action: Action): void {
    const job = String(action['job']);
    const aim = action['aim'] as { readonly seat?: number; readonly jobs?: readonly string[] };
    if (job === 'screenwriter') this.isPitch = false;
    if (this.encore === undefined) this.begin(seat);
    else this.check(job === this.encore.job, `an encore of ${this.encore.job}, not of ${job}`);
    this.encore = undefined;
    this.performed.push(job);
    this.check(!this.taken.includes(`${seat} ${job}`), `${job} was taken from the centre`);
    if (job === 'screenwriter')
      this.check(this.turns === 1 && !this.isPosterKnown, 'the screenwriter comes too late');
    if (job === 'gaffer') this.rolls.push(2);
    if ((job === 'actress' || job === 'actor') && aim.seat !== seat) this.invited = aim.seat;
    if (job === 'producer') this.encore = this.encoreOf(seat, aim.jobs ?? []);
  }

  private dress(seat: number, more: number): void {
    this.costumes[seat] = (this.costumes[seat] ?? 0) + more;
  }

  private reroll(seat: number): void {
    const left = this.rolls.pop();
    if (left === undefined) this.begin(seat);
    const rest = (left ?? 2) - 1;
    if (rest > 0) this.rolls.push(rest);
  }

  /** No further die, no new cards, no writing, no encore, no turn; afterwards no costume or no token. */
  private pass(seat: number): void {
    if (this.rolls.length > 0) this.rolls.pop();
    else if (this.invited !== undefined) this.answer(seat);
    else if (this.isPitch) this.isPitch = false;
    else if (this.encore !== undefined) this.encore = undefined;
    else if (this.turns < this.most) this.begin(seat);
  }

  private answer(seat: number): void {
    this.check(seat === this.invited, `${seat} was not named`);
    this.invited = undefined;
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
        return this.reroll(seat);
      case 'accept':
        return this.answer(seat);
      case 'wear':
        if (action['costume'] === 'gamblers-vest') this.rolls.push(1);
        return;
      case 'pass':
        return this.pass(seat);
    }
  }

  private swap([one = '', other = '']: readonly string[]): void {
    this.jobs = this.jobs.map((own) =>
      own.map((job) => (job === one ? other : job === other ? one : job)),
    );
  }

  /** The jobs have changed hands: an encore is for whoever still has the job. */
  private forgetEncore(): void {
    if (this.encore !== undefined && this.owner(this.encore.job) !== this.encore.seat)
      this.encore = undefined;
  }

  private beginRound(line: Line): void {
    this.first = Number(line['first']);
    this.turns = 0;
    this.taken = [];
    this.performed = [];
    this.isPosterKnown = false;
    this.isCast = false;
    this.isPitch = this.isSmall && this.owner('screenwriter') >= 0;
    this.keepers = [];
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
      case 'jobs-swapped':
        return this.swap(line['jobs'] as readonly string[]);
      case 'round-begun':
        return this.beginRound(line);
      case 'costume-given':
        return this.dress(Number(line['to']), 1);
      case 'costume-worn':
        return this.dress(Number(line['seat']), -1);
      case 'cast-complete':
        this.isCast = true;
        return;
      case 'passed':
        if (this.isCast) this.keepers.push(Number(line['seat']));
        return;
      case 'card-removed':
        this.check(
          this.jobs.every((_, seat) => !this.costumes[seat] || this.keepers.includes(seat)),
          'somebody with a costume was not asked at the last call',
        );
        return;
      case 'poster-shown':
        this.isPosterKnown = true;
        this.isPitch = false;
        return;
      case 'decision':
        this.forgetEncore();
        return this.decide(Number(line['seat']), line['action'] as Action);
      case 'premiere':
        this.check(this.turns === this.most, 'not everybody has had their turns');
        this.check(
          this.rolls.length === 0 && this.invited === undefined,
          'something was left to do',
        );
    }
  }
}
