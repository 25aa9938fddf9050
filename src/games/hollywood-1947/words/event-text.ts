import type { Event } from '../events';
import type { Premiere } from '../types';
import type { Tongue } from './tongue';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

function tableSet(tongue: Tongue, { jobs, centre }: EventOf<'table-set'>): string {
  const named = tongue.jobsByName(jobs);
  return centre.length === 0
    ? tongue.t('event.tableSetFull', { jobs: named })
    : tongue.t('event.tableSet', { jobs: named, centre: tongue.jobs(centre) });
}

function roundBegun(tongue: Tongue, event: EventOf<'round-begun'>, players: number): string {
  const { round, first, ghostDice } = event;
  const begun = tongue.t('event.roundBegun', { ...tongue.subject(first), round });
  if (ghostDice.length === 0) return begun;
  const dice = tongue.dice(
    ghostDice.map((face) => [face]),
    players,
  );
  return `${begun} ${tongue.t('event.ghostDice', { dice })}`;
}

function jobPerformed(tongue: Tongue, { seat, job, aim }: EventOf<'job-performed'>): string {
  const name = tongue.job(job);
  return aim.at === 'player'
    ? tongue.t('event.jobAimed', { ...tongue.between(seat, aim.seat), job: name })
    : tongue.t('event.jobPerformed', { ...tongue.subject(seat), job: name });
}

function tokenGiven(tongue: Tongue, { seat, to, from }: EventOf<'token-given'>): string {
  if (from === undefined) return tongue.t('event.tokenGiven', tongue.between(seat, to));
  return tongue.t('event.tokenMoved', {
    ...tongue.subject(seat),
    from: tongue.name(from),
    target: tongue.name(to),
  });
}

function castComplete(tongue: Tongue, { added }: EventOf<'cast-complete'>): string {
  const counts = added.flatMap((count, holder) =>
    count === 0 ? [] : tongue.counted(tongue.name(holder), count),
  );
  return counts.length === 0
    ? tongue.t('event.castEmpty')
    : tongue.t('event.castComplete', { counts: tongue.list(counts) });
}

function winnerText({ t }: Tongue, { winners }: Premiere): string {
  const [one, other] = winners;
  if (other !== undefined) return t('phrase.roundForBoth');
  return one === 'patriot' ? t('phrase.roundForPatriots') : t('phrase.roundForCommunists');
}

function premiereText(tongue: Tongue, premiere: Premiere): string {
  const { poster, cards, symbols } = premiere;
  return tongue.t(cards.length === 0 ? 'event.premiereEmpty' : 'event.premiere', {
    movie: tongue.movie(poster),
    cards: tongue.list(cards.map((card) => tongue.shownCard(card))),
    balance: tongue.t('phrase.balance', { ...symbols }),
    winner: winnerText(tongue, premiere),
  });
}

function matchEnded(tongue: Tongue, { result, loyalties }: EventOf<'match-ended'>): string {
  return tongue.t('event.matchEnded', {
    result: tongue.result(result),
    loyalties: tongue.list(
      loyalties.map((loyalty, seat) =>
        tongue.counted(tongue.name(seat), tongue.t(`loyalty.${loyalty}.name`)),
      ),
    ),
  });
}

/** Cards by their number; nothing where there are none. */
function counting(
  tongue: Tongue,
  key: 'event.cardsDrawn' | 'event.cardsDiscarded' | 'event.cardAdded',
  holder: number,
  count: number,
): string | undefined {
  return count === 0 ? undefined : tongue.t(key, { ...tongue.subject(holder), count });
}

/** A public event as sentences. */
export function eventText(tongue: Tongue, event: Event): string | undefined {
  const { t } = tongue;
  switch (event.type) {
    case 'table-set':
      return tableSet(tongue, event);
    case 'round-begun':
      return roundBegun(tongue, event, tongue.seats);
    case 'poster-shown':
      return event.by === undefined
        ? t('event.posterShown', tongue.poster(event.poster))
        : t('event.posterWritten', { ...tongue.subject(event.by), ...tongue.poster(event.poster) });
    case 'posters-drawn':
      return t('event.postersDrawn', { ...tongue.subject(event.seat), count: event.count });
    case 'poster-buried':
      return t('event.posterBuried', tongue.subject(event.seat));
    case 'job-performed':
      return jobPerformed(tongue, event);
    case 'passed':
    case 'composed':
    case 'declined':
    case 'chosen':
      return t(`event.${event.type}`, tongue.subject(event.seat));
    case 'jobs-swapped': {
      const [one, other] = event.jobs;
      return t('event.jobsSwapped', {
        ...tongue.subject(event.seat),
        one: tongue.job(one),
        other: tongue.job(other),
      });
    }
    case 'die-rolled':
    case 'die-turned':
      return t(event.type === 'die-rolled' ? 'event.dieRolled' : 'event.dieTurned', {
        ...tongue.subject(event.seat),
        die: tongue.die(event),
        face: tongue.face(event.face),
      });
    case 'token-given':
      return tokenGiven(tongue, event);
    case 'cards-drawn':
      return counting(tongue, 'event.cardsDrawn', event.seat, event.count);
    case 'cards-discarded':
      return counting(tongue, 'event.cardsDiscarded', event.seat, event.count);
    case 'card-added':
      return counting(tongue, 'event.cardAdded', event.holder, event.count);
    case 'editing-announced':
      return t('event.editingAnnounced', tongue.subject(event.seat));
    case 'ghosts-seen':
      return t('event.ghostsSeen', tongue.subject(event.seat));
    case 'hand-seen':
      return t('event.handSeen', tongue.between(event.seat, event.of));
    case 'costumes-drawn':
      return t('event.costumesDrawn', { ...tongue.subject(event.seat), count: event.count });
    case 'costume-given':
      return t('event.costumeGiven', {
        ...tongue.between(event.seat, event.to),
        costume: t(`costume.${event.costume}.name`),
      });
    case 'costume-worn':
      return t('event.costumeWorn', {
        ...tongue.subject(event.seat),
        costume: t(`costume.${event.costume}.name`),
      });
    case 'cast-complete':
      return castComplete(tongue, event);
    case 'ghost-replaced':
      return t('event.ghostReplaced', tongue.subject(event.holder));
    case 'token-spent':
      return t('event.tokenSpent', tongue.subject(event.holder));
    case 'token-kept':
      return t('event.tokenKept', tongue.subject(event.seat));
    case 'deck-card-added':
      return t('event.deckCardAdded');
    case 'card-removed':
      return t('event.cardRemoved', { count: event.cards });
    case 'edited':
      return t(event.putBack ? 'event.putBack' : 'event.edited', tongue.subject(event.seat));
    case 'premiere':
      return premiereText(tongue, event.premiere);
    case 'hearing-held':
      return t('event.hearingHeld', { dice: tongue.dice(event.dice, 0) });
    case 'jobs-dealt':
      return t('event.jobsDealt', { jobs: tongue.jobsByName(event.jobs) });
    case 'deck-made-anew':
      return t('event.deckMadeAnew');
    case 'claimed':
      return t('event.claimed', {
        player: tongue.name(event.seat),
        claim: tongue.claim(event.statement),
      });
    case 'match-ended':
      return matchEnded(tongue, event);
  }
}
