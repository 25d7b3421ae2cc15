import type { Translation } from '../messages/index.ts';
import type { english } from './english.ts';

/** What visitors read, in German. */
export const german: Translation<typeof english> = {
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    position: 'Position',
    mobile: 'Mobil',
    website: 'Website',
    address: 'Adresse',
    linkedin_url: 'LinkedIn-Profil',
    notes: 'Nachricht',
  },
  form: {
    title: 'Ihre Angaben',
    privacy: '{company} erhält Ihre Angaben und darf sich bei Ihnen melden.',
    privacyLink: 'Datenschutzerklärung',
    required: 'Felder mit * sind Pflichtfelder.',
    more: 'Weitere Angaben',
    optional: 'freiwillig',
    send: 'Senden',
    sent: 'Vielen Dank',
    sentTo: 'Ihre Angaben sind bei {company} angekommen.',
    kept: 'Noch nicht gesendet',
    keptHelp:
      'Es besteht keine Verbindung. Ihre Angaben bleiben auf diesem Gerät und werden an {company} gesendet, sobald es wieder eine gibt. Lassen Sie diese Seite geöffnet oder öffnen Sie sie innerhalb von 24 Stunden wieder.',
    trial: 'Dies ist ein Test. Was Sie hier senden, wird geprüft, aber nicht gespeichert.',
    another: 'Weitere Person eintragen',
    trap: 'Dieses Feld bitte leer lassen',
    loading: 'Das Formular wird geladen',
  },
  card: {
    title: 'Foto einer Visitenkarte',
    hint: 'Wir lesen die Karte und füllen die Felder aus. Das Foto wird nicht aufbewahrt.',
    choose: 'Mit einer Visitenkarte ausfüllen',
    read: 'Karte lesen',
    reading: 'Die Karte wird gelesen …',
    done: 'Die Karte wurde gelesen. Bitte prüfen Sie die Felder und senden Sie sie ab.',
    unreadable:
      'Auf dem Foto war keine Karte zu finden. Bitte fotografieren Sie sie noch einmal oder füllen Sie die Felder aus.',
    failed:
      'Das Foto ließ sich nicht lesen. Bitte wählen Sie ein anderes oder füllen Sie die Felder aus.',
    tooLarge: 'Das Foto ist zu groß. Bitte wählen Sie eines mit höchstens 10\u00A0MB.',
  },
  questions: {
    clear: 'Löschen',
    clearOf: 'Antwort löschen: {question}',
  },
  errors: {
    title: 'Bitte prüfen Sie diese Felder',
    page: 'Fehler',
    missing: 'Bitte ausfüllen: {field}.',
    tooLong: '{field}: höchstens {most, plural, one {# Zeichen} other {# Zeichen}}.',
    email: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel ada@example.com.',
    link: 'Bitte geben Sie eine Webadresse ein, zum Beispiel www.example.com.',
    wrong: '{field} enthält unzulässige Zeichen.',
    unanswered: 'Bitte beantworten Sie diese Frage.',
    answer: 'Diese Antwort wurde nicht angenommen. Bitte wählen Sie noch einmal.',
    consent:
      'Bitte setzen Sie dieses Häkchen. Ohne Ihre Zustimmung lässt sich das Formular nicht senden.',
    consentChanged:
      'Dieser Text wurde geändert. Bitte lesen Sie ihn noch einmal und setzen Sie das Häkchen, wenn Sie zustimmen.',
  },
  problems: {
    title: 'Dies kann hier nicht angezeigt werden',
    notSent: 'Das wurde nicht gesendet',
    retry: 'Erneut versuchen',
    busy: 'Dieses Formular nimmt gerade keine weiteren Einträge an. Bitte versuchen Sie es später erneut.',
    ended: 'Dieses Formular ist nicht verfügbar',
    endedHelp: 'Es ist abgelaufen, wurde geschlossen oder die Adresse ist unvollständig.',
    forbidden: 'Von hier lässt sich dieses Formular nicht senden',
    forbiddenHelp:
      'Die Seite, die es senden wollte, gehört nicht zu denen, für die das Formular gemacht ist.',
    noKey: 'Auf dieser Seite fehlt der Partnerschlüssel (Attribut partner-key).',
    keyRefused: 'Der Partnerschlüssel ist unbekannt, abgelaufen oder wurde widerrufen.',
    originRefused:
      'Der Partnerschlüssel lässt Seiten von {origin} nicht zu. Wer den Schlüssel verwaltet, kann diese Adresse ergänzen.',
    scope: 'Der Partnerschlüssel erlaubt dies nicht ({scope}).',
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unknown: 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.',
  },
  events: {
    coming: 'Demnächst',
    past: 'Vergangen',
    loading: 'Events werden geladen',
    more: 'Frühere Events anzeigen',
    until: 'bis \u2068{end}\u2069',
    view: 'Zum Event',
    onNow: 'Läuft gerade',
    empty: 'Noch keine Events',
    emptyHelp: 'Hier erscheinen Events, sobald es welche gibt.',
    failed: 'Die Events konnten nicht geladen werden',
    failedHelp: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    outdated: 'Die Events sind möglicherweise nicht aktuell',
    offline: 'Sie sind offline',
    offlineHelp: 'Die Events werden geladen, sobald Sie wieder verbunden sind.',
  },
  library: {
    newTab: '(öffnet in einem neuen Tab)',
    working: 'Bitte warten …',
  },
};
