import { cnCheckDigit } from '@gezhi/records'
import type { Office, PatentForm } from './offices.ts'

/**
 * Numbers of the corpus have the office's format and a valid check digit if there is one, but their serials count **down from the highest
 * the format allows** (`CN199999999A`, `US99999998B2`), which no office has ever assigned. `docs/demo-corpus.md` lists the formats.
 */
export interface NumberIds {
  /** Below 5,000,000, unique within a form (invention, utility, design). */
  readonly family: number
  /** Below 1,000,000; only inventions that may go abroad have one. */
  readonly international: number | null
  /** Below 100,000; only inventions that may go to TW have one. */
  readonly taiwan: number | null
}

const HIGHEST = { 5: 99_999, 6: 999_999, 7: 9_999_999, 8: 99_999_999 } as const

/** The serial of `id`, counted down from the highest number of `width` digits. */
function serial(width: keyof typeof HIGHEST, id: number): string {
  return String(HIGHEST[width] - id)
}

function required(id: number | null, office: Office): number {
  if (id === null) throw new RangeError(`This family has no number at ${office}`)
  return id
}

const FORM_DIGIT: Record<PatentForm, string> = { invention: '1', utility: '2', design: '3' }

/** Check digit of a European application number: digits times 1, 2, 1, 2 …, cross sums added, to the next ten (EPO OJ, Luhn). */
function epCheckDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const product = (digits.charCodeAt(i) - 48) * (1 + (i % 2))
    sum += product > 9 ? product - 9 : product
  }
  return String((10 - (sum % 10)) % 10)
}

/** Application number, normalised, of a filing in `year`. `receiving` is the office an international application was filed with. */
export function applicationNumber(office: Office, form: PatentForm, ids: NumberIds, year: number, receiving: string): string {
  switch (office) {
    case 'CN': {
      const digits = `${year}${FORM_DIGIT[form]}${serial(7, ids.family)}`
      return `CN${digits}.${cnCheckDigit(digits)}`
    }
    // Series codes 70 to 79 are not in use; designs take the lower half.
    case 'US':
      return `US${(form === 'design' ? 74_999_999 : 79_999_999) - ids.family}`
    // The first two digits would be the years 2065 to 2069.
    case 'EP': {
      const digits = String(69_999_999 - ids.family)
      return `EP${digits}.${epCheckDigit(digits)}`
    }
    case 'WO':
      return `PCT/${receiving}${year}/${serial(6, required(ids.international, office))}`
    case 'JP':
      return `JP${year}${serial(6, required(ids.international, office))}`
    case 'KR':
      return `KR${year}${serial(7, ids.family)}`
    case 'DE':
      return `DE10${year}${serial(6, required(ids.international, office))}`
    // Year of the Republic, 1 for inventions, five digits.
    case 'TW':
      return `TW${String(year - 1911).padStart(3, '0')}1${serial(5, required(ids.taiwan, office))}`
  }
}

/** Publication number, normalised, without its kind code. */
export function publicationSerial(
  office: Office,
  form: PatentForm,
  stage: 'application' | 'grant',
  ids: NumberIds,
  filingYear: number,
  year: number,
): string {
  const granted = stage === 'grant'
  switch (office) {
    case 'CN':
      return `CN${FORM_DIGIT[form]}${serial(8, ids.family)}`
    case 'US':
      if (form === 'design') return `USD${serial(7, ids.family)}`
      return granted ? `US${serial(8, ids.family)}` : `US${year}${serial(7, ids.family)}`
    case 'EP':
      return `EP${serial(7, ids.family)}`
    case 'WO':
      return `WO${year}${serial(6, required(ids.international, office))}`
    case 'JP':
      return granted ? `JP${serial(7, ids.family)}` : `JP${year}${serial(6, required(ids.international, office))}`
    case 'KR':
      return granted ? `KR10${serial(7, ids.family)}` : `KR${year}${serial(7, ids.family)}`
    case 'DE':
      return `DE10${filingYear}${serial(6, required(ids.international, office))}`
    case 'TW':
      return granted ? `TWI${serial(6, required(ids.international, office))}` : `TW${year}${serial(5, required(ids.taiwan, office))}`
  }
}
