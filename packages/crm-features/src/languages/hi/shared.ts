/** What lists and the questions of an event have in common, in Hindi. */
export default {
  list: {
    range: '{total} में से {from}–{to}',
    openRange: '{from}–{to}',
    position: '{all} में से {position}',
    moreThan: '{total} से ज़्यादा',
    outOfDate: 'हो सकता है कि सूची पुरानी हो',
    moreFailed: 'और लोड नहीं हो सका',
    nothingLeft: 'इस पेज पर अब कुछ नहीं है',
    offline: 'आप ऑफ़लाइन हैं',
  },
  question: {
    optional: 'वैकल्पिक',
    clear: 'जवाब हटाएँ',
    clearOf: '“{question}” का जवाब हटाएँ',
    rating: '{most} में से {value}',
    score: '100 में से {score} अंक',
    unknown: 'इन जवाबों के सवाल लोड नहीं हो सके।',
    retry: 'फिर से कोशिश करें',
    title: 'स्टॉल पर पूछे जाने वाले सवाल',
    lead: {
      answer: 'सवालों के जवाब दें',
      change: 'जवाब बदलें',
      save: 'जवाब सेव करें',
      cancel: 'रद्द करें',
    },
  },
} as const;
