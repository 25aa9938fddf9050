import type { licences as english } from '../en/licences';

export const licences: typeof english = {
  title: 'Titoli di coda',
  open: 'Titoli di coda e licenze',
  thanks:
    'Backlot è fatto con il lavoro di tante persone che lo regalano a tutti. Grazie! Tocca un nome per leggerne la licenza, nel testo originale.',
  own: 'Il codice, i testi e le immagini di Backlot stesso sono sotto licenza MIT.',
  line: 'Versione {{version}}, {{licence}}',
  phones: 'Anche nelle app per Android e iOS',
  several: 'Più versioni, {{licence}}',
  within: 'Parte di {{within}}, {{licence}}',
};
