import type { MarkClass } from '../mark.ts'
import { goodsNearness } from './goods-nearness.ts'
import { areRelatedClasses } from './related-classes.ts'

/** How the goods of two marks meet, the closest first. */
export type GoodsRelation = 'sameGroup' | 'sameClass' | 'similarGoods' | 'relatedClass' | 'none'

/** The relation with the classes of the query that meet, ascending. */
export interface GoodsOverlap {
  readonly relation: GoodsRelation
  readonly classes: readonly number[]
}

/** Terms of different classes count as similar from here: words as well as classes must agree. */
const SIMILAR_ACROSS = 0.6
/** Terms compared on each side. */
const MAX_TERMS = 100

/**
 * How the goods of a mark meet those of a query: the same similar group or the same term in a class, the same class, similar terms in
 * different classes, or classes whose goods are often similar. Pure.
 */
export function goodsOverlap(query: readonly MarkClass[], mark: readonly MarkClass[]): GoodsOverlap {
  for (const [relation, meets] of RELATIONS) {
    const classes = query.filter((one) => mark.some((other) => meets(one, other))).map(({ number }) => number)
    if (classes.length > 0) return { relation, classes: [...new Set(classes)].sort((a, b) => a - b) }
  }
  return { relation: 'none', classes: [] }
}

const RELATIONS: readonly (readonly [GoodsRelation, (a: MarkClass, b: MarkClass) => boolean])[] = [
  ['sameGroup', (a, b) => sharesGroup(a, b) || sharesTerm(a, b)],
  ['sameClass', (a, b) => a.number === b.number],
  ['similarGoods', (a, b) => nearestTerms(a, b) >= SIMILAR_ACROSS],
  ['relatedClass', (a, b) => areRelatedClasses(a.number, b.number)],
]

/** Groups belong to a class, so that they meet across classes only where a table of the office repeats one. */
function sharesGroup({ groups = [] }: MarkClass, other: MarkClass): boolean {
  return groups.some((group) => other.groups?.includes(group))
}

function sharesTerm(a: MarkClass, b: MarkClass): boolean {
  return a.number === b.number && nearestTerms(a, b) === 1
}

function nearestTerms(a: MarkClass, b: MarkClass): number {
  let nearest = 0
  for (const term of a.goods?.slice(0, MAX_TERMS) ?? []) {
    for (const other of b.goods?.slice(0, MAX_TERMS) ?? []) {
      nearest = Math.max(nearest, goodsNearness({ number: a.number, term }, { number: b.number, term: other }))
    }
  }
  return nearest
}
