/** The landing page in German. */
export default {
  landing: {
    hero: {
      title: 'Aus jeder Karte, die Sie mitnehmen, wird ein Gespräch.',
      lede: 'Visitenkarte fotografieren, zwei Felder prüfen, und Ihr Team hat den Lead, noch bevor der Besucher am nächsten Stand ist.',
      start: 'Kostenlos starten',
      watch: 'Demo ansehen',
      tryDemo: 'Demo ausprobieren',
      note: '50 Karten kostenlos. Läuft in dem Browser, den Sie schon haben.',
      dashboard:
        'Das Dashboard: vier Zahlen, Tabs mit Anzahlen und die Liste der Leads mit Firma, Status und Quelle.',
      phone:
        'Das Prüfformular auf einem Telefon: eine fotografierte Karte und die Felder, die daraus gelesen wurden.',
    },
    recording: {
      title: 'Eine Karte, vom Stand bis zum Nachfassen',
      lede: 'Eine stumme Aufnahme des Produkts (in englischer Sprache) mit deutschen Untertiteln und erfundenen Personen.',
      label: 'Stumme Aufnahme von Cardinal an einem Stand',
      captions: 'Deutsch',
      shows: 'Was sie zeigt',
    },
    figures: {
      title: 'In Zahlen',
      target: 'Ziel',
      method: 'Wie das Lesen der Karten gemessen wird (englisch)',
      accuracy: {
        figure: '99,9 %',
        label: 'Genauigkeit und Verfügbarkeit',
        today:
          'Heute liest Cardinal neun von zehn gedruckten Feldern auf nie gesehenen Karten richtig und markiert, was unsicher ist.',
      },
      setUp: {
        figure: '2 min',
        label: 'bis alles eingerichtet ist',
        today:
          'Heute legen Sie ein Konto an und scannen Ihre erste Karte. Zu installieren gibt es nichts.',
      },
      speed: {
        figure: '70 %',
        label: 'schneller erfasst',
        today:
          'Heute wird aus einem Foto etwa eine Sekunde, nachdem es beim Server ist, ein ausgefülltes Formular.',
      },
    },
    features: {
      title: 'Weniger tippen am Stand. Mehr Antworten danach.',
      lede: 'Was zwischen dem ersten Händedruck und dem Nachfassen passiert, in sechs Punkten.',
      cards: {
        title: 'Karten ohne Abtippen',
        text: 'Fotografieren Sie die Karte. Unsichere Felder sind markiert, und der Ausschnitt der Karte steht daneben.',
      },
      questions: {
        title: 'Ihre Fragen am Stand',
        text: 'Bis zu acht Fragen pro Event. Die Antworten schlagen „Heiß“, „Warm“ oder „Kalt“ vor; Ihr Team entscheidet.',
      },
      badges: {
        title: 'Auch Badges',
        text: 'Derselbe Scan liest die Codes auf Badges, und die Liste des Veranstalters ergänzt später die Namen.',
      },
      email: {
        title: 'Die erste E-Mail ist halb fertig',
        text: 'Der Entwurf geht von Ihren Notizen aus und wartet, bis Sie ihn senden.',
      },
      owners: {
        title: 'Niemand bleibt liegen',
        text: 'Die Leitung sieht, für welche Leads niemand zuständig ist, und verteilt sie gleichmäßig.',
      },
      board: {
        title: 'Was die Messe gebracht hat',
        text: 'Eine Übersicht pro Event: erfasst, kontaktiert, geantwortet, erledigt. Fertig zum Drucken.',
      },
    },
    tabs: {
      title: 'Vom Foto zum Abschluss, an einem Ort',
      lede: 'Jedes Bild auf dieser Seite zeigt das Produkt selbst, mit erfundenen Personen und in englischer Sprache.',
      label: 'Themen',
      enrichment: {
        label: 'Auslesen',
        title: 'Aus einem Foto wird ein vollständiger Kontakt',
        text: 'Name, Firma, Position, E-Mail und Telefon werden von der Karte gelesen und eingetragen.',
        points: [
          'Ein QR-Code auf der Karte geht vor dem gedruckten Text',
          'Telefonnummern bekommen das Land, auf das der Rest der Karte hinweist',
          'Unsicheres ist markiert, mit dem Ausschnitt der Karte daneben',
          'Wahrscheinliche Dubletten werden genannt, bevor Sie doppelt speichern',
        ],
        alt: 'Das Prüfformular: links eine fotografierte Visitenkarte, rechts die gelesenen Felder, zwei davon zum Prüfen markiert.',
      },
      assignment: {
        label: 'Zuweisen',
        title: 'Für jeden Lead ist jemand zuständig',
        text: 'Leads ohne Zuständige warten in einer Liste, bis die Leitung sie jemandem gibt.',
        points: [
          'Wer am längsten wartet, steht oben',
          'Ziehen Sie einen Lead auf eine Person, oder wählen Sie mehrere aus',
          'Gleichmäßig verteilt, geht jeder Lead an die Person mit den wenigsten',
          'Der Vertrieb sieht eigene Leads, die Leitung alle',
          'Jede Übergabe steht im Verlauf des Leads',
        ],
        alt: 'Leads zuweisen: Leads ohne Zuständige, wie lange jeder wartet, und eine Schaltfläche, die sie gleichmäßig verteilt.',
      },
      tags: {
        label: 'Merkmale',
        title: 'Ein Status, eine Art, eine Quelle und nicht mehr',
        text: 'Drei Merkmale genügen, um den nächsten Schritt zu kennen. Darum werden sie wirklich gepflegt.',
        points: [
          'Heiß, warm, kalt und erledigt, in der Liste mit einer Taste geändert',
          'Event-Leads, Handlungsbedarf und Nachfassen als Tabs mit Anzahlen',
          'Filter nach Status und Quelle, Suche nach Namen und Firmen',
        ],
        alt: 'Die Liste der Leads mit Tabs, Suche und Filtern und dem Status jedes Leads.',
      },
      communication: {
        label: 'Kommunikation',
        title: 'Die erste E-Mail ist halb fertig',
        text: 'Der Entwurf entsteht aus dem, was zum Lead bekannt ist: wo Sie sich trafen, was Sie notierten, was zuletzt gesagt wurde.',
        points: [
          'Eine erste E-Mail, und Nachfassen nach drei Tagen, einer Woche und einem Monat',
          'Anruf, WhatsApp und Einladungen zu Terminen an derselben Stelle',
          'Jede E-Mail lässt sich abbestellen, und ein Nein gilt',
          'Sie sehen, ob ein Sprachmodell oder die eingebaute Textvorlage geschrieben hat',
        ],
        alt: 'Das Fenster zum Schreiben einer E-Mail mit einem Entwurf der ersten E-Mail an einen Lead.',
      },
      analytics: {
        label: 'Auswertung',
        title: 'Zahlen, die gezählt und nie geschätzt sind',
        text: 'Alle, heiße, wartende und solche von Events: vier Zahlen, verglichen mit den 30 Tagen davor.',
        points: [
          'Ein Strich, wo es nichts zu vergleichen gibt',
          'E-Mails und Anrufe pro Mitglied und Woche, direkt aus dem Verlauf',
          'Export als Tabelle mit den Filtern der Liste',
        ],
        alt: 'Das Dashboard der Leitung: vier Zahlen und ihre Veränderung in 30 Tagen, darunter Diagramme.',
      },
    },
    steps: {
      title: 'So geht’s',
      scan: {
        title: 'Scannen',
        text: 'Fotografieren Sie die Karte im Gespräch, oder wählen Sie ein vorhandenes Bild.',
      },
      check: {
        title: 'Prüfen',
        text: 'Bestätigen Sie die markierten Felder; alles andere ist ausgefüllt.',
      },
      write: {
        title: 'Schreiben',
        text: 'Nehmen Sie den Entwurf, ändern Sie eine Zeile, senden Sie ihn noch am selben Tag.',
      },
      followUp: {
        title: 'Nachfassen',
        text: 'Drei Tage, eine Woche, ein Monat: Die Liste sagt, wer an der Reihe ist.',
      },
    },
    events: {
      title: 'Der Event-Modus, für den lautesten Tag des Jahres',
      lede: 'Eine Hand frei, eine Schlange vor dem Stand, wenige Sekunden für jeden Besuch.',
      points: [
        '„Ich bin jetzt hier“: Jeder erfasste Lead gehört zum Event, und das Formular stellt dessen Fragen',
        'Speichern, nächste Karte: Die Kamera ist nach jedem Lead wieder bereit',
        'Ein Badge ohne Namen bleibt erhalten und wird aus der Liste des Veranstalters ergänzt',
        'Eine Übersicht zeigt, wer kontaktiert wurde und wer noch wartet',
      ],
      camera:
        'Die Kamera auf einem Telefon, mit einem Rahmen um eine Visitenkarte und einem großen Auslöser.',
    },
    testimonials: {
      title: 'Stimmen',
      lede: 'Diese drei sind Beispiele, die wir selbst geschrieben haben. Ihre könnte die erste echte sein.',
      example: 'Beispiel',
      shoebox: {
        text: 'Früher brachten wir einen Schuhkarton voller Karten nach Hause. Heute tippt nach dem letzten Stand des Tages niemand mehr einen Namen ab.',
        role: 'Vertriebsleitung, Hersteller von Verpackungsmaschinen',
      },
      trust: {
        text: 'Was nicht lesbar ist, wird markiert. Deshalb vertraue ich dem Rest.',
        role: 'Vertrieb, Softwarefirma',
      },
      monday: {
        text: 'Am Montag sehe ich, wer seit Donnerstag auf eine Antwort wartet. Schon das hat verändert, wie wir nachfassen.',
        role: 'Leitung Vertrieb, Reiseunternehmen',
      },
    },
    security: {
      title: 'Ihre Kontakte gehen nur Sie etwas an',
      lede: 'Was die Software heute tut. Ihre IT findet alles Weitere in der <link>Sicherheitsdokumentation</link> (englisch).',
      company: {
        title: 'Die Leads Ihrer Firma bleiben bei ihr',
        text: 'Der Vertrieb sieht eigene Leads, die Leitung die der Firma. Der Server prüft das bei jedem Schritt.',
      },
      phone: {
        title: 'Telefon weg, Liste noch da',
        text: 'Sie sehen, wo Sie angemeldet sind, und können sich überall auf einmal abmelden.',
      },
      cookies: {
        title: 'Keine Cookies, keine Tracker',
        text: 'Die Seiten laden nichts von anderen Firmen, und niemand verfolgt Ihre Besucher.',
      },
      reading: {
        title: 'Karten werden auf diesem Server gelesen',
        text: 'Bilder von Karten gehen zum Lesen an keine andere Firma.',
      },
      audit: {
        title: 'Wer was geändert hat, für die Administration',
        text: 'Rollen, Mitglieder, Passwörter und Exporte hinterlassen einen Eintrag, den niemand ändern kann.',
      },
      export: {
        title: 'Zum Mitnehmen',
        text: 'Die Leitung exportiert jederzeit alle Leads als Tabelle.',
      },
    },
    closing: {
      title: 'Bringen Sie die nächste Karte als Lead nach Hause.',
      text: 'Beginnen Sie mit den Karten in Ihrer Tasche. Ein Foto genügt.',
      start: 'Loslegen',
      book: 'Demo buchen',
    },
  },
} as const;
