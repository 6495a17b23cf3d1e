/** A term that starts with the typed text, and the number of texts that contain it. */
export interface TermInTexts {
  readonly text: string
  readonly texts: number
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /^\p{Script=Han}/u
/** Characters of context used to find word boundaries. */
const CONTEXT = { before: 8, after: 10 }
/** Maximum number of occurrences examined per text. */
const MAX_PLACES = 3
/** Maximum number of dictionary words after the typed text in one term, and of characters of a term. */
const MAX_FOLLOWING = 2
const LONGEST = 8
/** With at least this many occurrences, a run with nearly always the same character before or after it is a fragment of a longer term. */
const TELLING = 4
const NEARLY_ALL = 0.9
/** With at least this many texts, a term of several words must occur in three of them; with several texts, in two. */
const MANY = 20
const MIN_OF_MANY = 3
const SEVERAL = 8
/** Words between terms: particles, pronouns and the verbs of titles and claims. */
const NO_TERM_WORD =
  /^(?:[的地得和与及之其所于在为由将被等或该并且而种述个中上下有是对使从以可一二三四五六七八九十两内后前时外间各每某本向至到把不用作入出来去成多含均都也还又再则即若如因才经呈按沿往较更最已曾未非只仅微高低大小新旧]|一种|一个|所述|以及|及其|用于|其中|包括|包含|具有|采用|进行|通过|使用|利用|根据|基于|设置|设有|设于|连接|形成|提供|制备|制造|制作|生产|制成|制得|获得|得到|位于|安装|固定|配置|组成|构成|实现|应用|适用|涉及|公开|能够|可以|使得|并且|或者|相应|进一步|至少|多个|若干|第一|第二|第三|上述|该|之间|之后|之前|以上|以下|时候|从而|由于|因此|如下|分别|同时|其他|其它|没有|领域|不同|相同|[一第所该其各每几某此这那].|多种|多次|多重|选自|对应|判断|是否|有一|不会|一组|太大|太多|太小|过大|过多|过小|需要|提高|降低|增加|减少|改善|防止|避免)$/u

/** Verbs with which terms begin once a character makes them nouns: 连接器, 安装座. */
const NOUN_FORMING = /^(?:连接|安装|固定)$/
const NOUN_ENDINGS = '器件架座板杆管线头端轴套环槽孔块片柱销盘臂盒箱壳口'

/** Measure words: 颗 of 一颗脉冲星 begins no term. */
const COUNTED = /^[颗只条张件台套次倍份根块粒枚幅]$/u
/** Words that occur within phrases, but not within terms. */
const FRAGMENT = /的|不会|是否|一组|选自/u
const JOINING_END = /[的地得和与及之其所于在为由将被等或并且而中上下内时后均都]$/u

interface Candidate {
  texts: number
  places: number
  /** Continuations by first character; '' for the end of a term. */
  readonly next: Map<string, number>
  readonly words: number
  /** Occurrences without a preceding Chinese character that could belong to the term. */
  starts: number
  readonly beginsWithCharacter: boolean
  readonly endsInCharacter: boolean
}

/**
 * Terms that start with typed Chinese characters, most texts first: runs of whole dictionary words in the texts that end at a word boundary
 * and are not fragments of a longer term. 石墨烯 for 石墨, never 石墨烯材. Pure.
 */
export function termsInTexts(texts: readonly string[], typed: string): TermInTexts[] {
  const candidates = new Map<string, Candidate>()
  const before = new Map<string, number>()
  let places = 0
  for (const text of texts) {
    const held = new Set<string>()
    for (let at = text.indexOf(typed), n = 0; at !== -1 && n < MAX_PLACES; at = text.indexOf(typed, at + typed.length), n++) {
      places++
      addTo(before, characterBefore(text, at))
      collect(candidates, held, text, at, typed)
    }
    for (const term of held) candidates.get(term)!.texts++
  }
  if (isNearlyAlways(before, places)) return []
  return [...candidates]
    .filter(([text, candidate]) => isTerm(text, candidate, texts.length))
    .map(([text, one]) => ({ text, texts: one.texts }))
    .toSorted((a, b) => b.texts - a.texts || (a.text < b.text ? -1 : 1))
}

/** Share of the occurrences of a run in which it is a whole word: hardly any for 面设, which mostly occurs in 前面设置. Pure. */
export function wordShare(texts: readonly string[], run: string): number {
  let places = 0
  let whole = 0
  for (const text of texts) {
    for (let at = text.indexOf(run), n = 0; at !== -1 && n < MAX_PLACES; at = text.indexOf(run, at + run.length), n++) {
      places++
      const segments = segmentsAround(text, at, run.length)
      if (segments.some(({ start }) => start === at) && segments.some(({ end }) => end === at + run.length)) whole++
    }
  }
  return places === 0 ? 0 : whole / places
}

/** Nouns that a verb forms with one character more: 连接器 of 连接. Texts seldom hold them, compared with the verb. Pure. */
export function nounsOf(verb: string): string[] {
  return NOUN_FORMING.test(verb) ? Array.from(NOUN_ENDINGS, (ending) => verb + ending) : []
}

/** Whether a run of characters is one word of the dictionary that may be a term. Pure. */
export function isTermWord(run: string): boolean {
  if (NO_TERM_WORD.test(run)) return false
  const [first] = SEGMENTER.segment(run)
  return first?.segment === run
}

function segmentsAround(text: string, at: number, length: number) {
  const from = Math.max(0, at - CONTEXT.before)
  return [...SEGMENTER.segment(text.slice(from, at + length + CONTEXT.after))].map(({ segment, index }) => ({
    segment,
    start: from + index,
    end: from + index + segment.length,
  }))
}

/** Runs that start with the typed characters at a word boundary and end with a word. */
function collect(candidates: Map<string, Candidate>, held: Set<string>, text: string, at: number, typed: string): void {
  const segments = segmentsAround(text, at, typed.length)
  const first = segments.findIndex(({ start }) => start === at)
  if (first === -1 || COUNTED.test(segments[first]!.segment)) return
  let following = 0
  for (let i = first; i < segments.length; i++) {
    const { segment, end } = segments[i]!
    if (!HAN.test(segment) || end - at > LONGEST) return
    if (NO_TERM_WORD.test(segment)) {
      // A verb goes on only with the character that makes it a noun: 连接器, 电连接器.
      const next = segments[i + 1]?.segment
      if (segment.length < 2 || !(i === first ? formsNoun(segment, next) : isSuffix(next))) return
      continue
    }
    if (end < at + typed.length) continue
    if (i > first && ++following > MAX_FOLLOWING) return
    const next = segments[i + 1]?.segment ?? ''
    const term = text.slice(at, end)
    const one = candidates.get(term) ?? {
      texts: 0,
      places: 0,
      next: new Map(),
      words: i - first + 1,
      starts: 0,
      beginsWithCharacter: segments[first]!.segment.length === 1,
      endsInCharacter: segment.length === 1,
    }
    one.places++
    if (characterBefore(text, at) === '') one.starts++
    held.add(term)
    addTo(one.next, HAN.test(next) && !NO_TERM_WORD.test(next) ? next.charAt(0) : '')
    candidates.set(term, one)
  }
}

/** The Chinese character before an occurrence, unless it separates terms; '' if there is none. */
function characterBefore(text: string, at: number): string {
  const char = text.charAt(at - 1)
  return HAN.test(char) && !NO_TERM_WORD.test(char) ? char : ''
}

function isSuffix(segment = ''): boolean {
  return segment.length === 1 && HAN.test(segment) && !NO_TERM_WORD.test(segment)
}

function formsNoun(verb: string, next = ''): boolean {
  return NOUN_FORMING.test(verb) && next.length === 1 && NOUN_ENDINGS.includes(next)
}

function isTerm(text: string, candidate: Candidate, all: number): boolean {
  const { texts, places, starts, next, words, beginsWithCharacter, endsInCharacter } = candidate
  // 取模块 is the end of 获取模块: a single character starts a term only where the term itself starts.
  if (beginsWithCharacter && words > 1 && starts < places / 2) return false
  if (
    text.length < 2 ||
    FRAGMENT.test(text) ||
    JOINING_END.test(text) ||
    (words > 1 && texts < (all >= MANY ? MIN_OF_MANY : all >= SEVERAL ? 2 : 1))
  )
    return false
  if (isNearlyAlways(next, places)) return false
  if (!endsInCharacter || words === 1) return true
  // A single character ends a term only if the term ends there or has several continuations.
  return next.has('') || next.size > 2
}

function isNearlyAlways(neighbours: ReadonlyMap<string, number>, places: number): boolean {
  if (places < TELLING) return false
  return [...neighbours].some(([neighbour, count]) => neighbour !== '' && count >= places * NEARLY_ALL)
}

function addTo(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
