import type {
  MogulEffect,
  TalentTrack,
  Track,
} from '../../../../src/games/executive-producer/vocabulary';
import { offerOpenAwards } from './awards';
import { meets } from './conditions';
import { drawFrom, drawNews, fillTrack, hasCards, takeFromTrack } from './decks';
import { begin, fitsAnywhere, hasOpenSpace, hasVacancy, place } from './placing';
import { CARDS, rowOf } from './rows';
import {
  decisionOf,
  movieOf,
  named,
  type Player,
  playerAt,
  type Production,
  productionOf,
  type Table,
  type Turn,
  without,
} from './table';

type Aim = Readonly<Record<string, unknown>>;
type Effect<Kind extends MogulEffect['kind']> = Extract<MogulEffect, { readonly kind: Kind }>;

/** A movie in production that an aim names, of the player on turn or of somebody else. */
function aimedAt(
  table: Table,
  { player }: Turn,
  aim: Aim,
  reach: 'own' | 'others',
): { readonly owner: Player; readonly production: Production } {
  const owner = playerAt(table, Number(aim['seat']));
  table.lines.check((owner === player) === (reach === 'own'), 'not on that player’s board');
  return { owner, production: productionOf(table, owner, named(aim, 'script')) };
}

function takeOff(table: Table, production: Production, track: TalentTrack, talent: string): void {
  const { script, director, actors } = production;
  const isThere = track === 'actors' ? actors.includes(talent) : director === talent;
  table.lines.check(isThere, `${talent} does not work on ${script}`);
  if (track === 'actors') production.actors = without(actors, talent);
  else delete production.director;
}

/** A card that comes without cost. */
function receive(table: Table, turn: Turn, track: Track, choice: object): void {
  const { lines } = table;
  const { player } = turn;
  const { seat } = player;
  if (track === 'scripts') {
    const script = named(choice, 'script');
    begin(table, player, script);
    return lines.expect({ type: 'script-taken', seat, script });
  }
  const [talent, on] = [named(choice, 'talent'), named(choice, 'on')];
  place(table, turn, { track, talent, on });
  lines.expect({ type: 'talent-taken', seat, talent, on });
}

function canReceive(table: Table, turn: Turn, track: Track): boolean {
  const cards = table.tracks[track];
  if (track === 'scripts') return cards.length > 0 && hasOpenSpace(turn.player);
  return cards.some((talent) => fitsAnywhere(track, talent, turn));
}

function take(table: Table, turn: Turn, { track, cards }: Effect<'take'>, aim: Aim): void {
  const { seat } = turn.player;
  const card = track === 'scripts' ? 'script' : 'talent';
  takeFromTrack(table, track, named(aim, card));
  receive(table, turn, track, aim);
  for (let left = cards - 1; left > 0 && canReceive(table, turn, track); left -= 1) {
    const { action } = decisionOf(table, [seat]);
    if (action.type === 'decline') {
      table.lines.expect({ type: 'declined', seat });
      break;
    }
    table.lines.check(action.type === `take-${card}`, 'another card may be taken now');
    takeFromTrack(table, track, named(action, card));
    receive(table, turn, track, action);
  }
  fillTrack(table, track);
}

function audition(table: Table, turn: Turn, { track, cards }: Effect<'audition'>): void {
  const { lines } = table;
  const { seat, productions } = turn.player;
  lines.check(
    productions.some((production) => hasVacancy(production, track)),
    'there is no vacancy',
  );
  const drawn = drawFrom(table, track, cards);
  lines.expect({ type: 'auditioned', seat, cards: drawn });
  const { action } = decisionOf(table, [seat]);
  if (action.type === 'decline') {
    lines.expect({ type: 'declined', seat });
    table.discards[track].push(...drawn);
    return;
  }
  const talent = named(action, 'talent');
  lines.check(action.type === 'take-talent' && drawn.includes(talent), 'one of those drawn');
  receive(table, turn, track, action);
  table.discards[track].push(...without(drawn, talent));
}

function moveNews(table: Table, turn: Turn, aim: Aim): void {
  const { lines } = table;
  const { player } = turn;
  const news = named(aim, 'news');
  const from = productionOf(table, player, named(aim, 'script'));
  const owner = playerAt(table, Number(aim['seat']));
  const to = productionOf(table, owner, named(aim, 'on'));
  lines.check(owner !== player, 'it goes to another player');
  lines.check(
    from.news.some((played) => played.news === news),
    `${news} is not on ${from.script}`,
  );
  lines.check(meets(to, owner, rowOf(CARDS.news, news).conditions), `${news} does not fit there`);
  from.news = from.news.filter((played) => played.news !== news);
  to.news.push({ news, seat: player.seat });
}

