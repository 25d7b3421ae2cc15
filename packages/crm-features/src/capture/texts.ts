import { messages } from '@cardinal/contract/messages';
import type { BadgeFormat } from '@cardinal/contract/labels';

/** Why the camera is unavailable, and what to do. `title` is announced. */
const cameraProblems = {
  denied: {
    title: 'The camera is blocked',
    description:
      'Allow the camera for this site in your browser’s settings and try again, or upload a picture.',
  },
  missing: {
    title: 'getUserMedia not supported',
    description: 'No camera was found. Connect one and try again, or upload a picture.',
  },
  busy: {
    title: 'The camera is in use',
    description: 'Close the other app or tab that uses it and try again, or upload a picture.',
  },
  unsupported: {
    title: 'getUserMedia not supported',
    description: 'This browser gives no access to a camera here. Upload a picture instead.',
  },
  black: {
    title: 'The camera shows nothing',
    description:
      'Uncover the lens, close other apps that use the camera and try again, or upload a picture.',
  },
  failed: {
    title: 'The camera did not start',
    description: 'Try again, or upload a picture.',
  },
} as const;

/** Every text of lead capture; toasts are worded as in the specification. */
export const captureMessages = messages(
  {
    page: {
      title: 'Lead Capture',
      description: 'Scan a card or type a lead in. It is in your list at once.',
    },
    methods: {
      scan: {
        cardTitle: 'Business Card Scan',
        title: 'Scan business card',
        description: 'Photograph or upload a card. Its text is filled in for you to check.',
      },
      manual: {
        cardTitle: 'Manual Entry',
        title: 'Enter manually',
        description: 'Type the details in. First name and email are enough.',
      },
    },
    titles: {
      new: 'New lead',
      scan: 'Scan business card',
      review: 'Review lead',
    },
    chooseMethod: 'How would you like to add this lead?',
    loading: 'Opening',
    back: 'Back',
    backToForm: 'Back to the form',
    discard: {
      title: 'Discard this lead?',
      description: 'What you entered and the picture are deleted from this device.',
      confirm: 'Discard',
      cancel: 'Keep editing',
    },
    restored: {
      title: 'Draft restored',
      description: 'This lead has not been saved yet.',
      startOver: 'Start over',
    },
    source: {
      openCamera: 'Open Camera',
      upload: 'Upload Image',
      preparing: 'Preparing the picture…',
      uploadHint: 'Click to choose a picture, or drop or paste one. JPEG, PNG or WebP.',
      tips: 'Fill the frame with one card, on a plain background and without glare.',
    },
    camera: {
      preview: 'Live picture of the camera',
      hint: 'Fit the card into the frame',
      hintBack: 'Now the back of the card',
      several: 'Photograph several',
      starting: 'Starting the camera…',
      capture: 'Capture',
      manually: 'Enter manually',
      upload: 'Upload Image',
      tryAgain: 'Try again',
      close: 'Close camera',
      torchOn: 'Turn the light on',
      torchOff: 'Turn the light off',
      problems: cameraProblems,
    },
    /** Why a picture cannot be sent. */
    pictureProblem: {
      title: '{problem, select, notAnImage {Invalid file} other {This picture can’t be opened}}',
      description:
        '{problem, select, notAnImage {Please select an image file.} other {It is damaged, or larger than {megabytes, number} MB in a format that this browser can’t make smaller. Save it as JPEG and try again.}}',
    },
    picture: {
      label: 'Picture of the card',
      notShown: 'This browser can’t show the picture. It is kept and sent as it is.',
      retake: 'Retake',
      scanBack: 'Scan the back',
      side: 'Side of the card',
      front: 'Front',
      back: 'Back',
      backNotRead: {
        title: 'The back was not read',
        description: 'Its picture is kept with the lead.',
      },
      rotate: 'Rotate',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      pane: 'The card',
      cutout: 'As printed on the card',
    },
    reading: {
      label: 'Reading the card…',
      slow: 'Still reading. The first card of the day takes longer.',
      cancel: 'Cancel',
      retry: 'Retry',
      manually: 'Enter manually',
      otherPicture: 'Use another picture',
      setAside: 'Save for later',
      kept: 'The picture is kept.',
      waiting: {
        title: 'This card has not been read yet',
        description: 'The picture was kept on this device.',
        read: 'Read the card',
      },
      failed: 'The card could not be read',
      timedOut: 'The server took too long.',
      unreadable: {
        title: 'No card found in this picture',
        description: 'Take it again from closer, in better light and without glare, or type it in.',
      },
      otherText: {
        title: 'This is not a business card',
        description: 'Take a picture of nothing but the card, or type the lead in.',
      },
      retake: 'Retake',
    },
    severalCards: {
      title: '{count, number} cards found',
      description: 'Each becomes a capture of its own, and is read by itself.',
      captureAll: 'Capture all {count, number}',
    },
    form: {
      label: 'Lead',
      status: 'Status',
      notes: 'Notes',
      notesPlaceholder: 'What did you talk about?',
      required: '* Required',
      draftSaved: 'Draft saved on this device',
      save: 'Save lead',
      saveAndScan: 'Save and scan next',
      saveAndAdd: 'Save and add another',
      errors: {
        firstName: 'Enter a first name.',
        email: 'Enter an email address.',
        emailShape: 'Enter a complete email address, such as name@company.com.',
      },
      more: 'More fields',
      saveFailed: 'Failed to create lead',
    },
    stand: {
      at: 'Captured at',
      suggests: 'The answers suggest {status}. You decide.',
      use: 'Set to {status}',
      gone: 'The event no longer exists. Try again to save the lead without the event and its answers.',
    },
    check: {
      count: '{count, plural, one {# field to check} other {# fields to check}}',
      unsure: 'Some letters were hard to read.',
      confirm: 'Looks right',
      use: 'Use {value}',
      useNumber:
        '{kind, select, mobile {Use mobile number} office {Use office number} fax {Use fax number} other {Use {number}}}',
      otherNumber: 'Also on the card:',
    },
    badge: {
      scanned: 'Badge scanned',
      read: '{format} read',
      /** What became of the code. */
      outcome:
        '{use, select, filled {The fields were filled in from the code.} kept {The {format} contains no contact data. Save the lead as it is: it is listed as incomplete until you add a name and email, or the organiser’s list of attendees does.} too_long {The {format} contains no contact data, and is too long to be kept: it has more than {most, number} characters.} other {The {format} contains nothing for this lead.}}',
      formats: {
        qr: 'QR code',
        aztec: 'Aztec code',
        data_matrix: 'Data Matrix code',
        pdf417: 'PDF417 code',
        code128: 'Code 128',
        code39: 'Code 39',
      } satisfies Record<BadgeFormat, string>,
      help: 'First name and email are optional with a code.',
    },
    also: {
      title: 'Also on the card',
      addToNotes: 'Add to notes',
      added: 'Added to notes',
    },
    duplicates: {
      named:
        'Looks like a lead you have: {name} ({reason, select, email {same email} phone {same phone number} other {same badge}}).',
      unnamed:
        'Looks like a lead you have ({reason, select, email {same email} phone {same phone number} other {same badge}}).',
      open: 'View',
      openThat: 'Open that lead',
      addTo: 'Add to it',
      added: 'Lead updated',
      addFailed: 'Update failed',
      noRoom:
        'The notes of that lead have no room for this. Save it as a new lead, or shorten the notes.',
    },
    recent: {
      title: 'Recent Captures',
      loading: 'Loading recent captures',
      empty: 'The leads that you capture appear here.',
      failed: 'Recent captures could not be loaded',
      viewAll: 'View all',
    },
    keeping: {
      deviceFull:
        'This device is full. Free some space and save again; until then, leave this form open.',
      nothingKept:
        'This browser keeps nothing, as in a private window, and Cardinal can’t be reached. Leave this form open until there is a network.',
    },
    toasts: {
      missing: {
        title: 'Missing required fields',
        description: 'Please fill in at least the first name and email fields.',
      },
      extracted: 'Data extracted successfully',
      extractionFailed: 'Extraction failed',
      created: 'Lead created successfully',
      kept: {
        title: 'Saved on this device',
        description: 'It is sent as soon as there is a network.',
      },
      keptForReview: {
        title: 'Saved on this device',
        description: 'Review it under Waiting captures.',
      },
      notKept: 'This could not be saved on this device',
      createFailed: 'Failed to create lead',
    },
  },
  {
    de: async () => (await import('../languages/de/capture.ts')).default.capture,
    hi: async () => (await import('../languages/hi/capture.ts')).default.capture,
  },
);

/** Why the camera is unavailable. */
export type CameraProblem = keyof typeof cameraProblems;
