import type { Labelled } from './code-labels.ts'

/** The notations in which the numbers of a kind of record are recognised. */
export interface NumberFormat {
  /** Every plausible interpretation of a text as a number of the field, most likely first; empty if there is none. */
  read(text: string): readonly NumberReading[]
  /** Whether a text is a number of the kind, in this field or another. */
  isNumber(text: string): boolean
  /** Optional prefix before the digits, also separated by a space: an office. Matches at the beginning of a text. */
  readonly prefix: RegExp
}

/** One interpretation of a written number. */
export interface NumberReading {
  /** In the form in which values of the field are compared. */
  readonly value: string
  /** Normalised, with everything that was written. */
  readonly number: string
  /** The same without what some sources omit: kind code, check digit. */
  readonly base: string
  /** In readable form: `US 7,654,321 B2`. */
  readonly label: string
  /** If a wrong check digit was written: the correct one, and the number with it. */
  readonly correction?: { readonly digit: string; readonly number: string }
  /** Pages at which the number can be looked up; absent if there are none. */
  readonly links?: readonly OfficeLink[]
}

/** A page of an office about a number, or with a search for numbers. */
export interface OfficeLink {
  readonly name: Labelled
  readonly url: string
}
