import type { ProducerBook } from './outline';

export const book: ProducerBook = {
  intro: {
    title: 'Comment jouer',
    body: [
      'Vous dirigez un studio le temps d’une saison\u202f: scénarios, acteurs, sorties, prix. Qui a le plus de points l’emporte.',
      'À votre tour, vous avez deux actions, deux fois la même si vous voulez\u202f:',
      {
        steps: [
          'Acheter un scénario et le poser sur l’un de vos deux emplacements de tournage.',
          'Engager des acteurs jusqu’à ce que tous les rôles soient pris, et un réalisateur. Plus une carte attend dans sa rangée, moins elle coûte.',
          'Sortir le film\u202f: additionnez ce qu’apportent ses cartes et lancez autant de dés. Les bonnes critiques mettent des étoiles sur le film, le box-office vous paie en dollars.',
        ],
      },
      'L’argent sert au film suivant, les étoiles aux prix\u202f: à partir de la troisième sortie, chaque sortie finit par une cérémonie. Chaque studio présente un film qui convient, on mise des étoiles en secret, et la plus haute mise emporte le prix.',
      'Les Actus se jouent sur n’importe quel film en tournage, pour pousser le vôtre ou gâcher celui d’un autre. Votre studio a aussi cinq capacités, bonnes pour une fois chacune.',
      'Quand il ne reste que Meilleur réalisateur, Meilleur acteur et Meilleur film, on finit la manche, puis ces trois-là sont remis au gala. Prix, objectifs secrets, étoiles et argent font les points.',
      'Personne ne voit vos Actus, vos objectifs ni vos mises. Tout le reste est visible.',
      'Un conseil pour la première soirée\u202f: seules les sorties rapportent de l’argent. Finissez votre premier film avant d’en commencer un second.',
    ],
  },
  sections: {
    start: {
      title: 'Ouvrir un studio',
      body: [
        'On joue de deux à cinq. Chacun choisit un des cinq studios ou s’en remet au sort. Le premier joueur est tiré au sort, à moins que la table ne le désigne.',
        'Au départ, chaque studio a\u202f:',
        {
          list: [
            '10\u202f$,',
            'deux emplacements de tournage libres,',
            'ses deux réalisateurs maison,',
            'cinq capacités,',
            'trois objectifs secrets et deux Actus, que chacun regarde de son côté.',
          ],
        },
        'Les réalisateurs des studios absents sont mélangés aux autres. Puis on remplit trois rangées\u202f: scénarios, acteurs, réalisateurs.',
      ],
    },
    length: {
      title: 'La durée de la partie',
      body: [
        'Les trois grands prix sont visibles\u202f: Meilleur réalisateur au-dessus, puis Meilleur acteur, puis Meilleur film. On pose par-dessus, face cachée, une partie des quatorze autres, tirés au sort. Combien\u202f? C’est vous qui choisissez\u202f:',
        {
          list: [
            'Découverte\u202f: 5, pour une première soirée.',
            'Courte\u202f: 8. À quatre, mieux vaut ne pas descendre plus bas.',
            'Moyenne\u202f: 11. À cinq, mieux vaut ne pas descendre plus bas.',
            'Complète\u202f: les 14.',
            'Ou n’importe quel nombre, de zéro à quatorze.',
          ],
        },
      ],
    },
    cards: {
      title: 'Scénarios, acteurs, réalisateurs',
      body: [
        'Chaque carte porte deux notes\u202f: une pour les critiques, une pour le box-office.',
        {
          list: [
            '42 scénarios, sept dans chacun des six genres\u202f: action, animation, comédie, drame, horreur et science-fiction. Un scénario a d’un à quatre rôles, un titre et une accroche.',
            '60 acteurs. La plupart ont un bonus dans un genre. Certains refusent un genre, quelques-uns en refusent deux. Il y a des Difficiles et des Professionnels.',
            '32 réalisateurs, dont deux par studio, avec des bonus de genre. Il y a des Perfectionnistes et des Auteurs.',
          ],
        },
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        'Vous avez deux actions au plus. Il y en a quatre sortes, et la même peut servir deux fois\u202f: acheter un scénario, engager un acteur, engager un réalisateur, sortir un film.',
        'Quand vos actions sont jouées, ou que vous y renoncez, vous pouvez piocher une Actu, si vous en tenez quatre ou moins et qu’il en reste.',
        'Jouer une Actu ne coûte pas d’action. Jouez-en tant que vous voulez, à tout moment de votre tour, même celle que vous venez de piocher. Pendant le tour des autres, aucune.',
      ],
    },
    market: {
      title: 'Rangées, prix, dés',
      body: [
        'Chaque rangée a cinq cartes. En partant de la gauche, elles coûtent 1\u202f$, 1\u202f$, 2\u202f$, 3\u202f$ et 4\u202f$. Prenez-en une\u202f: celles de droite avancent, et une nouvelle arrive au bout.',
        'Une pioche vide se refait avec sa défausse. S’il n’y a plus rien là non plus, les places restent vides.',
        'Un dé montre 0, 0, 1, 1, 2 ou 2. En moyenne, il vaut donc un.',
      ],
    },
    scripts: {
      title: 'Acheter un scénario',
      body: [
        'Il va aussitôt sur un de vos emplacements de tournage libres. Pas d’emplacement, pas de scénario.',
      ],
    },
    actors: {
      title: 'Engager un acteur',
      body: [
        'Un acteur prend tout de suite un rôle libre dans un de vos films en tournage. Personne n’attend en coulisses.',
        'Certains disent non\u202f: au genre qu’ils refusent et, s’ils sont Difficiles, à un film de Perfectionniste.',
      ],
    },
    directors: {
      title: 'Engager un réalisateur',
      body: [
        'Un réalisateur prend en main un de vos films en tournage qui n’en a pas. Un Perfectionniste ne vient pas là où joue un acteur Difficile.',
        'Un Auteur peut amener un scénario\u202f: d’un genre où il a un bonus, et dans la même action. Vous payez les deux, et il vous faut un emplacement libre.',
        'Les deux réalisateurs maison ne coûtent ni argent ni action. Mettez-les au travail quand vous voulez pendant votre tour\u202f; les mêmes brouilles valent pour eux.',
      ],
    },
    news: {
      title: 'Les Actus',
      body: [
        'Il y en a 54. Une Actu change les critiques, le box-office ou les deux, en bien ou en mal\u202f; quelques-unes donnent d’une main et reprennent de l’autre. Certaines offrent deux effets\u202f: vous choisirez à la sortie.',
        'Jouez-la sur n’importe quel film en tournage, le vôtre ou celui d’un rival. Beaucoup posent une condition, un genre par exemple. On regarde le film tel qu’il est à cet instant, sans l’Actu elle-même. Quatorze au moins ne demandent rien.',
        'Un genre sur une Actu est une condition, jamais un bonus.',
      ],
    },
    abilities: {
      title: 'Les capacités du nabab',
      body: [
        'Chacun des cinq studios a cinq capacités et deux réalisateurs, et il n’y a pas deux capacités semblables. Chacune sert une fois par partie, à votre tour, sans action sauf si elle le dit, même quand vos actions sont finies et l’Actu piochée.',
        {
          list: [
            'Certaines donnent des cartes gratuites\u202f: prises dans une rangée, qui n’est complétée qu’une fois tout pris, ou lors d’une audition. Là, vous piochez devant tout le monde, en placez une ou aucune, et défaussez le reste. Il faut une place à pourvoir et quelqu’un à piocher.',
            'Certaines baissent les prix pour le tour, mais jamais sous 1\u202f$, ou donnent des actions, un troisième emplacement, plus d’Actus que la limite, une rangée toute neuve. Une remise demande qu’il vous reste une action\u202f; les actions en plus viennent avant la pioche.',
            'Certaines changent pour de bon les notes d’un film en tournage, à vous ou à un rival.',
            'Certaines renvoient un acteur, débauchent quelqu’un pour votre film, effacent les Actus d’un des vôtres ou en passent une à un film rival qui convient. Qui déplace une Actu passe pour l’avoir jouée.',
            'Certaines aident le soir de la sortie\u202f: des dés lancés deux fois, et le meilleur lancer compte, ou des rôles vides permis pour un film de ce tour. Un film au complet ne la consomme pas.',
            'Une fait travailler tout le monde avec tout le monde, dans tous les genres, pendant un tour. Une met des étoiles sur un de vos films sortis.',
          ],
        },
      ],
    },
    release: {
      title: 'Sortir un film',
      body: [
        'Il lui faut un réalisateur et quelqu’un dans chaque rôle. Lisez le titre et l’accroche à voix haute, en y mettant du cœur\u202f: l’application les affiche en grand.',
        'Puis on additionne les critiques d’un côté, le box-office de l’autre\u202f: scénario, réalisateur, acteurs, changements dus aux capacités, et toutes les Actus du film.',
        'Si une Actu offre deux effets, qui l’a jouée choisit maintenant, devant tous. S’il y en a plusieurs, on suit l’ordre où elles ont été jouées.',
      ],
    },
    dice: {
      title: 'Bonus et dés',
      body: [
        'Comptez les bonus\u202f: un pour chaque réalisateur ou acteur dont le genre est celui du scénario, et un de plus quand un Perfectionniste dirige un Professionnel. Chacun est un dé. Vous dites combien vont aux critiques\u202f; les autres vont au box-office. Une somme sous zéro compte ensuite pour zéro.',
        'Lancez les deux. Les critiques mettent autant d’étoiles sur ce film, le box-office verse autant de dollars dans votre caisse.',
      ],
    },
    after: {
      title: 'Après la sortie',
      body: [
        'Les Actus du film sont défaussées. Le film passe sur le côté avec ses étoiles, qui n’appartiennent qu’à lui. L’emplacement est de nouveau libre.',
        'Puis la carte la plus à gauche de chaque rangée est défaussée, face cachée, et les rangées avancent.',
      ],
    },
    objectives: {
      title: 'Les objectifs secrets',
      body: [
        'Chacun parle d’un film sorti et vaut 2 points. Dès qu’une de vos sorties en remplit un, il est montré.',
        'Deux au plus comptent\u202f; le troisième est alors défaussé sans être vu. Si une sortie remplit les trois, les deux premiers de votre main comptent.',
      ],
    },
    awards: {
      title: 'Les prix',
      body: [
        'Quatorze prix de la saison\u202f: des petits à 1 ou 2 points, des moyens à 3, des grands à 4 ou 5. La plupart demandent quelque chose au film.',
        'Trois très grands pour finir\u202f: Meilleur réalisateur, Meilleur acteur et Meilleur film, qui rapporte le plus de tous. Meilleur film est réservé à ceux qui ont déjà un prix\u202f; Meilleur acteur, reçu il y a une minute, suffit.',
        'Deux distinctions connues de tous\u202f: Acclamé et Riche. Et 24 objectifs secrets à distribuer, 2 points chacun.',
      ],
    },
    ceremony: {
      title: 'La cérémonie',
      body: [
        'Les deux premières sorties d’une partie n’en ont pas. À partir de la troisième, chaque sortie est suivie d’une cérémonie.',
        {
          steps: [
            'On ouvre le prix du dessus.',
            'À partir du joueur dont c’est le tour, chaque studio qui a un film convenant, avec au moins une étoile, en nomme un\u202f: exactement un, sorti avant ou à l’instant.',
            'Applaudissements feutrés pour chaque nommé.',
            'Les mises, toutes ensemble.',
            'Un discours bref et ému du vainqueur. L’écran attend.',
          ],
        },
        'Quand un prix parle d’étoiles ou de recettes, il s’agit de ce que la sortie a rapporté, dépensé ou non. Un «\u202fréalisateur maison\u202f» est l’un des deux de votre studio.',
      ],
    },
    bids: {
      title: 'Les mises',
      body: [
        'Vous misez en secret des étoiles du film nommé, d’aucune à toutes. La plus haute mise gagne et se paie\u202f; les autres gardent leurs étoiles. Sans rien miser, on ne gagne pas. Un seul nommé\u202f? Il peut avoir le prix pour une étoile, ou le laisser.',
        'À égalité, le film dont le scénario, le réalisateur et les acteurs ont ensemble les meilleures critiques imprimées l’emporte. Toujours égaux\u202f? Deux dés chacun, la plus forte somme gagne, et ceux qui restent à égalité relancent.',
      ],
    },
    'open-awards': {
      title: 'Les prix qui restent à prendre',
      body: [
        'Si aucun film ne convient à un prix, il reste sur la table. Le premier qui en vient à convenir, par sa sortie ou par une étoile reçue d’une capacité, peut le prendre aussitôt pour une seule étoile, avant la cérémonie. Qui refuse le laisse là. S’il y en a plusieurs, on les propose dans l’ordre où ils ont été ouverts.',
        'S’il y avait des nommés mais que personne ne mise, ou que l’unique nommé refuse, le prix est défaussé.',
      ],
    },
    bankruptcy: {
      title: 'La faillite',
      body: [
        'Plus d’argent, plus de capacité qui puisse donner une carte gratuite, et pas de film à sortir par votre prochaine action\u202f: c’est la faillite. Tant qu’il y a une issue, non. Comptent comme issues\u202f:',
        {
          list: [
            'une capacité encore disponible pour prendre des cartes, auditionner ou débaucher, si elle a de quoi servir, même sans action pour elle,',
            'un film à qui ne manque qu’un réalisateur maison, ou des rôles qu’une capacité permet de laisser vides,',
            'à la dernière manche, tant que vous n’avez rien sorti ce tour-ci, n’importe quel film en tournage.',
          ],
        },
        'Une capacité encore disponible qui fait travailler tout le monde ensemble compte comme si elle agissait. Un emplacement que vous pourriez encore ouvrir, non.',
        'Si cela arrive après une action, plus d’actions\u202f: la pioche et vos Actus, et le tour est fini. En début de tour, vous avez une seule action, et devez l’utiliser si c’est possible\u202f: la carte la plus à gauche d’une rangée, gratuite et placée selon les règles, ou une sortie. Actions en plus, capacités qui prennent une action, remises et scénario d’Auteur ne sont pas pour vous. Si rien n’est possible, le tour passe.',
        'Cela dure jusqu’à ce qu’une sortie rapporte de l’argent. Elle ne rend pas d’action pour ce tour.',
      ],
    },
    'last-round': {
      title: 'La dernière manche',
      body: [
        'Quand Meilleur réalisateur est sur le dessus après une cérémonie, on finit la manche, pour que tous aient eu autant de tours. Si c’est le dernier joueur de la manche qui l’a amené là, même son tour s’arrête aussitôt.',
        'Dans un tour de cette fin de partie, vous pouvez sortir un film inachevé, sans tous ses rôles ni réalisateur, avec votre deuxième action, sauf si la première était déjà une sortie. Vous pouvez renoncer à la première pour cela. Les actions en plus vous restent\u202f; un studio en faillite le fait avec sa seule action.',
        'Aucun prix n’est remis pendant la dernière manche, même un prix resté à prendre.',
      ],
    },
    gala: {
      title: 'Le gala',
      body: [
        'Meilleur réalisateur, Meilleur acteur, Meilleur film, l’un après l’autre. Les nominations commencent par le joueur dont le tour serait venu. Un grand prix qui ne convient à aucun film est défaussé.',
      ],
    },
    score: {
      title: 'Le décompte',
      body: [
        {
          list: [
            'Prix et objectifs\u202f: leurs points.',
            'Acclamé, 2 points\u202f: le plus d’étoiles restant sur vos films.',
            'Riche, 2 points\u202f: le plus d’argent.',
            'Un point par tranche entière de 5\u202f$.',
          ],
        },
        'À égalité, chacun reçoit les 2 points, même si le maximum est zéro.',
      ],
    },
    ties: {
      title: 'Égalité à la fin',
      body: [
        'Gagne qui a Meilleur film\u202f; si aucun ne l’a, qui a Meilleur acteur, puis Meilleur réalisateur.',
        'Toujours égaux\u202f? Chacun des intéressés peut crier «\u202fJ’ai gagné\u202f!\u202f», et le premier qui le fait a gagné. Ou bien ils partagent, et tous gagnent. Les robots préfèrent partager.',
      ],
    },
    idle: {
      title: 'Si personne ne tourne',
      body: [
        'Après cinq manches entières sans une seule sortie, le prix du dessus est retiré, et on recommence à compter. Si Meilleur réalisateur arrive alors sur le dessus, c’était la dernière manche.',
      ],
    },
    secrets: {
      title: 'Ce qui est caché',
      body: [
        'Caché\u202f: les Actus que vous tenez, vos objectifs, les mises tant que toutes ne sont pas montrées, les pioches et ce qui a été défaussé. On sait combien de cartes l’ont été, et ce qu’on a vu, on peut s’en souvenir.',
        'Visible\u202f: tout le reste, même le nombre d’Actus de chacun.',
      ],
    },
  },
};
