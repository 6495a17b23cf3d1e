import { readIndustryCode, type ClassSchemes, type IndustryScheme } from '@gezhi/classification'
import type { Language } from '@gezhi/contract'
import type { IndustryRow } from './industry-row.ts'
import { NATIONAL_ECONOMY_CLASSES } from './national-economy-classes.ts'
import { NATIONAL_ECONOMY_GROUPS } from './national-economy-groups.ts'
import { NATIONAL_ECONOMY } from './national-economy.ts'
import { STRATEGIC_CLASSES } from './strategic-classes.ts'
import { STRATEGIC_GROUPS } from './strategic-groups.ts'
import { STRATEGIC_INDUSTRIES } from './strategic-industries.ts'

/** An industry with the corresponding IPC classes. */
export interface IndustryNode {
  readonly code: string
  readonly name: string
  readonly hasChild: boolean
  readonly ipcList: string[]
}

export type IndustryBranch = IndustryNode & { readonly children: readonly IndustryNode[] }

/** Built-in tables: written by hand, as deep as most patents need. */
const BUILT_IN: Readonly<Record<IndustryScheme, readonly IndustryRow[]>> = {
  cide: [...NATIONAL_ECONOMY, ...groupsOf('cide', NATIONAL_ECONOMY_GROUPS)],
  esosi: [...STRATEGIC_INDUSTRIES, ...groupsOf('esosi', STRATEGIC_GROUPS)],
}

const BUILT_IN_CLASSES: Readonly<Record<IndustryScheme, Readonly<Record<string, string>>>> = {
  cide: NATIONAL_ECONOMY_CLASSES,
  esosi: STRATEGIC_CLASSES,
}

/**
 * The top of a table with the children of each, or one class with its children; empty for an unknown code. Imported entries add to or
 * replace the built-in ones, and an imported table of IPC classes replaces the built-in one. An industry without classes of its own has those of its descendants.
 */
export function industryTree(
  schemes: Pick<ClassSchemes, 'industries'>,
  scheme: IndustryScheme,
  code: string | undefined,
  language: Language,
): IndustryBranch[] {
  const rows = rowsOf(schemes, scheme)
  const below = Map.groupBy(rows, ({ parent }) => parent)
  const nodeOf = (row: MergedRow): IndustryNode => ({
    code: row.code,
    name: row[language] || row.zh || row.en,
    hasChild: below.has(row.code),
    ipcList: classesOf(row, below),
  })
  const tops = code === undefined ? (below.get(null) ?? []) : rows.filter((row) => row.code === code)
  return tops.map((top) => ({ ...nodeOf(top), children: (below.get(top.code) ?? []).map(nodeOf) }))
}

/**
 * The IPC classes of any of the given industries, without duplicates; none for unknown codes. Main groups are written so that their
 * subgroups are included.
 */
export function classesOfIndustries(
  schemes: Pick<ClassSchemes, 'industries'>,
  scheme: IndustryScheme,
  codes: readonly string[],
): readonly string[] {
  const rows = rowsOf(schemes, scheme)
  const below = Map.groupBy(rows, ({ parent }) => parent)
  const chosen = rows.filter(({ code }) => codes.includes(code))
  return [...new Set(chosen.flatMap((row) => classesOf(row, below)).map(withBelow))]
}

/** A main group without /00 includes its subgroups. */
export function withBelow(symbol: string): string {
  return symbol.replace(/\/0+$/, '')
}

function groupsOf(scheme: IndustryScheme, groups: readonly (readonly [code: string, zh: string, en: string])[]): IndustryRow[] {
  return groups.map(([code, zh, en]) => ({ code, parent: readIndustryCode(scheme, code)?.parent ?? null, zh, en }))
}

interface MergedRow extends IndustryRow {
  readonly ipc: readonly string[]
}

function rowsOf(schemes: Pick<ClassSchemes, 'industries'>, scheme: IndustryScheme): MergedRow[] {
  const imported = schemes.industries(scheme)
  // An imported table of classes replaces ours as a whole: parts of both would fit neither.
  const classes = imported.some(({ ipc }) => ipc.length > 0) ? {} : BUILT_IN_CLASSES[scheme]
  const ownOf = (code: string) => classes[code]?.split(' ') ?? []
  const rows = new Map(BUILT_IN[scheme].map((row): [string, MergedRow] => [row.code, { ...row, ipc: ownOf(row.code) }]))
  for (const { code, parent, titles, ipc } of imported) {
    const title = (lang: Language) => titles.find((one) => one.lang === lang)?.text ?? rows.get(code)?.[lang] ?? ''
    rows.set(code, { code, parent, zh: title('zh'), en: title('en'), ipc: ipc.length > 0 ? ipc : (rows.get(code)?.ipc ?? []) })
  }
  return [...rows.values()].toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
}

function classesOf(row: MergedRow, below: ReadonlyMap<string | null, readonly MergedRow[]>): string[] {
  if (row.ipc.length > 0) return [...row.ipc]
  return [...new Set((below.get(row.code) ?? []).flatMap((child) => classesOf(child, below)))]
}
