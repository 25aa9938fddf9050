import type { rules as english } from '../en/rules';

export const rules: typeof english = {
  title: 'Règles',
  of: 'Les règles de {{game}}',
  link: 'Règles',
  all: 'Toutes les règles',
  allOf: 'Toutes les règles de {{game}}',
  open: 'Pourquoi\u202f? Règles\u202f: {{title}}',
  search: 'Chercher un titre',
  placeholder: 'bobine, star, égalité…',
  found_one: '{{count}} titre trouvé',
  found_other: '{{count}} titres trouvés',
  none: 'Aucun titre pour «\u202f{{query}}\u202f». Essayez un autre mot.',
  unknown: 'Nous n’avons pas de chapitre de ce nom. Voici donc le livret entier.',
  next: 'Ensuite\u202f: {{title}}',
  before: 'Avant\u202f: {{title}}',
  section: {
    goal: {
      title: 'De quoi il s’agit',
      body: 'Vous dirigez un studio. Manche après manche, vous envoyez vos bobines vers des films, des stars et des superproductions, et de films et de stars vous faites des longs métrages.\nQui a le plus de points après la dernière manche l’emporte.',
      picture:
        'Une pellicule de trois films et une star deviennent un long métrage, avec son affiche.',
      keywords: 'but objectif gagner victoire points studio idée',
    },
    cards: {
      title: 'Les cartes',
      body: 'Le paquet de films compte 44 cartes\u202f: 13 films d’horreur, 13 d’action, 13 comédies romantiques et 5 superproductions. Un film de chaque genre est primé.\nLe paquet de stars en compte 12, acteurs et réalisateurs\u202f: quatre de chaque cote, 1, 2 et 3. Un genre a son symbole en plus de sa couleur.',
      picture:
        'Un film d’horreur, un film d’action, une comédie romantique, une star et une superproduction.',
      keywords:
        'paquet horreur action comédie romantique genre symbole cote acteur réalisateur combien nombre',
    },
    table: {
      title: 'La table',
      body: 'Les deux paquets sont mélangés une seule fois\u202f; une carte distribuée n’y revient jamais.\nÀ chaque manche, trois stars et onze cartes de films sont mélangées et étalées, visibles, en quatre colonnes de 4, 4, 3 et 3 cartes, de haut en bas en partant de la gauche.',
      picture: 'Quatorze cartes en quatre colonnes, deux de quatre cartes et deux de trois.',
      keywords: 'donne mise en place mélanger colonnes disposition paquet début',
    },
    secrets: {
      title: 'Rien de caché',
      body: 'Chacun peut tout regarder\u202f: la table, les projets, les longs métrages, les cartes mises de côté, les bobines et les cartes de studio restantes. Seul l’ordre des paquets est caché.\nCe qui reste à distribuer se compte par sorte. À quatre, la dernière manche épuise les paquets.',
      picture: 'Ce qui reste dans les paquets après la première donne, sorte par sorte.',
      keywords: 'secret ouvert information compter reste paquets piles',
    },
    turn: {
      title: 'Votre tour',
      body: 'Vous avez des bobines à votre couleur, un Clap et une Double bobine. On joue dans le sens horaire à partir du premier joueur de la manche. Un tour, c’est une bobine posée ou une carte de studio jouée.\nTant qu’il vous reste des bobines, vous ne pouvez passer qu’avec le Clap. Sans bobine, la manche est finie pour vous\u202f: ni tour, ni carte de studio.',
      picture: 'La main d’un joueur\u202f: trois bobines, un Clap et une Double bobine.',
      keywords: 'tour passer sens horaire main ordre jouer bobines cartes de studio',
    },
    bumping: {
      title: 'Poser et pousser',
      body: 'Une bobine se pose sur la carte du bas d’une colonne. Chaque bobine déjà présente monte d’une carte\u202f: jamais deux bobines sur la même.\nLes bobines d’une colonne se suivent toujours à partir du bas, la plus ancienne en haut.',
      picture:
        'À gauche, deux bobines sur les deux cartes du bas d’une colonne. À droite, une troisième est arrivée en bas et les deux autres ont monté.',
      keywords: 'poser pousser bobine bas monter grimper déplacer',
    },
    'full-columns': {
      title: 'Colonnes pleines',
      body: 'Une colonne est pleine quand chacune de ses cartes porte une bobine. Plus personne ne peut y poser, et ses bobines ne bougent donc plus.',
      picture:
        'Une colonne pleine\u202f: quatre cartes, quatre bobines. La colonne voisine a encore de la place.',
      keywords: 'pleine fermée colonne bloquée poser choisir une autre',
    },
    'clap-board': {
      title: 'Le Clap',
      body: 'À jouer au lieu de poser une bobine\u202f: vous passez votre tour, et la main va au prochain joueur qui a des bobines. Si personne d’autre n’en a, elle vous revient.\nUne seule fois dans toute la partie.',
      picture: 'Le Clap, puis face cachée une fois joué.',
      keywords: 'passer attendre sauter carte de studio une fois',
    },
    'double-reel': {
      title: 'La Double bobine',
      body: 'À jouer au lieu de poser une bobine\u202f: vous en posez deux, l’une après l’autre, dans une colonne ou dans deux. Personne ne joue entre les deux.\nIl faut deux bobines en main. Une seule fois dans toute la partie.',
      picture:
        'À gauche, une bobine dans une colonne. À droite, deux autres sont arrivées dessous, toutes deux au joueur de la Double bobine.',
      keywords: 'deux bobines double carte de studio une fois',
    },
    'round-end': {
      title: 'Fin de la manche',
      body: 'Il y a toujours douze bobines\u202f: quatre chacun à trois joueurs, trois chacun à quatre. À la douzième, la manche s’achève et les cartes sont distribuées.',
      picture: 'Quatre colonnes, douze bobines sur quatorze cartes.',
      keywords: 'fin manche douze bobines dernière',
    },
    claiming: {
      title: 'Qui reçoit quoi, et quand',
      body: 'Les cartes qui portent une bobine vont à son propriétaire, une par une\u202f: colonne par colonne en partant de la gauche, et dans chacune de haut en bas.\nChacun range sa carte avant que la suivante parte. Ce qui arrive d’abord compte donc.',
      picture:
        'La même table avec des numéros sur les cartes\u202f: de 1 à 4 en descendant la première colonne, puis les suivantes.',
      keywords: 'recevoir ordre distribution haut propriétaire cartes suite',
    },
    projects: {
      title: 'Films et projets',
      body: 'Un film ouvre un projet de son genre. Si vous en avez déjà un, le film le rejoint\u202f: personne n’a jamais deux projets du même genre.',
      picture:
        'Une pellicule de deux films et un troisième du même genre deviennent une pellicule de trois.',
      keywords: 'film projet pellicule genre allonger rejoindre ouvrir',
    },
    stars: {
      title: 'Stars et longs métrages',
      body: 'Une star rejoint aussitôt l’un de vos projets\u202f; vous choisissez lequel. Voulue ou non, elle doit servir, et avec un seul projet il n’y a rien à choisir.\nStar et films font un long métrage\u202f: exactement une star, un ou plusieurs films d’un même genre. Il ne grandit plus. Un nouveau projet de son genre peut s’ouvrir ensuite.',
      picture:
        'Deux projets et une star de cote 2. Le plus long devient un long métrage, l’autre reste ouvert.',
      keywords: 'star long métrage terminer forcé obligé choisir projet cote affiche',
    },
    'lost-star': {
      title: 'Une star perdue',
      body: 'Une star qui vous arrive alors que vous n’avez aucun projet est perdue et ne vaut rien.\nGare à l’ordre\u202f: sur l’image, la star part dans la première colonne, avant le premier film du même joueur.',
      picture:
        'Deux colonnes. La bobine sur la star, à gauche, et la bobine sur un film, à droite, sont au même joueur\u202f; la star porte le numéro 1, le film le numéro 2.',
      keywords: 'perdue star rien aucun projet zéro ordre',
    },
    blockbusters: {
      title: 'Superproductions',
      body: 'Une superproduction reste devant vous jusqu’à la fin et rapporte 2 points. Elle n’a besoin d’aucune star et ne rejoint aucun projet.',
      picture: 'Deux superproductions\u202f: 2 points et 2 points font 4.',
      keywords: 'superproduction blockbuster billet deux points',
    },
    awards: {
      title: 'Films primés',
      body: 'Un film de chaque genre est primé. Il compte pour deux films\u202f: dans un long métrage, dans un projet, et quand on compare la taille des projets.',
      picture: 'Un projet d’un film primé et d’un autre film\u202f: 2 et 1 font 3.',
      keywords: 'primé prix laurier récompense compte double deux',
    },
    'set-aside': {
      title: 'Cartes mises de côté',
      body: 'À chaque manche, deux cartes restent sans bobine. Elles sont mises de côté, visibles, et sortent du jeu.\nDans la partie avancée, les films parmi elles comptent encore.',
      picture:
        'La table quand toutes les autres sont parties\u202f: il reste deux cartes sans bobine.',
      keywords: 'côté écartées restantes deux cartes hors jeu',
    },
    rounds: {
      title: 'Manches et premier joueur',
      body: 'À trois on joue trois manches, à quatre on en joue quatre. Qui commence la première est tiré au sort, ou choisi à la mise en place. Chaque manche suivante commence par le joueur de gauche\u202f: chacun est premier joueur une fois.\nÀ chaque manche, on retrouve toutes ses bobines\u202f; les cartes de studio jouées sont parties pour de bon. Après les cartes de la dernière manche, la partie est finie.',
      picture: 'Quatre bobines numérotées de 1 à 4\u202f: les premiers joueurs des quatre manches.',
      keywords: 'manche commencer premier joueur gauche suivante hasard sort fin',
    },
    scoring: {
      title: 'Compter les points',
      body: 'Chaque superproduction\u202f: 2 points.\nChaque long métrage\u202f: ses films fois la cote de la star. Le film primé compte pour deux.\nVotre plus grand projet\u202f: 1 point par film.',
      picture:
        'Un exemple\u202f: deux superproductions font 4, un long métrage de trois films avec une star de cote 2 fait 6, un projet de trois films fait 3. En tout 13.',
      keywords: 'score points compter somme total valeur fin long métrage cote',
    },
    'largest-project': {
      title: 'Le plus grand projet',
      body: 'De vos projets, seul le plus grand rapporte\u202f: 1 point par film, le film primé comptant pour deux.\nSi deux projets ou plus sont à égalité pour le plus grand, aucun d’eux ne rapporte.',
      picture:
        'En haut, des projets de trois films et d’un film\u202f: 3 points. En bas, deux projets de deux films\u202f: 0 point.',
      keywords: 'plus grand long projet égalité aucun point rien zéro',
    },
    ties: {
      title: 'Égalité à la fin',
      body: 'Le plus de points l’emporte. Entre joueurs à égalité en tête, le long métrage qui vaut le plus décide. Toujours à égalité, ils partagent la victoire.',
      picture:
        'Deux joueurs à 6 points. L’un a un long métrage de 6, l’autre un long métrage de 4 et une superproduction. Le long métrage de 6 l’emporte.',
      keywords: 'égalité ex æquo ex aequo vainqueur partager meilleur long métrage départager',
    },
    advanced: {
      title: 'La partie avancée',
      body: 'À la fin, les points de chaque long métrage sont multipliés par le nombre de films de son genre mis de côté, toutes manches réunies. S’il n’y en a aucun, il ne vaut rien. Un film primé mis de côté compte pour une carte.\nSuperproductions et projets rapportent comme avant. Une égalité se départage aux longs métrages multipliés.',
      picture:
        'Un long métrage de trois films avec une star de cote 2, et deux films de son genre mis de côté\u202f: 3 fois 2 fois 2 font 12.',
      keywords: 'avancée multiplier multiplicateur côté option variante',
    },
    'claim-order': {
      title: 'L’autre ordre',
      body: 'Une option de la mise en place\u202f: dans chaque colonne, les cartes partent de bas en haut. Les colonnes vont toujours de gauche à droite.',
      picture:
        'La table avec des numéros sur les cartes\u202f: de 1 à 4 en remontant la première colonne, puis les suivantes.',
      keywords: 'ordre bas option variante distribution française',
    },
  },
};
