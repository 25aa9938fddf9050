import type { ProducerTexts } from '../texts';

export const action: ProducerTexts['action'] = {
  seen: 'J’ai vu mes cartes',
  buyScript: 'Acheter {{movie}} pour {{price}}',
  hire: 'Engager {{talent}} pour {{movie}}\u202f: {{price}}',
  hireWriter: 'Engager {{talent}} avec {{movie}}\u202f: {{price}}',
  release: 'Sortir {{movie}}',
  releaseForgoing: 'Sortir {{movie}} inachevé, avec les deux actions',
  placeDirector: 'Confier {{movie}} à {{talent}}',
  playNews: 'Jouer {{news}} sur {{movie}} ({{owner}})',
  useAbility: 'Utiliser {{ability}}',
  useAbilityAt: '{{ability}}\u202f: {{aim}}',
  drawNews: 'Piocher une Actu',
  endTurn: 'Finir le tour',
  giveUp_one: 'Renoncer à {{count}} action',
  giveUp_other: 'Renoncer à {{count}} actions',
  takeScript: 'Prendre {{movie}}',
  takeTalent: 'Prendre {{talent}} pour {{movie}}',
  putBonuses: '{{review}} sur les critiques, {{boxOffice}} sur le box-office',
  claimAward: 'Payer une étoile et prendre {{award}}',
  nominate: 'Nommer {{movie}}',
  bid_zero: 'Ne rien miser',
  bid_one: 'Miser {{count}} étoile',
  bid_other: 'Miser {{count}} étoiles',
  takeNoMore: 'S’arrêter là',
  castNobody: 'Ne choisir personne',
  leaveAward: 'Laisser le prix',
  rollReviewAgain: 'Relancer les critiques',
  rollBoxOfficeAgain: 'Relancer le box-office',
  keepDice: 'Garder les dés',
  keepAward: 'Laisser dessus\u202f: {{award}}',
  buryAward: 'Glisser sous les autres\u202f: {{award}}',
  shout: 'Crier «\u202fJ’ai gagné\u202f!\u202f»',
  share: 'Partager la victoire',
};

export const prompt: ProducerTexts['prompt'] = {
  dealing:
    'Avant le premier tour, tout le monde regarde ses Actus et ses objectifs. Doivent encore regarder\u202f: {{players}}.',
  dealing_you: 'Vos Actus et vos objectifs\u202f: personne d’autre ne les voit.',
  turn: 'Tour de {{player}}\u202f: reste {{actions}}.',
  turn_you: 'À vous\u202f: reste {{actions}}.',
  turnBankrupt:
    '{{player}} est en faillite\u202f: la carte la plus à gauche d’une rangée, ou une sortie.',
  turnBankrupt_you:
    'Vous êtes en faillite\u202f: prenez la carte la plus à gauche d’une rangée, ou sortez un film.',
  taking_one: '{{player}} peut prendre encore {{count}} carte.',
  taking_other: '{{player}} peut prendre encore {{count}} cartes.',
  taking_you_one: 'Vous pouvez prendre encore {{count}} carte.',
  taking_you_other: 'Vous pouvez prendre encore {{count}} cartes.',
  auditioning: '{{player}} peut choisir parmi\u202f: {{cards}}.',
  auditioning_you: 'Vous pouvez choisir parmi\u202f: {{cards}}.',
  choosing: '{{player}} choisit l’effet de {{news}} sur {{movie}}.',
  choosing_you: 'Choisissez l’effet de {{news}} sur {{movie}}.',
  bonuses: '{{player}} répartit les bonus\u202f: {{movie}}. Pour l’instant\u202f: {{ratings}}.',
  bonuses_you: 'Répartissez les bonus\u202f: {{movie}}. Pour l’instant\u202f: {{ratings}}.',
  openAward:
    '{{award}} ({{points}}) est à prendre\u202f: {{player}} peut l’obtenir avec {{movie}} pour une étoile.',
  openAward_you:
    '{{award}} ({{points}}) est à prendre\u202f: vous pouvez l’obtenir avec {{movie}} pour une étoile.',
  turnEnding: '{{player}} peut encore jouer des Actus, puis finit son tour.',
  turnEnding_you: 'Plus d’action\u202f: jouez des Actus si vous voulez, puis finissez votre tour.',
  rolled: '{{player}} peut relancer des dés\u202f: {{movie}}, {{rolls}}.',
  rolled_you: 'Vous pouvez relancer des dés\u202f: {{movie}}, {{rolls}}.',
  previewing: '{{player}} regarde le prochain prix.',
  previewing_you: 'Le prochain prix\u202f: {{award}}, {{points}}. {{text}}',
  soleNominee:
    '{{award}}, {{points}}\u202f: {{movie}} est seul en lice. {{player}} peut l’avoir pour une étoile.',
  soleNominee_you:
    '{{award}}, {{points}}\u202f: {{movie}} est seul en lice. À vous pour une étoile.',
  nominating: '{{award}}, {{points}}\u202f: {{player}} nomme un film.',
  nominating_you: '{{award}}, {{points}}\u202f: nommez un de vos films.',
  bidding: '{{award}}, {{points}}\u202f: mises secrètes. Doivent encore miser\u202f: {{players}}.',
  bidding_you:
    '{{award}}, {{points}}\u202f: misez en secret des étoiles de {{movie}}. Il en reste\u202f: {{stars}}.',
  shouting:
    'Égalité jusqu’au bout\u202f: {{players}}. Qui crie le premier gagne seul\u202f; partager, c’est gagner ensemble.',
  over: 'La saison est finie. Victoire\u202f: {{players}}.',
};
