import type { SimilarityMark } from '../mark.ts'
import { MARK_STATUSES } from '../mark.ts'
import { markVocabulary } from '../translation/mark-vocabulary.ts'

/** Characters that Chinese marks are mostly made of. */
const COMMON =
  '美雅德佳华金康福龙泰丽海新天大宝瑞盛源达鑫兴和乐安家优百世博恒欧诺嘉宏尚爱中利丰思维尔伊特斯克莱科威凯迪奥万众东方顺吉祥永昌荣信诚明星光亿联创智云汇聚合正元通隆富贵玉银红绿蓝白黑青紫香甜鲜味食园农牧草木花果茶酒山水江河湖春夏秋冬风雪月日晨晓梦想心情缘爱亲子童乐趣巧灵慧贝奇妙小老上古名品艺匠造坊堂阁轩庄居道养生健本草圣神仙皇御帝王龙凤麟虎狮鹰鹤马牛羊鹿熊猫兔'
const RARE_CHANCE = 0.3
/** Syllables of invented Latin marks. */
const SYLLABLES =
  'a e i o u al an ar ba be bi bo ca co cor da de di do el en er es fa fe fi fo ga ge go ha he ho il in is ja jo ka ki ko la le li lo lu ma me mi mo na ne ni no nova or ox pa pe pi po pro qui ra re ri ro sa se si so sta sun ta te ti to tra tri ur va ve vi vo wa wi xa xi ya yo za ze zi zo zen tech lux med bio eco'.split(
    ' ',
  )

/** Marks for tests and benchmarks, always the same for a count: Chinese, Latin and mixed ones and numbers, in random classes. */
export function* generatedMarks(count: number, seed = 1): Generator<SimilarityMark, void, void> {
  const random = randomNumbers(seed)
  const words = [...new Set(markVocabulary().flatMap(({ en }) => en[0]!.split(' ')))]
  const rare = standardCharacters()
  const han = (): string => (random() < RARE_CHANCE ? pick(rare, random) : COMMON.charAt(Math.floor(random() ** 1.3 * COMMON.length)))
  const hanText = (): string => Array.from({ length: lengthOf(random) }, han).join('')
  const invented = (): string => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES, random)).join('')
  const latinText = (): string => {
    const length = 1 + Math.floor(random() ** 2 * 3)
    return Array.from({ length }, () => (length > 1 && random() < 0.4 ? pick(words, random) : invented())).join(' ')
  }
  for (let index = 0; index < count; index++) {
    const kind = random()
    const latin = random() < 0.5 ? latinText().toUpperCase() : latinText()
    const text =
      kind < 0.55 ? hanText() : kind < 0.9 ? latin : kind < 0.96 ? `${hanText()} ${latin}` : String(Math.floor(10 ** (2 + random() * 5)))
    const classes = Array.from({ length: 1 + Math.floor(random() ** 3 * 4) }, () => 1 + Math.floor(random() * 45))
    yield {
      id: `G${index}`,
      text,
      status: MARK_STATUSES[1 + Math.floor(random() * 4)]!,
      classes: [...new Set(classes)].map((number) => ({
        number,
        groups: [`${String(number).padStart(2, '0')}0${1 + Math.floor(random() * 9)}`],
      })),
    }
  }
}

/** Two to eight characters, mostly up to four. */
function lengthOf(random: () => number): number {
  const chance = random()
  if (chance < 0.3) return 2
  if (chance < 0.6) return 3
  return chance < 0.9 ? 4 : 5 + Math.floor(random() * 4)
}

/** The 3,755 common characters of GB 2312. */
function standardCharacters(): string[] {
  const decoder = new TextDecoder('gb18030')
  return Array.from({ length: 3755 }, (_, index) => decoder.decode(Uint8Array.of(0xb0 + Math.floor(index / 94), 0xa1 + (index % 94))))
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!
}

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
