import { entryAt } from '../../../engine/lists';
import { type Seat, seatsOf } from '../../../engine/seats';
import type { Section, ViewLines } from '../../contract';
import { actorRow } from '../cards/actors';
import { directorRow } from '../cards/directors';
import { scriptRow } from '../cards/scripts';
import { genreOf, printedOf } from '../facts';
import { priceAt } from '../market';
import { emptyRoles, productionsOf } from '../productions';
import { starsOf } from '../scoring';
import type { Crew, Movie, Production, View } from '../types';
import { type Track, TRACKS } from '../vocabulary';
import { STUDIO_NAMES } from './names';
import type { Tongue } from './tongue';

/** Facts side by side, whatever language they are in. */
function facts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function awardsSection(tongue: Tongue, view: View): Section {
  const { t } = tongue;
  const { phase, openAwards, bigAwards, awardDeckSize } = view;
  const isAtStake = phase.kind === 'nominating' || phase.kind === 'bidding';
  const big = bigAwards.map((award) =>
    tongue.counted(tongue.award(award), tongue.awardCard(award)['points'] ?? ''),
  );
  return {
    title: t('line.awards'),
    lines: [
      ...(isAtStake ? [t('line.atStake', tongue.awardCard(phase.award))] : []),
      ...(isAtStake && phase.nominees.length > 0
        ? [
            t('line.nominees', {
              movies: tongue.movies(phase.nominees.map(({ script }) => script)),
            }),
          ]
        : []),
      ...openAwards.map((award) => t('line.open', tongue.awardCard(award))),
      t('line.faceDown', { count: awardDeckSize }),
      ...(big.length > 0 ? [t('line.big', { awards: tongue.list(big) })] : []),
    ],
  };
}

function cardLine(tongue: Tongue, track: Track, card: string): string {
  const { t } = tongue;
  if (track === 'scripts') {
    const id = card as View['tracks']['scripts'][number];
    const { genre, ratings, roles } = scriptRow(id);
    return facts([
      tongue.movie(id),
      t(`genre.${genre}`),
      tongue.ratings(ratings),
      t('line.roles', { count: roles }),
    ]);
  }
  if (track === 'actors') {
    const id = card as View['tracks']['actors'][number];
    const { ratings, trait, bonus, refuses = [] } = actorRow(id);
    return facts([
      tongue.talent(id),
      tongue.ratings(ratings),
      trait === undefined ? '' : t(`trait.${trait}.name`),
      bonus === undefined ? '' : t('line.bonus', { genres: tongue.genres([bonus]) }),
      refuses.length === 0 ? '' : t('line.refuses', { genres: tongue.genres(refuses) }),
    ]);
  }
  const id = card as View['tracks']['directors'][number];
  const { ratings, bonuses, traits } = directorRow(id);
  return facts([
    tongue.talent(id),
    tongue.ratings(ratings),
    ...traits.map((trait) => t(`trait.${trait}.name`)),
    bonuses.length === 0 ? '' : t('line.bonus', { genres: tongue.genres(bonuses) }),
  ]);
}

function trackSection(tongue: Tongue, view: View, track: Track): Section {
  const cards: readonly string[] = view.tracks[track];
  return {
    title: tongue.t(`track.${track}`),
    lines: cards.map((card, space) => {
      const price = priceAt(view, view.current, space);
      return facts([price === undefined ? '' : tongue.money(price), cardLine(tongue, track, card)]);
    }),
  };
}

function crewParts(tongue: Tongue, crew: Crew): readonly string[] {
  const { t } = tongue;
  const { director, actors } = crew;
  return [
    tongue.movie(crew.script),
    t(`genre.${genreOf(crew)}`),
    tongue.ratings(printedOf(crew)),
    director === undefined
      ? t('line.noDirector')
      : t('line.directedBy', { talent: tongue.talent(director) }),
    actors.length === 0 ? '' : t('line.cast', { cards: tongue.cards(actors) }),
  ];
}

