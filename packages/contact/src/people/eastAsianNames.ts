/** Chinese family names of two characters, and the commonest of one. */
const chineseDouble =
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 夏侯 司徒 端木 长孙 長孫 宇文 轩辕 軒轅 东方 東方 南宫 南宮';
const chinese =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦季俞章鲁魯葛伍韦韋申尤毕畢聂聶焦向柳邢岳齐齊梅莫庄莊辛管祝左涂谷祁时時舒耿牟卜路詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃霍翁隋甘景薄单單包司柏宁寧柯阮桂闵閔车車房边邊';
/** Common Japanese family names of more than one character. */
const japanese =
  '佐藤 鈴木 高橋 髙橋 田中 伊藤 渡辺 渡邊 渡邉 渡部 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 齊藤 清水 山崎 山﨑 中島 池田 阿部 橋本 石川 山下 小川 石井 長谷川 後藤 岡田 近藤 前田 藤田 遠藤 青木 坂本 村上 太田 金子 藤井 福田 西村 三浦 竹内 中川 岡本 松田 原田 中野 小野 田村 藤原 中山 石田 小島 和田 森田 内田 柴田 酒井 原口 高木 横山 宮崎 宮本 谷口 大野 高田 丸山 今井 河野 藤本 村田 武田 上野 杉山 増田 菅原 平野 小山 大塚 千葉 久保 松井 岩崎 桜井 野口 松尾 野村 木下 菊地 菊池 佐野 大西 杉本 新井 古川 浜田 濱田 市川 小松 水野 吉川 山内 西田 北村 安田 川口 平田 飯田 吉村 熊谷 松下 永井 中田 荒木 大島 早川 樋口 矢野 望月 永田 服部 川崎 関口 小池 安藤 工藤 五十嵐 久保田 小笠原 佐久間 大久保 川村 川上 富田 福島 黒田 本田 本間 内藤 東 土屋 須藤 星野 大橋 片山 吉岡 秋山';
const koreanDouble = '남궁 황보 제갈 선우 독고 사공 서문';
const korean =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예봉경사부';

const setOf = (words: string) => new Set(words.split(' '));
const doubles = setOf(`${chineseDouble} ${japanese}`);
const koreanDoubles = setOf(koreanDouble);

const han = /^[\p{Script=Han}々〆ヶ\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const hangul = /^\p{Script=Hangul}+$/u;
/** Between the parts of a foreign name: "ジョン・スミス", "约翰·史密斯". */
const dot = /[・·‧•･]/;
/** What is said behind a name, as "Mr." in front of one. */
const address = /(?:先生|女士|小姐|样|様|さん|殿|님|씨)$/u;

/** A name in Chinese, Japanese or Korean letters; undefined for any other. */
export function splitEastAsian(
  text: string,
): { first: string; last: string; suffix: string } | undefined {
  const bare = text.normalize('NFKC').trim();
  const suffix = address.exec(bare)?.[0] ?? '';
  const name = bare.slice(0, bare.length - suffix.length).trim();
  const letters = name.replace(/[\s・·‧•･]+/g, '');
  if (!han.test(letters) && !hangul.test(letters)) return undefined;
  const parts = name.split(dot);
  if (parts.length > 1) {
    const [first = '', ...others] = parts.map((part) => part.trim());
    return { first, last: others.join(' '), suffix };
  }
  const [family = '', ...given] = name.split(/\s+/);
  if (given.length > 0) return { first: given.join(' '), last: family, suffix };
  const length = familyLength(name);
  return { first: name.slice(length), last: name.slice(0, length), suffix };
}

/** How many characters of a name without blanks are the family name; 0 if it is unclear. */
function familyLength(name: string): number {
  const isLonger = (length: number) => name.length > length;
  if (hangul.test(name)) {
    if (name.length > 4 || name.length < 2) return 0;
    if (isLonger(2) && koreanDoubles.has(name.slice(0, 2))) return 2;
    return korean.includes(name.charAt(0)) ? 1 : 0;
  }
  for (const length of [3, 2]) {
    if (isLonger(length) && doubles.has(name.slice(0, length))) return length;
  }
  const isChinese = name.length >= 2 && name.length <= 3 && !doubles.has(name);
  return isChinese && chinese.includes(name.charAt(0)) ? 1 : 0;
}
