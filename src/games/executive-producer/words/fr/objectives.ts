import type { ProducerTexts } from '../texts';

export const objectives: ProducerTexts['objective'] = {
  'fists-and-fireballs': {
    name: 'Poings et boules de feu',
    text: 'Sortez un film d’action qui rapporte 9\u202f$ ou plus.',
    line: 'Les assureurs ont applaudi, puis sont partis.',
  },
  'every-frame-by-hand': {
    name: 'Image par image',
    text: 'Sortez un film d’animation qui reçoit 7 étoiles ou plus.',
    line: 'Quarante mille dessins. Une trace de doigt.',
  },
  'last-laugh': {
    name: 'Le plus gros éclat de rire',
    text: 'Sortez une comédie qui rapporte 8\u202f$ ou plus.',
    line: 'Au rang neuf, on l’a sorti deux fois.',
  },
  'handkerchief-seller': {
    name: 'Marchand de mouchoirs',
    text: 'Sortez un drame qui reçoit 9 étoiles ou plus.',
    line: 'Il voit tous les films, jamais l’écran.',
  },
  'lights-left-on': {
    name: 'La lumière reste allumée',
    text: 'Sortez un film d’horreur qui rapporte 7\u202f$ ou plus.',
    line: 'Dans toute la ville, jusqu’à jeudi.',
  },
  'first-contact': {
    name: 'Bonjour, voisins',
    text: 'Sortez un film de science-fiction qui reçoit 8 étoiles ou plus.',
    line: 'Venus pour le film. Restés pour les glaces.',
  },
  'popcorn-pair': {
    name: 'Paire de pop-corns',
    text: 'Sortez 2 films, chacun d’action ou d’animation.',
    line: 'Un pour crier, un pour les petits.',
  },
  'masks-of-the-stage': {
    name: 'Deux masques',
    text: 'Sortez 2 films, chacun comédie ou drame.',
    line: 'Le triste se vend mieux le dimanche.',
  },
  'double-bill-of-dread': {
    name: 'Double programme d’épouvante',
    text: 'Sortez 2 films, chacun d’horreur ou de science-fiction.',
    line: 'Deux billets. L’un de vous prendra les deux.',
  },
  'something-for-everybody': {
    name: 'Pour tous les goûts',
    text: 'Sortez des films de 3 genres différents.',
    line: 'L’oncle Alfred n’en a quitté que deux.',
  },
  'cast-of-thousands': {
    name: 'Des milliers de figurants',
    text: 'Sortez un film avec 4 acteurs ou plus.',
    line: 'Ils sont quatre, et une ombre très longue.',
  },
  'chamber-piece': {
    name: 'En petit comité',
    text: 'Sortez un film de 2 acteurs au plus qui reçoit 8 étoiles ou plus.',
    line: 'Deux personnes, une lampe, et elle tremble.',
  },
  'perfect-fit': {
    name: 'Taillé sur mesure',
    text: 'Sortez un film avec au moins 3 bonus de son genre.',
    line: 'Pas une retouche. Ni au costume, ni à l’acteur.',
  },
  'against-type': {
    name: 'À contre-emploi',
    text: 'Sortez un film sans aucun bonus de son genre qui rapporte 7\u202f$ ou plus.',
    line: 'Sept rôles de nonne. Donnez-lui la hache.',
  },
  'home-grown': {
    name: 'Fait maison',
    text: 'Sortez 2 films des réalisateurs de votre studio.',
    line: 'Il a débuté à notre cantine. La soupe aussi.',
  },
  'well-behaved-set': {
    name: 'Un plateau bien élevé',
    text: 'Sortez un film avec 2 acteurs Professionnels ou plus.',
    line: 'Quelqu’un a remercié le ventilateur.',
  },
  'lion-tamer': {
    name: 'Dompteur de lions',
    text: 'Sortez 2 films avec un acteur Difficile dans chacun.',
    line: 'La loge est fermée à clé. De quel côté\u202f?',
  },
  'pen-and-megaphone': {
    name: 'Plume et porte-voix',
    text: 'Sortez un film d’un Auteur qui reçoit 8 étoiles ou plus.',
    line: 'Il l’écrit tout bas, puis il le hurle.',
  },
  'eye-for-detail': {
    name: 'Le sens du détail',
    text: 'Sortez un film d’un Perfectionniste qui reçoit 9 étoiles ou plus.',
    line: 'La cuillère est de 1740. On ne la voit jamais.',
  },
  'no-such-thing-as-bad-press': {
    name: 'Pourvu qu’on en parle',
    text: 'Sortez un film portant 3 Actus ou plus.',
    line: 'Le nom est faux. Trois fois, en rouge.',
  },
  'silence-is-golden': {
    name: 'Silence au kiosque',
    text: 'Sortez un film sans Actu qui rapporte 9\u202f$ ou plus.',
    line: 'Pas un mot dans la presse. La file lit des romans.',
  },
  'darling-of-the-critics': {
    name: 'Triomphe dans la presse',
    text: 'Sortez un film qui reçoit 12 étoiles ou plus.',
    line: 'L’un d’eux a souri. Il y a des témoins.',
  },
  'record-breaker': {
    name: 'Record battu',
    text: 'Sortez un film qui rapporte 12\u202f$ ou plus.',
    line: 'La caisse est partie se reposer.',
  },
  'busy-studio': {
    name: 'Studio débordé',
    text: 'Sortez 3 films qui rapportent chacun 5\u202f$ ou plus.',
    line: 'Les portes n’ont pas fermé depuis mars.',
  },
};
