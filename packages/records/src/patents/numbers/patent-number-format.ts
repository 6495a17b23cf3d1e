import type { NumberFormat, NumberReading } from '../../kinds/number-format.ts'
import { cnCheckDigit } from './cn-check-digit.ts'
import { formatPatentNumber } from './format-patent-number.ts'
import type { NumberRole, PatentNumber } from './patent-number.ts'
import { officeLinks } from './office-links.ts'
import { readPatentNumbers } from './read-patent-number.ts'

/** Numbers of patent documents and applications in any office's notation; `role`: only one of the two. */
function patentNumberFormat(role?: NumberRole): NumberFormat {
  return {
    read: (text) => readPatentNumbers(text, role).map(readingOf),
    isNumber: (text) => readPatentNumbers(text).length > 0,
    prefix: /^[A-Z]{2}/i,
  }
}

export const PUBLICATION_NUMBERS = patentNumberFormat('publication')
export const APPLICATION_NUMBERS = patentNumberFormat('application')
export const PATENT_NUMBERS = patentNumberFormat()

function readingOf(read: PatentNumber): NumberReading {
  const { role, number, base, checkDigit } = read
  const reading = { value: role === 'application' ? base : number, number, base, label: formatPatentNumber(read), links: officeLinks(read) }
  if (checkDigit !== 'wrong') return reading
  const digit = cnCheckDigit(base.slice(2))
  return { ...reading, correction: { digit, number: `${base}.${digit}` } }
}