/** One player looks at the next award, and leaves it or puts it under the others. */
function preview({ lines, awardDeck }: Table, turn: Turn): void {
  const { seat } = turn.player;
  const [award] = awardDeck;
  lines.check(award !== undefined, 'there is no award to look at');
  lines.expect({ type: 'award-previewed', seat, hidden: { award } });
  const { action, seat: asked } = lines.next('decision');
  const { type } = action as { readonly type: string };
  const isBuried = type === 'bury-award';
  lines.check(asked === seat && (isBuried || type === 'keep-award'), 'keep it or bury it');
  lines.check(!isBuried || awardDeck.length > 1, 'there are no others to put it under');
  if (isBuried) awardDeck.push(...awardDeck.splice(0, 1));
  lines.expect({ type: 'award-put-back', seat, hidden: { isBuried } });
}

/** By chance, so the line tells which. */
function stealNews({ lines }: Table, { player }: Turn, from: Player): void {
  const line = lines.next('news-stolen');
  const { news } = line['hidden'] as { readonly news: readonly string[] };
  const [stolen = ''] = news;
  lines.check(from !== player && from.hand.includes(stolen), `${stolen} is not in that hand`);
  lines.same(line, {
    type: 'news-stolen',
    seat: player.seat,
    from: from.seat,
    hidden: { news: [stolen] },
  });
  from.hand = without(from.hand, stolen);
  player.hand.push(stolen);
}

/** EPMOGUL-1: what an ability does, after its line. */
export function work(table: Table, turn: Turn, effect: MogulEffect, aim: Aim): void {
  const { lines, discards, tracks } = table;
  const { player } = turn;
  switch (effect.kind) {
    case 'take':
      return take(table, turn, effect, aim);
    case 'audition':
      return audition(table, turn, effect);
    case 'extra-actions':
      lines.check(!turn.hasDrawn, 'no more actions after the draw');
      turn.actionsLeft += effect.actions;
      return;
    case 'draw-news':
      lines.check(hasCards(table, 'news'), 'there is no News to draw');
      player.hand.push(...drawNews(table, player.seat, effect.cards));
      return;
    case 'campaign': {
      const { production } = aimedAt(table, turn, aim, effect.reach);
      const { review, boxOffice } = production.campaign;
      production.campaign = {
        review: review + effect.change.review,
        boxOffice: boxOffice + effect.change.boxOffice,
      };
      return;
    }
    case 'dismiss': {
      const { production } = aimedAt(table, turn, aim, effect.reach);
      const talent = named(aim, 'talent');
      const { trait } = rowOf(CARDS.actors, talent);
      lines.check(trait === effect.trait, `${talent} is not ${effect.trait}`);
      takeOff(table, production, 'actors', talent);
      discards.actors.push(talent);
      return;
    }
    case 'poach': {
      const { track } = effect;
      const talent = named(aim, 'talent');
      takeOff(table, aimedAt(table, turn, aim, 'others').production, track, talent);
      return place(table, turn, { track, talent, on: named(aim, 'on') });
    }
    case 'cancel-news': {
      const { production } = aimedAt(table, turn, aim, 'own');
      lines.check(production.news.length > 0, 'there is no News to cancel');
      discards.news.push(...production.news.map(({ news }) => news));
      production.news = [];
      return;
    }
    case 'move-news':
      return moveNews(table, turn, aim);
    case 'refresh':
      discards[effect.track].push(...tracks[effect.track].splice(0));
      return fillTrack(table, effect.track);
    case 'two-takes':
      turn.twoTakes.push(effect.roll);
      return;
    case 'persuade':
      turn.isPersuaded = true;
      return;
    case 'space':
      player.spaces += 1;
      return take(table, turn, { kind: 'take', track: 'scripts', cards: 1 }, aim);
    case 'preview':
      return preview(table, turn);
    case 'roll-again':
      return lines.foul('that is for a release');
    case 'win-tie':
      player.winsTie = true;
      return;
    case 'steal-news':
      return stealNews(table, turn, playerAt(table, Number(aim['seat'])));
    case 'insure': {
      const { production } = aimedAt(table, turn, aim, 'own');
      lines.check(production.insured === 0, 'it is insured');
      production.insured = effect.dollars;
      return;
    }
    case 'acclaim': {
      lines.check(Number(aim['seat']) === player.seat, 'only on an own movie');
      const movie = movieOf(table, player, named(aim, 'script'));
      const hadStars = movie.left > 0;
      movie.left += effect.stars;
      if (!hadStars) offerOpenAwards(table, player, movie);
      return;
    }
    case 'rush':
      turn.emptyRoles += effect.roles;
  }
}
