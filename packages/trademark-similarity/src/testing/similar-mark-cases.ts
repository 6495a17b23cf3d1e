import type { SimilarRule } from '../rules/similar-rule.ts'

/** A query and marks that an examiner would call similar to it, with the rule that must find each. */
export interface SimilarMarkCase {
  readonly rule: SimilarRule
  readonly query: string
  readonly similar: readonly string[]
}

/** Invented marks of the kinds that published examination guidelines describe: a rule, then cases of a query and its similar marks. */
const CASES: Readonly<Partial<Record<SimilarRule, string>>> = {
  // The same text but for spaces, signs, size of letters, accents, traditional characters, or further elements in another script.
  identical: `
禾露坊 = 禾露坊 / 禾·露·坊
云锦阁 = 雲錦閣
龙腾汇 = 龍騰匯 / 龙 腾 汇
麦香园 = 麥香園
华韵斋 = 華韻齋
VELTORA = Veltora / VEL-TORA
Brimlok = BRIM LOK / brimlok
L'Aubrine = LAUBRINE / L’aubrine
Caféno = CAFENO
Zürello = ZURELLO
Norvik = NORVIK!
Tandoka = TAN DO KA
梧桐里 = 梧桐里 WUTONG HOUSE
岚舍 = 岚舍 LANSHE HOME
PLENDRA = PLENDRA 普兰达
KOSTIVA = 科丝媞 KOSTIVA
80721 = 80721 / 8-0721
36915 = No. 36915
苜蓿谷 = 苜蓿谷®
朔风 = 朔風
听涛馆 = 聽濤館
鑫茂渔 = 鑫茂漁
Quorvex = ＱＵＯＲＶＥＸ
Ostrøm = OSTROM
DAMIRELLE = Da Mirelle`,
  // One mark with all of the other, at the beginning, in the middle or at the end.
  contains: `
梧桐里 = 老梧桐里 / 梧桐里人家
听涛 = 听涛小筑 / 海边听涛
墨池坊 = 墨池
岚舍 = 岚舍优品
松果派 = 松果派对 / 小松果派
豌豆荚 = 绿豌豆荚
雁栖 = 雁栖山庄
棠梨煎 = 棠梨
鹿鸣涧 = 鹿鸣
桑榆 = 桑榆晚晴
芸窗 = 芸窗书院
槐序 = 槐序时光
琉璃瓦 = 琉璃
蘑菇屋 = 蘑菇屋子
酥皮熊 = 酥皮熊工坊
粟米郎 = 新粟米郎
榫卯居 = 榫卯
枇杷巷 = 枇杷
渔樵 = 渔樵问答
漱石 = 漱石斋
VELTORA = VELTORA PLUS / NEW VELTORA
Brimlok = BRIMLOKS / SUPERBRIMLOK
KOSTIVA = KOSTIVALINE
PLENDRA = PLENDRAFIT
Quorvex = MY QUORVEX
Zephlin = Zephlin & Sons
Marbonne = MARBONNE PARIS
Trellivo = TRELLIVOMAX
Fennwick = FENNWICK COTTAGE
Oskarna = The Oskarna Company
Drizzel = DRIZZELS
Glimpton = GLIMPTON KIDS
Havenmoor = HAVENMOORE
36915 = 369158
Wolverdale = Wolver`,
  // Other characters or letters that are read alike.
  sameSound: `
梧桐里 = 吾同里 / 梧桐理
听涛 = 听滔 / 厅涛
岚舍 = 兰舍 / 蓝舍
墨池坊 = 莫池坊
雁栖 = 燕栖 / 雁溪
桑榆 = 桑鱼
芸窗 = 云窗
槐序 = 怀序
豌豆荚 = 碗豆荚
琉璃瓦 = 流离瓦
榫卯居 = 笋卯居
枇杷巷 = 琵琶巷
漱石 = 树石
渔樵 = 鱼桥
松果派 = 松菓派
糯米团 = 诺米团
酥皮熊 = 苏皮熊
粟米郎 = 素米郎
棠梨煎 = 堂梨煎
鹿鸣涧 = 路鸣涧
重阳阁 = 崇阳阁
长乐坊 = 常乐坊
朝露 = 昭露
行知堂 = 形知堂
单于酿 = 禅于酿
竹里馆 = 祝里馆
苏禾坊 = 舒禾坊
南亭记 = 兰亭记
WUTONGLI = 梧桐里
鹭岛礁 = LUDAOJIAO
稻花渡 = daohuadu
QINGTENGJIA = 青藤架
皂角树 = ZAO JIAO SHU
VELTORA = VELTORRA / WELTORA
Brimlok = BRIMLOCK / BRYMLOK
KOSTIVA = COSTIVA
Quikstep = KWIKSTEP / QUICKSTEP
Fonelink = PHONELINK
Lyttebox = LIGHTBOX
Klearvu = CLEARVUE
Nitelamp = NIGHTLAMP
Xtrafit = EXTRAFIT
Sofftee = SOFTEE
Krispella = CRISPELLA
Phantasio = FANTASIO`,
  // Characters, letters and digits that are written or printed alike.
  lookAlike: `
未名轩 = 末名轩
茅山翁 = 芽山翁
大和庐 = 太和庐
清溪阁 = 请溪阁
晴川渡 = 睛川渡
日升号 = 曰升号
土布坊 = 士布坊
千里驹 = 干里驹
玉华池 = 王华池
鸟语林 = 乌语林
冷泉亭 = 泠泉亭
拔云岭 = 拨云岭
侯府宴 = 候府宴
天禄居 = 夭禄居
栗子湾 = 粟子湾
洒泉记 = 酒泉记
享来居 = 亨来居
卷云舒 = 券云舒
治玉堂 = 冶玉堂
徽记面 = 微记面
彬木匠 = 杉木匠
荧光岛 = 莹光岛
历山窑 = 厉山窑
午后谈 = 牛后谈
免耳朵 = 兔耳朵
贸通达 = 贺通达
桌面侠 = 卓面侠
爪哇猫 = 瓜哇猫
G0LDENA = GOLDENA
VELT0RA = VELTORA
BR1MLOK = BRIMLOK
Cornetti = COMETTI
VVINDOLA = WINDOLA
5TELLARO = STELLARO
CLOVEMA = DOVEMA`,
  // The same characters or words in another order.
  reordered: `
雁栖 = 栖雁
岚舍 = 舍岚
听涛 = 涛听
云锦阁 = 锦云阁
墨池坊 = 池墨坊
禾露坊 = 露禾坊
竹海听 = 听竹海
松果派 = 果松派
桑榆 = 榆桑
琉璃瓦 = 瓦琉璃
雪岭松 = 松雪岭
稻花渡 = 花稻渡
鹭岛礁 = 岛鹭礁
青藤架 = 藤青架
FENN OSKAR = OSKAR FENN
Haven Trell = TRELL HAVEN
Marbo Studio Zeph = ZEPH MARBO STUDIO
Velto Kost = KOST VELTO
80721 = 72180
36915 = 91536`,
  // A character or a few letters more, fewer or other.
  editDistance: `
梧桐里 = 梧桐院 / 枫桐里
禾露坊 = 禾雨坊
鹿鸣涧 = 鹿鸣洞
松果派 = 松塔派
酥皮熊 = 酥皮狗
琉璃瓦 = 琉璃砖
棠梨煎 = 棠梨煮
糯米团 = 糯米糕
VELTORA = VELTONA / VELTOR
PLENDRA = PLANDRA / BLENDRA
KOSTIVA = KOSTIRA
Trellivo = TRELLINO
Fennwick = FENWICK / FENNWICH
Havenmoor = HAVENMOON
80721 = 80726`,
  // The same meaning in Chinese and English.
  translation: `
蓝鲸 = BLUE WHALE
红狐狸 = Red Fox
GOLDEN OWL = 金猫头鹰
Silver Swan = 银天鹅
白孔雀 = WHITE PEACOCK
黑天鹅 = Black Swan
紫罗兰花园 = VIOLET GARDEN
Happy Penguin = 快乐企鹅
幸运海豚 = LUCKY DOLPHIN
Green Bamboo = 绿竹 / 绿竹子
钻石皇冠 = DIAMOND CROWN
魔法森林 = Magic Forest
Iron Horse = 铁马
月光河 = MOONLIGHT RIVER
雪狐 = SNOW FOX
Royal Knight = 皇家骑士
珍珠港湾灯塔 = PEARL HARBOUR LIGHTHOUSE
小熊 = LITTLE BEAR / Small Bear
蜂鸟 = HUMMINGBIRD
北极星 = POLARIS
Crystal Lake = 水晶湖
蒲公英 = DANDELION
Honey Bee = 蜂蜜蜜蜂
梦想家园 = DREAM HOME
三六九 = 369`,
}

/** All cases. Pure. */
export function similarMarkCases(): SimilarMarkCase[] {
  return Object.entries(CASES).flatMap(([rule, rows]) =>
    rows
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => {
        const [query = '', similar = ''] = row.split(' = ')
        return { rule: rule as SimilarRule, query, similar: similar.split(' / ') }
      }),
  )
}
