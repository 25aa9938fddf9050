import type { GameWords, LoadWords } from '../../src/games/contract';
import type { Language } from '../../src/i18n/languages';
import { translator } from '../../src/i18n/translator';
import type { CastingAction, CastingCall } from './casting-call';

/* The words of the test-only game: what the shell needs of a game that has no screens. */

const en = {
  rolled: '{{player}} rolls {{roll}}.',
  shown: '{{player}} shows a ten.',
  bid: '{{player}} bids.',
  retracted: '{{player}} takes the bid back.',
  bids: 'The bids: {{bids}}.',
  won: '{{player}} wins the roll.',
  roll: 'Roll',
  rollShowing: 'Show the ten, then roll',
  bidCard: 'Bid {{card}}',
  retract: 'Take back the bid',
  look: 'These are your cards.',
  lead: '{{player}}, roll the die.',
  choose: 'Bid a card.',
  over: 'The match is over.',
  table: 'The table',
  hand: 'Your hand',
  cards: 'Cards: {{cards}}',
  own: 'Your bid: {{card}}',
  points: '{{player}}: {{points}} points, {{cards}} cards',
  refusal: { 'not-in-hand': 'You do not have it.', 'not-now': 'Not now.' },
  golden: 'Golden die',
  goldenText: 'The first seat begins with a point.',
};

type Texts = typeof en;

const fr: Texts = {
  rolled: '{{player}} obtient {{roll}}.',
  shown: '{{player}} montre un dix.',
  bid: '{{player}} mise.',
  retracted: '{{player}} reprend sa mise.',
  bids: 'Les mises : {{bids}}.',
  won: '{{player}} remporte le dé.',
  roll: 'Lancer',
  rollShowing: 'Montrer le dix, puis lancer',
  bidCard: 'Miser {{card}}',
  retract: 'Reprendre la mise',
  look: 'Voici vos cartes.',
  lead: '{{player}}, lancez le dé.',
  choose: 'Misez une carte.',
  over: 'La partie est finie.',
  table: 'La table',
  hand: 'Votre main',
  cards: 'Cartes : {{cards}}',
  own: 'Votre mise : {{card}}',
  points: '{{player}} : {{points}} points, {{cards}} cartes',
  refusal: { 'not-in-hand': 'Vous ne l’avez pas.', 'not-now': 'Pas maintenant.' },
  golden: 'Dé d’or',
  goldenText: 'La première place commence avec un point.',
};

const it: Texts = {
  rolled: '{{player}} tira {{roll}}.',
  shown: '{{player}} mostra un dieci.',
  bid: '{{player}} offre.',
  retracted: '{{player}} ritira l’offerta.',
  bids: 'Le offerte: {{bids}}.',
  won: '{{player}} vince il tiro.',
  roll: 'Tira',
  rollShowing: 'Mostra il dieci, poi tira',
  bidCard: 'Offri {{card}}',
  retract: 'Ritira l’offerta',
  look: 'Ecco le tue carte.',
  lead: '{{player}}, tira il dado.',
  choose: 'Offri una carta.',
  over: 'La partita è finita.',
  table: 'Il tavolo',
  hand: 'La tua mano',
  cards: 'Carte: {{cards}}',
  own: 'La tua offerta: {{card}}',
  points: '{{player}}: {{points}} punti, {{cards}} carte',
  refusal: { 'not-in-hand': 'Non ce l’hai.', 'not-now': 'Non adesso.' },
  golden: 'Dado d’oro',
  goldenText: 'Il primo posto comincia con un punto.',
};

const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, it };

export const loadCastingWords: LoadWords<CastingCall> = (language) => {
  const t = translator(language, TEXTS[language]);
  const action = (one: CastingAction): string => {
    switch (one.type) {
      case 'seen':
        return '';
      case 'roll':
        return one.showing === undefined ? t('roll') : t('rollShowing');
      case 'bid':
        return t('bidCard', { card: one.card });
      case 'retract':
        return t('retract');
    }
  };
  return Promise.resolve((names): GameWords<CastingCall> => {
    const nameOf = (seat: number) => names[seat] ?? '';
    return {
      event(event) {
        switch (event.type) {
          case 'rolled':
            return t('rolled', { player: nameOf(event.seat), roll: event.roll });
          case 'ten-shown':
            return t('shown', { player: nameOf(event.seat) });
          case 'bid-made':
            return t('bid', { player: nameOf(event.seat) });
          case 'bid-retracted':
            return t('retracted', { player: nameOf(event.seat) });
          case 'bids-shown': {
            const bids = t('bids', { bids: event.bids.join(', ') });
            if (event.winner === undefined) return bids;
            return `${bids} ${t('won', { player: nameOf(event.winner) })}`;
          }
        }
      },
      action,
      refusal: (code) => t(`refusal.${code}`),
      prompt(view) {
        if (view.isOver) return t('over');
        if (!view.players.every(({ hasLooked }) => hasLooked)) return t('look');
        return view.roll === undefined ? t('lead', { player: nameOf(view.leader) }) : t('choose');
      },
      lines(view) {
        const own = view.players.find(({ hand }) => hand !== undefined);
        const lines = view.players.map(({ points, cards }, seat) =>
          t('points', { player: nameOf(seat), points, cards }),
        );
        if (own === undefined) return { open: [{ title: t('table'), lines }], own: [] };
        const bid = own.bid === undefined ? [] : [t('own', { card: own.bid })];
        const hand = [t('cards', { cards: (own.hand ?? []).join(', ') }), ...bid];
        return { open: [{ title: t('table'), lines }], own: [{ title: t('hand'), lines: hand }] };
      },
      option: () => ({ name: t('golden'), text: t('goldenText') }),
      optionValue: (_name, value) => value,
    };
  });
};
