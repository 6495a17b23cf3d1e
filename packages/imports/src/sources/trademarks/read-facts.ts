import type { LangText } from '@gezhi/records'
import { readClassSymbol, readDateSpan } from '@gezhi/records'

/** `yyyyMMdd` of a day in any usual writing, with or without a time zone; undefined for anything else. */
export function readDay(written: string | undefined): string | undefined {
  const span = written === undefined ? null : readDateSpan(written.trim().replace(/(?<=\d{4}-\d\d-\d\d)(?:T.*|Z|[+-]\d\d:\d\d)$/, ''))
  return span?.unit === 'day' ? String(span.from) : undefined
}

/** Classes as `09`, each once and in ascending order; what is none is left out. */
export function readNiceClasses(written: readonly string[]): string[] {
  return [...new Set(written.flatMap((one) => readClassSymbol(one, 'nice')?.key.slice(0, 2) ?? []))].toSorted()
}

/** Vienna codes as `27.05.01`, each once. */
export function readViennaCodes(written: readonly string[]): string[] {
  return [...new Set(written.flatMap((one) => readClassSymbol(one, 'vienna')?.symbol ?? []))]
}

/** A text in a language, none if it is empty. */
export function langTexts(lang: string, text: string | undefined): LangText[] | undefined {
  return text === undefined || text === '' ? undefined : [{ lang, text }]
}

/** The list itself, undefined if it is empty. */
export function filled<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list]
}
