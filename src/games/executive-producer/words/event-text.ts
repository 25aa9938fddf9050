import { entryAt, sum } from '../../../engine/lists';
import { type Seat, seatAt } from '../../../engine/seats';
import { NEWS } from '../cards/news';
import { OBJECTIVES } from '../cards/objectives';
import type { Event } from '../events';
import { aimText } from './aim-text';
import { STUDIO_NAMES } from './names';
import type { Tongue } from './tongue';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Players or other things, each with what belongs to it. */
function each<Item>(tongue: Tongue, items: readonly Item[], text: (item: Item) => string): string {
  return tongue.list(items.map(text));
}

function abilityUsed(tongue: Tongue, { seat, ability, aim }: EventOf<'ability-used'>): string {
  const name = tongue.t(`ability.${ability}.name`);
  const values = { ...tongue.subject(seat), ability: name };
  // The card that was taken follows as an event of its own.
  if (aim.at === 'nothing' || aim.at === 'script' || aim.at === 'talent')
    return tongue.t('event.abilityUsed', values);
  return tongue.t('event.abilityAimed', { ...values, aim: aimText(tongue, aim) });
}

function released(tongue: Tongue, event: EventOf<'released'>): string {
  const { script, totals, bonuses, stars, takings } = event;
  return tongue.t('event.released', {
    movie: tongue.movie(script),
    stars: tongue.stars(stars),
    reviewDice: tongue.dice(Math.max(0, totals.review + bonuses.review)),
    takings: tongue.money(takings),
    boxOfficeDice: tongue.dice(Math.max(0, totals.boxOffice + bonuses.boxOffice)),
  });
}

function tableSet(tongue: Tongue, { studios, first }: EventOf<'table-set'>): string {
  const named = studios.map((studio, seat) => tongue.owned(STUDIO_NAMES[studio], seatAt(seat)));
  return tongue.t('event.tableSet', { ...tongue.subject(first), studios: tongue.list(named) });
}

function matchEnded(tongue: Tongue, winners: readonly Seat[]): string {
  const [only, other] = winners;
  return only !== undefined && other === undefined
    ? tongue.t('event.matchWon', tongue.subject(only))
    : tongue.t('event.matchShared', { players: tongue.players(winners) });
}

