/** The numbers that records of a kind have, as far as they are more than text compared as it is: in which writings they are recognised. */
export interface NumberFormat {
  /** Every plausible reading of a text as a number of the field, the likeliest first; empty when it is none. */
  read(text: string): readonly NumberReading[]
  /** Whether a text is a number of the kind, be it of this field or not. */
  isNumber(text: string): boolean
  /** What may stand before the digits, also parted from them by a space: an office. Matches at the beginning of a text. */
  readonly prefix: RegExp
}

/** One reading of a written number. */
export interface NumberReading {
  /** As the values of the field are compared. */
  readonly value: string
  /** Normalised, with all that was written. */
  readonly number: string
  /** The same without what some sources leave out: kind code, check digit. */
  readonly base: string
  /** As people like to read it: `US 7,654,321 B2`. */
  readonly label: string
  /** Where a check digit was written that does not fit: the one that does, and the number with it. */
  readonly correction?: { readonly digit: string; readonly number: string }
}
