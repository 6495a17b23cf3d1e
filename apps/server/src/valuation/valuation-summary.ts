import type { Language, StoredValuationRow, ValuationSummary } from '@gezhi/contract'
import { classAtLevel, VALUATION_GROUPS, type ValuationGroupName } from '@gezhi/records'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ValuedPatent } from './patent-valuer.ts'
import type { StoredValuation } from './valuation-store.ts'
import { byValue, countLevels, groupPoints, mean, valuedRow } from './valued-row.ts'

const MAX_CLASSES = 20
const BEST = 10

/** A stored valuation as a row of the API. */
export function shownValuation({
  id,
  kind,
  title,
  patents,
  found,
  average,
  levels,
  version,
  createdAt,
}: StoredValuation): StoredValuationRow {
  return { id, kind, title, count: patents.length, found, average, levels: { ...levels }, version, createTime: shanghaiTime(createdAt) }
}

/** The summary of a valuation from the present values of its patents. Pure. */
export function valuationSummary(
  stored: StoredValuation,
  valued: readonly ValuedPatent[],
  { versionNow, language }: { readonly versionNow: string; readonly language: Language },
): ValuationSummary {
  const totals = valued.map(({ valuation }) => valuation.total).toSorted((a, b) => a - b)
  const points = valued.map(({ valuation }) => groupPoints(valuation))
  return {
    ...shownValuation(stored),
    versionNow,
    mean: mean(totals),
    median: totals[Math.floor(totals.length / 2)] ?? 0,
    present: valued.length,
    levelsNow: countLevels(valued),
    groups: (Object.keys(VALUATION_GROUPS) as ValuationGroupName[]).map((key) => ({
      key,
      name: VALUATION_GROUPS[key].label[language],
      average: mean(points.map((one) => one[key])),
      max: Object.values<{ readonly max: number }>(VALUATION_GROUPS[key].scores).reduce((sum, { max }) => sum + max, 0),
    })),
    years: averagesBy(valued, ({ stored: { record } }) => record.applicationDate?.slice(0, 4))
      .map(({ value, count, average }) => ({ year: Number(value), count, average }))
      .toSorted((a, b) => a.year - b.year),
    classes: averagesBy(valued, ({ stored: { record } }) => subclassOf(record.ipc?.[0]))
      .map(({ value, count, average }) => ({ classCode: value, count, average }))
      .slice(0, MAX_CLASSES),
    best: valued
      .toSorted(byValue)
      .slice(0, BEST)
      .map((one) => valuedRow(one, language)),
  }
}

function subclassOf(symbol: string | undefined): string | undefined {
  return symbol === undefined ? undefined : (classAtLevel(symbol, 'ipc', 'subclass') ?? undefined)
}

/** Mean total by a value, most patents first. */
function averagesBy(valued: readonly ValuedPatent[], valueOf: (one: ValuedPatent) => string | undefined) {
  const totals = new Map<string, number[]>()
  for (const one of valued) {
    const value = valueOf(one)
    if (value !== undefined) totals.set(value, [...(totals.get(value) ?? []), one.valuation.total])
  }
  return [...totals]
    .map(([value, numbers]) => ({ value, count: numbers.length, average: mean(numbers) }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
