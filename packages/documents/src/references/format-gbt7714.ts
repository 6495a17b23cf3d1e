import type { Reference } from './reference.ts'
import { singleLine, singleLines } from './single-line.ts'

/** Names written out before the abbreviation for further ones. */
const MAX_NAMES = 3

/**
 * A reference as in a list by GB/T 7714-2015: `[1] applicants. title: number[P]. date.` `index` is its place in the list, from 1. Without
 * applicants the inventors are named. There is no address: it would need the date of the visit.
 */
export function formatGbt7714(reference: Reference, index: number): string {
  const { title, inventors, applicants, number, date, language } = reference
  const names = nameList(applicants.length > 0 ? applicants : inventors, language)
  const named = title === '' ? '' : `${singleLine(title).replace(/\.+$/, '')}: `
  const parts = [names, `${named}${singleLine(number)}[P]`, date ?? '']
  return `[${index}] ${parts
    .filter((part) => part !== '')
    .map(withPeriod)
    .join(' ')}`
}

function nameList(names: readonly string[], language: string): string {
  const written = singleLines(names)
  const others = language === 'zh' ? '等' : 'et al'
  return written.length > MAX_NAMES ? [...written.slice(0, MAX_NAMES), others].join(', ') : written.join(', ')
}

/** A part ends with one full stop. */
function withPeriod(part: string): string {
  return `${part.replace(/\.+$/, '')}.`
}
