import type { ProducerTexts } from '../texts';

export const action: ProducerTexts['action'] = {
  seen: 'Ho visto le mie carte',
  buyScript: 'Compra {{movie}} per {{price}}',
  hire: 'Ingaggia {{talent}} per {{movie}}: {{price}}',
  hireWriter: 'Ingaggia {{talent}} con {{movie}}: {{price}}',
  release: 'Fai uscire {{movie}}',
  releaseForgoing: 'Fai uscire {{movie}} incompiuto, con entrambe le azioni',
  placeDirector: 'Affida {{movie}} a {{talent}}',
  playNews: 'Gioca {{news}} su {{movie}} ({{owner}})',
  useAbility: 'Usa {{ability}}',
  useAbilityAt: '{{ability}}: {{aim}}',
  drawNews: 'Pesca una Notizia',
  endTurn: 'Termina il turno',
  giveUp_one: 'Rinuncia a {{count}} azione',
  giveUp_other: 'Rinuncia a {{count}} azioni',
  takeScript: 'Prendi {{movie}}',
  takeTalent: 'Prendi {{talent}} per {{movie}}',
  putBonuses: '{{review}} alla critica, {{boxOffice}} agli incassi',
  claimAward: 'Paga una stella e prendi {{award}}',
  nominate: 'Candida {{movie}}',
  bid_zero: 'Non puntare nulla',
  bid_one: 'Punta {{count}} stella',
  bid_other: 'Punta {{count}} stelle',
  takeNoMore: 'Basta così',
  castNobody: 'Non scegliere nessuno',
  leaveAward: 'Lascia il premio',
  shout: 'Grida «Ho vinto!»',
  share: 'Condividi la vittoria',
};

export const prompt: ProducerTexts['prompt'] = {
  dealing:
    'Prima del primo turno tutti guardano le proprie Notizie e i propri obiettivi. Devono ancora guardare: {{players}}.',
  dealing_you: 'Le tue Notizie e i tuoi obiettivi: nessun altro li vede.',
  turn: 'Turno di {{player}}: restano {{actions}}.',
  turn_you: 'Tocca a te: restano {{actions}}.',
  turnBankrupt: '{{player}} è in bancarotta: la carta più a sinistra di una fila, o un’uscita.',
  turnBankrupt_you:
    'Sei in bancarotta: prendi la carta più a sinistra di una fila, o fai uscire un film.',
  taking_one: '{{player}} può prendere ancora {{count}} carta.',
  taking_other: '{{player}} può prendere ancora {{count}} carte.',
  taking_you_one: 'Puoi prendere ancora {{count}} carta.',
  taking_you_other: 'Puoi prendere ancora {{count}} carte.',
  auditioning: '{{player}} può scegliere tra: {{cards}}.',
  auditioning_you: 'Puoi scegliere tra: {{cards}}.',
  choosing: '{{player}} sceglie l’effetto di {{news}} su {{movie}}.',
  choosing_you: 'Scegli l’effetto di {{news}} su {{movie}}.',
  bonuses: '{{player}} divide i bonus di {{movie}}. Finora: {{ratings}}.',
  bonuses_you: 'Dividi i bonus di {{movie}}. Finora: {{ratings}}.',
  openAward:
    '{{award}} ({{points}}) è libero: {{player}} può prenderlo con {{movie}} per una stella.',
  openAward_you: '{{award}} ({{points}}) è libero: puoi prenderlo con {{movie}} per una stella.',
  turnEnding: '{{player}} può ancora giocare Notizie, poi termina il turno.',
  turnEnding_you: 'Niente più azioni: gioca Notizie, se vuoi, e termina il turno.',
  soleNominee:
    '{{award}}, {{points}}: {{movie}} corre da solo. {{player}} può averlo per una stella.',
  soleNominee_you: '{{award}}, {{points}}: {{movie}} corre da solo. È tuo per una stella.',
  nominating: '{{award}}, {{points}}: {{player}} candida un film.',
  nominating_you: '{{award}}, {{points}}: candida uno dei tuoi film.',
  bidding: '{{award}}, {{points}}: puntate segrete. Devono ancora puntare: {{players}}.',
  bidding_you:
    '{{award}}, {{points}}: punta in segreto stelle di {{movie}}. Ne restano: {{stars}}.',
  shouting:
    'Parità fino all’ultimo: {{players}}. Chi grida per primo vince da solo; chi condivide vince insieme agli altri.',
  over: 'La stagione è finita. Vittoria: {{players}}.',
};
