import type { Text1947 } from './outline';

export const book: Text1947 = {
  intro: {
    title: 'Comment jouer',
    body: [
      'Un petit studio tourne sept films au plus, et quelqu’un y glisse de la politique. Les patriotes veulent quatre films à la gloire du drapeau, les communistes quatre films qui s’en moquent. Personne ne dit dans quel camp il est, ou tout le monde le dit et certains mentent.',
      'Une manche, c’est un film\u202f:',
      {
        steps: [
          'Une affiche donne le genre. Certains genres penchent d’un côté avant même la première scène.',
          'Chacun joue un tour\u202f: exercer son métier, l’échanger contre un métier du centre, relancer un ou deux dés, ou passer.',
          'Votre dé montre une étoile\u202f? Vous mettez une de vos cartes dans le film, face cachée.',
          'Une carte du paquet s’y ajoute. On mélange, puis on coupe une carte que personne ne voit.',
          'Première\u202f: on montre le reste. S’il y a plus de symboles patriotes que communistes, la manche est aux patriotes. Sinon, même à égalité, elle est aux communistes.',
          'Chacun complète sa main à trois cartes, et on passe au film suivant.',
        ],
      },
      'Et maintenant, parlez. Qui avait une étoile\u202f? Qui a souri en voyant cette carte\u202f? Dites ce que vous voulez\u202f: cartes et loyautés restent cachées, et personne ne peut rien prouver avant la dernière bobine.',
      'Le premier camp qui a quatre films gagne. À certaines tables, une étoile montante joue seule et veut du suspense jusqu’au bout.',
      'À trois ou moins, chacun a deux métiers et deux dés, et des fantômes aident à remplir le film.',
    ],
  },
  sections: {
    sides: {
      title: 'Qui est de quel côté',
      body: [
        'Avant le premier tour, chacun regarde sa loyauté, sans témoin. Les communistes apprennent aussi qui sont leurs camarades\u202f; les autres n’apprennent rien.',
        'La répartition dépend de la table\u202f:',
        {
          list: [
            'Un joueur\u202f: un patriote, contre le paquet.',
            'Deux\u202f: un patriote, un communiste.',
            'Trois\u202f: deux patriotes, un communiste.',
            'Quatre\u202f: deux patriotes, un communiste, une étoile montante.',
            'Cinq\u202f: trois patriotes, deux communistes.',
            'Six\u202f: trois patriotes, deux communistes, une étoile montante.',
            'Sept\u202f: quatre patriotes, deux communistes, une étoile montante.',
            'Huit\u202f: quatre patriotes, trois communistes, une étoile montante.',
            'Neuf\u202f: cinq patriotes, trois communistes, une étoile montante.',
          ],
        },
      ],
    },
    start: {
      title: 'Ce qu’il y a sur la table',
      body: [
        'On joue de un à neuf. Chacun a devant soi\u202f:',
        {
          list: [
            'un métier, face visible\u202f; ceux que personne n’a sont au centre, à la vue de tous,',
            'un dé déjà lancé\u202f: la moitié de ses faces porte une étoile, l’autre rien,',
            'trois cartes en main, à garder pour soi.',
          ],
        },
        'Les métiers et leurs numéros\u202f: 1 Scénariste, 2 Producteur, 3 Réalisateur, 4 Chef électricien, 5 Chef opérateur, 6 Actrice, 7 Acteur, 8 Compositeur, 9 Monteur. Le numéro décide qui commence.',
        'Les affiches attendent en pile, face cachée, avec quatre jetons que le réalisateur distribuera.',
      ],
    },
    cards: {
      title: 'Cartes et affiches',
      body: [
        'Il y a soixante cartes, toutes en jeu quel que soit le nombre de joueurs\u202f; seule une partie à deux en écarte quelques-unes. Une carte porte un ou deux symboles patriotes, un ou deux communistes, ou aucun. Certains doubles patriotes sont aussi une Audition, certains doubles communistes un Remue-ménage\u202f; six doubles communistes ne sont rien de plus.',
        'Quinze affiches, quinze genres. Une affiche peut avoir ses propres symboles dans un coin\u202f: ils comptent à la première. Une affiche qui n’en a pas est neutre.',
        'Tant qu’une carte est cachée, on n’en voit que la face\u202f: ses symboles, et si elle fait quelque chose. Le titre et l’image viennent à la première, si bien que personne ne peut prouver après coup qu’une carte était la sienne.',
      ],
    },
    turn: {
      title: 'Votre tour',
      body: [
        'Le métier au plus petit numéro commence, puis on tourne dans le sens horaire, un tour chacun. À votre tour, une seule chose\u202f:',
        {
          list: [
            'exercer votre métier,',
            'l’échanger contre un métier du centre,',
            'relancer un ou deux dés,',
            'passer.',
          ],
        },
        'Chaque métier ne s’exerce qu’une fois par manche, peu importe entre quelles mains il passe. Un métier resté au centre ne s’exerce pas.',
      ],
    },
    swap: {
      title: 'Changer de métier',
      body: [
        'Prendre un métier au centre, c’est tout votre tour. Vous l’exercerez au plus tôt à la manche suivante. Si c’est le producteur qui vous a apporté un métier du centre, vous pouvez l’exercer dès que votre tour vient.',
        'À neuf, pas d’échange\u202f: tous les métiers sont pris. C’est encore vrai quand les costumes en ajoutent un dixième.',
      ],
    },
    dice: {
      title: 'Relancer des dés',
      body: [
        'Choisissez un dé, à vous ou à un autre, et lancez-le. Regardez le résultat, puis lancez-en un second si vous voulez, mais pas le même.',
      ],
    },
    screenwriter: {
      title: 'Scénariste',
      body: [
        'Il pioche deux affiches et en garde une en secret\u202f: voilà le film. L’autre quitte la partie sans être vue. S’il n’en reste qu’une, ce sera celle-là.',
        'Cela ne se fait qu’au tout premier tour d’une manche. Si personne n’a ce métier, l’affiche du dessus est montrée en début de manche. Si le scénariste préfère faire autre chose à ce premier tour, elle est montrée à ce moment-là.',
        'À trois ou moins, on lui demande d’abord\u202f: écrire ou non\u202f? Si c’est non, l’affiche du dessus est montrée avant toute autre décision.',
      ],
    },
    producer: {
      title: 'Producteur',
      body: [
        'Il échange deux métiers\u202f: ceux des joueurs, du centre, ou le sien. Il faut que quelque chose change\u202f: deux métiers du centre, ou d’un même joueur, ce n’est pas un échange.',
        'Si vous donnez le Producteur lui-même à un autre joueur, vous pouvez exercer sur-le-champ le métier reçu, sauf s’il l’a déjà été dans la manche. Le poser au centre n’y donne pas droit.',
      ],
    },
    director: {
      title: 'Réalisateur et jetons',
      body: [
        'Il donne un jeton à qui il veut, lui compris. Un jeton, c’est une carte de plus dans un film, quand son propriétaire le décide.',
        'Personne ne reçoit de jeton deux manches de suite, même si le réalisateur a changé. Les fantômes, eux, le peuvent.',
        'Quand les quatre jetons sont dehors, le réalisateur en déplace un d’un joueur à un autre.',
      ],
    },
    crew: {
      title: 'Chef électricien, Chef opérateur, Actrice, Acteur',
      body: [
        'Ces quatre-là peuvent désigner n’importe qui, eux compris.',
        {
          list: [
            'Le Chef électricien relance jusqu’à trois fois, chaque fois au vu du résultat précédent. Trois fois le même dé, s’il veut.',
            'Le Chef opérateur fait défausser à un joueur toute sa main, et lui fait piocher trois cartes.',
            'L’Actrice propose deux cartes de plus à un joueur. S’il accepte, il en défausse ensuite deux au choix\u202f; s’il refuse, il garde sa main.',
            'L’Acteur fait de même.',
          ],
        },
      ],
    },
    composer: {
      title: 'Compositeur',
      body: [
        'Il pioche deux cartes, en met une dans le film, face cachée, et défausse l’autre. Le paquet n’ajoute alors pas de carte à ce film.',
      ],
    },
    filling: {
      title: 'Remplir le film',
      body: [
        'Quand tout le monde a joué, les cartes entrent\u202f:',
        {
          steps: [
            'Tous ceux dont le dé montre une étoile choisissent une carte, en secret et en même temps. On annonce ensuite qui en a mis combien.',
            'Ceux qui ont des jetons sont interrogés dans l’ordre du tour, à partir de qui a commencé la manche. Un jeton dépensé, c’est une carte de plus, avec ou sans étoile, tant qu’il reste des jetons et des cartes. Tous savent que vous le dépensez\u202f; la carte reste votre secret.',
            'La carte du dessus du paquet s’ajoute, sauf si le compositeur a travaillé.',
          ],
        },
      ],
    },
    cut: {
      title: 'La coupe et le Monteur',
      body: [
        'On mélange le film et on coupe une carte sans la voir.',
        'À son tour, le monteur peut annoncer que ce film passera au montage. Il voit alors, seul, la carte coupée. Il la laisse partir, ou la remet\u202f; dans ce cas une autre s’en va au hasard, et celle-là, personne ne la voit.',
        'Ce qui est annoncé est annoncé, même si le métier change de mains avant la coupe.',
      ],
    },
    premiere: {
      title: 'La première',
      body: [
        'On montre ce qui reste et on compte les symboles, ceux de l’affiche compris. Plus de patriotes\u202f: la manche est aux patriotes. À égalité, ou avec plus de communistes\u202f: elle est aux communistes.',
        'Deux cartes agissent quand on les montre. Une Audition relance les dés de tout le monde. Un Remue-ménage mélange tous les métiers, ceux du centre aussi, et les redistribue. Deux cartes de la même sorte dans un film n’agissent qu’une fois.',
      ],
    },
    'new-cards': {
      title: 'Nouvelles cartes',
      body: [
        'Après la première, chacun pioche jusqu’à avoir trois cartes. Celles du film sont défaussées face cachée, et plus personne ne les regarde.',
        'Si le paquet ne suffit pas pour une pioche, toute la défausse est mélangée pour en refaire un.',
      ],
    },
    winning: {
      title: 'Gagner',
      body: [
        'Quatre films, et votre camp a gagné, là, tout de suite.',
        'À une table sans étoile montante, un septième film compte comme les autres.',
      ],
    },
    'rising-star': {
      title: 'L’étoile montante',
      body: [
        'Elle ne joue que pour elle, et il lui faut du suspense\u202f: trois films partout, puis un septième à égalité ou gagné d’un seul symbole, peu importe par qui. À deux symboles d’écart ou plus, c’est le camp en tête qui gagne.',
        'Là où une égalité compte pour les deux camps, à deux joueurs avec les loyautés au hasard, ce septième film peut ne jamais se tourner.',
      ],
    },
    secrets: {
      title: 'Ce qui est caché',
      body: [
        'Caché\u202f: les loyautés, sauf entre communistes\u202f; les mains\u202f; ce qu’il y a dans le film et qui l’y a mis\u202f; la carte coupée\u202f; toute la défausse\u202f; les pioches\u202f; les affiches que personne n’a gardées.',
        'Visible\u202f: les métiers, les dés, les jetons, les costumes, combien de cartes chacun a mises, toute carte montrée, et qui a gagné quel film.',
        'Ce que vous seul avez vu ou joué reste dans vos notes. À la fin, toutes les loyautés sont dites.',
      ],
    },
    talk: {
      title: 'Parler et mentir',
      body: [
        'Dès que personne ne choisit en secret, vous pouvez dire n’importe quoi, vrai ou faux\u202f: les cartes que vous avez mises dans un film, celles que vous tenez, avez vues ou défaussées, votre camp, à qui vous vous fiez et pourquoi. Demandez, répondez, défendez quelqu’un, promettez, revenez sur vos mots.',
        'Ce qui est dit par l’application est noté pour tous, et les robots écoutent. Ils parlent aussi, et ils mentent aussi. Personne n’est obligé de parler, et seul, il n’y a personne pour entendre.',
        'Une limite\u202f: de l’affiche que le scénariste n’a pas gardée, on ne peut demander ou dire que le symbole. Là aussi, mentir est permis.',
      ],
    },
    'small-table': {
      title: 'De un à trois joueurs\u202f: tout en double',
      body: [
        'Chacun a deux métiers et deux dés. Une manche fait deux tours chacun\u202f: deux fois la table, à partir de qui a le métier au plus petit numéro. Seul, vous jouez simplement deux tours.',
        'À votre tour, exercez l’un ou l’autre métier, mais aucun deux fois dans la manche. Un métier déjà exercé peut s’échanger.',
        'Vos deux dés montrent une étoile\u202f? Alors deux de vos cartes vont dans le film.',
      ],
    },
    ghosts: {
      title: 'De un à trois joueurs\u202f: les fantômes',
      body: [
        'Des fantômes occupent les chaises vides\u202f: trois si vous êtes seul, deux à deux joueurs, un à trois. Un fantôme, c’est une carte face cachée et un dé, relancé au début de chaque manche.',
        'Si son dé montre une étoile quand on remplit le film, sa carte y entre et une nouvelle la remplace. Sinon, elle reste.',
        'Vous pouvez consacrer un tour à regarder toutes les cartes des fantômes. Leurs dés se relancent comme les autres. Un fantôme qui a un jeton le dépense dès que son dé ne montre pas d’étoile.',
      ],
    },
    'one-two-three': {
      title: 'Ce qui change encore à un, deux ou trois',
      body: [
        {
          list: [
            'À trois\u202f: il suffit de trois films au communiste.',
            'À deux\u202f: Horreur, Monstre et les six doubles communistes simples restent dans la boîte. Un film à égalité compte pour les deux. Si les deux arrivent à quatre au même moment, match nul.',
            'Seul\u202f: pas de Producteur. Vous êtes le patriote, et vous perdez si les communistes ont leurs quatre films.',
          ],
        },
      ],
    },
    options: {
      title: 'Les options',
      body: [
        'À choisir au moment de préparer la partie, chacune à part\u202f:',
        {
          list: [
            'Grève syndicale\u202f: sous une affiche neutre, qui a une étoile met autant de cartes qu’il veut, de zéro à trois.',
            'Loyautés au hasard, à partir de deux joueurs\u202f: on distribue parmi les neuf cartes, et nul ne connaît la répartition. Un camp où il n’y a personne peut gagner\u202f; alors tout le monde perd.',
            'Métiers choisis\u202f: retirez ceux que vous aimez le moins. Il doit en rester un pour chacun, deux jusqu’à trois joueurs.',
          ],
        },
      ],
    },
    costumes: {
      title: 'Les costumes',
      body: [
        'Une option à partir de trois joueurs. Elle ajoute un dixième métier, le Costumier, qui porte le numéro dix\u202f: piochez deux des neuf costumes, donnez-en un à qui vous voulez, même à vous, et glissez l’autre sous la pile. Personne n’en reçoit deux manches de suite. Un costume se porte face visible.',
        'Le vôtre sert une fois, même quand ce n’est pas votre tour\u202f: pendant que la table attend un tour, le dé suivant, le nouveau métier d’un producteur ou un jeton, lors d’un dernier appel avant la coupe, et entre deux manches. Pas pendant que quelqu’un choisit en secret. Ensuite il va sous la pile.',
        {
          list: [
            'Blouson d’aviateur\u202f: un de vos dés sans étoile en montre une.',
            'Robe de chambre\u202f: une de vos étoiles disparaît.',
            'Habit de clown\u202f: retournez un dé d’un de vos voisins.',
            'Gilet de joueur\u202f: relancez n’importe quels dés, jusqu’à deux fois.',
            'Imperméable\u202f: regardez la main d’un autre joueur.',
            'Smoking\u202f: une de vos cartes va dans le film, avec ou sans étoile\u202f; pas entre deux manches.',
            'Peignoir\u202f: défaussez votre main et piochez trois cartes.',
            'Cape de magicien\u202f: piochez une carte, puis défaussez-en une.',
            'Bleu de travail\u202f: échangez un de vos métiers contre celui d’un autre joueur.',
          ],
        },
      ],
    },
  },
};
