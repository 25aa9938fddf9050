import type { ProducerTexts } from '../texts';

export const awards: ProducerTexts['award'] = {
  'best-director': {
    name: 'Meilleur réalisateur',
    text: 'Le réalisateur a un bonus pour le genre du film.',
    line: 'A dit «\u202fencore\u202f» cent fois. Une de moins suffisait.',
  },
  'best-actor': {
    name: 'Meilleur acteur',
    text: 'Un acteur a un bonus pour le genre du film.',
    line: 'A pleuré sur demande, des deux yeux.',
  },
  'best-picture': {
    name: 'Meilleur film',
    text: 'Le film a remporté un autre prix.',
    line: 'Le discours est plus long que le film.',
  },
  'golden-pine-cone': {
    name: 'La Pomme de pin d’or',
    text: 'Ouvert à tous les films.',
    line: 'Ouvert à tous, écureuils compris.',
  },
  'peoples-popcorn': {
    name: 'Le Pop-corn du public',
    text: 'La sortie a rapporté 8\u202f$ ou plus.',
    line: 'On compte les voix par terre, après la séance.',
  },
  'drive-in-favourite': {
    name: 'Le Favori du drive-in',
    text: 'Un film d’action ou d’horreur.',
    line: 'Élu au klaxon. Personne n’a vu la fin.',
  },
  'orbit-trophy': {
    name: 'Trophée de l’Orbite',
    text: 'Un film de science-fiction ou d’animation.',
    line: 'Il ne redescend jamais. Prévoir une échelle.',
  },
  'red-carpet-prize': {
    name: 'Prix du Tapis rouge',
    text: 'Un drame ou une comédie.',
    line: 'Le tapis est loué. Essuyez vos pieds.',
  },
  'silver-slapstick': {
    name: 'La Tarte d’argent',
    text: 'Une comédie, un film d’animation ou d’action.',
    line: 'Remise à pleine vitesse, avec la crème.',
  },
  'night-owl-prize': {
    name: 'Prix des Noctambules',
    text: 'Un film d’horreur ou de science-fiction, ou un drame.',
    line: 'Le jury ne se réveille qu’après la dernière séance.',
  },
  'best-ensemble': {
    name: 'Meilleure distribution',
    text: 'Une distribution de 3 acteurs ou plus.',
    line: 'Aucun nom plus gros que l’autre. Ils ont mesuré.',
  },
  'small-cast-prize': {
    name: 'Prix de la Petite troupe',
    text: 'Une distribution de 2 acteurs au plus.',
    line: 'Toute la troupe est venue. En tandem.',
  },
  'guild-of-gentlefolk': {
    name: 'Médaille des Bonnes manières',
    text: 'Au moins un acteur Professionnel.',
    line: 'Après vous. Je n’en ferai rien. J’insiste.',
  },
  'survived-the-star': {
    name: 'Les Rescapés de la vedette',
    text: 'Au moins un acteur Difficile.',
    line: 'L’équipe en retrouve encore des paillettes.',
  },
  'best-screenplay': {
    name: 'Meilleur scénario',
    text: 'Un scénario d’au moins 3 en critiques.',
    line: 'Chaque mot compte. Il était payé au mot.',
  },
  'house-style-medal': {
    name: 'Médaille du style maison',
    text: 'Signé par un réalisateur maison.',
    line: 'Même lampe, même escalier, même génie.',
  },
  'critics-darling': {
    name: 'Chouchou de la critique',
    text: 'Au moins 8 en critiques imprimées, en tout, et 9\u202f$ de recettes au plus.',
    line: 'Les six spectateurs ont pleuré.',
  },
};
