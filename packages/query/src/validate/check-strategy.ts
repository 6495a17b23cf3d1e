import { closestNames } from '../diagnostics/closest-names.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-table.ts'
import { QUERY_LIMITS } from '../limits.ts'
import type { StrategyIssue } from '../strategies/strategy-resolution.ts'
import type { StrategyNode } from '../tree.ts'
import { placeOf, type Place } from './place.ts'

/** For causes in the strategy itself or in one that it refers to; what is unknown has its own code if the query itself names it. */
const CODES: Readonly<Record<StrategyIssue, DiagnosticCode>> = {
  unknown: 'strategy-incomplete',
  circle: 'strategy-circle',
  broken: 'strategy-broken',
  criteria: 'strategy-with-criteria',
  large: 'strategy-too-large',
}

/** Reports a reference that stands for no query here. */
export function checkStrategy(node: StrategyNode, { abilities: { strategies }, diagnostics }: Place): void {
  const { title } = node
  if (strategies === 'login') return diagnostics.add('strategy-needs-login', placeOf(node), { title })
  if (strategies === undefined) return diagnostics.add('strategy-not-yet', placeOf(node), { title })
  const resolution = strategies.resolve(title)
  if (resolution.kind === 'found') return
  if (resolution.kind === 'unknown' && resolution.path.length === 1) {
    return reportUnknown(
      node,
      strategies.list.map((one) => one.title),
      diagnostics,
    )
  }
  const path = resolution.path.join(' → ')
  const cause = resolution.path.at(-1) ?? title
  diagnostics.add(CODES[resolution.kind], placeOf(node), { title, path, cause, limit: QUERY_LIMITS.terms })
}

function reportUnknown(node: StrategyNode, titles: readonly string[], diagnostics: Place['diagnostics']): void {
  if (diagnostics.isFull('unknown-strategy')) return
  const range = placeOf(node)
  // Any other single character is as close as every other.
  const closest = node.title.length === 1 ? undefined : closestNames(node.title, titles)[0]
  const suggestion = closest === undefined ? '' : { zh: `，是否指“${closest}”？`, en: `; did you mean “${closest}”?` }
  const fix = closest === undefined ? undefined : { range, text: `#{${closest}}` }
  diagnostics.add('unknown-strategy', range, { title: node.title, suggestion }, fix)
}
