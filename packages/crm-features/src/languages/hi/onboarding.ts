/** The first steps in a new workspace, in Hindi. */
export default {
  onboarding: {
    title: 'शुरुआत करें',
    progress: '{all, number} में से {done, number} पूरे',
    done: 'पूरा हुआ:',
    close: 'शुरुआती कदम बंद करें',
    closeFailed: 'शुरुआती कदम बंद नहीं हो सके',
    steps: {
      scan: {
        title: 'विज़िटिंग कार्ड स्कैन करें',
        description: 'कार्ड की फ़ोटो से लीड बन जाती है।',
        action: 'कार्ड स्कैन करें',
      },
      import: {
        title: 'सूची इंपोर्ट करें',
        description: 'Excel, CSV या vCard फ़ाइलों से अपनी लीड लाएँ।',
        action: 'सूची इंपोर्ट करें',
      },
      invite: {
        title: 'किसी साथी को आमंत्रित करें',
        description: 'अपनी टीम के साथ लीड और इवेंट शेयर करें।',
        action: 'आमंत्रित करें',
      },
      company: {
        title: 'कंपनी बनाएँ या किसी से जुड़ें',
        description: 'आपका निजी वर्कस्पेस सिर्फ़ आप देख सकते हैं।',
        action: 'चुनें',
      },
      event: {
        title: 'इवेंट बनाएँ',
        description: 'इसमें ट्रेड फ़ेयर की लीड इकट्ठी होती हैं, और आपके सवाल पूछे जाते हैं।',
        action: 'इवेंट बनाएँ',
      },
    },
    sample: {
      offer: 'पहले एक नज़र डालकर देखना है?',
      add: 'सैंपल डेटा के साथ आज़माएँ',
      added: 'सैंपल डेटा जोड़ दिया गया',
      addedDetail: '{count, number} काल्पनिक लीड और एक इवेंट। उनका स्रोत “Sample data” है।',
      addFailed: 'सैंपल डेटा नहीं जोड़ा जा सका',
      present:
        '{count, plural, one {आपके वर्कस्पेस में एक सैंपल इवेंट और # सैंपल लीड है।} other {आपके वर्कस्पेस में एक सैंपल इवेंट और # सैंपल लीड हैं।}}',
      remove: 'सैंपल डेटा हटाएँ',
      removed: 'सैंपल डेटा हटा दिया गया',
      removedDetail: 'आपकी अपनी लीड और इवेंट वैसे ही हैं।',
      removeFailed: 'सैंपल डेटा नहीं हटाया जा सका',
    },
  },
} as const;
