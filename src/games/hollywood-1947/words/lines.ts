import { entryAt } from '../../../engine/lists';
import type { Section, ViewLines } from '../../contract';
import { addedBy } from '../order';
import { isBetweenRounds } from '../phases';
import { isStrike } from '../post';
import type { View } from '../types';
import { ownSections } from './own-lines';
import type { Tongue } from './tongue';

/** Facts side by side, whatever language they are in. */
function facts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function posterLines(tongue: Tongue, view: View): readonly string[] {
  const { t } = tongue;
  const poster = view.posters[view.round - 1];
  if (poster === undefined) return [t('line.noPoster')];
  return [t('line.poster', tongue.poster(poster)), ...(isStrike(view) ? [t('line.strike')] : [])];
}

function movieSection(tongue: Tongue, view: View): Section {
  const { t } = tongue;
  const { shoot, movieSize, wins, centre, deckSize, discardSize, posterDeckSize } = view;
  const { composer, editor, performed } = shoot;
  const isMade = !isBetweenRounds(view.phase);
  return {
    title: t('line.movie'),
    lines: [
      ...(isMade ? [...posterLines(tongue, view), t('line.inMovie', { count: movieSize })] : []),
      ...(isMade && composer !== undefined
        ? [t('line.composer', { player: tongue.name(composer) })]
        : []),
      ...(isMade && editor !== undefined
        ? [t('line.editor', { player: tongue.name(editor) })]
        : []),
      ...(isMade && performed.length > 0
        ? [t('line.performed', { jobs: tongue.jobs(performed) })]
        : []),
      t('line.won', { ...wins }),
      ...(centre.length === 0 ? [] : [t('line.centre', { jobs: tongue.jobs(centre) })]),
      t('line.piles', { deck: deckSize, discards: discardSize, posters: posterDeckSize }),
    ],
  };
}

/** What everybody sees of a player or a ghost. */
function holderSection(tongue: Tongue, view: View, holder: number): Section {
  const { t } = tongue;
  const { jobs, dice, tokens, shoot, handSizes, costumes, loyalties } = view;
  const own = jobs[holder];
  const handSize = handSizes[holder];
  const worn = (costumes[holder] ?? []).map((costume) => t(`costume.${costume}.name`));
  const count = entryAt(tokens, holder);
  const added = addedBy(shoot, holder);
  const loyalty = loyalties[holder];
  return {
    title: tongue.name(holder),
    lines: [
      facts([
        own === undefined ? '' : tongue.jobs(own),
        entryAt(dice, holder)
          .map((face) => tongue.face(face))
          .join(' + '),
        count === 0 ? '' : t('line.tokens', { count }),
        handSize === undefined ? '' : t('line.hand', { count: handSize }),
        tongue.list(worn),
        added === 0 || isBetweenRounds(view.phase) ? '' : t('line.added', { count: added }),
        view.phase.kind === 'over' && loyalty !== undefined && loyalty !== 'hidden'
          ? t(`loyalty.${loyalty}.name`)
          : '',
      ]),
    ],
  };
}

function pastSections(tongue: Tongue, { premieres, claims }: View): readonly Section[] {
  const { t } = tongue;
  const shown = premieres.map(({ round, poster, symbols }) =>
    t('line.premiere', { round, movie: tongue.movie(poster), ...symbols }),
  );
  const said = claims.map(({ seat, after, statement }) =>
    t(after === 0 ? 'line.saidBefore' : 'line.saidAfter', {
      number: after,
      player: tongue.name(seat),
      claim: tongue.claim(statement),
    }),
  );
  return [
    ...(shown.length === 0 ? [] : [{ title: t('line.premieres'), lines: shown }]),
    ...(said.length === 0 ? [] : [{ title: t('line.said'), lines: said }]),
  ];
}

/** What a plain table shows of a view. */
export function linesOf(tongue: Tongue, view: View): ViewLines {
  return {
    open: [
      movieSection(tongue, view),
      ...view.dice.map((_, holder) => holderSection(tongue, view, holder)),
      ...pastSections(tongue, view),
    ],
    own: ownSections(tongue, view),
  };
}
