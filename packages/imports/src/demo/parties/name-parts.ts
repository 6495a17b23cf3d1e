/** Parts of made-up names: Chinese writing and its romanisation, or a foreign spelling and how Chinese documents write it. */
export type NamePart = readonly [zh: string, latin: string]

function parts(text: string): readonly NamePart[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [zh = '', latin = ''] = pair.split(',')
      return [zh, latin.replaceAll('_', ' ')] as const
    })
}

/** First halves of Chinese company names. */
export const BRANDS =
  parts(`云岭,Yunling 澜汀,Lanting 霁川,Jichuan 鹭屿,Luyu 棠溪,Tangxi 梧汀,Wuting 青筠,Qingyun 松照,Songzhao 岱屿,Daiyu 沧澜,Canglan
  徽澄,Huicheng 楚汀,Chuting 锦岫,Jinxiu 闽屿,Minyu 湘霁,Xiangji 秦岫,Qinxiu 豫澄,Yucheng 北衡,Beiheng 潮信,Chaoxin 辽衡,Liaoheng
  溯月,Suyue 拾光,Shiguang 望舒,Wangshu 扶摇,Fuyao 鲲程,Kuncheng 星槎,Xingcha 玄圃,Xuanpu 蓬壶,Penghu 若木,Ruomu 昆吾,Kunwu`)

/** Second halves: virtues of the scholar, none of them a firm with the first halves. */
export const VIRTUES =
  parts(`格物,Gewu 致知,Zhizhi 问渠,Wenqu 知微,Zhiwei 明理,Mingli 慎思,Shensi 博闻,Bowen 笃行,Duxing 观复,Guanfu 见素,Jiansu
  抱朴,Baopu 若谷,Ruogu 希声,Xisheng 虚舟,Xuzhou 求是斋,Qiushizhai 守拙,Shouzhuo 日新斋,Rixinzhai 温故,Wengu 切问,Qiewen 近思,Jinsi`)

export const SURNAMES =
  parts(`王,WANG 李,LI 林,LIN 张,ZHANG 陈,CHEN 沈,SHEN 顾,GU 陆,LU 苏,SU 程,CHENG 叶,YE 江,JIANG 温,WEN 宋,SONG 许,XU 白,BAI 乔,QIAO 闻,WEN 方,FANG 俞,YU 梁,LIANG 钟,ZHONG
  简,JIAN 荀,XUN 云,YUN 祁,QI 桑,SANG 尹,YIN 卫,WEI 盛,SHENG 项,XIANG 季,JI 关,GUAN 裴,PEI 晏,YAN 商,SHANG`)

/** First and second characters of given names. */
export const GIVEN_FIRST = parts(
  `知,Zhi 明,Ming 子,Zi 思,Si 若,Ruo 清,Qing 远,Yuan 景,Jing 文,Wen 听,Ting 望,Wang 观,Guan 怀,Huai 抱,Bao 问,Wen 照,Zhao 砚,Yan 霁,Ji 以,Yi 牧,Mu`,
)
export const GIVEN_SECOND = parts(
  `微,wei 远,yuan 舟,zhou 澜,lan 衡,heng 和,he 川,chuan 屿,yu 岫,xiu 筠,yun 谦,qian 白,bai 之,zhi 言,yan 野,ye 初,chu 棠,tang 溪,xi 归,gui 渠,qu`,
)

/** Western made-up companies. */
export const WESTERN_BRANDS =
  parts(`诺思奎尔,Northquill 哈尔文,Halvern 奥斯克,Oskwell 布拉德芬,Bradfen 凯斯特莫,Kestermoor 维林顿,Verrinton 索恩盖特,Thornegate
  卢米克斯,Lumixe 派特罗菲,Petrofeld 弗罗斯沃,Frostwall 格林海弗,Grenhaven 阿斯特伦,Asterlund 莫罗菲,Morrofel 泽弗兰,Zefran 奎恩利,Quenlea 沃斯蒂克,Vostick`)
export const GERMAN_BRANDS = parts(
  `法尔肯里德,Falkenried 布吕克海因,Brückhain 施泰恩塔勒,Steinthaler 奥伯林德,Oberlinde 温特哈格,Winterhag 莱尔希克,Lerchick 莫恩巴赫,Mohnbach 哈根维克,Hagenwiek`,
)
export const WESTERN_GIVEN = parts(
  `阿尔玛,Alma 埃兹拉,Ezra 伊迪丝,Edith 西拉斯,Silas 玛格达,Magda 奥托,Otto 伊内斯,Ines 菲利克斯,Felix 诺拉,Nora 雨果,Hugo 克拉拉,Clara 利奥,Leo`,
)
export const WESTERN_SURNAMES =
  parts(`奎尔费瑟,Quillfeather 莫斯格罗夫,Mossgrove 温德米尔,Windermoor 布拉肯,Bracken 埃尔姆斯特,Elmster 法伊尔,Fyle 格洛斯特,Glosterman 哈特里奇,Hartridge
  伊斯伍德,Isewood 凯洛,Kellow 朗芬,Langfen 内瑟比,Netherby 奥克斯尼,Oxney 派伯恩,Pyborne 雷文斯,Ravensley 泰德维尔,Tidewell`)

/** Japanese and Korean made-up names: writing, romanisation, and the writing of the country. */
export const JAPANESE_BRANDS = parts(
  `水影,Mizukage 月渡,Tsukiwatari 雾岛原,Kirishimabara 风见谷,Kazamidani 星川野,Hoshikawano 白鹭山,Shirasagiyama 青苔,Aogoke 朝凪,Asanagi`,
)
export const JAPANESE_SURNAMES = parts(`水野原,MIZUNOHARA 月岛田,TSUKISHIMADA 风间井,KAZAMAI 星谷,HOSHIYA 雾山,KIRIYAMA 朝仓野,ASAKURANO`)
export const JAPANESE_GIVEN = parts(`澄人,Sumito 千寻,Chihiro 光希,Mitsuki 悠真,Yuma 遥,Haruka 诚一,Seiichi`)
export const KOREAN_BRANDS = parts(`天光,Haneulbit 星湖,Byeolho 青松里,Cheongsongni 月溪,Wolgye 银河川,Eunhacheon`)
export const KOREAN_SURNAMES = parts(`文,MUN 康,KANG 严,EOM 鱼,EO 卓,TAK 表,PYO`)
export const KOREAN_GIVEN = parts(`水彬,Subin 智浩,Jiho 恩星,Eunseong 夏律,Hayul 道允,Doyun 瑞延,Seoyeon`)
