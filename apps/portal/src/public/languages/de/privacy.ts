/** The privacy page in German. */
export default {
  privacy: {
    title: 'Datenschutz',
    lede: 'Was diese Software speichert, wo, wie lange, und wer es lesen kann.',
    inShort: {
      title: 'Kurz gesagt',
      points: [
        '<strong>Keine Cookies und keine Tracker.</strong> Diese Seiten laden nichts von anderen Servern.',
        '<strong>Bilder von Karten bleiben hier.</strong> Sie werden auf diesem Server gelesen und nur dann beim Lead aufbewahrt, wenn Ihre Firma das möchte.',
        '<strong>Die Leads Ihrer Firma bleiben in Ihrer Firma.</strong> Der Server prüft jeden Lese- und jeden Schreibzugriff.',
      ],
      responsible:
        'Wer diesen Server betreibt, ist für die Daten darauf verantwortlich. Diese Seite beschreibt, was die Software tut.',
    },
    server: {
      title: 'Was auf dem Server gespeichert wird',
      points: [
        '<strong>Ihr Konto:</strong> Name, Benutzername, E-Mail-Adresse, Rolle und Firma; Ihr Passwort nur als Hash (argon2id), und bei einer Anmeldung über Google die Kennung, die Google mitteilt.',
        '<strong>Leads:</strong> was Sie und Ihr Team eingegeben haben oder von einer Karte lesen ließen, mit Notizen, Status, Zuständigen und Verlauf und höchstens zwei Bildern der Karte, wenn Ihre Firma sie aufbewahrt.',
        '<strong>Events, E-Mails und Termine:</strong> was Sie geschrieben haben, und ob es zugestellt wurde.',
        '<strong>Sitzungen:</strong> wo Sie angemeldet sind, nur als Hashes ihrer Token.',
        '<strong>Ein Protokoll:</strong> wer Rollen, Mitglieder, Passwörter und Datensätze geändert hat, für die Administration der Firma.',
      ],
      log: 'Das Log des Servers enthält weder Namen noch Adressen noch Texte. Wie das geschützt ist, steht unter <link>Sicherheit</link> (englisch).',
    },
    browser: {
      title: 'Was in Ihrem Browser aufbewahrt wird',
      introduction:
        'Keine Cookies. Diese Liste entsteht aus der, die der Code benutzt, und ist deshalb vollständig:',
      label: 'In Ihrem Browser aufbewahrt',
      name: 'Name',
      where: 'Wo',
      whatFor: 'Wofür',
      remove:
        'Das Abmelden entfernt die Sitzung. Wenn Sie in Ihrem Browser die Daten der Website löschen, wird alles entfernt.',
    },
    receivers: {
      title: 'Wer sie erhält',
      introduction:
        'Niemand, es sei denn, der Betreiber dieses Servers hat einen dieser Dienste angebunden:',
      points: [
        '<strong>Ein Mailserver</strong> erhält die E-Mails, die Sie senden.',
        '<strong>Ein Sprachmodell</strong> erhält für den Entwurf einer E-Mail Name, Firma, Position, Status, Quelle, Notizen, Event und letzten Kontakt eines Leads, aber nie eine Adresse oder Telefonnummer.',
        '<strong>Google</strong> erfährt, dass Sie sich anmelden, wenn Sie das so wählen.',
      ],
      calls: 'Anrufe und WhatsApp öffnen sich auf Ihrem Gerät, mit der Nummer des Leads.',
    },
    retention: {
      title: 'Wie lange sie aufbewahrt werden',
      leads:
        'Leads, bis sie gelöscht werden; danach können sie {days, plural, one {# Tag} other {# Tage}} lang wiederhergestellt werden und werden dann entfernt.',
      points: [
        'Die Zeilen importierter Dateien 7 Tage, damit ein Import rückgängig gemacht werden kann.',
        'Sitzungen enden nach 7 Tagen ohne Nutzung.',
        'Bilder von Karten so lange wie ihr Lead, wenn Ihre Firma sie aufbewahrt, sonst gar nicht.',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      users:
        'Sie können Ihren Namen im Profil berichtigen und Leads löschen, die Sie lesen dürfen. Leitung und Administration können die Leads ihrer Firma als Tabelle exportieren. Um Ihr Konto berichtigen oder entfernen zu lassen, wenden Sie sich an Ihre Administration oder an den Betreiber dieses Servers.',
      recipients:
        'Wenn Ihnen jemand mit Cardinal geschrieben hat, beendet der Link in der E-Mail alle weiteren E-Mails dieser Firma an Ihre Adresse. Mit allem anderen wenden Sie sich an die Firma, die Ihnen geschrieben hat.',
    },
    terms: {
      title: 'Nutzungsbedingungen',
      lede: 'Dieselben fünf Abschnitte, die Sie beim Anlegen eines Kontos akzeptieren.',
    },
  },
  stored: {
    token: { where: 'Local Storage', why: 'hält Sie angemeldet' },
    user: { where: 'Local Storage', why: 'zeigt Ihren Namen und Ihre Rolle sofort' },
    preferences: {
      where: 'Local Storage',
      why: 'Farben, Zeilenhöhe, Sprache, Tastenkürzel, Spalten, das Event, an dem Sie sind, und ob Sie mehrere Karten fotografieren',
    },
    reminders: { where: 'Local Storage', why: 'merkt sich, welche Erinnerungen Sie gesehen haben' },
    google: {
      where: 'Session Storage',
      why: 'prüft, dass die Antwort von Google zu einer Anmeldung gehört, die Sie begonnen haben',
    },
    captures: { where: 'IndexedDB', why: 'Erfassungen, die auf das Netz warten' },
    drafts: { where: 'IndexedDB', why: 'die Erfassung, die Sie begonnen haben' },
    kept: {
      where: 'IndexedDB',
      why: 'die Leads und das Event, die Sie zuletzt gesehen haben, damit Sie sie ohne Netz lesen können, bis Sie sich abmelden',
    },
    device: {
      where: 'Local Storage',
      why: 'eine zufällige Nummer, an der die Leitung sieht, wie viele Erfassungen dieses Gerät nicht gesendet hat und seit wann',
    },
    files: {
      where: 'Cache Storage',
      why: 'die Anwendung selbst, damit sie sich ohne Netz öffnet',
    },
    reader: {
      where: 'Local Storage',
      why: 'ob Karten immer auf diesem Gerät gelesen werden, und ob das angeboten wurde',
    },
    readerFiles: {
      where: 'Cache Storage',
      why: 'was Karten auf diesem Gerät liest, sobald Sie es vorbereitet haben',
    },
  },
} as const;
