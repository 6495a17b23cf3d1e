import type { PictureClassScheme } from '@gezhi/contract/client'

/** The fields of filters that are typed. */
export type TypedField = PictureClassScheme | 'from' | 'to'

/** What is wrong with a field; `value` is what of it. */
export interface TypedIssue {
  readonly issue: PictureClassScheme | 'year' | 'order'
  readonly value: string
}

/** Filters as they are searched, or what is wrong with their fields. */
export interface TypedFilters {
  readonly codes: Readonly<Partial<Record<PictureClassScheme, readonly string[]>>>
  readonly fromYear: string
  readonly toYear: string
  readonly issues: Readonly<Partial<Record<TypedField, TypedIssue>>>
}

/** Reads classes, separated by commas or spaces, and years. The server rejects the same. Pure. */
export function readTypedFilters(schemes: readonly PictureClassScheme[], textOf: (field: TypedField) => string): TypedFilters {
  const issues: Partial<Record<TypedField, TypedIssue>> = {}
  const codes: Partial<Record<PictureClassScheme, string[]>> = {}
  for (const scheme of schemes) {
    const written = textOf(scheme)
      .split(/[,，;；、\s]+/)
      .filter(Boolean)
    const invalid = written.find((one) => classCode(one, scheme) === null)
    if (invalid !== undefined) issues[scheme] = { issue: scheme, value: invalid }
    codes[scheme] = written.flatMap((one) => classCode(one, scheme) ?? [])
  }
  const [fromYear, toYear] = [textOf('from').trim(), textOf('to').trim()]
  if (!isYear(fromYear)) issues.from = { issue: 'year', value: fromYear }
  if (!isYear(toYear)) issues.to = { issue: 'year', value: toYear }
  else if (issues.from === undefined && toYear !== '' && fromYear > toYear) issues.to = { issue: 'order', value: toYear }
  return { codes, fromYear, toYear, issues }
}

/** Parts of a class, what joins them, and the greatest first part. */
const CLASSES: Readonly<Record<PictureClassScheme, { readonly parts: number; readonly joint: string; readonly max: number }>> = {
  locarno: { parts: 2, joint: '-', max: 99 },
  vienna: { parts: 3, joint: '.', max: 29 },
  nice: { parts: 1, joint: '', max: 45 },
}

/** A class as the index stores it, as in the contract, whose reader of all notations is too large for this page; null if it is none. */
function classCode(written: string, scheme: PictureClassScheme): string | null {
  const { parts, joint, max } = CLASSES[scheme]
  const numbers = written.split(/[-.]/)
  const isClass = numbers.length <= parts && numbers.every((number) => /^\d{1,2}$/.test(number))
  if (!isClass || Number(numbers[0]) < 1 || Number(numbers[0]) > max) return null
  return numbers.map((number) => number.padStart(2, '0')).join(joint)
}

/** Empty: no limit. */
function isYear(text: string): boolean {
  return /^(?:\d{4})?$/.test(text)
}
