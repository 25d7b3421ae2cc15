/** The terms, in German. */
export default {
  terms: {
    service: {
      title: 'Nutzung des Dienstes',
      paragraphs: [
        'Cardinal hilft Ihnen, die Menschen festzuhalten, die Sie geschäftlich treffen, und mit ihnen in Verbindung zu bleiben. Sie dürfen es für Ihre eigene Arbeit und für die Firma nutzen, der Sie hier angehören.',
        'Sie dürfen damit keine unerwünschten Massen-E-Mails senden, keine Daten von Personen sammeln, die sie Ihnen nicht gegeben haben, und den Dienst für andere nicht stören.',
      ],
    },
    privacy: {
      title: 'Datenschutz',
      paragraphs: [
        'Die Leads, die Sie erfassen, gehören Ihnen oder Ihrer Firma. Leitung und Administration Ihrer Firma können sie lesen; andere Firmen nicht.',
        'Bilder von Visitenkarten dienen dem Lesen der Karte und sonst nichts. Wir verkaufen keine personenbezogenen Daten. Um zu berichtigen oder zu löschen, was über Sie gespeichert ist, wenden Sie sich an Ihre Administration.',
      ],
    },
    responsibilities: {
      title: 'Ihre Pflichten',
      paragraphs: [
        'Behalten Sie Ihr Passwort für sich, und informieren Sie Ihre Administration, wenn jemand anders es kennen könnte. Was unter Ihrem Konto geschieht, gilt als von Ihnen getan.',
        'Erfassen Sie nur Daten, die Sie speichern dürfen, prüfen Sie, was von einer Karte gelesen wurde, bevor Sie sich darauf verlassen, und schreiben Sie niemandem mehr, der das nicht möchte.',
      ],
    },
    property: {
      title: 'Geistiges Eigentum',
      paragraphs: [
        'Die Software, ihre Gestaltung und der Name Cardinal bleiben bei ihren Eigentümern. Was Sie eingeben, bleibt Ihres; Sie erlauben uns, es zu speichern und zu verarbeiten, allein um den Dienst zu erbringen.',
      ],
    },
    termination: {
      title: 'Ende des Kontos',
      paragraphs: [
        'Sie können jederzeit aufhören, Cardinal zu nutzen. Ein Konto, das gegen diese Bedingungen verstößt, kann nach einer Warnung gesperrt werden, oder sofort, wenn Menschen oder der Dienst gefährdet sind.',
        'Endet ein Konto, bleiben die Leads einer Firma bei dieser Firma; persönliche Leads können vorher exportiert werden und werden danach gelöscht.',
      ],
    },
  },
} as const;
