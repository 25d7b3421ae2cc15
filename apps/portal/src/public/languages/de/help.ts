/** The help in German, except for its articles. */
export default {
  help: {
    title: 'Hilfe',
    lede: 'Von der ersten Karte bis zum letzten Nachfassen, in kurzen Artikeln.',
    cards: {
      first: {
        title: 'Ihre erste Karte',
        text: 'Vom Foto zu einem Lead, den Sie anrufen können, in fünf Schritten.',
        link: 'Die erste Karte scannen',
      },
      fair: {
        title: 'Vor der Messe',
        text: 'Stellen Sie am Stand dieselben kurzen Fragen, und Sie wissen, wen Sie zuerst anrufen.',
        link: 'Fragen an einem Event stellen',
      },
      status: {
        title: 'Funktioniert alles?',
        text: 'Der Zustand dieses Servers, gemessen, wenn Sie die Seite öffnen.',
        link: 'Statusseite öffnen',
      },
      administrator: {
        title: 'Ihre Administration',
        text: 'Setzt Passwörter zurück, gibt Mitglieder frei und vergibt Rollen.',
        link: 'Rollen und Zugriff',
      },
    },
    articles: {
      title: 'Artikel',
      search: 'Artikel durchsuchen',
      found: '{count} von {all} Artikeln',
      none: 'Kein Artikel enthält diese Wörter. Versuchen Sie weniger oder andere.',
      all: 'Alle Artikel',
      more: 'Weitere Artikel',
    },
    questions: {
      title: 'Häufige Fragen',
      capture: {
        question: 'Wie erfasse ich einen Lead von einer Visitenkarte?',
        answer:
          'Öffnen Sie „Leads erfassen“, wählen Sie „Visitenkarte“ und machen Sie ein Foto, oder wählen Sie ein vorhandenes. Die Felder werden ausgefüllt; was unsicher ist, ist markiert, mit dem Ausschnitt der Karte daneben. Prüfen Sie diese Felder und speichern Sie.',
      },
      free: {
        question: 'Was umfasst der Tarif Free?',
        answer:
          'Insgesamt 50 Visitenkarten, ein Event, je einmal importieren und exportieren und den Download für Excel. Die Tarife beschreiben das Angebot: Die Software selbst zählt nicht mit und hält Sie nicht auf.',
      },
      password: {
        question: 'Ich habe mein Passwort vergessen. Was nun?',
        answer:
          'Wählen Sie bei der Anmeldung „Passwort vergessen?“. Sie erhalten einen Link, der eine Stunde lang und nur einmal gilt. Wenn dieser Server keine E-Mails sendet, kann Ihnen Ihre Administration einen solchen Link geben.',
      },
      access: {
        question: 'Wer kann meine Leads sehen?',
        answer:
          'Der Vertrieb sieht die Leads, die er selbst erfasst oder bekommen hat. Leitung und Administration sehen alle Leads ihrer Firma. Außerhalb der Firma sieht niemand etwas. Leads, die Sie ohne Firma erfassen, gehören nur Ihnen.',
      },
      offline: {
        question: 'Funktioniert es ohne Netz?',
        answer:
          'Das Erfassen ja, sobald Sie Cardinal auf dem Gerät einmal benutzt haben. Ein gespeicherter Lead bleibt auf dem Gerät und wird gesendet, sobald das Netz wieder da ist; ein Foto einer Karte wartet, bis es gelesen werden kann. „Wartende Erfassungen“ im Menü führt beides auf.',
      },
    },
    contact: {
      title: 'Kontakt',
      write: 'Schreiben Sie an <link>{address}</link>.',
      stillLooking: 'Nicht gefunden? Schreiben Sie an <link>{address}</link>.',
      access: 'Konten und Zugriff',
      accessText:
        'Die Administration Ihrer Firma, oder wer Ihnen die Adresse dieses Servers gegeben hat.',
      how: 'Wie etwas funktioniert',
      howText:
        'Die <link>Artikel</link> oben. Wer die Software betreibt oder erweitert, findet alles Weitere in der Dokumentation (englisch), verlinkt am Ende jeder Seite.',
      vulnerabilities: 'Sicherheitslücken',
      vulnerabilitiesText:
        'Vertraulich, wie es die <link>Seite zum Melden</link> (englisch) beschreibt.',
    },
  },
} as const;
