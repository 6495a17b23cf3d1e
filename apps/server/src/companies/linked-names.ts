import type { LinkedName } from '@gezhi/contract'
import type { CompanyRecord } from '@gezhi/records'
import type { CompanyAlias } from './company-alias-store.ts'

/**
 * The names under which records of a company are registered, each once with the first reason: its names, other and former names, their
 * other widths of letters and brackets, and the operator's aliases.
 */
export function linkedNames(
  { names = [], otherNames = [], formerNames = [] }: CompanyRecord,
  aliases: readonly CompanyAlias[],
): LinkedName[] {
  const registered: LinkedName[] = [
    ...names.map(({ text }) => linked(text, 'name')),
    ...otherNames.map((name) => linked(name, 'other')),
    ...formerNames.map((name) => linked(name, 'former')),
  ]
  const byAlias = aliases.map(({ name, note }) => linked(name, 'alias', note || null))
  const written = registered.flatMap(({ name }) => nameWritings(name)).map((name) => linked(name, 'writing'))
  const first = new Map<string, LinkedName>()
  for (const one of [...registered, ...byAlias, ...written]) if (!first.has(one.name)) first.set(one.name, one)
  return [...first.values()]
}

/** The name in half-width letters and brackets, and with full-width brackets, as Chinese sources write either. */
export function nameWritings(name: string): string[] {
  const half = name.normalize('NFKC').trim()
  return [...new Set([name, half, half.replaceAll('(', '（').replaceAll(')', '）')])]
}

function linked(name: string, reason: LinkedName['reason'], note: string | null = null): LinkedName {
  return { name, reason, note }
}
