import type { programme as english } from '../en/programme';

export const programme: typeof english = {
  presents: 'Le programme de ce soir',
  intro:
    'C’est l’âge d’or du cinéma, et chacun de vous dirige un studio. Films, stars et succès garantis sont étalés sous les yeux de tous. Vous envoyez vos bobines vers les cartes qui vous tentent, et celles des autres poussent les vôtres plus loin.',
  goal: 'Alignez des films d’un même genre, attrapez une star pour les achever et récoltez le plus de points.',
  play: 'Jouer',
  howTo: 'Comment jouer',
  step: 'Étape {{number}}\u202f: {{title}}',
  deal: {
    title: 'Les studios ouvrent',
    body: 'Chaque manche étale quatorze cartes visibles en quatre colonnes\u202f: onze films et superproductions, et trois stars. Rien n’est caché à personne.',
  },
  place: {
    title: 'Posez une bobine, les autres montent',
    body: 'À votre tour, posez une bobine sur la carte du bas d’une colonne. Celles qui s’y trouvent déjà grimpent chacune d’une carte. Quand toutes les cartes d’une colonne ont leur bobine, elle est fermée.',
    tryIt: 'Poser une bobine',
    again: 'Recommencer',
    placedFirst: 'La bobine est sur la carte du bas.',
    placedNext: 'La nouvelle bobine prend la carte du bas\u202f; les autres grimpent d’une carte.',
    full: 'La colonne est pleine.',
    empty: 'Essayez\u202f: une colonne vide de quatre cartes.',
  },
  close: {
    title: 'Douze bobines, et la manche s’achève',
    body: 'À trois, vous avez quatre bobines chacun\u202f; à quatre, trois. À la douzième, douze cartes ont trouvé preneur. Les deux cartes restées libres quittent la partie. On joue autant de manches qu’il y a de joueurs.',
  },
  claim: {
    title: 'Les cartes se distribuent dans l’ordre',
    body: 'Colonne par colonne en partant de la gauche, et de haut en bas, chaque carte va à celui dont la bobine est dessus. L’ordre compte\u202f: une star qui arrive avant votre premier film n’a rien où briller.',
  },
  project: {
    title: 'Les films allongent vos projets',
    body: 'Vos films d’un même genre se raccordent en une seule pellicule\u202f: votre projet. Vous pouvez mener un projet par genre, et chaque nouveau film allonge celui du sien.',
  },
  movie: {
    title: 'Une star, et c’est dans la boîte',
    body: 'Une star rejoint aussitôt l’un de vos projets, celui de votre choix. La pellicule et la star forment alors un long métrage terminé, auquel rien ne s’ajoute plus. Sans projet à rejoindre, la star est perdue.',
  },
  studio: {
    title: 'Deux cartes dans la manche',
    body: 'Chacun en a une de chaque, à jouer une seule fois dans la partie au lieu de poser une bobine.',
    clap: 'Clap',
    clapBody: 'Passez votre tour et laissez les autres se découvrir.',
    double: 'Double bobine',
    doubleBody: 'Posez deux bobines de suite, dans une colonne ou dans deux.',
  },
  score: {
    title: 'On compte la recette',
    blockbuster: 'Chaque superproduction',
    blockbusterPoints: '2 points',
    movie: 'Chaque long métrage terminé',
    moviePoints: 'films × étoiles de la star',
    award: 'Un film primé',
    awardPoints: 'vaut deux films',
    project: 'Votre plus long projet en cours',
    projectPoints: '1 point par film',
    projectNote: 'Deux projets en tête de même longueur\u202f? Aucun des deux ne rapporte.',
    tieNote: 'À égalité de points, le long métrage qui vaut le plus l’emporte.',
  },
};
