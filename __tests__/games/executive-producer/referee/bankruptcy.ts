import { hasCards } from './decks';
import { CARDS, rowOf } from './rows';
import { emptyRoles, fits, fitsAnywhere, hasOpenSpace, hasVacancy } from './placing';
import { sum, type Table, type Turn } from './table';

function effectOf(ability: string) {
  return rowOf(CARDS.abilities, ability).effect;
}

/** EPBANKRUPT-1: an ability that could bring a card without cost. */
function bringsACard(table: Table, turn: Turn, ability: string): boolean {
  const { player } = turn;
  const effect = effectOf(ability);
  switch (effect.kind) {
    case 'take': {
      const { track } = effect;
      if (track === 'scripts') return hasOpenSpace(player) && table.tracks.scripts.length > 0;
      return table.tracks[track].some((talent) => fitsAnywhere(track, talent, turn));
    }
    case 'audition':
      return (
        hasCards(table, effect.track) &&
        player.productions.some((production) => hasVacancy(production, effect.track))
      );
    case 'poach': {
      const others = table.players.filter((other) => other !== player);
      const crews = others.flatMap(({ productions }) => productions);
      const talents = crews.flatMap(({ actors, director }) =>
        effect.track === 'actors' ? actors : director === undefined ? [] : [director],
      );
      return talents.some((talent) => fitsAnywhere(effect.track, talent, turn));
    }
    default:
      return false;
  }
}

/** EPBANKRUPT-1: a movie that needs nothing but an own director or an unused rush. */
function couldRelease({ stage }: Table, turn: Turn): boolean {
  const { productions, directors, abilities } = turn.player;
  if (stage === 'last-round' && !turn.hasReleased) return productions.length > 0;
  const rushes = abilities.map((ability) => {
    const effect = effectOf(ability);
    return effect.kind === 'rush' ? effect.roles : 0;
  });
  const spared = (turn.actionsLeft > 0 ? turn.emptyRoles : 0) + sum(rushes);
  return productions.some((production) => {
    const canBeDirected =
      production.director !== undefined ||
      directors.some((director) => fits('directors', director, production, turn));
    return canBeDirected && emptyRoles(production) <= spared;
  });
}

/** EPBANKRUPT-1: looked at whenever nobody is asked anything. */
export function lookForBankruptcy(table: Table, turn: Turn): void {
  const { player } = turn;
  if (player.isBankrupt || player.money > 0) return;
  const canPersuade = player.abilities.some((ability) => effectOf(ability).kind === 'persuade');
  const best = { ...turn, isPersuaded: turn.isPersuaded || canPersuade };
  if (player.abilities.some((ability) => bringsACard(table, best, ability))) return;
  if (couldRelease(table, best)) return;
  table.lines.expect({ type: 'bankrupt', seat: player.seat });
  player.isBankrupt = true;
  turn.actionsLeft = turn.acted > 0 ? 0 : Math.min(1, turn.actionsLeft);
}
