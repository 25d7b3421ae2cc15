/** The status page in German. */
export default {
  status: {
    title: 'Status',
    lede: 'Der Zustand dieses Servers, gemessen, als Sie diese Seite geöffnet haben.',
    measured: 'Gemessen: <checked>{checked}</checked>, in Betrieb seit: <since>{since}</since>',
    states: {
      operational: { part: 'In Betrieb', whole: 'Alle Systeme in Betrieb' },
      degraded: { part: 'Gestört', whole: 'Einige Systeme sind langsam oder unzuverlässig' },
      down: { part: 'Ausgefallen', whole: 'Einige Systeme sind ausgefallen' },
    },
    parts: {
      title: 'Teile',
      lede: 'Der Zustand wird jetzt gemessen. Die Zahlen für 90 Tage sind Beispiele: Dieser Server zeichnet seinen Zustand nicht auf.',
      label: 'Teile dieses Servers',
      part: 'Teil',
      now: 'Jetzt',
      history: '90 Tage',
    },
    sample: 'Beispiel',
    names: {
      api: 'API',
      database: 'Datenbank',
      socket: 'Live-Aktualisierung',
      mail: 'E-Mail',
      card_reader: 'Kartenleser',
      ai: 'KI-Texte',
    },
    measurements: {
      api: 'Beantwortet Anfragen',
      database: 'Beantwortet eine Abfrage innerhalb einer Sekunde',
      socket: 'Änderungen erreichen geöffnete Seiten',
      mail: 'Keine E-Mail wartet auf einen neuen Versuch',
      card_reader: 'Liest Karten ohne Fehler',
      ai: 'Schreibt Entwürfe ohne Fehler',
    },
    incidents: {
      title: 'Frühere Störungen',
      lede: 'Zwei Beispiele, wie ein Bericht aussieht. Keines davon ist hier passiert.',
      resolved: 'Behoben',
      scans: {
        title: 'Scans von Karten dauerten länger als sonst',
        begun: 'Scans großer Bilder warteten bis zu 20 Sekunden. Nichts ging verloren.',
        ended: 'Behoben: Bilder werden vor dem Senden verkleinert.',
      },
      mail: {
        title: 'E-Mails wurden verspätet zugestellt',
        begun:
          'Der Mailserver lehnte Verbindungen ab. Die E-Mails warteten und wurden erneut versucht.',
        ended: 'Behoben: Alle wartenden E-Mails wurden zugestellt, keine doppelt.',
      },
    },
  },
} as const;
