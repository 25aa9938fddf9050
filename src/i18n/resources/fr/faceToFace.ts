export const faceToFace = {
  title: 'Face à face',
  line: 'Le téléphone est posé sur la table, et le plateau se tourne vers la personne dont c’est le tour.',
  sides: 'Qui est assis où',
  sidesLine:
    'Le bord du téléphone devant lequel chacun est assis, vu quand on tient le téléphone droit.',
  sideOf: 'Place autour du téléphone, {{player}}',
  side: { bottom: 'Bas', left: 'Gauche', top: 'Haut', right: 'Droite' },
};
