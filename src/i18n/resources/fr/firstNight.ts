import type { firstNight as english } from '../en/firstNight';

export const firstNight: typeof english = {
  title: 'Vos débuts',
  scene: 'Scène {{scene}} sur {{scenes}}',
  sceneShort: '{{scene}}/{{scenes}}',
  leave: 'Sortir\u202f: votre scène est gardée',
  back: 'Revenir d’une scène',
  again: 'Depuis le début',
  goOn: 'Continuer',
  invite: {
    hook: 'Première fois ici\u202f? Apprenez en jouant.',
    what: 'Cinq minutes à une vraie table, avec quelqu’un qui vous explique le pourquoi.',
    begin: 'Lever le rideau',
    resume: 'Reprendre à la scène {{scene}}',
    known: 'Vous connaissez le jeu\u202f?',
    quiet: 'Vos débuts\u202f: apprendre en jouant',
    quietResume: 'Vos débuts\u202f: reprendre à la scène {{scene}}',
  },
  curtain: {
    toMatch: 'Votre première partie',
    once: 'Rejouer',
  },
  answer: {
    full: 'Cette colonne est pleine, aucune bobine n’y entre.',
    owed: 'D’abord les deux bobines de la Double bobine, ensuite le reste.',
    spent: 'Cette carte est jouée. Chacune ne sert qu’une fois par partie.',
    tooEarly:
      'Bonne carte, mauvais moment\u202f: elle ne sert qu’une fois, gardez-la pour sa scène.',
  },
  scenes: {
    place: {
      title: 'Ce soir, vous êtes Charlie. Touchez la colonne\u00a03.',
      why: 'Vos bobines visent des cartes. Elles entrent par le bas\u202f; la carte où l’une finit est à vous.',
      elsewhere:
        'En vraie partie, volontiers. Ce soir, la colonne\u00a03\u202f: une superproduction l’attend en haut.',
    },
    bump: {
      title: 'Vera vous pousse vers le haut\u202f! Encore la colonne\u00a03.',
      why: 'Chaque nouvelle bobine fait monter les autres. La vôtre atteint la superproduction.',
      elsewhere:
        'Cela ne bougerait pas votre bobine. Dans la colonne\u00a03, vous la poussez vous-même.',
    },
    full: {
      title: 'Et maintenant, touchez encore la colonne\u00a03.',
      why: 'Juste pour voir\u202f: chacune de ses cartes a sa bobine.',
      elsewhere: 'Celle-là a de la place. Touchez la colonne\u00a03, celle qui porte l’écriteau.',
    },
    safe: {
      title: 'Complet\u202f! Plus personne n’entre.',
      why: 'Donc personne ne vous pousse\u202f: la superproduction et la star du bas sont à vous.',
    },
    clap: {
      title: 'Touchez votre Clap, puis jouez-le.',
      why: 'Deux films d’horreur au bas de la colonne\u00a02\u202f: trop tôt, on vous pousse au-delà. Le Clap passe votre tour.',
      elsewhere: 'Une bobine maintenant serait poussée trop haut. Jouez le Clap.',
    },
    double: {
      title: 'Touchez la Double bobine, et jouez-la.',
      why: 'Deux bobines d’un coup, personne ne s’y glisse. Ces cartes servent une fois par partie.',
      elsewhere: 'Une bobine, un film. La Double bobine apporte les deux\u202f: jouez-la d’abord.',
    },
    firstReel: {
      title: 'Première bobine\u202f: colonne\u00a02.',
      why: 'Deux films d’horreur y sont tout en bas, et les films d’un genre vont ensemble.',
      elsewhere: 'Belles cartes aussi, mais vos films d’horreur sont dans la colonne\u00a02.',
    },
    secondReel: {
      title: 'Seconde bobine\u202f: encore la colonne\u00a02.',
      why: 'Elle pousse la première et remplit la colonne. Ces films, personne ne les prendra.',
      elsewhere: 'L’autre film d’horreur est aussi dans la colonne\u00a02.',
    },
    claim: {
      title: 'Douze bobines posées. Touchez la colonne qui part en premier.',
      why: 'De gauche à droite, de haut en bas\u202f: l’ordre décide de ce que deviennent vos cartes.',
      elsewhere: 'Pas encore\u202f: on commence tout à gauche.',
    },
    lost: {
      title: 'Gus gagne une grande star et la perd aussitôt.',
      why: 'Il faut un projet sur-le-champ, et Gus n’a pas de film. Les films d’abord, les stars ensuite\u202f!',
    },
    project: {
      title: 'Votre premier film ouvre un projet.',
      why: 'Les films d’un genre forment une pellicule. Plus elle est longue, plus une star en tire.',
    },
    award: {
      title: 'Un laurier\u202f! Ce film compte double.',
      why: 'Avec ce prix, votre projet d’horreur de deux films en vaut trois.',
    },
    blockbuster: {
      title: 'Votre superproduction\u202f: 2 points, sans façon.',
      why: 'Ni star, ni projet, ni risque. Une valeur sûre pour une nuit agitée.',
    },
    movie: {
      title: 'C’est tourné\u202f: 3 films × 2 étoiles = 6 points.',
      why: 'Une star sert aussitôt, voulue ou non. Un long métrage ne grandit plus.',
    },
    lastReel: {
      title: 'Plus tard… votre dernière bobine. Colonne\u00a02\u202f!',
      why: 'Elle pousse l’autre vers la star. Trois films d’action attendent déjà dans votre studio.',
      elsewhere: 'Pas de star pour vous ici. Dans la colonne\u00a02, vous êtes juste dessous.',
    },
    choice: {
      title: 'À vous de choisir\u202f: donnez la star à la comédie.',
      why: 'Votre plus long projet ouvert paie un point par film, et un film d’action arrive encore.',
      elsewhere: '4 points maintenant, mais Vera vous rattrape et gagne avec son meilleur film.',
    },
    largest: {
      title: 'Cinq films d’action jamais tournés\u202f: 5 points.',
      why: 'Seul votre plus long projet paie. Deux de même longueur ne paieraient rien.',
    },
    winning: {
      title: 'La soirée est à vous, 16 à 14\u202f!',
      why: 'Longs métrages, superproductions et plus long projet\u202f: le plus de points l’emporte. À égalité, le meilleur long métrage décide. Vous savez tout.',
    },
  },
};
