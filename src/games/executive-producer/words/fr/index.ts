import type { ProducerTexts } from '../texts';
import { abilities } from './abilities';
import { action, prompt } from './asking';
import { awards } from './awards';
import { conditions } from './conditions';
import { event } from './events';
import { news } from './news';
import { objectives } from './objectives';
import { line, phrase } from './phrases';
import { scripts } from './scripts';

export const texts: ProducerTexts = {
  genre: {
    action: 'Action',
    animated: 'Animation',
    comedy: 'Comédie',
    drama: 'Drame',
    horror: 'Horreur',
    'sci-fi': 'Science-fiction',
  },
  roll: { review: 'Critiques', boxOffice: 'Box-office' },
  track: { scripts: 'Scénarios', actors: 'Acteurs', directors: 'Réalisateurs' },
  trait: {
    difficult: { name: 'Difficile', text: 'Ne travaille pas avec un Perfectionniste.' },
    professional: {
      name: 'Professionnel',
      text: 'Un bonus pour le film si un Perfectionniste le réalise.',
    },
    perfectionist: {
      name: 'Perfectionniste',
      text: 'Ne travaille pas avec un acteur Difficile\u202f; un bonus avec un Professionnel.',
    },
    writer: {
      name: 'Auteur',
      text: 'Peut s’engager avec un scénario d’un de ses genres, les deux payés, en une seule action.',
    },
  },
  motto: {
    'brass-lantern': 'Une lumière à chaque fenêtre, une vedette à chaque film.',
    'copper-canyon': 'Tourné vendredi, projeté samedi.',
    moonbeam: 'Pour tous ceux qui ont eu sept ans.',
    'velvet-curtain': 'Prière de ne pas applaudir avant la fin.',
    comet: 'Vous en avez entendu parler.',
  },
  script: scripts,
  news,
  award: awards,
  objective: objectives,
  publicObjective: {
    acclaimed: { name: 'Acclamé', text: 'Le plus d’étoiles restant sur ses films à la fin.' },
    rich: { name: 'Riche', text: 'Le plus d’argent à la fin.' },
  },
  ability: abilities,
  change: {
    review: '{{change}} en critiques',
    boxOffice: '{{change}} au box-office',
    both: '{{review}} en critiques et {{boxOffice}} au box-office',
    either: '{{one}} ou {{other}}',
  },
  condition: conditions,
  option: {
    length: { name: 'Durée', text: 'Combien de prix sont remis avant les trois grands.' },
    firstSeat: { name: 'Qui commence', text: 'Quelqu’un que vous désignez, ou le sort.' },
    studios: {
      name: 'Les studios',
      text: 'Qui dirige quel studio. Les autres tirent le leur au sort.',
    },
  },
  length: {
    intro: 'Découverte\u202f: {{awards}}',
    short: 'Courte\u202f: {{awards}}',
    medium: 'Moyenne\u202f: {{awards}}',
    full: 'Complète\u202f: {{awards}}',
  },
  stage: {
    season: 'La saison',
    'last-round': 'La dernière manche',
    finale: 'Les grands prix',
  },
  event,
  action,
  prompt,
  phrase,
  line,
  source: {
    awards: 'Prix',
    objectives: 'Objectifs',
    acclaimed: 'Le plus d’étoiles',
    rich: 'Le plus d’argent',
    money: 'Un point par 5\u202f$',
  },
  refusal: {
    'no-such-action': 'Ce n’est pas possible ici.',
    'not-now': 'Pas maintenant.',
    'no-actions-left': 'Vous n’avez plus d’action ce tour-ci.',
    'actions-left': 'Il vous reste des actions\u202f: utilisez-les, ou renoncez-y d’abord.',
    'action-must-be-used': 'Un studio en faillite utilise son action partout où il le peut.',
    'turn-is-over': 'Votre tour est fini, sauf une Actu à piocher et des Actus à jouer.',
    'not-on-the-track': 'Cette carte n’est pas dans sa rangée.',
    'too-expensive': 'Vous ne pouvez pas payer cela.',
    'bankrupt-takes-leftmost':
      'Un studio en faillite prend la carte la plus à gauche d’une rangée.',
    'no-open-space': 'Tous vos emplacements de tournage sont pris.',
    'no-such-movie': 'Ce film n’est pas là.',
    'no-free-role': 'Tous les rôles de ce film sont distribués.',
    'has-a-director': 'Ce film a déjà son réalisateur.',
    'refuses-the-genre': 'Cet acteur refuse ce genre.',
    'difficult-and-perfectionist':
      'Un acteur Difficile et un Perfectionniste ne travaillent pas ensemble.',
    'not-a-writer-of-it': 'Seul un Auteur amène un scénario, et seulement d’un de ses genres.',
    'no-director': 'Ce film n’a pas encore de réalisateur.',
    'roles-empty': 'Ce film a encore des rôles à distribuer.',
    'not-in-hand': 'Vous n’avez pas cette carte.',
    'condition-not-met': 'Ce film ne remplit pas les conditions de la carte.',
    'too-many-news': 'Vous avez trop d’Actus pour en piocher une.',
    'no-news-to-draw': 'Il n’y a plus d’Actu à piocher.',
    'already-drawn': 'Vous avez déjà pioché ce tour-ci.',
    'no-such-ability': 'Vous n’avez plus cette capacité.',
    'no-such-aim': 'Pas là\u202f: choisissez autre chose.',
    'not-for-the-bankrupt': 'Ce n’est pas pour un studio en faillite.',
    'no-vacancy': 'Aucun de vos films ne cherche quelqu’un.',
    'nobody-fits': 'Personne ne convient à l’un de vos films.',
    'no-news-on-it': 'Aucun de vos films n’a d’Actu.',
    'nothing-released': 'Vous n’avez encore sorti aucun film.',
    'after-a-release': 'C’est pour un tour où vous avez sorti un film.',
    'at-a-release': 'La question se pose quand les dés sont jetés.',
    'nothing-to-look-at': 'Il n’y a plus de prix à regarder.',
    'nobody-holds-news': 'Personne n’a d’Actu.',
    'not-qualified': 'Ce film ne remplit pas les conditions du prix.',
    'not-so-many-stars': 'Le film n’a pas tant d’étoiles.',
  },
};
