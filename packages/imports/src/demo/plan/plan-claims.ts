import type { Random } from '../random.ts'
import type { Term } from '../terms.ts'
import type { ClaimPlan, Feature, InventionCore } from './invention-plan.ts'

/** How many parts the first claim names. */
export const CORE_PARTS = 3

/**
 * Plans a set of claims: one independent, dependent ones in a tree below it, sometimes a method of manufacture with its own dependent
 * claims.
 */
export function planClaims(random: Random, invention: InventionCore): ClaimPlan[] {
  if (invention.patentForm === 'design') return []
  const claims: ClaimPlan[] = [{ parents: [], features: [{ kind: invention.subject.form === 'method' ? 'process' : 'core' }] }]
  addDependents(random, claims, 1, random.between(3, 7), featuresOf(random, invention))
  const makes = invention.title === 'with-method' || (invention.subject.form !== 'method' && random.chance(0.25))
  if (makes && invention.patentForm === 'invention') {
    claims.push({ parents: [], features: [{ kind: 'process' }] })
    addDependents(random, claims, claims.length, random.between(1, 3), processFeatures(random, invention))
  }
  return claims
}

/** The claims as granted: the first dependent claim merged into its parent, the rest renumbered. */
export function grantedClaims(claims: readonly ClaimPlan[]): ClaimPlan[] {
  const [first, second, ...rest] = claims
  if (!first || !second || second.parents.length === 0) return [...claims]
  const renumber = (parents: readonly number[]) => [...new Set(parents.map((parent) => (parent > 1 ? parent - 1 : parent)))]
  return [
    { parents: [], features: [...first.features, ...second.features] },
    ...rest.map((claim) => ({ ...claim, parents: renumber(claim.parents) })),
  ]
}

function addDependents(random: Random, claims: ClaimPlan[], root: number, count: number, features: Feature[]): void {
  for (const feature of features.slice(0, count)) claims.push({ parents: pickParents(random, root, claims.length), features: [feature] })
}

/** Mostly the independent claim or the one just before; now and then any of several. */
function pickParents(random: Random, root: number, last: number): number[] {
  if (last > root + 1 && random.chance(0.15)) return Array.from({ length: last - root + 1 }, (_, i) => root + i)
  if (random.chance(0.3)) return [last]
  return [random.chance(0.75) ? root : random.between(root, last)]
}

function featuresOf(random: Random, invention: InventionCore): Feature[] {
  return invention.subject.form === 'method' ? processFeatures(random, invention) : thingFeatures(random, invention)
}

function thingFeatures(random: Random, invention: InventionCore): Feature[] {
  const { materials, measures, joints, parts, rare } = invention
  const features: Feature[] = measures.map((measure) => ({ kind: random.chance(0.7) ? 'range' : 'best', measure }))
  if (invention.subject.form === 'composition') features.push(groupOf(materials), shareOf(random, materials))
  else {
    features.push({ kind: 'made-of', part: random.pick(parts.slice(0, CORE_PARTS)), material: random.pick(materials) })
    for (const joint of joints.slice(CORE_PARTS - 1)) features.push({ kind: 'addition', joint })
    if (rare) features.push({ kind: 'rare', part: random.pick(parts.slice(0, CORE_PARTS)), rare })
  }
  return shuffled(random, features)
}

function processFeatures(random: Random, invention: InventionCore): Feature[] {
  const { steps, measures, materials } = invention
  const features: Feature[] = measures.map((measure) => ({ kind: 'condition', step: random.pick(steps), measure }))
  features.push(groupOf(materials))
  return shuffled(random, features)
}

function groupOf(materials: readonly Term[]): Feature {
  return { kind: 'group', materials: materials.slice(0, 3) }
}

function shareOf(random: Random, materials: readonly Term[]): Feature {
  const low = random.between(1, 400) / 10
  return {
    kind: 'share',
    material: random.pick(materials),
    low: String(low),
    high: String(Math.round(low * 10 + random.between(5, 450)) / 10),
  }
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return random.sample(list, list.length)
}
