import type { LangText } from '@gezhi/records'
import { readClassSymbol, readDateSpan } from '@gezhi/records'
import { MappingError } from '../column-mapping/mapping-error.ts'

/** `yyyyMMdd` of a day in any usual writing, with or without a time zone; undefined for anything else. */
export function readDay(written: string | undefined): string | undefined {
  const span = written === undefined ? null : readDateSpan(written.trim().replace(/(?<=\d{4}-\d\d-\d\d)(?:T.*|Z|[+-]\d\d:\d\d)$/, ''))
  return span?.unit === 'day' ? String(span.from) : undefined
}

/** Classes as `09`, each once and in ascending order; what is none is left out. */
export function readNiceClasses(written: readonly string[]): string[] {
  return [...new Set(written.flatMap((one) => readClassSymbol(one, 'nice')?.key.slice(0, 2) ?? []))].toSorted()
}

/** A class as `09`. Throws `MappingError`, which names the column or element, for anything else. */
export function requireNiceClass(place: string, written: string): string {
  const [niceClass] = readNiceClasses([written])
  if (niceClass !== undefined) return niceClass
  throw new MappingError({
    en: `${place} is not a Nice class, 1 to 45: ${written}`,
    zh: `${place} 不是尼斯类别（1 至 45）：${written}`,
  })
}

/** Vienna codes as `27.05.01`, each once. */
export function readViennaCodes(written: readonly string[]): string[] {
  return [...new Set(written.flatMap((one) => readClassSymbol(one, 'vienna')?.symbol ?? []))]
}

/** Codes that the Vienna classification does not contain, such as those of an office's own (`98.04`), under the name of their element. */
export function otherFigureCodes(element: string, written: readonly string[]): Record<string, string[]> | undefined {
  const others = [...new Set(written.filter((one) => one !== '' && readClassSymbol(one, 'vienna') === null))]
  return others.length === 0 ? undefined : { [element]: others }
}

/** A text in a language, none if it is empty. */
export function langTexts(lang: string, text: string | undefined): LangText[] | undefined {
  return text === undefined || text === '' ? undefined : [{ lang, text }]
}

/** The list itself, undefined if it is empty. */
export function filled<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list]
}
