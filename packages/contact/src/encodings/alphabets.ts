/** An encoding that is recognised by its letters. */
export type LetterEncoding =
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1253'
  | 'windows-1254'
  | 'windows-1255'
  | 'windows-1256'
  | 'windows-1257'
  | 'windows-1258'
  | 'windows-874'
  | 'iso-8859-2'
  | 'iso-8859-5'
  | 'iso-8859-7'
  | 'iso-8859-15'
  | 'macintosh'
  | 'x-mac-cyrillic'
  | 'koi8-r'
  | 'koi8-u'
  | 'ibm866'
  | 'shift_jis'
  | 'euc-jp'
  | 'gb18030'
  | 'big5'
  | 'euc-kr';

/** Letters by which texts of a language are told from those in another encoding. */
export interface Alphabet {
  encodings: readonly LetterEncoding[];
  /** Letters beyond ASCII, in lower case. */
  letters: string;
  /** Ends of domains in its countries. */
  domains?: string;
  /** How much letters count that other languages have, too, in other encodings. @default 1 */
  weight?: number;
}

const western: readonly LetterEncoding[] = ['windows-1252', 'iso-8859-15', 'macintosh'];
const central: readonly LetterEncoding[] = ['windows-1250', 'iso-8859-2'];
const baltic: readonly LetterEncoding[] = ['windows-1257'];
const cyrillic: readonly LetterEncoding[] = [
  'windows-1251',
  'koi8-r',
  'koi8-u',
  'iso-8859-5',
  'ibm866',
  'x-mac-cyrillic',
];
const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';

/** Those of the same text that count alike are preferred in this order. */
export const alphabets: readonly Alphabet[] = [
  { encodings: western, letters: 'äöüß', domains: 'de|at|ch|li' },
  { encodings: western, letters: 'àâæçéèêëîïôœùûüÿ', domains: 'fr|be|ca|ch' },
  { encodings: western, letters: 'áéíñóúüïªº', domains: 'es|mx|ar|co|cl|pe' },
  { encodings: western, letters: 'áâãàçéêíóôõúüªº', domains: 'pt|br' },
  { encodings: western, letters: 'àèéìíîòóùú', domains: 'it' },
  { encodings: western, letters: 'åäöéü', domains: 'se|fi' },
  { encodings: western, letters: 'åæøéöü', domains: 'dk|no' },
  { encodings: western, letters: 'ëïéèöüáóú', domains: 'nl|be' },
  { encodings: western, letters: 'áéíóú', domains: 'ie' },
  { encodings: ['windows-1252'], letters: 'áðéíóúýþæö', domains: 'is', weight: 0.8 },
  { encodings: central, letters: 'ąćęłńóśźż', domains: 'pl' },
  { encodings: central, letters: 'áčďéěíňóřšťúůýž', domains: 'cz' },
  { encodings: central, letters: 'áäčďéíĺľňóôŕšťúýž', domains: 'sk' },
  { encodings: central, letters: 'áéíóöőúüű', domains: 'hu' },
  { encodings: central, letters: 'ăâîşţșț', domains: 'ro|md' },
  { encodings: central, letters: 'čćđšž', domains: 'hr|si|rs|ba' },
  { encodings: ['windows-1254'], letters: 'çğıöşüi̇âîû', domains: 'tr' },
  { encodings: baltic, letters: 'ąčęėįšųūž', domains: 'lt' },
  { encodings: baltic, letters: 'āčēģīķļņšūž', domains: 'lv' },
  { encodings: baltic, letters: 'äõöüšž', domains: 'ee' },
  {
    encodings: ['windows-1258'],
    letters: 'ăâđêôơưàáèéìíòóùúýãñõ\u0300\u0301\u0303\u0309\u0323',
    domains: 'vn',
    weight: 0.9,
  },
  { encodings: cyrillic, letters: russian, domains: 'ru|by|kz|bg' },
  { encodings: cyrillic, letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', domains: 'ua' },
  {
    encodings: ['windows-1251', 'iso-8859-5'],
    letters: 'абвгдђежзијклљмнњопрстћуфхцчџш',
    domains: 'rs|mk',
  },
  {
    encodings: ['windows-1251', 'iso-8859-5'],
    letters: `${russian}ўі`,
    domains: 'by',
    weight: 0.9,
  },
  // Before Greek, whose small letters have the places of Hebrew ones.
  {
    encodings: ['windows-1255'],
    letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
    domains: 'il',
    weight: 1.2,
  },
  {
    encodings: ['windows-1253', 'iso-8859-7'],
    letters: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
    domains: 'gr|cy',
  },
  {
    encodings: ['windows-1256'],
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ،؛؟ـ',
    domains: 'ae|sa|eg|ir|ma',
  },
  {
    encodings: ['windows-874'],
    letters: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลวศษสหฬอฮะัาำิีึืฺุูเแโใไๅๆ็่้๊๋์ํ',
    domains: 'th',
    weight: 0.9,
  },
];

/** Letters of languages that write words with Chinese characters. */
export interface Characters {
  encodings: readonly LetterEncoding[];
  /** Letters that only this language has. */
  own?: RegExp;
  /** Characters that are common in names, companies, positions and headers. */
  common: string;
  domains: string;
}

const both =
  '中国大小山水天地日月金木火土田王李林江海高安方文白石马古成东西南北上下人名公司子女生学工作行出入手電子郵件电邮地址部門门主任经理理事務务総長总科技技術术有限股份股集團团信息資资產产业業商貿贸市場场明光新美华華志建国國永和平春秋雪红紅军軍强強伟偉芳敏静靜丽麗秀英玉兰蘭桂香杰傑鹏鵬飞飛龙龍凤鳳梅琳佳怡君雅婷宇豪冠家俊宏淑惠雲云晓曉娜娟涛濤超勇刚剛斌波辉輝宁寧博思涵欣悦子轩軒浩然一二三四五六七八九十百千';

export const characters: readonly Characters[] = [
  {
    encodings: ['shift_jis', 'euc-jp'],
    own: /[\u3041-\u309f\u30a1-\u30ff]/,
    common: `${both}佐藤鈴木高橋渡辺伊山本村小加吉田松井上斎清水崎阿池橋石川下森前後近青坂遠福太金岡三竹内野原谷宮酒丸今河平島桜花郎雄男美恵真由健翔陽介樹輔彦弘幸正博隆浩株式会社部長課係代表取締役員営業名姓氏連絡先電話役職業種住所県都府区町番号支店店舗製作所研究開発企画総務経理人事広報担当者様御中商事工業建設`,
    domains: 'jp',
  },
  {
    encodings: ['gb18030'],
    common: `${both}张刘陈杨赵黄周吴徐孙胡朱何郭罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪任姜范姚谭廖邹熊陆郝孔崔康毛邱秦史顾侯邵孟段钱汤尹黎姓邮箱职位职务手机电话客户来源备注单位联系销售总监工程师助理副采购市场销售服务网络蓝国际`,
    domains: 'cn',
  },
  {
    encodings: ['big5'],
    common: `${both}陳黃張劉吳蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂何羅蕭簡朱鍾彭游詹胡施沈余趙盧梁顏柯孫魏翁戴范宋鄧溫傅侯薛丁姓職稱職務電話手機備註單位聯絡業務總監工程師副採購服務網路藍際灣`,
    domains: 'tw|hk',
  },
  { encodings: ['euc-kr'], own: /[가-힣]/, common: '', domains: 'kr' },
];
