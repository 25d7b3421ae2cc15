/** Around the content of the public pages, in Hindi. */
export default {
  layout: {
    skip: 'सीधे मुख्य हिस्से पर जाएँ',
    brand: 'Cardinal, होम',
    sections: 'हिस्से',
    menu: 'मेन्यू',
    signIn: 'साइन इन करें',
    getStarted: 'शुरू करें',
    onThisPage: 'इस पेज पर',
    links: {
      features: 'सुविधाएँ',
      howItWorks: 'यह कैसे काम करता है',
      testimonials: 'लोगों की राय',
      pricing: 'कीमतें',
      security: 'सुरक्षा',
      events: 'इवेंट',
      status: 'स्टेटस',
      help: 'सहायता',
      firstCard: 'पहला कार्ड',
      questions: 'इवेंट में सवाल',
      embedding: 'वेबसाइट पर फ़ॉर्म',
      documentation: 'डॉक्यूमेंटेशन (अंग्रेज़ी)',
      api: 'API रेफ़रेंस (अंग्रेज़ी)',
      privacy: 'प्राइवेसी',
      terms: 'नियम और शर्तें',
    },
    groups: {
      product: 'प्रोडक्ट',
      help: 'सहायता',
      developers: 'डेवलपर के लिए',
      legal: 'कानूनी जानकारी',
    },
    tagline: 'Cardinal से मुलाकातें ऐसी लीड बनती हैं, जिनका कोई फ़ॉलो-अप करता है।',
    licence: 'MIT लाइसेंस के तहत ओपन सोर्स। न कुकी, न ट्रैकर।',
    language: 'भाषा',
    theme: 'थीम',
    themes: { system: 'सिस्टम जैसी', light: 'लाइट', dark: 'डार्क' },
  },
  notFound: {
    title: 'पेज नहीं मिला',
    description: 'इस पते पर कुछ नहीं है। शायद पेज कहीं और चला गया है, या लिंक अधूरा है।',
    home: 'शुरुआती पेज पर जाएँ',
    dashboard: 'डैशबोर्ड पर जाएँ',
  },
  meta: {
    home: {
      title: 'Cardinal: हर विज़िटिंग कार्ड से शुरू हो एक बातचीत',
      description:
        'विज़िटिंग कार्ड की फ़ोटो खींचें, दो फ़ील्ड जाँचें, और लीड आपकी टीम के पास। आमने-सामने बेचने वालों के लिए लीड, इवेंट, फ़ॉलो-अप और ईमेल।',
    },
    pricing: {
      title: 'कीमतें | Cardinal',
      description:
        'चार प्लान: एक 50 विज़िटिंग कार्ड तक मुफ़्त, एक अकेले व्यक्ति के लिए, एक टीमों के लिए, एक संपर्क करने पर। कीमतें रुपयों में, मासिक या सालाना।',
    },
    help: {
      title: 'सहायता | Cardinal',
      description:
        'विज़िटिंग कार्ड और बैज से लीड दर्ज करना, इवेंट में सवाल पूछना, लीड बाँटना, फ़ॉलो-अप और एक्सपोर्ट: छोटे लेख, खोज के साथ।',
    },
    status: {
      title: 'स्टेटस | Cardinal',
      description:
        'इस सर्वर की हालत, इसी पल मापी हुई: API, डेटाबेस, लाइव अपडेट, ईमेल, कार्ड रीडर और AI लेखन।',
    },
    privacy: {
      title: 'प्राइवेसी | Cardinal',
      description:
        'Cardinal क्या, कहाँ और कब तक रखता है, और उसे कौन पढ़ सकता है। न कुकी, न ट्रैकर; कार्ड की तस्वीरें इसी सर्वर पर रहती हैं।',
    },
    terms: {
      title: 'नियम और शर्तें | Cardinal',
      description:
        'Cardinal की शर्तें पाँच हिस्सों में: सेवा का इस्तेमाल, डेटा की गोपनीयता, आपकी ज़िम्मेदारियाँ, बौद्धिक संपदा, अकाउंट का बंद होना।',
    },
    notFound: {
      title: 'पेज नहीं मिला | Cardinal',
      description: 'इस पते पर कुछ नहीं है।',
    },
    article: '{title} | Cardinal सहायता',
    preview: 'Cardinal. साथ लाए हर कार्ड से शुरू हो एक बातचीत।',
  },
} as const;
