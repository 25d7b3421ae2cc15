import type { Translation } from '@cardinal/contract/messages';
import type { problemsInEnglish } from './problemsInEnglish.ts';

/** Why the server refuses a call, in German. */
export const problemsInGerman: Translation<typeof problemsInEnglish> = {
  access: {
    signIn: 'Bitte melden Sie sich an, um fortzufahren.',
    wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    askManager: 'Ihre Rolle erlaubt das nicht. Fragen Sie die Leitung.',
    askAdmin: 'Ihre Rolle erlaubt das nicht. Fragen Sie die Administration.',
    confirm:
      'Bitte bestätigen Sie, dass Sie es sind: Geben Sie Ihr Passwort ein oder melden Sie sich neu an.',
    keyRefused:
      'Dieser Schlüssel gilt nicht oder nicht mehr. Bitten Sie die Person, der er gehört, um einen neuen.',
    originRefused:
      'Dieser Schlüssel ist nicht für Seiten dieser Website bestimmt. Die Person, der er gehört, kann sie hinzufügen.',
    outOfScope:
      'Der Schlüssel dieser Seite erlaubt das nicht. Fragen Sie die Person, der er gehört.',
    noKeys: 'Mit einem API-Schlüssel geht das nicht. Melden Sie sich bei Cardinal an.',
    keyOutOfScope:
      'Dieser API-Schlüssel oder die Rolle des Benutzerkontos erlaubt das nicht. Nötig ist die Berechtigung {scope}.',
    noTools:
      'Dieser Schlüssel erlaubt kein Werkzeug für Agenten. Geben Sie ihm zum Beispiel die Berechtigung leads:read.',
    foreignSocket: 'Seiten dieser Herkunft dürfen keine Live-Verbindung öffnen.',
    changed: 'Ihre Firma oder Rolle hat sich gerade geändert. Bitte versuchen Sie es erneut.',
  },
  notFound: {
    record: 'Dieser Eintrag wurde nicht gefunden.',
    address: 'Diese Adresse wurde nicht gefunden.',
    assistant: 'Dieser Assistent wurde nicht gefunden.',
    company: 'Sie gehören zu keiner Firma.',
    connection: 'Diese Verbindung wurde nicht gefunden.',
    delivery: 'Diese Zustellung wurde nicht gefunden.',
    email: 'Diese E-Mail wurde nicht gefunden.',
    event: 'Dieses Event wurde nicht gefunden.',
    file: 'Diese Datei wurde nicht gefunden.',
    import: 'Dieser Import wurde nicht gefunden.',
    invitation: 'Diese Einladung wurde nicht gefunden.',
    joinRequest: 'Diese Beitrittsanfrage wurde nicht gefunden.',
    key: 'Dieser Schlüssel wurde nicht gefunden.',
    lead: 'Dieser Lead wurde nicht gefunden.',
    leads: 'Einer dieser Leads wurde nicht gefunden.',
    member: 'Dieses Mitglied wurde nicht gefunden.',
    merge: 'Diese Zusammenführung wurde nicht gefunden.',
    oauth: 'OAuth gibt es auf diesem Server nicht, weil seine Adresse kein https verwendet.',
    otherLead: 'Der andere Lead wurde nicht gefunden.',
    person: 'Diese Person wurde nicht gefunden.',
    picture: 'Dieses Bild wurde nicht gefunden.',
    questions: 'Dieses Event oder diese Version seiner Fragen wurde nicht gefunden.',
    sampleData: 'Es gibt keine Beispieldaten.',
    session: 'Diese Anmeldung wurde nicht gefunden.',
    suggestion: 'Dieser Vorschlag wurde nicht gefunden.',
    view: 'Diese Ansicht wurde nicht gefunden.',
    webhook: 'Dieser Webhook wurde nicht gefunden.',
  },
  stale: {
    lead: 'Dieser Lead wurde inzwischen von jemand anderem geändert. Laden Sie ihn neu und wiederholen Sie Ihre Änderung.',
    questions:
      'Die Fragen wurden inzwischen von jemand anderem geändert. Laden Sie sie neu und wiederholen Sie Ihre Änderung.',
  },
  request: {
    notJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
    interrupted: 'Die Anfrage wurde unterbrochen.',
    unreadable: 'Die Adresse ist nicht lesbar. Kodieren Sie ihre Abfrage als UTF-8 und % als %25.',
    oneHost: 'Senden Sie genau einen Host-Header.',
    method: 'Diese Adresse nimmt nur {methods} an.',
    socketOnly: 'Diese Adresse nimmt nur WebSocket-Verbindungen an.',
    tooLarge: 'Das ist zu groß. Erlaubt sind höchstens {limit, number}\u00A0MB.',
    deepJson:
      'In diesem JSON sind mehr als {most, number} Listen und Objekte ineinander verschachtelt.',
    manyValues: 'Dieses JSON hat mehr als {most, number} Werte.',
    manyEscapes: 'Dieses JSON hat mehr als {most, number} maskierte Zeichen.',
    manyParts: 'Ein Formular darf höchstens {most, number} Teile haben, davon eine Datei.',
    manyFields: 'Ein Formular darf höchstens {most, number} Felder haben.',
    sendJson: 'Senden Sie JSON mit dem Content-Type application/json.',
    sendFile: 'Senden Sie die Datei als multipart/form-data, in einem Teil namens file.',
    sendForm: 'Senden Sie das Formular so, wie ein Browser es tut.',
    chooseFile: 'Wählen Sie eine Datei.',
    brokenUpload: 'Das Formular mit der Datei ist unvollständig. Senden Sie es erneut.',
    brokenForm: 'Das Formular ist unvollständig. Senden Sie es erneut.',
    idempotencyKey: 'Verwenden Sie 1 bis 255 druckbare Zeichen ohne Leerzeichen.',
    otherRequest:
      'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Nehmen Sie einen neuen.',
    stillRunning: 'Dieselbe Anfrage läuft noch. Versuchen Sie es gleich noch einmal.',
    foreignCursor:
      'Dieser Cursor gehört nicht zu dieser Liste. Beginnen Sie auf ihrer ersten Seite.',
  },
  server: {
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    storageFailed:
      'Der Server kann gerade nichts speichern, deshalb wurde nichts geändert. Bitte versuchen Sie es später erneut.',
    tooBusy:
      'Der Server ist gerade stark ausgelastet, deshalb wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
    noRoom:
      'Der Server hat zurzeit keinen Platz für Dateien. Bitte versuchen Sie es später erneut.',
    silentDatabase: 'Die Datenbank antwortet nicht.',
    fullDatabase: 'In die Datenbank kann nicht geschrieben werden.',
  },
  quotas: {
    toConfirm: 'Dieser Eintrag muss erst bestätigt werden.',
    signIns:
      'Zu viele fehlgeschlagene Anmeldungen. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
    signInsOfAccount:
      'Zu viele fehlgeschlagene Anmeldungen. Bitte warten Sie einige Minuten oder setzen Sie Ihr Passwort zurück.',
    signInsOfNetwork:
      'Zu viele fehlgeschlagene Anmeldungen aus Ihrem Netzwerk. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
    manySignIns: 'Gerade melden sich viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
    registrations:
      'Zu viele Registrierungen aus Ihrem Netzwerk. Bitte versuchen Sie es später erneut.',
    links:
      'Es wurden zu viele Links angefordert. Bitte sehen Sie in Ihrem Posteingang nach oder versuchen Sie es später erneut.',
    linksOfNetwork:
      'Aus Ihrem Netzwerk wurden zu viele Links angefordert. Bitte versuchen Sie es später erneut.',
    googleSignIns:
      'Zu viele Anmeldungen aus Ihrem Netzwerk. Bitte versuchen Sie es in einigen Minuten erneut.',
    scans: 'Sie haben zu viele Visitenkarten gescannt. Bitte versuchen Sie es später erneut.',
    scansOfCompany:
      'Ihre Firma hat zu viele Visitenkarten gescannt. Bitte versuchen Sie es später erneut.',
    scansOfNetwork:
      'Aus Ihrem Netzwerk wurden zu viele Visitenkarten gescannt. Bitte tippen Sie die Angaben ein.',
    emails: 'Sie haben zu viele E-Mails gesendet. Bitte versuchen Sie es später erneut.',
    emailsOfCompany:
      'Ihre Firma hat zu viele E-Mails gesendet. Bitte versuchen Sie es später erneut.',
    writing: 'Sie haben zu viele E-Mails verfassen lassen. Bitte versuchen Sie es später erneut.',
    writingOfCompany:
      'Ihre Firma hat zu viele E-Mails verfassen lassen. Bitte versuchen Sie es später erneut.',
    agentCalls:
      'Ihre Agenten haben zu viele Aufrufe gemacht. Bitte versuchen Sie es später erneut.',
    assistantChecks:
      'Sie haben zu viele Anfragen von Assistenten geöffnet. Bitte versuchen Sie es später erneut.',
    assistants:
      'Aus Ihrem Netzwerk wurden zu viele Assistenten registriert. Bitte versuchen Sie es später erneut.',
    tokens:
      'Aus Ihrem Netzwerk wurden zu viele Tokens angefordert. Bitte versuchen Sie es in einigen Minuten erneut.',
    held: 'Ihre Geräte haben zu oft gemeldet, was auf ihnen gespeichert ist. Bitte versuchen Sie es in einigen Minuten erneut.',
    pages:
      'Aus Ihrem Netzwerk wurden zu viele Seiten geöffnet. Bitte versuchen Sie es in einigen Minuten erneut.',
    entries:
      'Aus Ihrem Netzwerk kamen zu viele Einträge. Bitte versuchen Sie es in einigen Minuten erneut.',
    entriesToday:
      'Aus Ihrem Netzwerk kamen zu viele Einträge. Bitte versuchen Sie es morgen erneut.',
    formToday:
      'Dieses Formular nimmt heute keine Einträge mehr an. Bitte versuchen Sie es morgen erneut.',
    uploads: 'Sie haben zu viele Dateien hochgeladen. Bitte versuchen Sie es später erneut.',
    uploadsOfCompany:
      'Ihre Firma hat zu viele Dateien hochgeladen. Bitte versuchen Sie es später erneut.',
    formLimit:
      'Dieses Formular hat für heute seine Grenze erreicht. Bitte versuchen Sie es morgen erneut.',
    formScans:
      'Mit diesem Formular kann heute keine Karte mehr gescannt werden. Bitte tippen Sie die Angaben ein oder versuchen Sie es morgen erneut.',
  },
  account: {
    emailTaken: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich damit an.',
    emailOfOther: 'Ein Konto mit dieser E-Mail-Adresse gehört zu einem anderen Google-Konto.',
    emailJustTaken:
      'Zu dieser E-Mail-Adresse wurde gerade ein Konto angelegt. Bitte versuchen Sie es erneut.',
    usernameTaken: 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
    usernameJustTaken: 'Dieser Benutzername wurde gerade vergeben. Bitte versuchen Sie es erneut.',
    deadLink: 'Dieser Link funktioniert nicht mehr. Bitte fordern Sie einen neuen an.',
    noMail: 'Dieser Server sendet keine E-Mails. Bitten Sie die Administration um einen Link.',
    linkSent: 'Eine E-Mail mit einem Link ist unterwegs.',
    linkMaybeSent:
      'Falls es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs.',
    confirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
    ownName: 'Wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse oder Ihr Benutzername ist.',
    common: 'Dieses Passwort gehört zu den häufigsten. Wählen Sie ein anderes.',
    wrongPassword: 'Das Passwort ist falsch.',
    samePassword: 'Wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.',
    noPassword: 'Ihr Konto hat kein Passwort. Bitte melden Sie sich wieder mit Google an.',
    currentPassword: 'Geben Sie Ihr bisheriges Passwort ein.',
    roleAndCompany: 'Bitte wählen Sie eine Rolle und eine Firma.',
    chooseRole: 'Bitte wählen Sie eine Rolle.',
    roleIsTheirs: 'Nur Leitung oder Administration Ihrer Firma können Ihre Rolle ändern.',
    googleUnconfirmed:
      'Google hat nicht bestätigt, dass diese E-Mail-Adresse Ihnen gehört. Bestätigen Sie sie in Ihrem Google-Konto und versuchen Sie es erneut. Oder verwenden Sie hier E-Mail-Adresse und Passwort.',
    googleRefused: 'Google hat diese Anmeldung nicht bestätigt. Bitte versuchen Sie es erneut.',
    googleUnreachable: 'Google ist nicht erreichbar. Bitte versuchen Sie es später erneut.',
    googleUnset: 'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
    googleAddress: 'Diese Adresse darf die Antwort von Google nicht empfangen.',
    manyKeys: 'Sie haben {most, number} Schlüssel, mehr sind nicht möglich. Widerrufen Sie einen.',
    future: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
    pastAssistants:
      'Sie haben {most, number} Assistenten verbunden, mehr sind nicht möglich. Trennen Sie einen.',
    assistantAddress:
      'Der Assistent will die Antwort an einer Adresse, die er nicht registriert hat.',
    onePermission: 'Wählen Sie mindestens eine Berechtigung.',
  },
  company: {
    taken: 'Eine Firma mit diesem Namen gibt es schon. Wählen Sie sie aus der Liste.',
    missing: 'Diese Firma gibt es nicht.',
    badInvitation: 'Diese Einladung gilt nicht mehr. Bitte lassen Sie sich neu einladen.',
    member: 'Sie gehören bereits zu {company}.',
    lastAdmin:
      'Nur Sie haben hier die Rolle Administration. Geben Sie sie zuerst einem anderen Mitglied.',
    lastAdminNamed:
      'Nur {name} hat hier die Rolle Administration. Geben Sie sie zuerst einem anderen Mitglied.',
    promote: 'Nur die Administration kann jemandem die Rolle Administration geben.',
    passwordLink: 'Nur die Administration kann einen Link für ein neues Passwort erstellen.',
    listing: 'Nur die Administration kann die Firma in der Liste anzeigen oder ausblenden.',
    inviteAdmin: 'Nur die Administration kann jemanden für die Administration einladen.',
    revokeAdmin: 'Nur die Administration kann eine Einladung für die Administration widerrufen.',
    changeAdmin: 'Nur die Administration kann andere mit dieser Rolle ändern.',
    samples: 'Nur Leitung oder Administration können Beispieldaten anlegen oder entfernen.',
    samplesExist: 'Beispieldaten gibt es schon.',
    agent: 'Wählen Sie jemanden aus dem Vertrieb Ihrer Firma, dessen Konto freigegeben ist.',
    noAgents: 'In Ihrer Firma ist noch niemand aus dem Vertrieb freigegeben.',
  },
  leads: {
    noEmail: 'Dieser Lead hat keine E-Mail-Adresse.',
    noPhone: 'Dieser Lead hat keine Telefonnummer.',
    picture: 'Ein Bild muss JPEG, PNG oder WebP sein, mit höchstens 400\u00A0kB.',
    viewName: 'Eine Ansicht mit diesem Namen gibt es schon. Wählen Sie einen anderen Namen.',
    manyViews: 'Sie haben bereits {most, number} Ansichten. Löschen Sie zuerst eine.',
    sharedViews: 'Nur Leitung und Administration können Ansichten teilen. Fragen Sie dort nach.',
    withItself: 'Ein Lead kann nicht mit sich selbst zusammengeführt werden.',
    mergedAnswers: 'Wählen Sie die Antworten eines der beiden Leads.',
    mergedEvent: 'Wählen Sie das Event eines der beiden Leads.',
    mergedAway:
      'Der zusammengeführte Lead wurde gelöscht oder noch einmal zusammengeführt. Stellen Sie ihn wieder her und machen Sie diese Zusammenführung dann rückgängig.',
    otherQuestions: 'Das sind Antworten auf die Fragen eines anderen Events.',
    noQuestions: 'Dieses Event hat solche Fragen nicht. Laden Sie sie neu, bevor Sie antworten.',
    noEvent: 'Dieses Event gibt es nicht.',
  },
  answers: {
    unknownQuestion: 'Diese Frage ist nicht bekannt.',
    unknownOption: 'Diese Option gehört nicht zu der Frage.',
    rating: 'Wählen Sie {least, number} bis {most, number}.',
    notText: 'Das muss Text sein.',
    tooLong: 'Verwenden Sie höchstens {most} Zeichen.',
    unanswered: 'Diese Frage muss beantwortet werden.',
  },
  mail: {
    unconfirmed:
      'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie E-Mails senden. Den Link finden Sie in Ihrer Begrüßungs-E-Mail.',
    optedOut: 'Diese Person hat sich abgemeldet, deshalb wurde keine E-Mail gesendet.',
    sentAlready: 'Diese E-Mail wurde bereits gesendet.',
    ownHour: 'Der Termin beginnt bei Ihnen um {time} Uhr.',
    guestHour: 'Der Termin beginnt dort, wo {name} ist, um {time} Uhr.',
    writer: {
      unreachable:
        'Der Schreibdienst ist nicht erreichbar. Versuchen Sie es erneut oder schreiben Sie die E-Mail selbst.',
      slow: 'Der Schreibdienst hat zu lange gebraucht. Versuchen Sie es erneut oder schreiben Sie die E-Mail selbst.',
      refused:
        'Der Schreibdienst hat die Anfrage abgelehnt. Bitte sagen Sie der Administration Bescheid. Versuchen Sie es erneut oder schreiben Sie die E-Mail selbst.',
      busy: 'Der Schreibdienst ist überlastet. Versuchen Sie es erneut oder schreiben Sie die E-Mail selbst.',
      nonsense:
        'Der Schreibdienst hat nichts geliefert, was man senden könnte. Versuchen Sie es erneut oder schreiben Sie die E-Mail selbst.',
    },
  },
  suggestions: {
    approved: 'Dieser Vorschlag wurde bereits freigegeben.',
    refused: 'Dieser Vorschlag wurde bereits abgelehnt.',
    expired:
      'Dieser Vorschlag ist abgelaufen: Vorschläge warten {hours, number} Stunden. Lassen Sie ihn neu erstellen.',
    unchanged: 'Der Lead ist bereits auf diesem Stand.',
    manyWait:
      '{most, number} Vorschläge warten, mehr sind nicht möglich. Zuerst muss über einige entschieden werden.',
    assignTo: 'Verwenden Sie eine dieser Adressen: {names}.',
  },
  partners: {
    manyKeys: 'Eine Firma hat höchstens {most, number} Schlüssel. Widerrufen Sie einen.',
    textChanged: 'Der Text hat sich geändert. Lesen Sie ihn noch einmal und stimmen Sie ihm zu.',
    consent: 'Ihre Einwilligung ist nötig.',
  },
  cards: {
    busy: 'Gerade werden viele Visitenkarten gelesen. Bitte versuchen Sie es erneut.',
    slow: 'Das Lesen dieser Visitenkarte hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    crashed: 'Der Kartenleser musste neu starten. Bitte versuchen Sie es erneut.',
  },
  webhooks: {
    paused: 'Dieser Webhook ist pausiert. Aktivieren Sie ihn zuerst.',
    many: 'Eine Firma hat höchstens {most, number} Webhooks. Löschen Sie einen.',
  },
  imports: {
    reading:
      'Dieser Import wird noch eingelesen. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    ready:
      'Dieser Import wartet auf seine Bestätigung. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    importing:
      'Dieser Import läuft bereits. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    done: 'Dieser Import ist bereits abgeschlossen. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    failed:
      'Dieser Import ist fehlgeschlagen. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    undoing:
      'Dieser Import wird gerade rückgängig gemacht. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    undone:
      'Dieser Import wurde rückgängig gemacht. Laden Sie die Datei erneut hoch, um von vorn zu beginnen.',
    mayNotAssign: 'Nur Leitung und Administration können die Leads einer Datei anderen zuweisen.',
    mapping: 'Die Zuordnung muss für jede der {columns, number} Spalten angeben, was darin steht.',
    order: 'Die Datei hat {columns, number} Spalten.',
    createsNone:
      'Eine Teilnehmerliste legt keine Leads an, die ein Event oder eine Zuständigkeit haben könnten.',
    codeColumn: 'Wählen Sie die Spalte mit dem Badge-Code.',
    onlyFills:
      'Eine Teilnehmerliste kann nur vorhandene Leads ergänzen. Verwenden Sie fill oder skip.',
    status: 'Verwenden Sie Hot, Warm, Cold, Closed oder null.',
    source: 'Verwenden Sie eine Quelle in einer Zeile oder null.',
    agentId:
      'Verwenden Sie die ID einer freigegebenen Person aus dem Vertrieb Ihrer Firma oder null.',
    manyValues: 'Wählen Sie Werte für höchstens {most} Texte eines Felds.',
  },
};
