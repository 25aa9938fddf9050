import type { ProducerTexts } from '../texts';

export const scripts: ProducerTexts['script'] = {
  'the-carousel-is-armed': {
    title: 'Le manège est piégé',
    tagline: 'Quarante chevaux. Personne ne descend.',
  },
  'brakes-sold-separately': {
    title: 'Freins vendus séparément',
    tagline: 'Il lisait le contrat à cent soixante à l’heure.',
  },
  'fists-of-the-notary': { title: 'Les poings du notaire', tagline: 'Signez ici. Et là. Et LÀ.' },
  'nine-lives-eight-spent': {
    title: 'Neuf vies, moins huit',
    tagline: 'Elle garde la dernière pour la suite.',
  },
  'one-parachute-short': {
    title: 'Il manque un parachute',
    tagline: 'Cinq amis, quatre parachutes, sans rancune.',
  },
  'dynamite-table-for-two': {
    title: 'Dynamite, une table pour deux',
    tagline: 'Ils ont commandé la vengeance. Flambée.',
  },
  'colonel-hurricane-takes-the-stairs': {
    title: 'Le colonel Ouragan prend l’escalier',
    tagline: 'L’ascenseur était en panne. Bientôt, l’immeuble aussi.',
  },
  'the-snail-express': {
    title: 'L’Escargot Express',
    tagline: 'Livré à l’heure. Reste à savoir laquelle.',
  },
  'two-socks-and-a-dream': {
    title: 'Deux chaussettes et un rêve',
    tagline: 'L’une cherchait l’autre. L’autre avait un trou.',
  },
  'pip-the-candle': {
    title: 'Pip, la bougie qui craignait le noir',
    tagline: 'Un conte qui vous fera fondre.',
  },
  'penguins-cannot-tango': {
    title: 'Les pingouins ne dansent pas le tango',
    tagline: 'Personne ne l’a dit aux pingouins.',
  },
  'grandpa-is-a-teapot': {
    title: 'Papi est une théière',
    tagline: 'À prendre avec amour, et par l’anse.',
  },
  'the-moons-little-brother': {
    title: 'La lune a un petit frère',
    tagline: 'Lui aussi veut veiller tard.',
  },
  'the-philharmonic-frogs': {
    title: 'Les grenouilles philharmoniques',
    tagline: 'On ne leur demandait que de coasser.',
  },
  'my-mother-the-butler': {
    title: 'Ma mère, ce majordome',
    tagline: 'Madame est servie. Tiens-toi droit.',
  },
  'honeymoon-for-eleven': { title: 'Lune de miel à onze', tagline: 'Tout le monde a dit oui.' },
  'the-duchess-of-row-six': {
    title: 'La duchesse du sixième rang',
    tagline: 'Elle avait un titre. Pas de billet.',
  },
  'who-let-the-goat-vote': {
    title: 'Qui a fait voter la chèvre\u202f?',
    tagline: 'Elle a brouté les bulletins.',
  },
  'divorced-by-telegram': {
    title: 'Divorcés par télégramme, stop',
    tagline: 'Reviens stop. Non, pas stop, reviens.',
  },
  'four-plumbers-and-a-countess': {
    title: 'Quatre plombiers et une comtesse',
    tagline: 'On cherche encore la fuite.',
  },
  'everybody-lies-on-tuesday': {
    title: 'Le mardi, tout le monde ment',
    tagline: 'Croyez-nous, c’est mercredi.',
  },
  'a-chair-by-the-window': {
    title: 'Une chaise près de la fenêtre',
    tagline: 'Quelqu’un s’y asseyait.',
  },
  'the-piano-tuner-of-ash-street': {
    title: 'L’accordeur de la rue des Frênes',
    tagline: 'Il entendait tout, sauf elle.',
  },
  'eleven-winters': { title: 'Onze hivers', tagline: 'Le douzième est plus long.' },
  'salt-in-the-sugar-bowl': {
    title: 'Du sel dans le sucrier',
    tagline: 'Une famille. Un dimanche. Une erreur.',
  },
  'the-judge-wore-slippers': {
    title: 'Le juge était en pantoufles',
    tagline: 'Ce soir-là, la justice rentra tard.',
  },
  'the-bridge-at-saint-orla': {
    title: 'Le pont de Sainte-Orla',
    tagline: 'Deux villages l’ont bâti. Aucun ne le traverse.',
  },
  'all-the-kings-gardeners': {
    title: 'Tous les jardiniers du roi',
    tagline: 'L’empire tomba. Pas les roses.',
  },
  'it-lives-in-the-laundry': {
    title: 'Ça vit dans la buanderie',
    tagline: 'Le blanc ressort rouge.',
  },
  'the-governess-has-no-shadow': {
    title: 'La gouvernante sans ombre',
    tagline: 'Les enfants l’ont vu les premiers.',
  },
  'do-not-feed-the-portrait': {
    title: 'Ne nourrissez pas le portrait',
    tagline: 'Ses yeux vous suivent. Sa bouche aussi.',
  },
  'the-dentist-works-nights': {
    title: 'Le dentiste opère la nuit',
    tagline: 'Ouvrez grand. Plus grand. Encore.',
  },
  'the-house-that-coughed': {
    title: 'La maison qui toussait',
    tagline: 'Le papier peint respire mieux, merci.',
  },
  'the-accountants-rise-again': {
    title: 'Le retour des comptables morts',
    tagline: 'Ils ne veulent que leur dû.',
  },
  'thirteen-candles-twelve-guests': {
    title: 'Treize bougies, douze invités',
    tagline: 'Soufflez, et vite.',
  },
  'the-robot-who-apologised': {
    title: 'Le robot qui demandait pardon',
    tagline: 'La version deux ne le fera pas.',
  },
  'no-parking-on-neptune': {
    title: 'Stationnement interdit sur Neptune',
    tagline: 'L’amende est astronomique.',
  },
  'yesterday-is-cancelled': { title: 'Hier est annulé', tagline: 'Demain affiche complet.' },
  'a-florist-on-titan': {
    title: 'Une fleuriste sur Titan',
    tagline: 'Elle venait en paix, avec des tulipes.',
  },
  'revolt-of-the-vending-machines': {
    title: 'La révolte des distributeurs',
    tagline: 'L’appoint ou la vie.',
  },
  'six-clones-one-tuxedo': {
    title: 'Six clones, un seul smoking',
    tagline: 'Samedi est au premier levé.',
  },
  'the-slow-boat-to-andromeda': {
    title: 'Le lent voyage vers Andromède',
    tagline: 'Partis inconnus. Arrivés ancêtres.',
  },
};
