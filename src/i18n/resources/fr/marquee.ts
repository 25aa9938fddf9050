import type { marquee as english } from '../en/marquee';

export const marquee: typeof english = {
  title: 'Jeux',
  boardTop: 'Des jeux de cinéma',
  boardBottom: 'Un téléphone pour toute la table',
  nowShowing: 'À l’affiche',
  alsoShowing: 'Aussi à l’affiche',
  playNow: 'Partie rapide',
  newMatch: 'Nouvelle partie',
  play: 'Jouer',
  playGame: 'Jouer à {{game}}',
  howToPlay: 'Comment jouer',
  settings: 'Réglages',
  promise: 'Sans compte. Sans publicité. Sans connexion.',
  saved: {
    continue: 'Reprendre',
    playOn: 'Continuer la partie',
    title: 'En cabine de projection',
    round: 'Manche {{round}} sur {{rounds}}',
    roundOnly: 'Manche {{round}}',
    toPlay: 'À {{player}} de jouer',
    toPlay_you: 'À vous de jouer',
    finished: 'Terminée',
    seeScore: 'voir les scores',
    lastPlayed: 'Dernière séance\u202f: {{when}}',
    export: 'Exporter la partie\u202f: {{names}}, {{when}}',
    delete: 'Supprimer la partie\u202f: {{names}}, {{when}}',
  },
  damaged: {
    title: 'Une partie impossible à ouvrir',
    export: 'L’exporter telle quelle',
    delete: 'La supprimer',
  },
  when: {
    now: 'à l’instant',
    minutes_one: 'il y a {{count}} minute',
    minutes_other: 'il y a {{count}} minutes',
    hours_one: 'il y a {{count}} heure',
    hours_other: 'il y a {{count}} heures',
    yesterday: 'hier',
    days_one: 'il y a {{count}} jour',
    days_other: 'il y a {{count}} jours',
  },
  unreadable: {
    title: 'Vos parties ne peuvent pas s’afficher',
  },
  noDatabase: {
    line: 'Backlot n’a pas accès à la base de données de ce navigateur\u202f: les nouvelles parties y sont moins en sécurité, et les anciennes peuvent manquer tant que la page n’est pas rechargée.',
    export: 'Tout exporter',
  },
  notice: {
    deleted_one: 'Partie supprimée',
    deleted_other: '{{count}} parties supprimées',
    undo: 'Annuler',
    restored_one: 'La partie est de retour',
    restored_other: 'Les parties sont de retour',
    imported: 'La partie a été ajoutée',
    copied: 'Copié\u202f: collez le texte où vous voulez le garder',
  },
  newVersion: {
    ready: 'Une nouvelle version est prête.',
    use: 'L’utiliser maintenant',
    later: 'Plus tard',
  },
  import: {
    open: 'Importer une partie',
    title: 'Importer une partie',
    label: 'Le texte d’une partie exportée, ou de tout',
    add: 'Ajouter la partie',
    empty: 'Collez d’abord le texte.',
  },
  export: {
    title: 'La partie en texte',
    hint: 'Sélectionnez tout et copiez-le pour garder la partie ou l’envoyer ailleurs.',
  },
  poster: {
    hollywood: {
      tagline: 'Trois genres, douze bobines, et tout le monde veut la même star.',
      tags: {
        pass: 'On se passe le téléphone',
        open: 'Sans secrets',
        light: 'Vite appris',
      },
    },
    'hollywood-1947': {
      tagline: 'De quel côté est le studio\u202f? Un jeu de loyautés cachées.',
    },
    'executive-producer': {
      tagline: 'Engagez les talents, signez les chèques, visez les prix.',
    },
  },
};
