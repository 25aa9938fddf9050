import type { errors as english } from '../en/errors';

export const errors: typeof english = {
  'seed-empty':
    'Il codice della partita è vuoto. Scrivi qualche carattere o lascia scegliere all’app; le altre impostazioni restano come sono.',
  'seed-too-long':
    'Il codice della partita è troppo lungo: al massimo {{max}} caratteri. Accorcialo un po’; le altre impostazioni restano come sono.',
  'seed-unprintable':
    'Il codice della partita contiene caratteri che non si possono mostrare. Usa lettere, cifre e segni; le altre impostazioni restano come sono.',
  'seed-algorithm-unknown':
    'Questo codice viene da un’altra versione di Backlot, e questa non può distribuire le stesse carte. Nulla è stato avviato o cambiato.',
  'name-empty': 'A questo giocatore manca il nome. Al tavolo non è cambiato altro.',
  'name-too-long':
    'Questo nome è troppo lungo: al massimo {{max}} caratteri. Al tavolo non è cambiato altro.',
  'name-unprintable':
    'Questo nome contiene caratteri che non si possono mostrare. Scrivilo in un altro modo; al tavolo non è cambiato altro.',
  'name-taken':
    'Al tavolo c’è già chi ha questo nome, o uno che sembra uguale. Scegline un altro; non è cambiato altro.',
  'colour-taken':
    'Al tavolo c’è già chi gioca con questo colore. Scegline un altro; non è cambiato altro.',
  'glyph-taken':
    'Al tavolo c’è già chi gioca con questo simbolo. Scegline un altro; non è cambiato altro.',
  'seat-count':
    'Si gioca da {{min}} a {{max}} persone. Aggiungi o togli un posto; i giocatori inseriti sono ancora tutti qui.',
  'options-not-an-object':
    'Le impostazioni di questa partita non si possono leggere. La partita non è iniziata e nulla è cambiato.',
  'option-unknown':
    'Questo gioco non ha un’impostazione «{{option}}». La partita non è iniziata e nulla è cambiato.',
  'option-value':
    'L’impostazione «{{option}}» ha un valore che questo gioco non conosce. La partita non è iniziata e nulla è cambiato.',
  'too-large':
    'Questo file è molto più grande di qualsiasi partita salvata, perciò non è stato aperto. Le tue partite sono intatte.',
  'not-json':
    'Questo testo non è una partita salvata, o ne manca un pezzo. È rimasto com’era e le tue partite sono intatte.',
  'too-deep':
    'Questo file non è fatto come una partita salvata, perciò non è stato aperto. Le tue partite sono intatte.',
  'not-a-save':
    'Questa non è una partita di Backlot. Tutto è rimasto com’era e le tue partite sono intatte.',
  'too-new':
    'Questa partita è stata salvata da una versione più recente di Backlot. Aggiorna l’app per aprirla; fino ad allora resta esattamente com’è.',
  damaged:
    'Questa partita è stata danneggiata o alterata dopo il salvataggio. Resta esattamente com’è, e le altre partite stanno bene.',
  invalid:
    'Una parte di questa partita non può essere giusta ({{path}}). Resta esattamente com’è, e le altre partite stanno bene.',
  'unknown-game':
    'Questa partita è di un gioco che questa versione non ha ({{game}}). Resta esattamente com’è.',
  'game-unavailable':
    'Un pezzo dell’app non è arrivato: per ora questo gioco non si può aprire. Controlla la connessione e riprova. Tutte le tue partite sono al sicuro.',
  'rules-unknown':
    'Questa partita segue una versione delle regole che questa app non ha. Resta esattamente com’è.',
  'illegal-action':
    'La mossa {{index}} di questa partita va contro le regole, quindi non si può rigiocare. Resta esattamente com’è, e le altre partite stanno bene.',
  'storage-unreadable':
    'La memoria di questo dispositivo ora non si riesce a leggere. Nulla è stato sovrascritto; riprova fra un momento.',
  'storage-unwritable':
    'Non è stato possibile salvare la partita; forse sul dispositivo non c’è più spazio. Ciò che era già salvato c’è ancora, e puoi continuare a giocare.',
  'storage-stalled':
    'Il salvataggio sta durando più del solito. Tieni aperta l’app per un momento; ciò che era già salvato è al sicuro.',
  'storage-full':
    'Non resta spazio per salvare questa partita accanto a ciò che non si è potuto leggere. Nulla è stato sovrascritto; esporta la partita per conservarla.',
  'changed-elsewhere':
    'Questa partita è andata avanti in un’altra finestra. Nulla è stato sovrascritto; riaprila per continuare dall’ultima mossa.',
  'save-missing':
    'Questa partita non è salvata qui: è stata eliminata, oppure si trova in un altro browser o su un altro dispositivo. Le altre tue partite sono intatte.',
};
