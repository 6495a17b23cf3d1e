import { METRIC_DEFINITIONS, type MetricName } from './metric-definitions.ts'

/** The media type of the text format of Prometheus. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Upper bounds of the histograms' buckets, s. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

/** A value that is read when it is requested. */
export interface Sample {
  readonly name: MetricName
  /** Values of the labels, in the order of the definition. */
  readonly labels?: readonly string[]
  readonly value: number
}

/** What is counted while a process runs. */
export class Metrics {
  /** By name, then by labels in the text format. */
  readonly #values = new Map<MetricName, Map<string, number>>()

  /** Adds to a counter or a gauge. */
  add(name: MetricName, labels: readonly string[] = [], by = 1): void {
    this.#add(name, labelText(METRIC_DEFINITIONS[name].labels, labels), by)
  }

  /** Adds an observation to a histogram. */
  observe(name: MetricName, labels: readonly string[], value: number): void {
    const names = METRIC_DEFINITIONS[name].labels
    for (const bound of BUCKETS) {
      // Every bucket exists from the first observation on.
      this.#add(name, `_bucket${labelText([...names, 'le'], [...labels, String(bound)])}`, value <= bound ? 1 : 0)
    }
    this.#add(name, `_bucket${labelText([...names, 'le'], [...labels, '+Inf'])}`, 1)
    this.#add(name, `_sum${labelText(names, labels)}`, value)
    this.#add(name, `_count${labelText(names, labels)}`, 1)
  }

  /** All metrics that have a value, with those of `samples`, in the text format of Prometheus 0.0.4. */
  format(samples: readonly Sample[]): string {
    const lines: string[] = []
    for (const [name, { type, help, labels: names }] of Object.entries(METRIC_DEFINITIONS)) {
      const now = samples.filter((one) => one.name === name).map(({ labels = [], value }) => [labelText(names, labels), value] as const)
      const series = [...(this.#values.get(name as MetricName) ?? []), ...now]
      if (series.length === 0) continue
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
      for (const [labels, value] of series) lines.push(`${name}${labels} ${value}`)
    }
    return `${lines.join('\n')}\n`
  }

  #add(name: MetricName, series: string, by: number): void {
    let values = this.#values.get(name)
    if (values === undefined) this.#values.set(name, (values = new Map<string, number>()))
    values.set(series, (values.get(series) ?? 0) + by)
  }
}

/** Those of this process: like its memory, they belong to it and not to one of the servers in it. */
export const processMetrics = new Metrics()

function labelText(names: readonly string[], values: readonly string[]): string {
  if (names.length === 0) return ''
  return `{${names.map((name, index) => `${name}="${escapeLabel(values[index] ?? '')}"`).join(',')}}`
}

function escapeLabel(value: string): string {
  return value.replace(/[\\"\n]/g, (found) => (found === '\n' ? '\\n' : `\\${found}`))
}
