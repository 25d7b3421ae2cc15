/** Capturing leads, captures that wait, and reading cards on the device, in German. */
export default {
  capture: {
    page: {
      title: 'Leads erfassen',
      description:
        'Scannen Sie eine Karte oder geben Sie einen Lead ein. Er steht sofort in Ihrer Liste.',
    },
    methods: {
      scan: {
        cardTitle: 'Visitenkarte scannen',
        title: 'Visitenkarte scannen',
        description:
          'Fotografieren Sie eine Karte oder laden Sie ein Bild hoch. Der Text wird zum Prüfen eingetragen.',
      },
      manual: {
        cardTitle: 'Von Hand eingeben',
        title: 'Von Hand eingeben',
        description: 'Tippen Sie die Angaben ein. Vorname und E-Mail genügen.',
      },
    },
    titles: {
      new: 'Neuer Lead',
      scan: 'Visitenkarte scannen',
      review: 'Lead prüfen',
    },
    chooseMethod: 'Wie möchten Sie diesen Lead hinzufügen?',
    loading: 'Wird geöffnet',
    back: 'Zurück',
    backToForm: 'Zurück zum Formular',
    discard: {
      title: 'Diesen Lead verwerfen?',
      description: 'Ihre Eingaben und das Bild werden von diesem Gerät gelöscht.',
      confirm: 'Verwerfen',
      cancel: 'Weiter bearbeiten',
    },
    restored: {
      title: 'Entwurf wiederhergestellt',
      description: 'Dieser Lead ist noch nicht gespeichert.',
      startOver: 'Neu beginnen',
    },
    source: {
      openCamera: 'Kamera öffnen',
      upload: 'Bild hochladen',
      preparing: 'Das Bild wird vorbereitet …',
      uploadHint:
        'Klicken Sie, um ein Bild auszuwählen, ziehen Sie es hierher oder fügen Sie es ein. JPEG, PNG oder WebP.',
      tips: 'Füllen Sie den Rahmen mit einer Karte, vor einfarbigem Hintergrund und ohne Spiegelungen.',
    },
    camera: {
      preview: 'Livebild der Kamera',
      hint: 'Karte in den Rahmen einpassen',
      hintBack: 'Jetzt die Rückseite der Karte',
      several: 'Mehrere fotografieren',
      starting: 'Die Kamera startet …',
      capture: 'Auslösen',
      manually: 'Von Hand eingeben',
      upload: 'Bild hochladen',
      tryAgain: 'Erneut versuchen',
      close: 'Kamera schließen',
      torchOn: 'Licht einschalten',
      torchOff: 'Licht ausschalten',
      problems: {
        denied: {
          title: 'Die Kamera ist gesperrt',
          description:
            'Erlauben Sie dieser Seite die Kamera in den Einstellungen Ihres Browsers und versuchen Sie es erneut. Oder laden Sie ein Bild hoch.',
        },
        missing: {
          title: 'Keine Kamera gefunden',
          description:
            'Schließen Sie eine Kamera an und versuchen Sie es erneut. Oder laden Sie ein Bild hoch.',
        },
        busy: {
          title: 'Die Kamera wird schon verwendet',
          description:
            'Schließen Sie die App oder den Tab, der sie verwendet, und versuchen Sie es erneut. Oder laden Sie ein Bild hoch.',
        },
        unsupported: {
          title: 'Kein Zugriff auf die Kamera',
          description:
            'Dieser Browser gibt die Kamera hier nicht frei. Laden Sie stattdessen ein Bild hoch.',
        },
        black: {
          title: 'Die Kamera zeigt nichts',
          description:
            'Machen Sie die Linse frei, schließen Sie andere Apps, die die Kamera verwenden, und versuchen Sie es erneut. Oder laden Sie ein Bild hoch.',
        },
        failed: {
          title: 'Die Kamera ist nicht gestartet',
          description: 'Versuchen Sie es erneut oder laden Sie ein Bild hoch.',
        },
      },
    },
    pictureProblem: {
      title:
        '{problem, select, notAnImage {Ungültige Datei} other {Dieses Bild lässt sich nicht öffnen}}',
      description:
        '{problem, select, notAnImage {Bitte wählen Sie eine Bilddatei.} other {Es ist beschädigt oder größer als {megabytes, number}\u00A0MB und in einem Format, das dieser Browser nicht verkleinern kann. Speichern Sie es als JPEG und versuchen Sie es erneut.}}',
    },
    picture: {
      label: 'Bild der Karte',
      notShown:
        'Dieser Browser kann das Bild nicht anzeigen. Es wird unverändert gesichert und gesendet.',
      retake: 'Neu aufnehmen',
      scanBack: 'Rückseite scannen',
      side: 'Seite der Karte',
      front: 'Vorderseite',
      back: 'Rückseite',
      backNotRead: {
        title: 'Die Rückseite wurde nicht gelesen',
        description: 'Ihr Bild bleibt beim Lead.',
      },
      rotate: 'Drehen',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      pane: 'Die Karte',
      cutout: 'So steht es auf der Karte',
    },
    reading: {
      label: 'Die Karte wird gelesen …',
      slow: 'Noch nicht fertig. Die erste Karte des Tages dauert länger.',
      cancel: 'Abbrechen',
      retry: 'Erneut versuchen',
      manually: 'Von Hand eingeben',
      otherPicture: 'Anderes Bild verwenden',
      setAside: 'Für später sichern',
      kept: 'Das Bild bleibt erhalten.',
      waiting: {
        title: 'Diese Karte ist noch nicht gelesen',
        description: 'Das Bild ist auf diesem Gerät gesichert.',
        read: 'Karte lesen',
      },
      failed: 'Die Karte konnte nicht gelesen werden',
      timedOut: 'Der Server hat zu lange gebraucht.',
      unreadable: {
        title: 'Auf diesem Bild ist keine Karte zu finden',
        description:
          'Fotografieren Sie die Karte noch einmal: näher, in besserem Licht und ohne Spiegelungen. Oder geben Sie den Lead von Hand ein.',
      },
      otherText: {
        title: 'Das ist keine Visitenkarte',
        description: 'Fotografieren Sie nur die Karte oder geben Sie den Lead von Hand ein.',
      },
      retake: 'Neu aufnehmen',
    },
    severalCards: {
      title: '{count, number} Karten gefunden',
      description: 'Aus jeder wird eine eigene Erfassung, und jede wird einzeln gelesen.',
      captureAll: 'Alle {count, number} erfassen',
    },
    form: {
      label: 'Lead',
      status: 'Status',
      notes: 'Notizen',
      notesPlaceholder: 'Worüber haben Sie gesprochen?',
      required: '* Pflichtfeld',
      draftSaved: 'Entwurf auf diesem Gerät gesichert',
      save: 'Lead speichern',
      saveAndScan: 'Speichern, nächste Karte',
      saveAndAdd: 'Speichern, nächster Lead',
      errors: {
        firstName: 'Geben Sie einen Vornamen ein.',
        email: 'Geben Sie eine E-Mail-Adresse ein.',
        emailShape: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
      },
      more: 'Weitere Felder',
      saveFailed: 'Der Lead wurde nicht gespeichert',
    },
    stand: {
      at: 'Erfasst bei',
      suggests: 'Die Antworten sprechen für {status}. Sie entscheiden.',
      use: 'Auf {status} setzen',
      gone: 'Das Event gibt es nicht mehr. Versuchen Sie es erneut, um den Lead ohne das Event und seine Antworten zu speichern.',
    },
    check: {
      count: '{count, plural, one {# Feld zu prüfen} other {# Felder zu prüfen}}',
      unsure: 'Einige Buchstaben waren schwer zu lesen.',
      confirm: 'Stimmt so',
      use: '{value} übernehmen',
      useNumber:
        '{kind, select, mobile {Mobilnummer übernehmen} office {Büronummer übernehmen} fax {Faxnummer übernehmen} other {{number} übernehmen}}',
      otherNumber: 'Auch auf der Karte:',
    },
    badge: {
      scanned: 'Badge gescannt',
      read: '{format} gelesen',
      outcome:
        '{use, select, filled {Die Felder wurden aus dem Code ausgefüllt.} kept {Der {format} enthält keine Kontaktdaten. Speichern Sie den Lead, wie er ist: Er gilt als unvollständig, bis Sie Namen und E-Mail ergänzen oder die Teilnehmerliste des Veranstalters es tut.} too_long {Der {format} enthält keine Kontaktdaten und ist mit mehr als {most, number} Zeichen zu lang, um gespeichert zu werden.} other {Der {format} enthält nichts für diesen Lead.}}',
      formats: {
        qr: 'QR-Code',
        aztec: 'Aztec-Code',
        data_matrix: 'Data-Matrix-Code',
        pdf417: 'PDF417-Code',
        code128: 'Code 128',
        code39: 'Code 39',
      },
      help: 'Mit einem Code sind Vorname und E-Mail freiwillig.',
    },
    also: {
      title: 'Auch auf der Karte',
      addToNotes: 'Zu den Notizen',
      added: 'In den Notizen',
    },
    duplicates: {
      named:
        'Diesen Lead haben Sie vielleicht schon: {name} ({reason, select, email {gleiche E-Mail} phone {gleiche Telefonnummer} other {gleiches Badge}}).',
      unnamed:
        'Diesen Lead haben Sie vielleicht schon ({reason, select, email {gleiche E-Mail} phone {gleiche Telefonnummer} other {gleiches Badge}}).',
      open: 'Ansehen',
      openThat: 'Diesen Lead öffnen',
      addTo: 'Dort ergänzen',
      added: 'Lead aktualisiert',
      addFailed: 'Änderung fehlgeschlagen',
      noRoom:
        'In den Notizen dieses Leads ist dafür kein Platz. Speichern Sie einen neuen Lead oder kürzen Sie die Notizen.',
    },
    recent: {
      title: 'Zuletzt erfasst',
      loading: 'Zuletzt erfasste Leads werden geladen',
      empty: 'Hier erscheinen die Leads, die Sie erfassen.',
      failed: 'Die zuletzt erfassten Leads konnten nicht geladen werden',
      viewAll: 'Alle ansehen',
    },
    keeping: {
      deviceFull:
        'Dieses Gerät ist voll. Schaffen Sie Platz und speichern Sie erneut. Lassen Sie dieses Formular bis dahin geöffnet.',
      nothingKept:
        'Dieser Browser speichert nichts, etwa in einem privaten Fenster, und Cardinal ist nicht erreichbar. Lassen Sie dieses Formular geöffnet, bis es wieder ein Netz gibt.',
    },
    toasts: {
      missing: {
        title: 'Pflichtfelder fehlen',
        description: 'Bitte füllen Sie mindestens Vorname und E-Mail aus.',
      },
      extracted: 'Karte gelesen',
      extractionFailed: 'Die Karte wurde nicht gelesen',
      created: 'Lead gespeichert',
      kept: {
        title: 'Auf diesem Gerät gesichert',
        description: 'Der Lead wird gesendet, sobald es ein Netz gibt.',
      },
      keptForReview: {
        title: 'Auf diesem Gerät gesichert',
        description: 'Prüfen Sie den Lead unter „Wartende Erfassungen“.',
      },
      notKept: 'Das konnte auf diesem Gerät nicht gesichert werden',
      createFailed: 'Der Lead wurde nicht gespeichert',
    },
  },
  visit: {
    label: 'Fotografierte Karten',
    card: 'Karte {number, number}',
    stages: { reading: 'Wird gelesen', check: 'Zu prüfen', ready: 'Fertig' },
    notRead: 'Noch nicht gelesen',
    held: 'Die Karten werden gelesen, sobald es ein Netz gibt. Die Fotos sind auf diesem Gerät gesichert.',
    checkNext: '{count, number} prüfen',
    saveReady: '{count, number} fertige speichern',
    savedReady: '{count, plural, one {# Lead gespeichert} other {# Leads gespeichert}}',
    saved: 'Lead gespeichert',
    undo: 'Rückgängig',
    undone: '{count, plural, one {# Lead wieder zu prüfen} other {# Leads wieder zu prüfen}}',
    tooLate: {
      title: 'Zum Rückgängigmachen ist es zu spät',
      description: 'Die Leads sind schon gesendet. Ändern oder löschen Sie sie in Ihrer Liste.',
    },
    saveAndCheck: 'Speichern, nächsten prüfen',
    toCamera: 'Zurück zur Kamera',
    delete: 'Foto löschen',
    deleted: 'Foto gelöscht',
    failed: 'Das hat nicht geklappt',
  },
  outbox: {
    title: 'Wartende Erfassungen',
    description:
      'Erfassungen auf diesem Gerät, die Cardinal noch nicht hat. Sie werden automatisch gesendet.',
    loading: 'Erfassungen werden geladen',
    empty: {
      title: 'Nichts wartet',
      description: 'Alle Erfassungen dieses Geräts sind gesendet.',
    },
    photo: 'Foto einer Karte',
    captured: 'Erfasst <time></time>',
    states: {
      waiting: 'Wartet',
      sending: 'Wird gesendet',
      review: 'Zu prüfen',
      attention: 'Zu klären',
      sent: 'Gesendet',
    },
    open: 'Öffnen',
    openNamed: '{name} öffnen',
    send: 'Jetzt senden',
    sendNamed: 'Jetzt senden: {name}',
    sendAll: 'Alle jetzt senden',
    delete: 'Löschen',
    deleteNamed: '{name} löschen',
    dismiss: 'Erledigt',
    dismissNamed: 'Erledigt: {name}',
    deleteQuestion: 'Diese Erfassung löschen?',
    deleteText:
      'Sie ist noch nicht gesendet und lässt sich nach dem Löschen nicht wiederherstellen.',
    keep: 'Behalten',
    saveFile: 'In Datei speichern',
    addFile: 'Aus Datei hinzufügen',
    added: '{count, plural, one {# Erfassung hinzugefügt} other {# Erfassungen hinzugefügt}}',
    othersLeftOut:
      '{count, plural, one {# Erfassung einer anderen Person wurde ausgelassen.} other {# Erfassungen anderer Personen wurden ausgelassen.}}',
    addFailed: 'Die Datei konnte nicht hinzugefügt werden',
    notAFile: 'Das ist keine Datei mit wartenden Erfassungen.',
    newerFile:
      'Diese Datei stammt aus einer neueren Version von Cardinal. Aktualisieren Sie zuerst dieses Gerät.',
    alreadySending: {
      title: 'Sie wird schon gesendet',
      description: 'Öffnen Sie den Lead, sobald er angekommen ist, und ändern Sie ihn dort.',
    },
    failed: 'Das hat nicht geklappt',
    risks: {
      unreadable: {
        title: 'Dieser Browser speichert nichts',
        description:
          'Erfassungen lassen sich auf diesem Gerät nicht sichern, etwa in einem privaten Fenster. Erfassen Sie Leads nur, solange Sie online sind.',
      },
      full: {
        title: 'Dieses Gerät ist fast voll',
        description:
          'Schaffen Sie Platz oder speichern Sie die Erfassungen in einer Datei, bevor Sie weitere Leads erfassen.',
      },
      temporary: {
        title: 'Dieser Browser könnte sie löschen',
        description:
          'Ein privates Fenster verliert sie beim Schließen, und Browser löschen mit der Zeit die Daten von Seiten, die nicht installiert sind. Senden Sie die Erfassungen bald, speichern Sie sie in einer Datei oder installieren Sie Cardinal.',
      },
    },
    logout: {
      title:
        '{count, plural, one {# Erfassung ist noch nicht gesendet} other {# Erfassungen sind noch nicht gesendet}}',
      description:
        'Wenn Sie sich jetzt abmelden, bleiben sie auf diesem Gerät, nur für Sie. Gesendet werden sie, wenn Sie sich hier wieder anmelden.',
      send: 'Jetzt senden',
      anyway: 'Trotzdem abmelden',
      done: 'Alle Erfassungen sind gesendet',
      doneText: 'Auf diesem Gerät ist nichts mehr.',
      logOut: 'Abmelden',
      cancel: 'Abbrechen',
    },
  },
  device: {
    title: 'Karten ohne Netz lesen',
    unprepared:
      '{size} werden einmal heruntergeladen. Danach liest dieses Gerät Karten selbst, wo es kein Netz gibt.',
    prepare: 'Gerät vorbereiten',
    preparing: 'Dieses Gerät wird vorbereitet',
    progress: '{done} von {total}',
    cancel: 'Abbrechen',
    resume: 'Fortsetzen',
    stopped: 'Bei {done} von {total} angehalten',
    stoppedText: 'Was schon heruntergeladen ist, bleibt erhalten.',
    prepared: 'Dieses Gerät liest Karten ohne Netz',
    preparedText:
      'Es belegt hier {size}. Mit Netz liest der Server die Karten. Wenn er zu lange braucht, liest sie dieses Gerät.',
    always: 'Immer auf diesem Gerät lesen',
    alwaysHint:
      'Karten werden dann nicht zum Lesen an den Server gesendet. Das Lesen kann länger dauern.',
    remove: 'Von diesem Gerät entfernen',
    removed: 'Von diesem Gerät entfernt',
    ready: 'Dieses Gerät ist vorbereitet',
    update: {
      title: 'Eine neuere Version liest Karten besser',
      description: 'Bis die neuere da ist, arbeitet die Version auf diesem Gerät weiter.',
      action: 'Herunterladen',
    },
    offline: 'Sie können dieses Gerät vorbereiten, sobald Sie online sind.',
    unsupported: {
      title: 'Dieser Browser kann Karten nicht selbst lesen',
      description:
        'Er ist zu alt, läuft in einem privaten Fenster oder hat Cardinal ohne Verschlüsselung geöffnet. Mit Netz liest der Server die Karten.',
    },
    offer: {
      title: 'Karten bei {event} ohne Netz lesen',
    },
    problem: '{title}. {description}',
    problems: {
      cancelled: {
        title: 'Abgebrochen',
        description: 'Was schon heruntergeladen ist, bleibt erhalten.',
      },
      network: {
        title: 'Das Herunterladen wurde unterbrochen',
        description:
          'Was schon heruntergeladen ist, bleibt erhalten. Setzen Sie fort, sobald es ein Netz gibt.',
      },
      damaged: {
        title: 'Eine Datei ist beschädigt',
        description:
          'Ihre Prüfsumme stimmt nicht, deshalb wird sie nicht verwendet. Setzen Sie fort, um sie noch einmal herunterzuladen.',
      },
      full: {
        title: 'Dieses Gerät ist voll',
        description: 'Schaffen Sie darauf Platz und setzen Sie dann fort.',
      },
      outdated: {
        title: 'Inzwischen gibt es eine neuere Version',
        description: 'Setzen Sie fort, um herunterzuladen, was sich geändert hat.',
      },
      failed: {
        title: 'Dieses Gerät konnte keine Karten lesen',
        description:
          'Das Lesen auf diesem Gerät hat nicht funktioniert. Entfernen Sie die Daten dafür und bereiten Sie das Gerät neu vor.',
      },
    },
  },
} as const;
