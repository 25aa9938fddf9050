import type { MogulEffect } from '../../../../src/games/executive-producer/vocabulary';
import { meets } from './conditions';
import { hasCards } from './decks';
import { canonical } from './lines';
import { emptyRoles, fits, hasOpenSpace, hasVacancy, priceOf } from './placing';
import { actorOf, CARDS, directorOf, rowOf, scriptOf } from './rows';
import { type Production, type Table, type Turn } from './table';

/*
 * All that the rules allow in a turn. Transcripts only show what was decided; this says what else could have been, so
 * that a game that offers too little is noticed as well.
 */

type Offers = readonly object[];

function cardsToHire(table: Table, turn: Turn, track: 'actors' | 'directors'): readonly string[] {
  const { isBankrupt, money } = turn.player;
  if (isBankrupt) return table.tracks[track].slice(0, 1);
  return table.tracks[track].filter((card) => priceOf(table, turn, track, card) <= money);
}

function scripts(table: Table, turn: Turn): Offers {
  const { isBankrupt, money } = turn.player;
  if (!hasOpenSpace(turn.player)) return [];
  const cards = isBankrupt ? table.tracks.scripts.slice(0, 1) : table.tracks.scripts;
  return cards.flatMap((script) =>
    priceOf(table, turn, 'scripts', script) <= money ? [{ type: 'buy-script', script }] : [],
  );
}

function hires(table: Table, turn: Turn): Offers {
  const { productions } = turn.player;
  const on = (track: 'actors' | 'directors', talent: string) =>
    productions.filter((production) => fits(track, talent, production, turn));
  return [
    ...cardsToHire(table, turn, 'actors').flatMap((actor) =>
      on('actors', actor).map(({ script }) => ({ type: 'hire-actor', actor, on: script })),
    ),
    ...cardsToHire(table, turn, 'directors').flatMap((director) =>
      on('directors', director).map(({ script }) => ({
        type: 'hire-director',
        director,
        on: script,
      })),
    ),
  ];
}

function writers(table: Table, turn: Turn): Offers {
  const { player } = turn;
  if (player.isBankrupt || !hasOpenSpace(player)) return [];
  return table.tracks.directors.flatMap((director) => {
    const { traits, bonuses } = directorOf(director);
    if (!traits.includes('writer')) return [];
    const left = player.money - priceOf(table, turn, 'directors', director);
    return table.tracks.scripts.flatMap((script) =>
      bonuses.includes(scriptOf(script).genre) && priceOf(table, turn, 'scripts', script) <= left
        ? [{ type: 'hire-writer', director, script }]
        : [],
    );
  });
}

/** EPEND-2: the second action, the first one forgone where it was not used; the only one of the bankrupt. */
export function actionsForUnfinished({ stage }: Table, turn: Turn): number {
  if (stage !== 'last-round' || turn.hasReleased) return Infinity;
  if (turn.player.isBankrupt) return 1;
  return turn.acted < 2 ? 2 - turn.acted : Infinity;
}

function releases(table: Table, turn: Turn): Offers {
  const { player, emptyRoles: spared, actionsLeft } = turn;
  const isFree = actionsForUnfinished(table, turn) <= actionsLeft;
  return player.productions.flatMap((production) => {
    const isReady = production.director !== undefined && emptyRoles(production) <= spared;
    return isReady || isFree ? [{ type: 'release', script: production.script }] : [];
  });
}

function ownDirectors(turn: Turn): Offers {
  const { directors, productions } = turn.player;
  return directors.flatMap((director) =>
    productions.flatMap((production) =>
      fits('directors', director, production, turn)
        ? [{ type: 'place-director', director, on: production.script }]
        : [],
    ),
  );
}

function placesFor({ players }: Table, news: string): readonly { seat: number; on: string }[] {
  const { conditions } = rowOf(CARDS.news, news);
  return players.flatMap((owner) =>
    owner.productions.flatMap((production) =>
      meets(production, owner, conditions) ? [{ seat: owner.seat, on: production.script }] : [],
    ),
  );
}

function talentsOf({ actors, director }: Production, track: 'actors' | 'directors') {
  if (track === 'actors') return actors;
  return director === undefined ? [] : [director];
}

