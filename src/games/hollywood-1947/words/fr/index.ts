import type { Texts1947 } from '../texts';
import { action, prompt } from './asking';
import { card, kind, poster } from './cards';
import { event } from './events';
import { line, note, phrase } from './phrases';

export const texts: Texts1947 = {
  card,
  kind,
  poster,
  event,
  action,
  prompt,
  phrase,
  line,
  note,
  face: {
    patriot: 'Patriote',
    'double-patriot': 'Double patriote',
    hearing: 'Audition',
    neutral: 'Neutre',
    communist: 'Communiste',
    'double-communist': 'Double communiste',
    'shake-up': 'Remue-ménage',
  },
  loyalty: {
    patriot: {
      name: 'Patriote',
      goal: 'Quatre films avec plus de symboles patriotes que communistes\u202f; à deux joueurs, l’égalité suffit.',
    },
    communist: {
      name: 'Communiste',
      goal: 'Quatre films où les symboles communistes mènent ou font jeu égal\u202f; à trois joueurs, trois.',
    },
    'rising-star': {
      name: 'Étoile montante',
      goal: 'Trois manches partout, et un septième film à égalité ou gagné d’un seul symbole.',
    },
  },
  job: {
    screenwriter: {
      name: 'Scénariste',
      text: 'Au premier tour d’une manche\u202f: piochez deux affiches, gardez-en une comme genre, enterrez l’autre.',
    },
    producer: {
      name: 'Producteur',
      text: 'Échangez deux métiers au choix. Vous cédez le Producteur à un joueur\u202f? Vous pouvez exercer aussitôt le métier reçu, si personne ne l’a fait.',
    },
    director: {
      name: 'Réalisateur',
      text: 'Donnez un jeton à qui vous voulez, même à vous\u202f: il met une carte de plus dans un film.',
    },
    gaffer: {
      name: 'Chef électricien',
      text: 'Relancez jusqu’à trois fois n’importe quels dés, y compris le même.',
    },
    cinematographer: {
      name: 'Chef opérateur',
      text: 'Un joueur au choix, vous compris, défausse toute sa main et pioche trois cartes.',
    },
    actress: {
      name: 'Actrice',
      text: 'Un joueur au choix, vous compris, peut piocher deux cartes, puis en défausser deux.',
    },
    actor: {
      name: 'Acteur',
      text: 'Un joueur au choix, vous compris, peut piocher deux cartes, puis en défausser deux.',
    },
    composer: {
      name: 'Compositeur',
      text: 'Piochez deux cartes\u202f: l’une va dans le film à la place de celle du paquet, l’autre s’en va.',
    },
    editor: {
      name: 'Monteur',
      text: 'Voyez la carte coupée de ce film\u202f: laissez-la partir, ou remettez-la pour une coupe à l’aveugle.',
    },
    'costume-designer': {
      name: 'Costumier',
      text: 'Piochez deux costumes, donnez-en un à un joueur, même à vous, glissez l’autre sous le paquet.',
    },
  },
  costume: {
    'flight-jacket': {
      name: 'Blouson d’aviateur',
      text: 'Tournez un de vos dés sur son étoile.',
    },
    'dressing-gown': {
      name: 'Robe de chambre',
      text: 'Tournez un de vos dés sur sa face vide.',
    },
    'clown-suit': { name: 'Habit de clown', text: 'Retournez un dé d’un de vos voisins.' },
    'gamblers-vest': {
      name: 'Gilet de joueur',
      text: 'Relancez jusqu’à deux fois n’importe quels dés, y compris le même.',
    },
    'trench-coat': { name: 'Imperméable', text: 'Regardez la main d’un autre joueur.' },
    tuxedo: {
      name: 'Smoking',
      text: 'Mettez une de vos cartes dans le film, avec ou sans étoile.',
    },
    bathrobe: { name: 'Peignoir', text: 'Défaussez votre main et piochez trois cartes.' },
    'magicians-cape': {
      name: 'Cape de magicien',
      text: 'Piochez une carte, puis défaussez-en une.',
    },
    overalls: {
      name: 'Bleu de travail',
      text: 'Échangez un de vos métiers contre celui d’un autre joueur.',
    },
  },
  option: {
    unionStrike: {
      name: 'Grève syndicale',
      text: 'Sous une affiche neutre, qui a une étoile met autant de cartes qu’il veut, même aucune.',
    },
    randomLoyalties: {
      name: 'Loyautés au hasard',
      text: 'On distribue parmi les neuf cartes\u202f: personne ne connaît la répartition.',
    },
    costumes: {
      name: 'Costumes',
      text: 'Un dixième métier donne des costumes à utiliser à tout moment.',
    },
    leftOut: { name: 'Métiers choisis', text: 'Les métiers choisis restent hors du jeu.' },
  },
  refusal: {
    'no-such-action': 'Cela ne se fait pas ici.',
    'not-your-job': 'Ce métier n’est pas le vôtre.',
    'already-performed': 'Ce métier a déjà été exercé dans cette manche.',
    'first-turn-only': 'Le scénariste n’écrit qu’au premier tour d’une manche.',
    'just-taken': 'Un métier pris au centre attend la manche suivante.',
    'no-such-aim': 'Pas là\u202f: choisissez quelqu’un ou quelque chose d’autre.',
    'not-in-the-centre': 'Ce métier n’est pas au centre.',
    'not-that-die': 'Pas ce dé une seconde fois.',
    'not-in-hand': 'Cette carte n’est pas dans votre main.',
    'not-so-many-cards': 'Ce n’est pas le bon nombre de cartes.',
    'not-drawn': 'Choisissez parmi ce que vous avez pioché.',
    'no-such-costume': 'Vous ne portez pas ce costume.',
    'not-now': 'Pas maintenant.',
    'already-claimed': 'Vous l’avez déjà dit\u202f; attendez la prochaine première.',
  },
  history: {
    title: 'Ce qui s’est passé en 1947',
    text: 'En 1947, une commission du Congrès américain demanda en public à des gens du cinéma s’ils étaient communistes, et exigea des noms. Dix scénaristes et réalisateurs refusèrent de répondre et allèrent en prison. Les studios dressèrent la liste de ceux que personne ne devait employer\u202f: des centaines perdirent leur travail, certains leur maison et leurs amis, quelques-uns la vie. La plupart n’avaient fait que penser, signer ou connaître quelqu’un. La liste ne fut jamais imprimée, et elle dura plus de dix ans. Ce jeu joue avec le soupçon\u202f; eux durent vivre avec.',
  },
};