function productionLine(tongue: Tongue, production: Production): string {
  const { news, campaign, insured } = production;
  const isCampaigned = campaign.review !== 0 || campaign.boxOffice !== 0;
  const played = news.map((one) =>
    tongue.owned(tongue.counted(tongue.news(one.news), tongue.newsEffect(one.news)), one.seat),
  );
  const parts = facts([
    ...crewParts(tongue, production),
    tongue.t('line.empty', { count: emptyRoles(production) }),
    ...played,
    isCampaigned ? tongue.change(campaign) : '',
    insured > 0 ? tongue.t('line.insured', { money: tongue.money(insured) }) : '',
  ]);
  return tongue.t('line.producing', { parts });
}

function movieLine(tongue: Tongue, movie: Movie): string {
  const { stars, rolled, awards } = movie;
  const parts = facts([
    ...crewParts(tongue, movie),
    tongue.t('line.starsLeft', { left: stars, count: tongue.stars(rolled.review) }),
    tongue.t('line.took', { money: tongue.money(rolled.boxOffice) }),
    ...awards.map((award) => tongue.award(award)),
  ]);
  return tongue.t('line.released', { parts });
}

function playerSection(tongue: Tongue, view: View, seat: Seat): Section {
  const { t } = tongue;
  const own = productionsOf(view, seat);
  const abilities = entryAt(view.abilities, seat).map((ability) => t(`ability.${ability}.name`));
  const directors = entryAt(view.ownDirectors, seat);
  const revealed = entryAt(view.revealed, seat).map((objective) => tongue.objective(objective));
  return {
    title: t('line.player', {
      player: tongue.name(seat),
      studio: STUDIO_NAMES[entryAt(view.studios, seat)],
    }),
    lines: [
      facts([
        tongue.money(entryAt(view.money, seat)),
        entryAt(view.isBankrupt, seat) ? t('line.bankrupt') : '',
        tongue.stars(starsOf(view, seat)),
        tongue.counted(t('line.news'), entryAt(view.newsSizes, seat)),
        tongue.counted(t('line.objectives'), entryAt(view.objectiveSizes, seat)),
      ]),
      ...own.map((production) => productionLine(tongue, production)),
      t('line.spaces', { count: Math.max(0, entryAt(view.spaces, seat) - own.length) }),
      ...entryAt(view.movies, seat).map((movie) => movieLine(tongue, movie)),
      ...(directors.length === 0
        ? []
        : [t('line.ownDirectors', { cards: tongue.cards(directors) })]),
      abilities.length === 0
        ? t('line.noAbilities')
        : t('line.abilities', { abilities: tongue.list(abilities) }),
      ...(entryAt(view.winsTie, seat) ? [t('line.winsTie')] : []),
      ...(revealed.length === 0 ? [] : [t('line.revealed', { objectives: tongue.list(revealed) })]),
    ],
  };
}

function ownSections(tongue: Tongue, { own, phase, viewer }: View): readonly Section[] {
  const { t } = tongue;
  if (own === undefined) return [];
  const orNone = (lines: readonly string[]) => (lines.length === 0 ? [t('line.none')] : lines);
  const hasBid =
    phase.kind === 'bidding' &&
    phase.nominees.some(({ seat }) => seat === viewer && !phase.waiting.includes(seat));
  return [
    { title: t('line.ownNews'), lines: orNone(own.news.map((news) => tongue.newsCard(news))) },
    {
      title: t('line.ownObjectives'),
      lines: orNone(own.objectives.map((objective) => tongue.objectiveCard(objective))),
    },
    ...(hasBid ? [{ title: t('line.ownBid'), lines: [tongue.stars(own.bid)] }] : []),
  ];
}

/** What a plain table shows of a view. */
export function linesOf(tongue: Tongue, view: View): ViewLines {
  return {
    open: [
      awardsSection(tongue, view),
      ...TRACKS.map((track) => trackSection(tongue, view, track)),
      ...seatsOf(view.money.length).map((seat) => playerSection(tongue, view, seat)),
    ],
    own: ownSections(tongue, view),
  };
}