/** EPMOGUL-1: everything that an ability can be pointed at. */
function aims(table: Table, turn: Turn, effect: MogulEffect): Offers {
  const { player } = turn;
  const { seat, productions } = player;
  const nothing = [{ at: 'nothing' }];
  const reached = (reach: 'own' | 'others') =>
    table.players.filter((other) => (other === player) === (reach === 'own'));
  const movies = (reach: 'own' | 'others') =>
    reached(reach).flatMap((owner) =>
      owner.productions.map(({ script }) => ({ at: 'movie', seat: owner.seat, script })),
    );
  const crews = (reach: 'own' | 'others', track: 'actors' | 'directors') =>
    reached(reach).flatMap((owner) =>
      owner.productions.flatMap((production) =>
        talentsOf(production, track).map((talent) => ({
          at: 'crew',
          seat: owner.seat,
          script: production.script,
          talent,
        })),
      ),
    );
  const ownFor = (track: 'actors' | 'directors', talent: string) =>
    productions.filter((production) => fits(track, talent, production, turn));
  switch (effect.kind) {
    case 'take': {
      const { track } = effect;
      if (track === 'scripts')
        return hasOpenSpace(player)
          ? table.tracks.scripts.map((script) => ({ at: 'script', script }))
          : [];
      return table.tracks[track].flatMap((talent) =>
        ownFor(track, talent).map(({ script }) => ({ at: 'talent', talent, on: script })),
      );
    }
    case 'audition':
      return hasCards(table, effect.track) &&
        productions.some((production) => hasVacancy(production, effect.track))
        ? nothing
        : [];
    case 'extra-actions':
      return turn.hasDrawn ? [] : nothing;
    case 'campaign':
      return movies(effect.reach);
    case 'dismiss':
      return crews(effect.reach, 'actors').filter(
        ({ talent }) => actorOf(talent).trait === effect.trait,
      );
    case 'poach':
      return crews('others', effect.track).flatMap((aim) =>
        ownFor(effect.track, aim.talent).map(({ script }) => ({ ...aim, on: script })),
      );
    case 'cancel-news':
      return productions.flatMap(({ script, news }) =>
        news.length > 0 ? [{ at: 'movie', seat, script }] : [],
      );
    case 'move-news':
      return productions.flatMap(({ script, news: all }) =>
        all.flatMap(({ news }) =>
          placesFor(table, news).flatMap((place) =>
            place.seat === seat ? [] : [{ at: 'news', script, news, ...place }],
          ),
        ),
      );
    case 'acclaim':
      return player.movies.map(({ script }) => ({ at: 'movie', seat, script }));
    case 'draw-news':
      return hasCards(table, 'news') ? nothing : [];
    case 'refresh':
      return table.tracks[effect.track].length > 0 ? nothing : [];
    case 'two-takes':
    case 'rush':
      return turn.actionsLeft > 0 ? nothing : [];
    case 'persuade': {
      const brings = player.abilities.some((id) => {
        const {
          effect: other,
          costsAction = false,
          afterRelease = false,
        } = rowOf(CARDS.abilities, id);
        const isFree = !costsAction && (!afterRelease || turn.hasReleased);
        return isFree && ['take', 'audition', 'poach'].includes(other.kind);
      });
      return turn.actionsLeft > 0 || player.directors.length > 0 || brings ? nothing : [];
    }
    case 'win-tie':
      return nothing;
    case 'space':
      return table.tracks.scripts.map((script) => ({ at: 'script', script }));
    case 'preview':
      return table.awardDeck.length > 0 ? nothing : [];
    case 'roll-again':
      return [];
    case 'steal-news':
      return table.players.flatMap((other) =>
        other !== player && other.hand.length > 0 ? [{ at: 'player', seat: other.seat }] : [],
      );
    case 'insure':
      return productions.flatMap(({ script, insured }) =>
        insured === 0 ? [{ at: 'movie', seat, script }] : [],
      );
  }
}

function abilities(table: Table, turn: Turn): Offers {
  const { player } = turn;
  return player.abilities.flatMap((ability) => {
    const { effect, costsAction = false, afterRelease = false } = rowOf(CARDS.abilities, ability);
    const isAboutActions = costsAction || effect.kind === 'extra-actions';
    if (afterRelease && !turn.hasReleased) return [];
    if (isAboutActions && player.isBankrupt) return [];
    if (costsAction && turn.actionsLeft === 0) return [];
    return aims(table, turn, effect).map((aim) => ({ type: 'use-ability', ability, aim }));
  });
}

/** Whatever an action can be used for. */
export function usesOfAction(table: Table, turn: Turn): Offers {
  if (turn.actionsLeft === 0) return [];
  return [
    ...scripts(table, turn),
    ...hires(table, turn),
    ...writers(table, turn),
    ...releases(table, turn),
  ];
}

/** EPTURN-2, EPBANKRUPT-2: what leads to the end of the turn. */
function towardsTheEnd(table: Table, turn: Turn): Offers {
  const { hand, isBankrupt } = turn.player;
  const canDraw = !turn.hasDrawn && hand.length <= 4 && hasCards(table, 'news');
  if (turn.actionsLeft === 0)
    return [...(canDraw ? [{ type: 'draw-news' }] : []), { type: 'end-turn' }];
  return isBankrupt && usesOfAction(table, turn).length > 0 ? [] : [{ type: 'give-up' }];
}

/** Every decision that the player on turn may make now, in one order. */
export function offersOf(table: Table, turn: Turn): readonly string[] {
  const { hand, isBankrupt } = turn.player;
  const isOver = isBankrupt && turn.acted > 0;
  const news = hand.flatMap((id) =>
    placesFor(table, id).map((place) => ({ type: 'play-news', news: id, ...place })),
  );
  const offers = [
    ...usesOfAction(table, turn),
    ...(isOver ? [] : [...ownDirectors(turn), ...abilities(table, turn)]),
    ...news,
    ...towardsTheEnd(table, turn),
  ];
  return offers.map(canonical).sort();
}
