/* Follows posters and costumes by docs/transcripts.md and docs/rules alone, beside the referee of the cards. */

type Line = Readonly<Record<string, unknown>> & { readonly type: string };
type Hidden = Readonly<Record<string, readonly string[]>>;

export class Decks {
  readonly complaints: string[] = [];
  private posters: string[] = [];
  private costumes: string[] = [];
  private worn: string[][] = [];
  private receivedIn: number[] = [];
  private drawn: readonly string[] = [];
  private poster: string | undefined;
  private round = 0;

  private check(isRight: boolean, what: string): void {
    if (!isRight) this.complaints.push(`round ${this.round}: ${what}`);
  }

  /** The next two of a deck. */
  private draw(deck: string[], cards: readonly string[] = []): void {
    this.drawn = deck.splice(0, 2);
    this.check(this.drawn.join() === cards.join(), `${cards.join()} was not on top`);
  }

  private show(poster: string, by: unknown): void {
    this.check(this.poster === undefined, 'a second poster');
    const isKnown =
      by === undefined ? this.posters.shift() === poster : this.drawn.includes(poster);
    this.check(isKnown, `${poster} was neither drawn nor on top`);
    this.poster = poster;
  }

  private bury(posters: readonly string[]): void {
    this.check(this.drawn.includes(posters.join()), `${posters.join()} was not drawn`);
    this.drawn = this.drawn.filter((poster) => !posters.includes(poster));
  }

  private dress(to: number, costume: string, others: readonly string[]): void {
    this.check(
      [costume, ...others].every((one) => this.drawn.includes(one)),
      `${costume} was not drawn`,
    );
    this.check((this.receivedIn[to] ?? -9) < this.round - 1, `${to} had a costume a round ago`);
    this.receivedIn[to] = this.round;
    this.worn[to]?.push(costume);
    this.costumes.push(...others);
  }

  private wear(seat: number, costume: string): void {
    this.check(this.worn[seat]?.includes(costume) ?? false, `${seat} has no ${costume}`);
    this.worn[seat] = (this.worn[seat] ?? []).filter((other) => other !== costume);
    this.costumes.push(costume);
  }

  read(line: Line): void {
    const hidden = (line['hidden'] ?? {}) as Hidden;
    switch (line.type) {
      case 'table-set':
        this.posters = [...(hidden['posterDeck'] ?? [])];
        this.costumes = [...(hidden['costumeDeck'] ?? [])];
        this.worn = (hidden['hands'] ?? []).map(() => []);
        return;
      case 'round-begun':
        this.round += 1;
        this.poster = undefined;
        return;
      case 'posters-drawn':
        return this.draw(this.posters, hidden['posters']);
      case 'poster-buried':
        return this.bury(hidden['posters'] ?? []);
      case 'poster-shown':
        return this.show(String(line['poster']), line['by']);
      case 'costumes-drawn':
        return this.draw(this.costumes, hidden['costumes']);
      case 'costume-given':
        return this.dress(Number(line['to']), String(line['costume']), hidden['costumes'] ?? []);
      case 'costume-worn':
        return this.wear(Number(line['seat']), String(line['costume']));
      case 'premiere':
        this.check(this.poster !== undefined, 'a movie without a poster');
    }
  }
}
