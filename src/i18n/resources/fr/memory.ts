import type { memory as english } from '../en/memory';

export const memory: typeof english = {
  title: 'La mémoire de la table',
  export: {
    title: 'Tout garder',
    line: 'Toutes les parties, terminées ou non, vos premières et vos réglages, en un seul fichier.',
    do: 'Tout exporter',
    saved: 'Enregistré sous {{name}}',
    copied: 'Copié\u202f: collez le texte où vous voulez le garder',
    sheet: 'Tout en texte',
    hint: 'Sélectionnez tout et copiez-le pour le garder ou l’envoyer ailleurs.',
  },
  import: {
    title: 'Tout retrouver',
    line: 'Ajoute les parties d’un tel fichier. Celles qui sont ici restent telles quelles.',
    open: 'Tout importer',
    file: 'Choisir un fichier',
    label: 'Ou collez le texte exporté',
    likes: 'Reprendre aussi les réglages',
    likesLine: 'Ceux du fichier prennent la place des vôtres.',
    add: 'Faire entrer',
    empty: 'Choisissez d’abord un fichier ou collez le texte.',
    added_zero: 'Aucune partie n’a été ajoutée.',
    added_one: '{{count}} partie a été ajoutée.',
    added_other: '{{count}} parties ont été ajoutées.',
    kept_one: '{{count}} était déjà là.',
    kept_other: '{{count}} étaient déjà là.',
    beside_one: '{{count}} a continué autrement ailleurs\u202f: les deux sont gardées.',
    beside_other:
      '{{count}} ont continué autrement ailleurs\u202f: les deux versions sont gardées.',
    refused_one: '{{count}} n’a pas pu être reprise.',
    refused_other: '{{count}} n’ont pas pu être reprises.',
    altered:
      'Le fichier a été abîmé ou modifié\u202f: seules les parties intactes ont été reprises.',
    likesTaken: 'Les réglages ont été repris.',
  },
  kept: {
    title: 'Où tout est gardé',
    promised: 'Ce navigateur a promis de garder ce qui est enregistré ici.',
    clearable: 'Ce navigateur peut effacer ce qui est enregistré ici s’il manque de place.',
    used: 'Espace utilisé, application comprise\u202f: {{size}}.',
    helps: 'Ce qui aide\u202f: installer Backlot, et tout exporter de temps en temps.',
    safari: 'Safari efface tout après sept jours sans visite, sauf si Backlot est installé.',
    ask: 'Demander au navigateur de tout garder',
    refused: 'Le navigateur ne l’a pas promis.',
  },
  delete: {
    title: 'Tout effacer',
    line: 'Toutes les parties, tous les chiffres et les premières, vos tables et vos réglages.',
    open: 'Tout effacer',
    what_zero: 'Il n’y a aucune partie ici. Ce sont vos réglages et vos tables qui partent.',
    what_one:
      '{{count}} partie s’en va, terminée ou non, avec son commentaire et sa place au palmarès. Vos premières, vos tables et vos réglages partent aussi.',
    what_other:
      '{{count}} parties s’en vont, terminées ou non, avec leurs commentaires et leur place au palmarès. Vos premières, vos tables et vos réglages partent aussi.',
    first: 'Tout exporter d’abord',
    type: 'Tapez {{word}} pour continuer',
    word: 'EFFACER',
    do: 'Effacer le tout',
    done: 'Tout a été effacé',
    undo: 'Annuler',
    restored: 'Tout est de retour',
  },
  error: {
    'not-json': 'Ceci n’est pas un export de Backlot, ou il en manque un morceau. Rien n’a changé.',
    'not-an-archive': 'Ceci n’est pas un export de Backlot. Rien n’a changé.',
    'archive-too-new':
      'Cet export vient d’une version plus récente de Backlot. Mettez l’application à jour pour le reprendre\u202f; rien n’a changé.',
    'too-large':
      'Ce fichier est bien plus gros que n’importe quel export\u202f: il n’a pas été ouvert. Rien n’a changé.',
    'too-deep':
      'Ce fichier n’est pas construit comme un export\u202f: il n’a pas été ouvert. Rien n’a changé.',
    unreadableFile: 'Ce fichier est illisible. Rien n’a changé.',
  },
};
