import type { AnalysisRow, GroupTable } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { comparableName } from '../../companies/comparable-name.ts'
import { growthRows } from '../life-cycle.ts'
import { findChart } from '../catalogue/chart-catalogue.ts'

type Row = Omit<AnalysisRow, 'name' | 'columnName' | 'companyName'>

interface Choices {
  readonly applicants: readonly string[]
  readonly year: number
  /** Counted instead of the chart's field. */
  readonly field?: string
}

/** The rows of a chart by reading every record, without the engine: each value of a record counts once. */
export function expectedRows(
  code: string,
  all: readonly PatentRecord[],
  { applicants, year, field }: Choices,
): { total: number; rows: Row[] } {
  const { computed } = findChart(code)!
  const chosen = code.startsWith('p') ? [] : applicants
  const records = chosen.length === 0 ? all : all.filter((record) => chosen.some((name) => has(record, APPLICANT, name)))
  const total = records.length
  const share = (count: number) => Math.round((count / total) * 10_000) / 100
  const only = (list: readonly [string, number][], compared: boolean | undefined) =>
    list.filter(([value]) => !compared || chosen.includes(value))
  switch (computed.shape) {
    case 'values': {
      const name = field ?? computed.field
      const found = only(recordsByValue(records, name), computed.compared).filter(([value]) => !computed.others || !chosen.includes(value))
      const rows = withRanks(found.slice(0, computed.size)).map(({ value, count, rank }) => ({
        value,
        count,
        rank,
        ratio: share(count),
        ...details(name, value),
      }))
      return { total, rows: computed.order === 'value' ? rows.toSorted((a, b) => Number(a.value) - Number(b.value)) : rows }
    }
    case 'years': {
      const [applied, granted] = ['application_date.year', 'grant_date.year'].map((name) => new Map(recordsByValue(records, name)))
      const years = [...applied!.keys(), ...granted!.keys()].map(Number)
      const rows = []
      for (let one = Math.min(...years); one <= Math.max(...years); one += 1) {
        const value = String(one)
        rows.push({ value, year: value, applyNumber: applied!.get(value) ?? 0, authorizationNumber: granted!.get(value) ?? 0 })
      }
      return { total, rows }
    }
    case 'pairs': {
      const rows = only(recordsByValue(records, computed.row), computed.compared).slice(0, computed.compared ? undefined : computed.rowSize)
      const columns = recordsByValue(records, computed.column).slice(0, computed.columnSize)
      return {
        total,
        rows: rows.flatMap(([value]) => {
          const own = records.filter((record) => has(record, computed.row, value))
          return columns.flatMap(([column]) => {
            const count = own.filter((record) => has(record, computed.column, column)).length
            return count === 0
              ? []
              : [{ value, column, count, ratio: share(count), ...details(computed.row, value), ...details(computed.column, column) }]
          })
        }),
      }
    }
    case 'portfolios': {
      const rows = only(recordsByValue(records, APPLICANT), computed.compared).slice(0, computed.size)
      return {
        total,
        rows: withRanks(rows).map(({ value, count, rank }) => {
          const own = records.filter((record) => has(record, APPLICANT, value))
          const pct = own.filter(({ office }) => office === 'WO').length
          const effective = own.filter(({ legalStatus }) => legalStatus === 'active').length
          return { value, rank, count, patent: count, pct, effective, ratio: share(count) }
        }),
      }
    }
    case 'entrants': {
      const dated = records.filter((record) => valuesOf(record, 'application_date.year').size > 0)
      const years = new Map<string, number>()
      for (const record of dated) {
        const own = Math.min(...[...valuesOf(record, 'application_date.year')].map(Number))
        for (const name of valuesOf(record, APPLICANT)) years.set(name, Math.min(own, years.get(name) ?? own))
      }
      const found = recordsByValue(dated, APPLICANT).flatMap(([value, count]): [string, number, number][] =>
        years.get(value)! > year - 5 ? [[value, count, years.get(value)!]] : [],
      )
      const first = new Map(found.map(([value, , one]) => [value, one]))
      const rows = withRanks(found.map(([value, count]) => [value, count] as [string, number])).slice(0, computed.size)
      return { total, rows: rows.map(({ value, count, rank }) => ({ value, year: String(first.get(value)), count, rank })) }
    }
    case 'lifeCycle': {
      const years = recordsByValue(records, 'application_date.year').map(([value]) => Number(value))
      const last = Math.max(...years)
      const rows = []
      for (let one = Math.max(Math.min(...years), last - computed.size + 1); one <= last; one += 1) {
        const own = records.filter((record) => has(record, 'application_date.year', String(one)))
        rows.push({
          value: String(one),
          year: String(one),
          applicantNumber: recordsByValue(own, APPLICANT).length,
          applyNumber: own.length,
        })
      }
      return { total, rows }
    }
    case 'growth': {
      const counts = new Map(recordsByValue(records, 'application_date.year').map(([value, count]) => [Number(value), count]))
      const applications: [number, number][] = []
      for (let one = Math.min(...counts.keys()); one <= Math.max(...counts.keys()); one += 1) applications.push([one, counts.get(one) ?? 0])
      return { total, rows: growthRows(applications, year).map(({ name: _name, ...row }) => row) }
    }
    case 'whiteSpots':
      throw new Error('white spots are counted by their texts')
    case 'network': {
      const nodes = recordsByValue(records, computed.field).slice(0, computed.size)
      const links = nodes.flatMap(([value]) => {
        const own = records.filter((record) => has(record, computed.field, value))
        return nodes.flatMap(([column]) => {
          const count = own.filter((record) => has(record, computed.field, column)).length
          return value < column && count > 0 ? [{ value, column, count, ratio: share(count) }] : []
        })
      })
      return {
        total,
        rows: [
          ...withRanks(nodes).map(({ value, count, rank }) => ({ value, count, rank, ratio: share(count) })),
          ...links.toSorted((a, b) => b.count - a.count),
        ],
      }
    }
  }
}

