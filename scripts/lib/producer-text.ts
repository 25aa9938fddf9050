import type {
  Action,
  Aim,
  Movie,
  Production,
  View,
} from '../../src/games/executive-producer/types';
import { TRACKS } from '../../src/games/executive-producer/vocabulary';

function aimText(aim: Aim): string {
  switch (aim.at) {
    case 'nothing':
      return '';
    case 'script':
      return ` ${aim.script}`;
    case 'talent':
      return ` ${aim.talent} on ${aim.on}`;
    case 'player':
      return ` ${aim.seat}`;
    case 'movie':
      return ` ${aim.seat}'s ${aim.script}`;
    case 'crew':
      return ` ${aim.talent} of ${aim.seat}'s ${aim.script}${aim.on === undefined ? '' : ` to ${aim.on}`}`;
    case 'news':
      return ` ${aim.news} to ${aim.seat}'s ${aim.on}`;
  }
}

/** An action of Executive Producer in a few words. */
export function actionText(action: Action): string {
  switch (action.type) {
    case 'buy-script':
    case 'take-script':
    case 'release':
    case 'nominate':
      return `${action.type} ${action.script}`;
    case 'hire-actor':
      return `hire ${action.actor} for ${action.on}`;
    case 'hire-director':
      return `hire ${action.director} for ${action.on}`;
    case 'hire-writer':
      return `hire ${action.director} with ${action.script}`;
    case 'place-director':
      return `place ${action.director} on ${action.on}`;
    case 'play-news':
      return `play ${action.news} on ${action.seat}'s ${action.on}`;
    case 'use-ability':
      return `${action.ability}${aimText(action.aim)}`;
    case 'take-talent':
      return `take ${action.talent} for ${action.on}`;
    case 'choose-change':
      return `choose ${action.change}`;
    case 'put-bonuses':
      return `${action.review} on the reviews`;
    case 'roll-again':
      return `roll-again ${action.roll}`;
    case 'bid':
      return `bid ${action.stars}`;
    default:
      return action.type;
  }
}

/** What can be done, by kind: whole lists would make a match hard to read. */
export function offerText(actions: readonly Action[]): string {
  const kinds = actions.map((action) =>
    action.type === 'use-ability' ? action.ability : action.type,
  );
  return [...new Set(kinds)]
    .map((kind) => `${kinds.filter((other) => other === kind).length} ${kind}`)
    .join(', ');
}

function productionText(production: Production): string {
  const { script, director, actors, news, campaign, insured } = production;
  const safe = insured === 0 ? '' : `, insured for $${insured}`;
  const played = news.map(({ news: id, seat }) => `${id} of ${seat}`).join(' + ');
  const { review, boxOffice } = campaign;
  const told = played === '' ? '' : `, news ${played}`;
  const run = review === 0 && boxOffice === 0 ? '' : `, campaign ${review}/${boxOffice}`;
  return `${script} (${director ?? 'no director'}: ${actors.join(' + ')}${told}${run}${safe})`;
}

function movieText({ script, stars, rolled, awards }: Movie): string {
  const won = awards.length === 0 ? '' : ` ${awards.join('+')}`;
  return `${script} ${stars}/${rolled.review}* $${rolled.boxOffice}${won}`;
}

function seatLines(view: View, seat: number): readonly string[] {
  const bankrupt = view.isBankrupt[seat] === true ? ', bankrupt' : '';
  const abilities = (view.abilities[seat] ?? []).length;
  const head = `seat ${seat}: $${view.money[seat] ?? 0}${bankrupt}, ${view.newsSizes[seat] ?? 0} news, ${abilities} abilities`;
  const own = (view.productions[seat] ?? []).map((one) => `  making ${productionText(one)}`);
  const out = (view.movies[seat] ?? []).map(movieText).join('; ');
  const goals = (view.revealed[seat] ?? []).join(', ');
  return [
    head,
    ...own,
    ...(out === '' ? [] : [`  released ${out}`]),
    ...(goals === '' ? [] : [`  revealed ${goals}`]),
  ];
}

/** The beginning of a round and the end show the whole table, other positions the player on turn. */
function isOverview({ phase, turn, current, first }: View): boolean {
  if (phase.kind !== 'turn') return phase.kind === 'over';
  return current === first && turn.actionsTaken === 0 && turn.actionsLeft > 0;
}

/** What everybody sees of Executive Producer, as text. */
export function viewText(view: View): readonly string[] {
  const { round, stage, current, turn, phase, openAwards, awardDeckSize } = view;
  return [
    `round ${round}, ${stage}, turn of ${current} with ${turn.actionsLeft} actions, ${phase.kind}; ${awardDeckSize} awards, open ${openAwards.join(', ') || 'none'}`,
    ...(isOverview(view)
      ? [
          ...TRACKS.map((track) => `${track}: ${view.tracks[track].join(', ')}`),
          ...view.money.flatMap((_, seat) => seatLines(view, seat)),
        ]
      : seatLines(view, current)),
  ];
}
