import { createHash } from 'node:crypto'
import type { PatentRecord } from '@gezhi/records'
import { builtInTechnicalTerms, readDictionary } from '@gezhi/semantic'

/** Titles that a term is taken of. */
const TITLES = 300
const MAX_TERM = 8
/** Words of most titles that nobody searches for. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  '一种 及其 基于 应用 方法 制备 制备方法 用于 具有 含有 一类 以及 其 用途 装置 系统 使用 利用 结构 新型 进行 一个 设备 介质 存储 相关 可以 实现 生产 处理 中的 上的 方法和 作为 采用 设计 不同 多种 多个'.split(
    ' ',
  ),
)

/**
 * One term of each of 300 Chinese titles, the same for the same records: the longest words of the dictionaries from left to right, without
 * function words, one of them by chance.
 */
export async function typedTerms(records: readonly PatentRecord[]): Promise<string[]> {
  const isTerm = await knownTerms()
  const titles = records.flatMap(({ titles: [title] }) => (title?.lang === 'zh' ? [title.text] : []))
  return [...new Set(titles)]
    .map((title) => ({ title, place: createHash('sha256').update(title).digest() }))
    .toSorted((a, b) => Buffer.compare(a.place, b.place))
    .flatMap(({ title, place }) => {
      const terms = termsOf(title, isTerm)
      return terms.length === 0 ? [] : [terms[place.readUInt32BE(0) % terms.length]!]
    })
    .slice(0, TITLES)
}

async function knownTerms(): Promise<(text: string) => boolean> {
  const dictionary = await readDictionary()
  if (dictionary === null) throw new Error('The dictionary is not installed')
  const words = new Set([...dictionary.entries()].map(({ word }) => word))
  for (const { zh } of builtInTechnicalTerms()) words.add(zh)
  return (text) => words.has(text)
}

function termsOf(title: string, isTerm: (text: string) => boolean): string[] {
  return (title.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const found: string[] = []
    for (let start = 0; start < run.length;) {
      let end = Math.min(run.length, start + MAX_TERM)
      while (end > start + 1 && !isTerm(run.slice(start, end))) end--
      if (end > start + 1 && !FUNCTION_WORDS.has(run.slice(start, end))) found.push(run.slice(start, end))
      start = end
    }
    return found
  })
}
