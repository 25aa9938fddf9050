import type { setup as english } from '../en/setup';

export const setup: typeof english = {
  title: 'Nouvelle partie',
  cast: 'La distribution',
  order: 'On joue dans cet ordre\u202f: {{names}}.',
  seat: {
    title: 'Place {{number}}',
    name: 'Nom',
    nameSpoken: 'Nom à la place {{number}}',
    placeholder: 'Écrivez un nom',
    kind: 'Qui joue à la place {{number}}',
    person: 'Humain',
    bot: 'Robot',
    level: 'Le jeu de ce robot ({{name}})',
    up: 'Monter {{name}}',
    down: 'Descendre {{name}}',
    remove: 'Retirer {{name}}',
    add: 'Ajouter une place',
    addLine: 'On peut jouer jusqu’à {{max}}.',
  },
  suggested: {
    person: 'Vous',
    bots: {
      star: 'Odette',
      moon: 'Gaston',
      clover: 'Suzette',
      diamond: 'Anatole',
      crown: 'Perrette',
      anchor: 'Célestin',
      bolt: 'Zélie',
      feather: 'Firmin',
      key: 'Léonie',
    },
  },
  reel: {
    change: 'Changer',
    changeSpoken: 'Changer la bobine\u202f: {{name}}, {{colour}}, {{glyph}}',
    title: 'Bobine\u202f: {{name}}',
    colour: 'Couleur',
    glyph: 'Symbole',
    note: 'Un nom figure sous ce que quelqu’un a déjà. Choisissez-le, et les deux échangent.',
    swap: '{{what}}, échanger avec {{name}}',
    done: 'C’est bon',
  },
  colours: {
    ruby: 'Rubis',
    amber: 'Ambre',
    jade: 'Jade',
    sapphire: 'Saphir',
    amethyst: 'Améthyste',
    coral: 'Corail',
    turquoise: 'Turquoise',
    pearl: 'Perle',
    copper: 'Cuivre',
  },
  glyphs: {
    star: 'Étoile',
    moon: 'Lune',
    clover: 'Trèfle',
    diamond: 'Losange',
    crown: 'Couronne',
    anchor: 'Ancre',
    bolt: 'Éclair',
    feather: 'Plume',
    key: 'Clé',
  },
  levels: {
    random: {
      name: 'Passant',
      line: 'Se promène sur le plateau\u202f: tout coup permis lui va.',
    },
    extra: {
      name: 'Figurant',
      line: 'Prend ce qui brille. Bonne compagnie pour vos débuts.',
    },
    agent: {
      name: 'Agent',
      line: 'Sait ce que vaut un projet et surveille les vôtres.',
    },
    mogul: {
      name: 'Nabab',
      line: 'Prévoit toute la manche, la vôtre aussi. Dur à battre.',
    },
    fallback: {
      line: 'Connaît les règles et joue à sa manière.',
    },
  },
  rules: 'Règles de la maison',
  options: {
    hollywood: {
      advanced: {
        title: 'Partie avancée',
        line: 'Les points de chaque long métrage sont multipliés par le nombre de films de son genre que personne n’a pris de toute la partie. Si tous ont été pris, les longs métrages de ce genre ne valent rien.',
      },
      claimOrder: {
        title: 'Remise des cartes',
        line: 'Par quel bout on distribue une colonne après une manche, et donc si une star vous arrive avant ou après les films placés dessous.',
        values: {
          'top-first': 'D’abord la carte du haut',
          'bottom-first': 'D’abord la carte du bas',
        },
      },
      firstSeat: {
        title: 'Qui commence',
        line: 'Le premier joueur de la première manche\u202f; la manche suivante commence à la place suivante.',
        chance: 'Au hasard',
      },
    },
  },
  seed: {
    title: 'Code de tirage',
    line: 'Le même code distribue les mêmes cartes à une table de même taille. Laissez vide pour une partie inédite.',
    placeholder: 'Un nouveau à chaque fois',
  },
  start: 'Commencer la partie',
  notReady: 'Il manque quelque chose\u202f: regardez les champs signalés.',
};
