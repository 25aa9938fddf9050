import type { ProducerTexts } from '../texts';

export const news: ProducerTexts['news'] = {
  'standing-ovation': {
    headline: 'Toute la salle se lève',
    line: 'Le deuxième rang voulait juste voir.',
  },
  'hummable-theme': {
    headline: 'Un air qui ne vous lâche plus',
    line: 'Trois ouvreuses le fredonnent à l’hôpital.',
  },
  'lines-round-the-block': {
    headline: 'La file fait le tour du quartier',
    line: 'Au bout, on demande ce qu’on attend.',
  },
  'talk-show-sofa': {
    headline: 'Charme sur canapé',
    line: 'Trois anecdotes, une larme, zéro intrigue.',
  },
  'poster-on-every-bus': {
    headline: 'Une affiche sur chaque bus',
    line: 'Les bus sont en retard. Pas l’affiche.',
  },
  'mysterious-benefactor': {
    headline: 'Un mystérieux bienfaiteur',
    line: 'Il ne veut qu’un gros plan de son chien.',
  },
  'cut-in-half': { headline: 'Coupé de moitié', line: 'On a gardé la bonne, paraît-il.' },
  'toy-shop-frenzy': {
    headline: 'Folie dans les magasins de jouets',
    line: 'Le méchant est épuisé jusqu’au printemps.',
  },
  'stunt-goes-right': {
    headline: 'Une cascade réussie',
    line: 'La voiture est retombée. Le chapeau aussi.',
  },
  'catchphrase-of-the-summer': {
    headline: 'La réplique de l’été',
    line: 'À l’automne, elle sera interdite.',
  },
  'fainting-in-row-three': {
    headline: 'Malaises au troisième rang',
    line: 'Une infirmière par porte. Deux ont tourné de l’œil.',
  },
  'midnight-cult': {
    headline: 'Culte à minuit',
    line: 'Ils viennent costumés et repartent en chantant.',
  },
  'singalong-screenings': {
    headline: 'Séances à chanter en chœur',
    line: 'Même le projecteur chante faux.',
  },
  'professor-writes-a-book': {
    headline: 'Un professeur en fait un livre',
    line: 'Six cents pages sur le papier peint.',
  },
  'not-a-dry-eye': {
    headline: 'Pas un œil sec dans la salle',
    line: 'La caissière a pleuré dans la caisse.',
  },
  'critic-was-seen-laughing': {
    headline: 'On a vu un critique rire',
    line: 'Il nie. Il y a des photos.',
  },
  'grown-ups-weep-too': {
    headline: 'Les grands pleurent aussi',
    line: 'Les enfants ont dû les raccompagner.',
  },
  'science-confirms-it': {
    headline: 'La science confirme',
    line: 'Plus vite que la lumière, sauf en semaine.',
  },
  'banned-in-four-towns': {
    headline: 'Interdit dans quatre villes',
    line: 'La cinquième ajoute une séance.',
  },
  'chemistry-on-set': {
    headline: 'Ça chauffe sur le plateau',
    line: 'Il a fallu ignifuger les costumes.',
  },
  'ensemble-of-the-year': {
    headline: 'La troupe de l’année',
    line: 'Chacun a le meilleur rôle. Demandez-leur.',
  },
  'one-take-wonder': {
    headline: 'Le miracle en une prise',
    line: 'Un chat passa. Nul n’osa dire «\u202fcoupez\u202f».',
  },
  'rewritten-overnight': {
    headline: 'Réécrit dans la nuit',
    line: 'Le majordome a enfin un mobile.',
  },
  'ahead-of-schedule': {
    headline: 'En avance sur le calendrier',
    line: 'Le traiteur n’avait rien déballé.',
  },
  'born-for-the-genre': {
    headline: 'Il a ça dans le sang',
    line: 'Même ses films de vacances ressemblent à ça.',
  },
  'family-business': {
    headline: 'Il est de la maison',
    line: 'Trente ans au même bureau, et le sourire.',
  },
  'little-movie-that-could': {
    headline: 'Le petit film qui monte',
    line: 'Deux chaises, une lampe, et en avant.',
  },
  'tantrum-makes-headlines': {
    headline: 'Un caprice à la une',
    line: 'Le piano est toujours dans la piscine.',
  },
  'so-bad-it-is-good': {
    headline: 'Si mauvais que c’en est bon',
    line: 'On y retourne, pour être sûr.',
  },
  'everybody-talks-about-it': {
    headline: 'On ne parle que de ça',
    line: 'Quelqu’un l’a même vu.',
  },
  'boom-in-the-picture': {
    headline: 'Un micro dans le champ',
    line: 'C’est lui qui joue le mieux.',
  },
  'ending-given-away': { headline: 'La fin est dévoilée', line: 'C’était le jardinier. Pardon.' },
  'rain-on-opening-night': {
    headline: 'Pluie le soir de la première',
    line: 'À l’intérieur aussi.',
  },
  'wrong-reel-shown': {
    headline: 'On projette la mauvaise bobine',
    line: 'On a critiqué le mariage du projectionniste.',
  },
  'accountant-walks-the-set': {
    headline: 'Le comptable visite le plateau',
    line: 'Il y a un cheval de trop.',
  },
  'trailer-was-better': {
    headline: 'La bande-annonce était mieux',
    line: 'Elle, au moins, avait une fin.',
  },
  'zipper-in-the-monster': {
    headline: 'Une fermeture éclair au dos du monstre',
    line: 'Elle coinçait, d’où le rugissement.',
  },
  'joke-explained': { headline: 'On explique la blague', line: 'Deux fois, avec un schéma.' },
  'historian-objects': {
    headline: 'Un historien proteste',
    line: 'Pas de bretelles à l’époque. Ni d’Amérique.',
  },
  'parents-write-letters': {
    headline: 'Les parents écrivent',
    line: 'À l’encre rouge, avec dessins.',
  },
  'too-sad-for-a-saturday': {
    headline: 'Trop triste pour un samedi',
    line: 'On y entre à deux, on en sort seul.',
  },
  'explosion-fatigue': {
    headline: 'Assez d’explosions',
    line: 'La salle a dormi pendant le volcan.',
  },
  'same-plot-next-door': {
    headline: 'Même histoire au cinéma d’en face',
    line: 'Même chien, aussi.',
  },
  'star-map-upside-down': {
    headline: 'Carte du ciel à l’envers',
    line: 'Ils volaient vers la Belgique.',
  },
  'real-ghost-complains': {
    headline: 'Un vrai fantôme se plaint',
    line: '«\u202fPersonne ne gémit ainsi\u202f», gémit-il.',
  },
  'locked-in-the-trailer': {
    headline: 'Barricade dans la loge',
    line: 'La loge demande à partir.',
  },
  'ninetieth-take': {
    headline: 'La quatre-vingt-dixième prise',
    line: 'À la première, la soupe était chaude.',
  },
  'too-many-chefs': { headline: 'Trop de cuisiniers', line: 'Tous remuent, personne ne goûte.' },
  'written-by-the-nephew': {
    headline: 'Retouché par le neveu',
    line: 'Embauché comme d’habitude, à table.',
  },
  'typecast-again': {
    headline: 'Toujours le même rôle',
    line: 'Même chapeau, même moustache, mêmes adieux.',
  },
  'nobody-in-it': {
    headline: 'Il n’y a personne dedans',
    line: 'La lampe porte tout le deuxième acte.',
  },
  overexposed: { headline: 'Surexposé', line: 'Même le gardien de phare n’en peut plus.' },
  'critics-sharpen-pencils': {
    headline: 'Les critiques taillent leurs crayons',
    line: 'On leur avait promis un chef-d’œuvre.',
  },
  'bubble-bursts': {
    headline: 'La bulle éclate',
    line: 'Hier valeur sûre, aujourd’hui porte-parapluies.',
  },
};
