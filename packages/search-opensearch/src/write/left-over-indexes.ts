import { randomBytes } from 'node:crypto'
import type { Cluster } from '../cluster.ts'

/** A name for a new index: its alias, the time of its creation, and a unique suffix. */
export function newIndexName(name: string): string {
  return `${name}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`
}

/**
 * Indexes of a name without an alias: of a killed build, or replaced ones whose builder was killed before removing them. One process
 * builds at a time, so they are unused before a build begins.
 */
export async function leftOverIndexes(cluster: Cluster, name: string): Promise<string[]> {
  const found = await cluster.call<Record<string, { readonly aliases: object }>>({ method: 'GET', path: `/${name}-*/_alias` })
  const made = new RegExp(`^${name}(?:-aside-[0-9a-f]{12})?-[0-9a-z]{8}[0-9a-f]{6}$`)
  return Object.entries(found).flatMap(([index, { aliases }]) => (made.test(index) && Object.keys(aliases).length === 0 ? [index] : []))
}

/** A killed move or rebuild continues when its operator runs it again, which nobody does after a week. */
const GONE_ON_WITHIN_MS = 7 * 24 * 3_600_000

/** Names of shadow indexes of this one into which nothing was written for a week. */
export async function abandonedShadowIndexes(cluster: Cluster, name: string, now: number): Promise<string[]> {
  const shadow = new RegExp(`^${name}-aside-[0-9a-f]{12}$`)
  const found = await cluster.call<Record<string, { readonly aliases: object }>>({ method: 'GET', path: `/${name}-aside-*/_alias` })
  const names = Object.values(found).flatMap(({ aliases }) => Object.keys(aliases).filter((alias) => shadow.test(alias)))
  const written = await Promise.all(names.map((one) => lastWritten(cluster, one)))
  return names.filter((_, i) => now - written[i]! > GONE_ON_WITHIN_MS)
}

/** ms; for an index without records the time of its creation. */
async function lastWritten(cluster: Cluster, name: string): Promise<number> {
  const body = { size: 0, aggs: { last: { max: { field: 'written' } } } }
  const [settings, { aggregations }] = await Promise.all([
    cluster.call<Record<string, { settings: { index: { creation_date: string } } }>>({ method: 'GET', path: `/${name}/_settings` }),
    cluster.call<{ aggregations: { last: { value: number | null } } }>({ method: 'POST', path: `/${name}/_search`, body }),
  ])
  const made = Object.values(settings).map(({ settings: { index } }) => Number(index.creation_date))
  return Math.max(aggregations.last.value ?? 0, ...made)
}
