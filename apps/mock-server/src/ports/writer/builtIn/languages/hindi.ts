import { sentences } from '../compose.ts';
import type { LetterWords, OtherFacts, Time } from './words.ts';

const date = new Intl.DateTimeFormat('hi', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "पिछले हफ़्ते", with a space after it. */
const atTime = (time: Time): string => {
  if (time === 'now') return '';
  if (typeof time === 'number') return `${date.format(time)} को `;
  return time === 'this week' ? 'इसी हफ़्ते ' : 'पिछले हफ़्ते ';
};

const teamMate = (name: string) => (name ? `हमारी टीम के सदस्य ${name}` : 'हमारी टीम के एक सदस्य');

function introduction({ sender: { name, company }, about }: OtherFacts): string {
  if (!name) return about;
  const who = company ? `मेरा नाम ${name} है और मैं ${company} से हूँ।` : `मेरा नाम ${name} है।`;
  return sentences(who, about);
}

const eventDay = ({ event, eventTime }: OtherFacts) =>
  typeof eventTime === 'number' || event?.when !== 'after' ? '' : atTime(eventTime);

const wished = ({ wish, ofWish, interests }: OtherFacts): string => {
  switch (wish) {
    case 'price':
      return `आपको ${ofWish}कोटेशन चाहिए था।`;
    case 'show':
      return `आपको ${ofWish}डेमो देखना था।`;
    case 'trial':
      return `आपको ${ofWish}ट्रायल चाहिए था।`;
    case 'send':
      return `आपको ${ofWish || 'हमारी '}जानकारी चाहिए थी।`;
    case 'samples':
      return `आपको ${ofWish}सैंपल चाहिए थे।`;
    default:
      return interests && `आपने ${interests} में दिलचस्पी दिखाई थी।`;
  }
};

function missing({ wish, hasQuantity, hasDeadline, isThisWeek }: OtherFacts): string {
  if (!wish) return 'इस बारे में आपके लिए सबसे ज़रूरी क्या है?';
  if (wish === 'send') return 'क्या इसे इसी ईमेल पते पर भेज दें?';
  if (wish === 'samples') return 'इन्हें किस पते पर भेजना ठीक रहेगा?';
  if (wish === 'trial') return 'इसे कब से शुरू करना ठीक रहेगा?';
  if (wish === 'show') {
    return isThisWeek
      ? 'क्या इसी हफ़्ते का कोई समय ठीक रहेगा?'
      : 'क्या अगले हफ़्ते की शुरुआत में कोई समय ठीक रहेगा?';
  }
  if (hasQuantity && hasDeadline) return 'कोटेशन बनाने से पहले क्या किसी और बात का ध्यान रखना है?';
  if (hasQuantity) return 'सही कोटेशन के लिए बस इतना बता दीजिए कि यह कब तक चाहिए।';
  if (hasDeadline) return 'सही कोटेशन के लिए बस इतना बता दीजिए कि लगभग कितनी मात्रा चाहिए।';
  return 'सही कोटेशन के लिए बस इतना बता दीजिए कि लगभग कितनी मात्रा चाहिए और कब तक।';
}

const help = 'कोई काम हो, तो बस इसी ईमेल का जवाब दे दीजिए।';

/** Letters in Hindi, to people who are addressed with आप. They don't show the sender's gender. */
export const hindiLetters: LetterWords = {
  greeting: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
  signOff: ({ sender: { name, firstName, isFormal } }) =>
    [isFormal ? 'सादर,' : 'धन्यवाद,', isFormal ? name : firstName].filter(Boolean).join('\n'),
  subject({ wish, ofWish, interests, event, metBy, company, sender, origin, last, kind, status }) {
    if (status === 'Closed') return company ? `${company} में सब कैसा चल रहा है?` : 'सब कैसा चल रहा है?';
    if (last?.type === 'meeting') return 'मीटिंग का आमंत्रण';
    const heads = {
      price: 'कोटेशन',
      show: 'डेमो',
      trial: 'ट्रायल',
      send: 'जानकारी',
      samples: 'सैंपल',
    };
    if (wish && ofWish) return ofWish + heads[wish];
    if (wish) return company ? `${company} के लिए ${heads[wish]}` : `आपके लिए ${heads[wish]}`;
    if (interests) return `${interests} में आपकी दिलचस्पी`;
    if (kind !== 'initial') return company ? `${company} के लिए एक छोटा सवाल` : 'एक छोटा सवाल';
    if (event?.when === 'before') return `${event.name} में मुलाकात?`;
    if (event) return metBy?.isOwn ? `${event.name} में हुई बातचीत` : `${event.name} के बाद`;
    if (metBy?.isOwn) return 'आपके विज़िटिंग कार्ड के लिए धन्यवाद';
    if (origin === 'form') return 'आपकी पूछताछ';
    if (sender.company)
      return company ? `${sender.company} और ${company}` : `${sender.company} की ओर से नमस्ते`;
    return 'एक छोटा परिचय';
  },
  opening(facts, choose) {
    const { event, metBy, origin, sender, colleague, about } = facts;
    if (metBy?.isOwn) {
      const met = event
        ? choose('met', [
            `${eventDay(facts)}${event.name} में आपसे मिलकर अच्छा लगा।`,
            `${eventDay(facts)}${event.name} में समय देने के लिए धन्यवाद।`,
            `${eventDay(facts)}${event.name} में आपसे हुई बातचीत के लिए धन्यवाद।`,
          ])
        : 'आपके विज़िटिंग कार्ड के लिए धन्यवाद।';
      return sentences(met, about);
    }
    if (metBy) {
      const who = teamMate(colleague);
      const met = event
        ? `${who} की ${eventDay(facts)}${event.name} में आपसे मुलाकात हुई थी, और उन्हीं से आपका संपर्क मिला।`
        : `${who} से आपका संपर्क मिला।`;
      return sentences(met, introduction(facts));
    }
    if (event) {
      const why = {
        before: `${event.name} आने वाला है, इसलिए सोचा कि पहले ही अपना परिचय दे दूँ।`,
        during: `${event.name} चल रहा है, सोचा कि इसी मौके पर अपना परिचय दे दूँ।`,
        after: `${event.name} के बाद सोचा कि आपको अपना परिचय दे दूँ।`,
      }[event.when];
      return sentences(why, introduction(facts));
    }
    if (origin === 'referral') {
      return sentences('किसी ने आपसे बात करने की सलाह दी थी।', introduction(facts));
    }
    if (origin === 'form') {
      const helper = sender.name && `मेरा नाम ${sender.name} है, और आपकी मदद करके खुशी होगी।`;
      return sentences(
        `${sender.company && `${sender.company} में `}रुचि दिखाने के लिए धन्यवाद।`,
        helper,
      );
    }
    return introduction(facts);
  },
  following({ last, colleague, event, metBy }, choose) {
    if (!last) {
      if (!event || event.when === 'before') return '';
      return metBy?.isOwn
        ? `${event.name} में हुई हमारी बातचीत के सिलसिले में यह ईमेल है।`
        : `${event.name} के बाद एक बार फिर नमस्ते।`;
    }
    const time = atTime(last.time);
    if (last.type === 'reply') return `${time && `${time}मिले `}आपके जवाब के लिए धन्यवाद।`;
    const deed = {
      email: 'आपको ईमेल लिखा था',
      call: 'आपको कॉल किया था',
      whatsapp: 'आपको WhatsApp पर संदेश भेजा था',
      meeting: 'आपको मीटिंग का आमंत्रण भेजा था',
    }[last.type];
    return last.isOwn
      ? choose('after', [
          `मैंने ${time}${deed}, उसी सिलसिले में यह ईमेल है।`,
          `मैंने ${time}${deed}, उसी बात को आगे बढ़ाना था।`,
        ])
      : `${teamMate(colleague)} ने ${time}${deed}, उसी सिलसिले में यह ईमेल है।`;
  },
  meeting: ({ last, colleague }) =>
    `क्या आपको मीटिंग का वह आमंत्रण मिला, जो ${last?.isOwn ? 'मैंने' : `${teamMate(colleague)} ने`} भेजा था? क्या वह समय ठीक है, या कोई दूसरा बेहतर रहेगा?`,
  request(facts, choose) {
    const { wish, interests, event, company, about } = facts;
    if (wish || interests) return sentences(wished(facts), missing(facts));
    if (event?.when === 'before') return 'अगर आप भी वहाँ होंगे, तो क्या 15 मिनट की मुलाकात हो सकती है?';
    if (about) return `क्या यह ${company ? `${company} के` : 'आपके'} लिए काम का हो सकता है?`;
    const at = company ? `${company} में ` : '';
    return choose('work', [
      `${at}इन दिनों किस पर काम चल रहा है, और क्या हम उसमें कोई मदद कर सकते हैं?`,
      `${at}इन दिनों आपके लिए सबसे ज़रूरी क्या है, और क्या हम उसमें मदद कर सकते हैं?`,
    ]);
  },
  stillWanted({ wish, ofWish, interests, about, company }) {
    if (wish === 'price') return `क्या आपको ${ofWish}कोटेशन अब भी चाहिए?`;
    if (wish === 'show') return `क्या आपको ${ofWish}डेमो अब भी देखना है?`;
    if (wish === 'trial') return `क्या आपको ${ofWish}ट्रायल अब भी चाहिए?`;
    if (wish === 'send') return `क्या आपको ${ofWish}जानकारी अब भी चाहिए?`;
    if (wish === 'samples') return `क्या आपको ${ofWish}सैंपल अब भी चाहिए?`;
    if (interests) return `क्या ${interests} में अब भी आपकी दिलचस्पी है?`;
    return about
      ? `क्या यह ${company ? `${company} के` : 'आपके'} लिए काम का हो सकता है?`
      : 'क्या हम अभी किसी काम में आपकी मदद कर सकते हैं?';
  },
  nextStep({ status, avoidsCalls, hasPhone, isThisWeek, wish }) {
    if (avoidsCalls) return 'ईमेल पर एक छोटा सा जवाब काफ़ी है।';
    if (status === 'Cold') return 'कोई जल्दी नहीं है, जब समय मिले तब जवाब दे दीजिए।';
    if (wish && wish !== 'price') return '';
    if (status === 'Hot') {
      const when = isThisWeek ? 'इसी हफ़्ते' : 'अगले हफ़्ते की शुरुआत में';
      const number = hasPhone ? '' : ' अगर हाँ, तो किस नंबर पर कॉल करना ठीक रहेगा?';
      return `क्या ${when} कॉल के लिए 15 मिनट मिल सकते हैं?${number}`;
    }
    return hasPhone
      ? 'अगर फ़ोन पर बात करना आसान हो, तो बता दीजिए।'
      : 'अगर फ़ोन पर बात करना आसान हो, तो अपना नंबर भेज दीजिए।';
  },
  timing: ({ status }) =>
    status === 'Cold'
      ? 'अगर नहीं, तो बस बता दीजिए। फिर और ईमेल नहीं आएँगे।'
      : 'अगर अभी सही समय नहीं है, तो बता दीजिए कि कब लिखना ठीक रहेगा।',
  closed: ({ kind }) =>
    ({
      initial: `आपके संपर्क में बने रहना अच्छा लगेगा। ${help}`,
      follow_up_3_day: 'क्या आपको हमसे सब कुछ मिल गया है? कुछ बाकी हो, तो बस जवाब दे दीजिए।',
      follow_up_1_week: 'सब कैसा चल रहा है? कोई सवाल या सुझाव हो, तो ज़रूर बताइए।',
      follow_up_1_month: `आशा है कि सब ठीक चल रहा है। ${help}`,
    })[kind],
};
