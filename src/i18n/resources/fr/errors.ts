import type { errors as english } from '../en/errors';

export const errors: typeof english = {
  'seed-empty':
    'Le code de tirage est vide. Tapez quelques caractères ou laissez l’application choisir\u202f; vos autres réglages restent tels quels.',
  'seed-too-long':
    'Le code de tirage est trop long\u202f: {{max}} caractères au plus. Raccourcissez-le un peu\u202f; vos autres réglages restent tels quels.',
  'seed-unprintable':
    'Le code de tirage contient des caractères impossibles à afficher. Utilisez lettres, chiffres et signes\u202f; vos autres réglages restent tels quels.',
  'seed-algorithm-unknown':
    'Ce code de tirage vient d’une autre version de Backlot\u202f: celle-ci ne peut pas distribuer les mêmes cartes. Rien n’a été lancé ni modifié.',
  'name-empty': 'Il manque un nom à ce joueur. Rien d’autre n’a changé à la table.',
  'name-too-long':
    'Ce nom est trop long\u202f: {{max}} caractères au plus. Rien d’autre n’a changé à la table.',
  'name-unprintable':
    'Ce nom contient des caractères impossibles à afficher. Écrivez-le autrement\u202f; rien d’autre n’a changé à la table.',
  'name-taken':
    'Quelqu’un à la table porte déjà ce nom, ou un nom qui lui ressemble trop. Choisissez-en un autre\u202f; rien d’autre n’a changé.',
  'colour-taken':
    'Quelqu’un à la table a déjà cette couleur. Choisissez-en une autre\u202f; rien d’autre n’a changé.',
  'glyph-taken':
    'Quelqu’un à la table a déjà ce symbole. Choisissez-en un autre\u202f; rien d’autre n’a changé.',
  'seat-count':
    'Ce jeu se joue de {{min}} à {{max}}. Ajoutez ou retirez une place\u202f; les joueurs déjà inscrits sont toujours là.',
  'options-not-an-object':
    'Les réglages de cette partie sont illisibles. La partie n’a pas commencé et rien n’a changé.',
  'option-unknown':
    'Ce jeu n’a pas de réglage «\u00a0{{option}}\u00a0». La partie n’a pas été lancée et rien n’a changé.',
  'option-value':
    'Le réglage «\u00a0{{option}}\u00a0» a une valeur que ce jeu ne connaît pas. La partie n’a pas été lancée et rien n’a changé.',
  'too-large':
    'Ce fichier est bien plus gros que n’importe quelle partie enregistrée\u202f: il n’a pas été ouvert. Vos parties sont intactes.',
  'not-json':
    'Ce texte n’est pas une partie enregistrée, ou il en manque un morceau. Il est resté tel quel et vos parties sont intactes.',
  'too-deep':
    'Ce fichier n’est pas construit comme une partie enregistrée\u202f: il n’a pas été ouvert. Vos parties sont intactes.',
  'not-a-save':
    'Ceci n’est pas une partie de Backlot. Tout est resté tel quel et vos parties sont intactes.',
  'too-new':
    'Cette partie a été enregistrée par une version plus récente de Backlot. Mettez l’application à jour pour l’ouvrir\u202f; d’ici là, elle est gardée telle quelle.',
  damaged:
    'Cette partie a été abîmée ou modifiée après son enregistrement. Elle est gardée telle quelle et vos autres parties vont bien.',
  invalid:
    'Un élément de cette partie ne peut pas être juste ({{path}}). Elle est gardée telle quelle et vos autres parties vont bien.',
  'unknown-game':
    'Cette partie appartient à un jeu absent de cette version ({{game}}). Elle est gardée telle quelle.',
  'game-unavailable':
    'Un morceau de l’application n’est pas arrivé\u202f: ce jeu ne peut pas s’ouvrir pour l’instant. Vérifiez la connexion et réessayez. Toutes vos parties sont conservées.',
  'rules-unknown':
    'Cette partie suit une version des règles que cette application n’a pas. Elle est gardée telle quelle.',
  'illegal-action':
    'Le coup {{index}} de cette partie est contraire aux règles\u202f: elle ne peut pas être rejouée. Elle est gardée telle quelle et vos autres parties vont bien.',
  'storage-unreadable':
    'La mémoire de cet appareil est illisible pour l’instant. Rien n’a été écrasé\u202f; réessayez dans un moment.',
  'storage-unwritable':
    'La partie n’a pas pu être enregistrée\u202f; l’appareil manque peut-être de place. Ce qui était déjà enregistré est toujours là, et vous pouvez continuer à jouer.',
  'storage-stalled':
    'L’enregistrement prend plus de temps que d’habitude. Gardez l’application ouverte un instant\u202f; ce qui était déjà enregistré est en sécurité.',
  'storage-full':
    'Il ne reste plus de place pour enregistrer cette partie à côté de ce qui n’a pas pu être lu. Rien n’a été écrasé ; exportez la partie pour la garder.',
  'changed-elsewhere':
    'Cette partie a continué dans une autre fenêtre. Rien n’a été écrasé\u202f; rouvrez-la pour reprendre au dernier coup.',
  'save-missing':
    'Cette partie n’est pas enregistrée ici\u202f: elle a été supprimée, ou elle se trouve dans un autre navigateur ou sur un autre appareil. Vos autres parties sont intactes.',
};
