import { randomBytes } from 'node:crypto'
import type { Cluster } from '../cluster.ts'

/** A name for a new index: that by which it is found, when it was made, and what nobody else has. */
export function newIndexName(name: string): string {
  return `${name}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`
}

/**
 * Indexes of a name that nothing leads to: of a build that was killed, or replaced by one whose maker was killed before it could remove them.
 * One process builds at a time, so before a build begins they are nobody's.
 */
export async function leftOverIndexes(cluster: Cluster, name: string): Promise<string[]> {
  const found = await cluster.call<Record<string, { readonly aliases: object }>>({ method: 'GET', path: `/${name}-*/_alias` })
  const made = new RegExp(`^${name}(?:-aside-[0-9a-f]{12})?-[0-9a-z]{8}[0-9a-f]{6}$`)
  return Object.entries(found).flatMap(([index, { aliases }]) => (made.test(index) && Object.keys(aliases).length === 0 ? [index] : []))
}
