import type { PatentRecord } from '@gezhi/records'
import { LabelWords } from '@gezhi/search/semantic'
import { textNodes } from '../graph/text-nodes.ts'

/** Terms of the rows and columns of a white-spot matrix, most frequent first. */
export interface WhiteSpotTerms {
  /** From the problems that texts name and the effects they claim. */
  readonly problems: readonly string[]
  /** From the features of their claims, or of their abstracts where no claims are stored. */
  readonly solutions: readonly string[]
}

/** A term of one record alone says nothing about a field. */
const MIN_RECORDS = 2
/** Nor does one that more than this share of the titles and abstracts contain. */
const MAX_SHARE = 0.5
/** What effects do to something, and degrees of it: they name no subject. */
const NO_SUBJECT = new Set(
  '提高 提升 增强 增强 改善 降低 减少 延长 缩短 节约 节省 避免 防止 抑制 保留 简化 调节 影响 现象 能力 程度 时间 有效 问题 缺陷 不足 造成 导致 产生 发生 出现 情况 传统 目前 较高 较低 较大 不能 无法 容易 方便 存在 整体 过程中 其他 大大 现有技术 improve improved improves improving reduce reduced reduces reducing increase increased increases increasing enhance enhanced enhances enhancing prevent prevents preventing lower simplify simplified suppress retain retains extend extends extended operating provide provides providing allow allows present invention problem problems need needs ability amount time overall related existing conventional prior art'.split(
    ' ',
  ),
)

/**
 * The terms that most records name among their problems and effects, and among their features: each term is on the side where it is named
 * by more of the records, none is part of another of its side, and none is in most of the texts. At most `size` of each. Pure.
 */
export function whiteSpotTerms(records: readonly PatentRecord[], size: number): WhiteSpotTerms {
  const words = new LabelWords(records.flatMap(textsOf))
  const problems = new Map<string, number>()
  const solutions = new Map<string, number>()
  for (const record of records) {
    const nodes = textNodes(record)
    const isSolution = (type: string) => type === 'feature'
    const isProblem = (type: string) => type === 'problem' || type === 'effect'
    countWords(
      nodes.filter(({ type }) => isProblem(type)).map(({ text }) => text),
      words,
      problems,
    )
    countWords(
      nodes.filter(({ type }) => isSolution(type)).map(({ text }) => text),
      words,
      solutions,
    )
  }
  const texts = records.map(({ titles, abstracts = [] }) =>
    [...titles, ...abstracts]
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase(),
  )
  const isCommon = (word: string) => texts.filter((text) => text.includes(word)).length > MAX_SHARE * records.length
  const on = (side: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) => {
    const own = [...side].filter(([word, count]) => count >= MIN_RECORDS && count > (other.get(word) ?? 0))
    return chosen(own, isCommon, size)
  }
  return { problems: on(problems, solutions), solutions: on(solutions, problems) }
}

/** Counts each word of a record's passages once. */
function countWords(passages: readonly string[], words: LabelWords, counts: Map<string, number>): void {
  const found = new Set(
    passages.flatMap((passage) => [...words.of(passage)].filter((word) => !word.split(' ').some((one) => NO_SUBJECT.has(one)))),
  )
  for (const word of found) counts.set(word, (counts.get(word) ?? 0) + 1)
}

function chosen(counted: readonly (readonly [string, number])[], isCommon: (word: string) => boolean, size: number): string[] {
  const terms: string[] = []
  for (const [word] of counted.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) {
    if (terms.length === size) break
    if (!terms.some((term) => term.includes(word) || word.includes(term)) && !isCommon(word)) terms.push(word)
  }
  return terms
}

function textsOf({ titles, abstracts = [] }: PatentRecord): { title: string; abstract: string }[] {
  const languages = new Set([...titles, ...abstracts].map(({ lang }) => lang))
  return [...languages].map((language) => ({
    title: titles.find(({ lang }) => lang === language)?.text ?? '',
    abstract: abstracts.find(({ lang }) => lang === language)?.text ?? '',
  }))
}
