export const faceToFace = {
  title: 'Faccia a faccia',
  line: 'Il telefono sta sul tavolo e il tabellone si gira verso chi è di turno.',
  sides: 'Chi siede dove',
  sidesLine: 'Il bordo del telefono a cui siede ciascuno, visto tenendo il telefono diritto.',
  sideOf: 'Dove siede {{player}}',
  side: { bottom: 'Basso', left: 'Sinistra', top: 'Alto', right: 'Destra' },
};
