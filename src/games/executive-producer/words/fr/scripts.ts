import type { ProducerTexts } from '../texts';

export const scripts: ProducerTexts['script'] = {
  'the-carousel-is-armed': {
    title: 'Le manège est piégé',
    tagline: '—\u00a0Quarante chevaux, chef. Et le rose fait tic-tac.',
  },
  'brakes-sold-separately': {
    title: 'Freins vendus séparément',
    tagline: '—\u00a0Les freins\u202f? Page neuf, madame. En tout petit.',
  },
  'fists-of-the-notary': { title: 'Les poings du notaire', tagline: 'Signez ici. Et là. Et LÀ.' },
  'nine-lives-eight-spent': {
    title: 'Neuf vies, moins huit',
    tagline: '—\u00a0Huit de moins, chéri. La dernière, c’est la suite.',
  },
  'one-parachute-short': {
    title: 'Il manque un parachute',
    tagline: '—\u00a0Bonne nouvelle\u202f: quatre d’entre nous iront bien.',
  },
  'dynamite-table-for-two': {
    title: 'Dynamite, une table pour deux',
    tagline: '—\u00a0La vengeance pour deux. Flambée, s’il vous plaît.',
  },
  'colonel-hurricane-takes-the-stairs': {
    title: 'Le colonel Ouragan prend l’escalier',
    tagline: '—\u00a0L’ascenseur était en panne. J’ai pris l’immeuble.',
  },
  'the-snail-express': {
    title: 'L’Escargot Express',
    tagline: '—\u00a0J’ai dit jeudi, madame. Je n’ai pas dit lequel.',
  },
  'two-socks-and-a-dream': {
    title: 'Deux chaussettes et un rêve',
    tagline: '—\u00a0Moi, je cherche l’âme sœur. —\u00a0Moi, la machine.',
  },
  'pip-the-candle': {
    title: 'Pip, la bougie qui craignait le noir',
    tagline: '—\u00a0On peut laisser la lumière\u202f? —\u00a0Pip… c’est toi.',
  },
  'penguins-cannot-tango': {
    title: 'Les pingouins ne dansent pas le tango',
    tagline: 'Personne ne l’a dit aux pingouins.',
  },
  'grandpa-is-a-teapot': {
    title: 'Papi est une théière',
    tagline: '—\u00a0Papi siffle encore\u202f! —\u00a0Alors sers-le, ma puce\u202f!',
  },
  'the-moons-little-brother': {
    title: 'La lune a un petit frère',
    tagline: '—\u00a0Encore cinq minutes\u202f! Le soleil dort toujours\u202f!',
  },
  'the-philharmonic-frogs': {
    title: 'Les grenouilles philharmoniques',
    tagline: '—\u00a0Coassez, disaient-ils. On a fait un rappel.',
  },
  'my-mother-the-butler': {
    title: 'Ma mère, ce majordome',
    tagline: '—\u00a0Monsieur est servi. Et monsieur se tient droit.',
  },
  'honeymoon-for-eleven': {
    title: 'Lune de miel à onze',
    tagline: '—\u00a0Oui. —\u00a0Oui. —\u00a0Oui. —\u00a0Pardon, vous êtes qui\u202f?',
  },
  'the-duchess-of-row-six': {
    title: 'La duchesse du sixième rang',
    tagline: '—\u00a0J’ai un titre\u202f! —\u00a0Pas de transport, madame.',
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
    tagline: '—\u00a0On a trouvé la fuite, comtesse. C’est le comte.',
  },
  'everybody-lies-on-tuesday': {
    title: 'Le mardi, tout le monde ment',
    tagline: '—\u00a0Croyez-moi. On est mercredi.',
  },
  'a-chair-by-the-window': {
    title: 'Une chaise près de la fenêtre',
    tagline: '—\u00a0Pas cette chaise. Elle est juste en retard.',
  },
  'the-piano-tuner-of-ash-street': {
    title: 'L’accordeur de la rue des Frênes',
    tagline: '—\u00a0Vous entendez tout. —\u00a0Tout, sauf vous.',
  },
  'eleven-winters': {
    title: 'Onze hivers',
    tagline: '—\u00a0Encore un hiver. —\u00a0Tu l’as déjà dit dix fois.',
  },
  'salt-in-the-sugar-bowl': {
    title: 'Du sel dans le sucrier',
    tagline: '—\u00a0Qui a fait le café\u202f? Depuis, plus un mot.',
  },
  'the-judge-wore-slippers': {
    title: 'Le juge était en pantoufles',
    tagline: '—\u00a0Levez-vous\u202f! —\u00a0Pas toi, papa. La soupe refroidit.',
  },
  'the-bridge-at-saint-orla': {
    title: 'Le pont de Sainte-Orla',
    tagline: 'Deux villages l’ont bâti. Aucun ne le traverse.',
  },
  'all-the-kings-gardeners': {
    title: 'Tous les jardiniers du roi',
    tagline: '—\u00a0L’empire est tombé. —\u00a0Attention aux rosiers.',
  },
  'it-lives-in-the-laundry': {
    title: 'Ça vit dans la buanderie',
    tagline: '—\u00a0Le blanc ressort rouge. N’y va pas, chérie.',
  },
  'the-governess-has-no-shadow': {
    title: 'La gouvernante sans ombre',
    tagline: '—\u00a0Elle est très bien, papa. Mais où est le reste\u202f?',
  },
  'do-not-feed-the-portrait': {
    title: 'Ne nourrissez pas le portrait',
    tagline: '—\u00a0Ses yeux vous suivent. —\u00a0C’est sa bouche, surtout.',
  },
  'the-dentist-works-nights': {
    title: 'Le dentiste opère la nuit',
    tagline: '—\u00a0Ouvrez grand. Plus grand. PLUS GRAND.',
  },
  'the-house-that-coughed': {
    title: 'La maison qui toussait',
    tagline: '—\u00a0C’est la tuyauterie. —\u00a0Elle a dit pardon\u202f?',
  },
  'the-accountants-rise-again': {
    title: 'Le retour des comptables morts',
    tagline: '—\u00a0Morts en avril. Vous nous devez encore mars.',
  },
  'thirteen-candles-twelve-guests': {
    title: 'Treize bougies, douze invités',
    tagline: '—\u00a0Fais un vœu. —\u00a0Savoir qui est le treizième.',
  },
  'the-robot-who-apologised': {
    title: 'Le robot qui demandait pardon',
    tagline: '—\u00a0Je suis navré. La version deux ne le sera pas.',
  },
  'no-parking-on-neptune': {
    title: 'Stationnement interdit sur Neptune',
    tagline: '—\u00a0Juste une ère glaciaire, monsieur l’agent\u202f!',
  },
  'yesterday-is-cancelled': {
    title: 'Hier est annulé',
    tagline: '—\u00a0Hier, c’est possible\u202f? —\u00a0Désolé, c’est annulé.',
  },
  'a-florist-on-titan': {
    title: 'Une fleuriste sur Titan',
    tagline: '—\u00a0Nous venons en paix. —\u00a0Parfait. Roses ou tulipes\u202f?',
  },
  'revolt-of-the-vending-machines': {
    title: 'La révolte des distributeurs',
    tagline: '—\u00a0L’appoint ou la vie.',
  },
  'six-clones-one-tuxedo': {
    title: 'Six clones, un seul smoking',
    tagline: '—\u00a0À qui le smoking\u202f? —\u00a0À moi. —\u00a0À moi. —\u00a0À moi.',
  },
  'the-slow-boat-to-andromeda': {
    title: 'Le lent voyage vers Andromède',
    tagline: '—\u00a0On arrive bientôt\u202f? —\u00a0Vos petits-enfants, oui.',
  },
};
