import { goodsOverlap, type GoodsOverlap } from './goods/goods-relation.ts'
import { compareTiers, riskTier, type RiskTier } from './goods/risk-tier.ts'
import type { SimilarHit } from './index/similar-index.ts'
import type { MarkClass } from './mark.ts'

/** A similar mark with the risk it is. */
export interface ScreenedHit extends SimilarHit {
  readonly goods: GoodsOverlap
  readonly tier: RiskTier
}

/** Classes with groups and goods of a hit; those of the index, where a caller has no others. */
export type ClassesOfHit = (hit: SimilarHit) => readonly MarkClass[]

/**
 * Hits with their risk for a mark in some classes, the highest tier first, then the nearest. `classesOf` may provide the goods, which the
 * index does not contain. Pure.
 */
export function screenHits(
  hits: readonly SimilarHit[],
  classes: readonly MarkClass[],
  classesOf: ClassesOfHit = indexedClasses,
): ScreenedHit[] {
  const screened = hits.map((hit) => {
    const goods = goodsOverlap(classes, classesOf(hit))
    return { ...hit, goods, tier: riskTier({ nearness: hit.nearness, goods: goods.relation, status: hit.status }) }
  })
  return screened.sort((a, b) => compareTiers(a.tier, b.tier) || b.nearness - a.nearness)
}

/** The classes of a hit with the similar groups that begin with their number. Pure. */
export function indexedClasses({ classes, groups }: Pick<SimilarHit, 'classes' | 'groups'>): MarkClass[] {
  return classes.map((number) => ({ number, groups: groups.filter((group) => group.startsWith(String(number).padStart(2, '0'))) }))
}
