import { entryAt } from '../../../engine/lists';
import { type Seat, seatsOf } from '../../../engine/seats';
import type { Section } from '../../contract';
import type { Kind, CostumeId, PosterId } from '../cards';
import { privacy } from '../privacy';
import type { Note, OwnView, View } from '../types';
import type { Tongue } from './tongue';

/**
 * The loyalty is not shown where a card is chosen, so that a glance over a shoulder costs a card and not the match: only
 * at the start, and to whoever looks at their own secrets while the table waits.
 */
function loyaltySections(tongue: Tongue, view: View, seat: Seat): readonly Section[] {
  const { t } = tongue;
  const { loyalties, phase } = view;
  const loyalty = entryAt(loyalties, seat);
  if (loyalty === 'hidden' || (privacy(view) === 'private' && phase.kind !== 'dealing')) return [];
  const comrades = seatsOf(loyalties.length).filter(
    (other) => other !== seat && loyalties[other] === 'communist' && loyalty === 'communist',
  );
  return [
    {
      title: t('line.ownLoyalty'),
      lines: [
        tongue.counted(t(`loyalty.${loyalty}.name`), t(`loyalty.${loyalty}.goal`)),
        // A line for everybody, whatever they are.
        comrades.length === 0
          ? t('line.noComrades')
          : t('line.comrades', { players: tongue.players(comrades) }),
      ],
    },
  ];
}

function drawnSections(tongue: Tongue, { phase }: View, { drawn }: OwnView): readonly Section[] {
  const { t } = tongue;
  if (drawn.length === 0) return [];
  switch (phase.kind) {
    case 'writing':
      return [
        {
          title: t('line.drawn'),
          lines: (drawn as readonly PosterId[]).map((poster) =>
            t('line.poster', tongue.poster(poster)),
          ),
        },
      ];
    case 'dressing':
      return [
        {
          title: t('line.drawn'),
          lines: (drawn as readonly CostumeId[]).map((costume) =>
            tongue.counted(t(`costume.${costume}.name`), t(`costume.${costume}.text`)),
          ),
        },
      ];
    default:
      return [
        {
          title: t(phase.kind === 'editing' ? 'line.cutCard' : 'line.drawn'),
          lines: cardLines(tongue, drawn as readonly Kind[]),
        },
      ];
  }
}

/** Cards by their faces, with what those mean. */
function cardLines(tongue: Tongue, cards: readonly Kind[]): readonly string[] {
  return cards.map((card) => tongue.counted(tongue.hidden(card), tongue.meaning(card)));
}

function noteText(tongue: Tongue, one: Note<Kind>): string {
  const { t } = tongue;
  const { round } = one;
  switch (one.kind) {
    case 'played':
    case 'discarded':
      return t(`note.${one.kind}`, { round, cards: tongue.hiddenCards(one.cards) });
    case 'saw-hand':
      return t('note.sawHand', {
        round,
        player: tongue.name(one.of),
        cards: tongue.hiddenCards(one.cards),
      });
    case 'saw-ghosts':
      return t('note.sawGhosts', { round, cards: tongue.hiddenCards(one.cards) });
    case 'saw-removed':
      return t(one.putBack ? 'note.sawPutBack' : 'note.sawRemoved', {
        round,
        cards: tongue.hidden(one.card),
      });
    case 'rejected-poster':
      return t('note.rejectedPoster', { round, symbols: tongue.symbols(one.poster) });
    case 'rejected-costume':
      return t('note.rejectedCostume', { round, costume: t(`costume.${one.costume}.name`) });
    case 'deck-made-anew':
      return t('note.deckMadeAnew', { round });
  }
}

/** What a player alone may read. */
export function ownSections(tongue: Tongue, view: View): readonly Section[] {
  const { t } = tongue;
  const { own, ghosts, viewer } = view;
  if (own === undefined || viewer === 'table') return [];
  const known = ghosts.flatMap((card, ghost) =>
    card === 'hidden'
      ? []
      : tongue.counted(tongue.name(view.jobs.length + ghost), tongue.hidden(card)),
  );
  const hand = cardLines(tongue, own.hand);
  const chosen =
    own.choice.length === 0 ? [] : [t('line.chosen', { cards: tongue.hiddenCards(own.choice) })];
  return [
    ...loyaltySections(tongue, view, viewer),
    ...drawnSections(tongue, view, own),
    {
      title: t('line.ownHand'),
      lines: hand.length === 0 ? [t('line.none')] : [...hand, ...chosen],
    },
    ...(known.length === 0 ? [] : [{ title: t('line.ghostCards'), lines: known }]),
    ...(own.notes.length === 0
      ? []
      : [{ title: t('line.notes'), lines: own.notes.map((one) => noteText(tongue, one)) }]),
  ];
}