const APPLICANT = 'applicant_patentee.original.name'

/** Values of records by facet: the same ones are read for many pairs. */
const read = new WeakMap<PatentRecord, Map<string, ReadonlySet<string>>>()

function valuesOf(record: PatentRecord, facet: string): ReadonlySet<string> {
  const values = read.get(record) ?? new Map<string, ReadonlySet<string>>()
  read.set(record, values)
  const found =
    values.get(facet) ??
    new Set(((PATENT_KIND.fields.byFacet(facet) ?? PATENT_KIND.fields.find(facet))?.values?.(record) ?? []).map(String))
  values.set(facet, found)
  return found
}

function has(record: PatentRecord, facet: string, value: string): boolean {
  return valuesOf(record, facet).has(value)
}

/** Records by value, most frequent first, ties in the order of the engine: texts by code point, numbers by size. */
export function recordsByValue(records: readonly PatentRecord[], facet: string): [string, number][] {
  const found = new Map<string, number>()
  for (const record of records) for (const value of valuesOf(record, facet)) found.set(value, (found.get(value) ?? 0) + 1)
  return [...found].toSorted(([a, more], [b, less]) => less - more || Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

function withRanks(list: readonly [string, number][]): { value: string; count: number; rank: number }[] {
  return list.map(([value, count]) => ({ value, count, rank: 1 + list.filter(([, other]) => other > count).length }))
}

function details(facet: string, value: string): Partial<Row> {
  if (facet.endsWith('.year')) return { year: value }
  if (facet.endsWith('.month')) return { year: `${value.slice(0, 4)}-${value.slice(4)}` }
  return ['country', 'priority.country', 'citation.country'].includes(facet) ? { resCountry: value } : {}
}

/** The pairs of a table of groups `g0`, `g1`, …, each of applicants and assignees, as `name column count`, by reading every record. */
export function expectedPairs(by: GroupTable, records: readonly PatentRecord[], groups: readonly (readonly string[])[]): string[] {
  const patents = groups.map((names) => records.filter((record) => names.some((name) => valuesOf(record, 'APCS').has(name))))
  const all = records.filter((record) => patents.some((list) => list.includes(record)))
  const pair = (at: number, column: string, count: number) => (count === 0 ? [] : [`g${at} ${column} ${count}`])
  switch (by) {
    case 'class':
    case 'year': {
      const facet = by === 'class' ? 'class_ipc.subclass' : 'application_date.year'
      const columns = recordsByValue(all, facet).slice(0, by === 'class' ? 20 : undefined)
      return patents.flatMap((list, at) =>
        columns.flatMap(([column]) => pair(at, column, list.filter((record) => has(record, facet, column)).length)),
      )
    }
    case 'citation': {
      const digits = (number: string) => number.replace(/[A-Z]\d?$/, '')
      const published = patents.map((list) => new Set(list.map(({ publicationNumber = '' }) => digits(publicationNumber))))
      const citing = (list: readonly PatentRecord[], numbers: ReadonlySet<string>) =>
        list.filter(({ citations = [] }) => citations.some((one) => numbers.has(digits(one.publicationNumber ?? '-'))))
      return patents.flatMap((list, at) => published.flatMap((numbers, across) => pair(at, `g${across}`, citing(list, numbers).length)))
    }
    case 'partner': {
      const filed = groups.map((names) => records.filter((record) => names.some((name) => has(record, APPLICANT, name))))
      const joint = records.filter((record) => filed.some((list) => list.includes(record)))
      const own = new Set(groups.flat().map(comparableName))
      const others = recordsByValue(joint, APPLICANT)
        .filter(([name]) => !own.has(comparableName(name)))
        .slice(0, 20)
      const link = (one: string, other: string, count: number) => (count === 0 ? [] : [[...[one, other].toSorted(), count].join(' ')])
      return filed.flatMap((list, at) => [
        ...filed
          .slice(at + 1)
          .flatMap((more, next) => link(`g${at}`, `g${at + 1 + next}`, list.filter((one) => more.includes(one)).length)),
        ...others.flatMap(([name]) => link(`g${at}`, name, list.filter((record) => has(record, APPLICANT, name)).length)),
      ])
    }
    case 'inventor': {
      const facet = 'inventor.original.name'
      const nodes = recordsByValue(all, facet).slice(0, 40)
      return nodes.flatMap(([value]) => {
        const own = all.filter((record) => has(record, facet, value))
        return nodes.flatMap(([column]) => {
          const count = own.filter((record) => has(record, facet, column)).length
          return value < column && count > 0 ? [`${value} ${column} ${count}`] : []
        })
      })
    }
  }
}
