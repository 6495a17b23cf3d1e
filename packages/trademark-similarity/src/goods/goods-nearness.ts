import { foldText } from '@gezhi/query'
import { areRelatedClasses } from './related-classes.ts'

/** A good or service with its Nice class. */
export interface ClassedGoods {
  readonly number: number
  readonly term: string
}

/** Goods of at least this nearness count as similar. */
export const SIMILAR_GOODS = 0.4

const CLASS_NEARNESS = { same: 0.5, related: 0.4, other: 0 } as const
const WORDS_SHARE = 0.5

/** How near two goods or services are, from 0 to 1: half by their classes, half by the words they share. Pure. */
export function goodsNearness(a: ClassedGoods, b: ClassedGoods): number {
  const classes =
    a.number === b.number ? CLASS_NEARNESS.same : areRelatedClasses(a.number, b.number) ? CLASS_NEARNESS.related : CLASS_NEARNESS.other
  return classes + WORDS_SHARE * sharedWords(goodsWords(a.term), goodsWords(b.term))
}

/** The words shared, as a part of those of the shorter term. */
function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [short, long] = a.size < b.size ? [a, b] : [b, a]
  if (short.size === 0) return 0
  return [...short].filter((word) => long.has(word)).length / short.size
}

/** Words that stand in the names of goods of all kinds. */
const EMPTY: ReadonlySet<string> = new Set(
  'and or for of the in with on to by from other than not being included classes class use used purposes purpose made thereof therefor namely their good goods product products service services article articles'.split(
    ' ',
  ),
)

/** Words of a term, without endings and those of all kinds of goods; Chinese as pairs of characters. Pure. */
export function goodsWords(term: string): ReadonlySet<string> {
  const { text } = foldText(term)
  const english = (text.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(?:ies|es|s|ing|y|e)$/, ''))
  const chinese = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return new Set([...english, ...chinese])
}