/** A public event as sentences; what the table shows anyway, such as a track that was filled, has none. */
export function eventText(tongue: Tongue, event: Event): string | undefined {
  const { t } = tongue;
  switch (event.type) {
    case 'table-set':
      return tableSet(tongue, event);
    case 'turn-begun':
      return t('event.turnBegun', { ...tongue.subject(event.seat), round: event.round });
    case 'script-bought':
      return t('event.scriptBought', {
        ...tongue.subject(event.seat),
        movie: tongue.movie(event.script),
        price: tongue.money(event.price),
      });
    case 'talent-hired':
      return t('event.talentHired', {
        ...tongue.subject(event.seat),
        talent: tongue.talent(event.talent),
        movie: tongue.movie(event.on),
        price: tongue.money(event.price),
      });
    case 'writer-hired':
      return t('event.writerHired', {
        ...tongue.subject(event.seat),
        talent: tongue.talent(event.director),
        movie: tongue.movie(event.script),
        price: tongue.money(event.price),
      });
    case 'track-filled':
      return undefined;
    case 'tracks-advanced': {
      const { scripts, actors, directors } = event.discarded;
      const cards = [...scripts, ...actors, ...directors];
      return cards.length === 0
        ? undefined
        : t('event.tracksAdvanced', { cards: tongue.cards(cards) });
    }
    case 'deck-made-anew': {
      const deck = event.deck === 'news' ? t('line.news') : t(`track.${event.deck}`);
      return t('event.deckMadeAnew', { deck });
    }
    case 'director-placed':
      return t('event.directorPlaced', {
        ...tongue.subject(event.seat),
        talent: tongue.talent(event.director),
        movie: tongue.movie(event.on),
      });
    case 'news-played':
      return t('event.newsPlayed', {
        ...tongue.subject(event.seat),
        news: tongue.news(event.news),
        movie: tongue.movie(event.on),
        owner: tongue.name(event.owner),
        effect: tongue.newsEffect(event.news),
      });
    case 'actions-given-up':
      return t('event.actionsGivenUp', { ...tongue.subject(event.seat), count: event.actions });
    case 'news-drawn':
      return t('event.newsDrawn', { ...tongue.subject(event.seat), count: event.count });
    case 'ability-used':
      return abilityUsed(tongue, event);
    case 'script-taken':
      return t('event.scriptTaken', {
        ...tongue.subject(event.seat),
        movie: tongue.movie(event.script),
      });
    case 'talent-taken':
      return t('event.talentTaken', {
        player: tongue.name(event.seat),
        talent: tongue.talent(event.talent),
        movie: tongue.movie(event.on),
      });
    case 'auditioned':
      return t('event.auditioned', {
        ...tongue.subject(event.seat),
        cards: tongue.cards(event.cards),
      });
    case 'declined':
    case 'bankrupt':
    case 'solvent':
      return t(`event.${event.type}`, tongue.subject(event.seat));
    case 'release-begun':
      return t('event.releaseBegun', {
        ...tongue.subject(event.seat),
        movie: tongue.movie(event.script),
        tagline: t(`script.${event.script}.tagline`),
      });
    case 'change-chosen':
      return t('event.changeChosen', {
        ...tongue.subject(event.seat),
        news: tongue.news(event.news),
        effect: tongue.change(
          NEWS[event.news].changes[event.change] ?? NEWS[event.news].changes[0],
        ),
      });
    case 'released':
      return released(tongue, event);
    case 'dice-rolled':
      return t('event.diceRolled', {
        movie: tongue.movie(event.script),
        rolls: tongue.rolls(event.rolls),
      });
    case 'insurance-paid':
      return t('event.insurancePaid', {
        ...tongue.subject(event.seat),
        movie: tongue.movie(event.script),
        money: tongue.money(event.dollars),
      });
    case 'news-stolen':
      return t('event.newsStolen', {
        ...tongue.subject(event.seat),
        from: tongue.name(event.from),
      });
    case 'award-previewed':
      return t('event.awardPreviewed', tongue.subject(event.seat));
    case 'award-put-back':
      return t('event.awardPutBack', tongue.subject(event.seat));
    case 'tie-won':
      return t('event.tieWon', tongue.subject(event.seat));
    case 'objective-revealed':
      return t('event.objectiveRevealed', {
        ...tongue.subject(event.seat),
        objective: tongue.objective(event.objective),
        points: tongue.points(OBJECTIVES[event.objective].points),
      });
    case 'objective-discarded':
      return t('event.objectiveDiscarded', tongue.subject(event.seat));
    case 'award-shown':
      return t('event.awardShown', tongue.awardCard(event.award));
    case 'award-opened':
      return t('event.awardOpened', { award: tongue.award(event.award) });
    case 'award-discarded':
      return t('event.awardDiscarded', { award: tongue.award(event.award) });
    case 'award-withdrawn':
      return t('event.awardWithdrawn', { award: tongue.award(event.award) });
    case 'nominated':
      return t('event.nominated', {
        ...tongue.subject(event.seat),
        movie: tongue.movie(event.script),
      });
    case 'bid-made':
      return t('event.bidMade', tongue.subject(event.seat));
    case 'bids-shown':
      return t('event.bidsShown', {
        bids: each(tongue, event.bids, ({ seat, script, stars }) =>
          tongue.counted(tongue.owned(tongue.movie(script), seat), stars),
        ),
      });
    case 'tie-rolled':
      return t('event.tieRolled', {
        rolls: each(tongue, event.rolls, ({ seat, dice }) =>
          tongue.counted(tongue.name(seat), sum(dice)),
        ),
      });
    case 'award-won':
      return t('event.awardWon', {
        ...tongue.subject(event.seat),
        movie: tongue.movie(event.script),
        award: tongue.award(event.award),
        stars: tongue.stars(event.stars),
      });
    case 'last-round':
      return t('event.lastRound');
    case 'season-over':
      return t('event.seasonOver');
    case 'scored':
      return t('event.scored', {
        scores: tongue.list(
          event.scores.map((_, seat) =>
            tongue.counted(tongue.name(seatAt(seat)), entryAt(event.scores, seat).total),
          ),
        ),
      });
    case 'tied':
      return t('event.tied', { players: tongue.players(event.seats) });
    case 'match-ended':
      return matchEnded(tongue, event.winners);
  }
}
