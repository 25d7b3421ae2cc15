/** The figures and charts of the dashboard, in Hindi. */
export default {
  stat: {
    label: 'आँकड़े',
    totalLeads: 'कुल लीड',
    hotLeads: 'हॉट लीड',
    actionRequired: 'कार्रवाई ज़रूरी',
    eventLeads: 'इवेंट की लीड',
    period: '30 दिनों में',
    failed: 'आँकड़े लोड नहीं हो सके।',
    outdated: 'आँकड़े अपडेट नहीं हो सके।',
    waiting:
      '{count, plural, =0 {किसी लीड को संपर्क का इंतज़ार नहीं} one {# लीड को संपर्क का इंतज़ार है} other {# लीड को संपर्क का इंतज़ार है}}',
  },
  chart: {
    days: '30 दिनों में दर्ज',
    sources: 'वे कहाँ से आती हैं',
    today: 'आज',
    inUtc: 'दिन UTC के अनुसार गिने गए हैं',
    leads: '{count, plural, one {# लीड} other {# लीड}}',
    onDay: '{day} को {count, plural, one {# लीड} other {# लीड}}',
    summary:
      '30 दिनों में {count, plural, one {# लीड} other {# लीड}}; सबसे ज़्यादा {day} को: {most, number}।',
    noLeads: '30 दिनों में कोई लीड नहीं।',
    otherSources: 'दूसरे स्रोत',
    latest: '{count, plural, one {सबसे नई लीड का स्रोत।} other {सबसे नई # लीड के स्रोत।}}',
    daysTable: 'हर दिन दर्ज हुई लीड',
    dayColumns: ['दिन', 'लीड'],
    utcDayColumns: ['दिन (UTC)', 'लीड'],
    sourcesTable: 'स्रोत के अनुसार लीड',
    sourceColumns: ['स्रोत', 'लीड'],
    asTable: '{title}: टेबल में दिखाएँ',
    asChart: '{title}: चार्ट में दिखाएँ',
    failed: 'चार्ट लोड नहीं हो सके',
  },
} as const;
