import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ERRORS } from '@gezhi/contract'
import { METRIC_DEFINITIONS, type MetricDefinition } from '../../apps/server/src/metrics/metric-definitions.ts'

const DOCS = join(import.meta.dirname, '../../docs')
const read = (path: string) => readFileSync(join(DOCS, path), 'utf8')
const definitions: Readonly<Record<string, MetricDefinition>> = METRIC_DEFINITIONS

const rules = (
  parse(read('monitoring/alerts.yml')) as { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] }
).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('monitoring/dashboard.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]

/** The metrics in an expression, with the labels it selects them by; those that Prometheus itself adds are `up`, `job` and `instance`. */
function metricsIn(expr: string): readonly { readonly name: string; readonly labels: readonly string[] }[] {
  return [...expr.matchAll(/\b((?:gezhi|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label).filter((label) => label !== 'job'),
  }))
}

/** The name of a metric without the suffix of a series of a histogram. */
function metricOf(series: string): string {
  const base = series.replace(/_(?:bucket|sum|count)$/, '')
  return definitions[base]?.type === 'histogram' ? base : series
}

describe('alerts and dashboard', () => {
  it('name only metrics of the server, and only labels these have', () => {
    expect(expressions.length).toBeGreaterThan(20)
    for (const expr of expressions) {
      const found = metricsIn(expr)
      if (!expr.startsWith('up{')) expect(found, expr).not.toHaveLength(0)
      for (const { name, labels } of found) {
        expect(definitions, expr).toHaveProperty(metricOf(name))
        expect([...definitions[metricOf(name)]!.labels], expr).toEqual(expect.arrayContaining([...labels]))
      }
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
      const all = [...found.flatMap(({ name }) => [...definitions[metricOf(name)]!.labels]), 'instance', 'le']
      expect(all, expr).toEqual(expect.arrayContaining(grouped))
    }
  })

  it('name only errors that there are', () => {
    const named = expressions.flatMap((expr) => [...expr.matchAll(/error=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|')))
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(ERRORS).toHaveProperty(name)
  })

  it('have a test in which the alert fires, and one shortly before', () => {
    const { tests } = parse(read('monitoring/alert-tests.yml')) as {
      tests: { name: string; promql_expr_test: { exp_samples: { labels: string }[] }[] }[]
    }
    for (const { alert } of rules) {
      const asked = tests.filter(({ name }) => new RegExp(`^${alert}\\b`).test(name)).flatMap((test) => test.promql_expr_test)
      const fires = asked.map(({ exp_samples: samples }) => samples.some(({ labels }) => labels.includes(`alertname="${alert}"`)))
      expect(fires, alert).toEqual(expect.arrayContaining([false, true]))
    }
  })

  it('are described, like every metric, in both languages', () => {
    for (const page of ['monitoring.md', 'monitoring.zh.md'].map(read)) {
      for (const [name, { labels }] of Object.entries(definitions))
        expect(page).toContain(`| \`${name}\` | ${labels.map((label) => `\`${label}\``).join(', ')} | `)
      for (const { alert } of rules) expect(page).toContain(`\`${alert}\``)
    }
  })

  it('have ids and names of their own', () => {
    for (const names of [rules.map(({ alert }) => alert), panels.map(({ title }) => title)]) expect(new Set(names).size).toBe(names.length)
  })
})
