/** Words that do not begin a term. */
const LEADING: Readonly<Record<string, RegExp>> = {
  zh: /^(?:所述|上述|前述|该|此|其|一个|多个|若干|两个|每个|各个|各|和|与|及|以及|或|在|将|由|从|对|于|的|有|为|是|使|把|通过|位于|设有|设置有|设置在|设置于|设置|安装有|安装在|安装于|连接有|连接|固定在|固定于|固定|包括|包含|具有|靠近|远离|进入|经过|经|至|到|当|若|即|向|被|让|给|跟|如|则|并|且|而|还|也|均|可|能|沿|绕|朝|往|用于|采用|利用|打开|关闭|驱动|带动|推动)+/u,
  en: /^(?:(?:the|an?|said|each|such|this|that|these|those|its|their|another|one|two|three|both|any|all|some|and|or|of|in|on|to|from|with|by|for|at|into|is|are|be|has|have|which|when|where|via|through|between|against|toward|towards|over|under|within|as|then|if|while|including|comprises?|comprising|includes|having|using|used|coupled|connected|attached|mounted|shown|illustrated|respective|corresponding|present)\s+)+/iu,
  de: /^(?:(?:der|die|das|den|dem|des|eine?[rnms]?|jede[rsnm]?|diese[rsnm]?|und|oder|in|im|auf|an|am|zu|zum|zur|von|vom|mit|bei|aus|für|über|durch|um|wird|werden|ist|sind|sich|wobei|sowie|mittels)\s+)+/iu,
  fr: /^(?:(?:le|la|les|un|une|des|du|de|dudit|ledit|ladite|lesdits|lesdites|chaque|ce|cette|ces|et|ou|à|au|aux|en|dans|sur|par|pour|avec|est|sont|qui|que)\s+|(?:l|d)['’])+/iu,
}
/** Everything up to the last preposition or article within the words before a sign. */
const INNER_WORDS: Readonly<Record<string, RegExp>> = {
  en: /^.*\b(?:the|an?|of|for|in|on|to|from|with|by|and|or|at|into|via|through|between)\s+/iu,
  de: /^.*(?<!\p{L})(?:der|die|das|den|dem|des|eine?[rnms]?|und|oder|von|für|mit|in|auf|an|zu)\s+/iu,
  fr: /^.*(?<!\p{L})(?:le|la|les|un|une|du|des|et|ou|dans|sur|pour|avec|par)\s+/iu,
}
const INNER_CHARACTERS = /^.*(?:的|在|和|与|于|将|由|从|对|为|是)/u
/** Longest term in words; in characters for Chinese and Japanese. */
const MAX_UNITS = { words: 4, characters: 10 } as const
/** Share of the mentions of a sign that must name it by its term. */
const MIN_SHARE = 0.5

/** The term of a sign, and how many of its mentions name it so. */
export interface SharedTerm {
  readonly term: string
  readonly mentions: number
}

/**
 * The term that most of the texts before a sign end with: the longest that at least half of them share, without articles and prepositions
 * before it; null if there is none.
 */
export function sharedTerm(befores: readonly string[], lang: string): SharedTerm | null {
  const isDense = lang === 'zh' || lang === 'ja'
  const units = befores.map((before) => (isDense ? [...before] : before.split(/\s+/)))
  const joiner = isDense ? '' : ' '
  const cut = isDense ? (befores.length === 1 ? INNER_CHARACTERS : null) : (INNER_WORDS[lang] ?? null)
  let best: SharedTerm | null = null
  for (let length = 1; length <= (isDense ? MAX_UNITS.characters : MAX_UNITS.words); length++) {
    const endings = units.filter((unit) => unit.length >= length).map((unit) => unit.slice(-length).join(joiner))
    const [ending, mentions] = mostFrequent(endings)
    if (mentions < Math.max(befores.length === 1 ? 1 : 2, befores.length * MIN_SHARE)) break
    const term = (cut === null ? ending : ending.replace(cut, '')).replace(LEADING[isDense ? 'zh' : lang] ?? /^$/, '')
    if (term.length > (best?.term.length ?? 0)) best = { term, mentions }
  }
  // A single character or an article is no term.
  return best === null || [...best.term].length < 2 ? null : best
}

function mostFrequent(texts: readonly string[]): readonly [text: string, count: number] {
  const counts = new Map<string, { text: string; count: number }>()
  for (const text of texts) {
    const key = termKey(text)
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { text, count: 1 })
    else known.count++
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return most === undefined ? ['', 0] : [most.text, most.count]
}

/** Equal for a term in upper or lower case, singular or plural. */
export function termKey(term: string): string {
  return term.toLowerCase().replace(/(?<=\p{L}{3})s(?=\s|$)/gu, '')
}
