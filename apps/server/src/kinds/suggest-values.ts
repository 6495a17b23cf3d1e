import type { ClassSchemes } from '@gezhi/classification'
import type { Language, SuggestedValue } from '@gezhi/contract'
import { fieldAfter } from '@gezhi/query'
import type { ClassScheme } from '@gezhi/records'
import type { Filter, SearchEngine } from '@gezhi/search'
import { classNode } from '../classification/class-node.ts'

interface Parts {
  readonly engine: Pick<SearchEngine, 'kind' | 'suggest'>
  readonly schemes: Pick<ClassSchemes, 'find' | 'children' | 'findByTitle'>
}

interface Request {
  readonly limit: number
  readonly filters: readonly Filter[]
  readonly language: Language
  readonly signal: AbortSignal
}

/** The value being typed: the text after the operator, a bracket or a quote. */
const TYPED_VALUE = /[^\s()"“”=:＝：]+$/u
const FIELD_SIGN = /[=:＝：]/u

/**
 * Values of the field in which a text ends, each with the query it makes: names for `AP=大`, classes for `ipc=H01M` and `ipc=电池`. Null
 * for a text that does not end in a field with such values.
 */
export async function suggestValues(parts: Parts, text: string, request: Request): Promise<SuggestedValue[] | null> {
  const [typed] = FIELD_SIGN.test(text) ? (TYPED_VALUE.exec(text) ?? []) : []
  if (typed === undefined) return null
  const { kind } = parts.engine
  const before = text.slice(0, -typed.length)
  const field = fieldAfter(before, kind.fields)
  if (field === undefined) return null
  if (field.scheme !== undefined) return classes(parts, field.scheme, typed, request).map(toValue(before))
  if (!kind.suggestFields.includes(field.name)) return null
  const { limit, filters, signal } = request
  const names = await parts.engine.suggest({ text: typed, limit, of: field.name, filters, signal })
  return names.map(({ text: name, documents }) => ({ name, count: documents })).map(toValue(before))
}

function classes({ schemes }: Parts, scheme: ClassScheme, typed: string, { limit, language }: Request): Omit<SuggestedValue, 'queryStr'>[] {
  const symbol = typed.normalize('NFKC').toUpperCase()
  const isSymbol = /^[A-Z](?:\d|$)|^\d/.test(symbol)
  const nodes = isSymbol ? classesFrom(schemes, scheme, symbol) : schemes.findByTitle(scheme, typed, limit)
  return nodes.slice(0, limit).map((node) => ({ name: node.symbol, title: classNode(node, language).name }))
}

/** A class and its direct subclasses; for an incomplete symbol, the classes that start with it. */
function classesFrom(schemes: Parts['schemes'], scheme: ClassScheme, symbol: string) {
  const exact = schemes.find(scheme, symbol)
  if (exact !== null) return [exact, ...schemes.children(scheme, symbol)]
  for (let end = symbol.length - 1; end >= 0; end--) {
    const above = symbol.slice(0, end)
    if (end > 0 && schemes.find(scheme, above) === null) continue
    return schemes.children(scheme, end === 0 ? null : above).filter((node) => node.symbol.startsWith(symbol))
  }
  return []
}

/** Completes the text with a value, quoted if it contains other characters than letters and digits, and closes open brackets. */
function toValue(before: string): (value: Omit<SuggestedValue, 'queryStr'>) => SuggestedValue {
  const isQuoted = /["“]$/u.test(before)
  const open = before.split('(').length - before.split(')').length
  return (value) => {
    const plain = /^[\p{L}\p{N}/-]+$/u.test(value.name)
    const name = value.name.replaceAll('"', ' ')
    const written = isQuoted ? `${name}"` : plain ? name : `"${name}"`
    return { ...value, queryStr: before + written + ')'.repeat(Math.max(0, open)) }
  }
}
