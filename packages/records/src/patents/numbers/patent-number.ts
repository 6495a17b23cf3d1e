/** A parsed number of a patent document or application. */
export interface PatentNumber {
  /** ST.3 code of the office; `WO` for international publications and applications. */
  readonly office: string
  readonly role: NumberRole
  /** Normalised, with kind code or check digit if they were written: `CN103399241B`, `CN201310123456.7`, `PCT/CN2020/123456`. */
  readonly number: string
  /** The same without kind code and check digit. */
  readonly base: string
  /** Kind code, ST.16. */
  readonly kind?: string
  /** Whether a written check digit is correct; only for offices whose rule is known. */
  readonly checkDigit?: 'right' | 'wrong'
}

export type NumberRole = 'publication' | 'application'

/** Parses a compact form: upper case, without white space, commas, underscores and hyphens; returns all plausible interpretations. */
export type OfficeReader = (compact: string) => readonly PatentNumber[]

/** A publication number from its parts. */
export function publication(office: string, digits: string, kind: string | undefined): PatentNumber {
  const base = office + digits
  return { office, role: 'publication', number: base + (kind ?? ''), base, ...(kind === undefined ? {} : { kind }) }
}

/** An application number from its parts; the check digit follows a dot. */
export function application(office: string, digits: string, check?: string): PatentNumber {
  const base = office + digits
  return { office, role: 'application', number: check === undefined ? base : `${base}.${check}`, base }
}
