import { remembered } from '../../kinds/remembered.ts'
import { OFFICE_LABELS } from '../../labels/country-labels.ts'
import { readCn } from './offices/cn.ts'
import { readDe } from './offices/de.ts'
import { readEp } from './offices/ep.ts'
import { readJp } from './offices/jp.ts'
import { readKr } from './offices/kr.ts'
import { readTw } from './offices/tw.ts'
import { readUs } from './offices/us.ts'
import { readWo } from './offices/wo.ts'
import { application, publication, type NumberRole, type OfficeReader, type PatentNumber } from './patent-number.ts'

/** Parsers by the beginning of a compact form. */
const READERS: readonly (readonly [RegExp, OfficeReader])[] = [
  [/^(?:CN|ZL)/, readCn],
  [/^US/, readUs],
  [/^EP/, readEp],
  [/^(?:WO|PCT)/, readWo],
  [/^(?:JP|[特実])/, readJp],
  [/^KR/, readKr],
  [/^DE/, readDe],
  [/^TW/, readTw],
]

const GENERAL = /^([A-Z]{2})([A-Z]{0,2}\d{3,14})([A-Z]\d?)?$/
const LONGEST = 40

/**
 * Every plausible interpretation of a number in any office's notation, most likely first; empty if there is none: `CN103399241B`,
 * `ZL201310123456.7`, `US 7,654,321 B2`, `EP_0227762_B1`, `PCT/CN2020/123456`, `特開2005-123456`. Digits without an office may be numbers
 * of several offices.
 */
export function readPatentNumbers(written: string, role?: NumberRole): readonly PatentNumber[] {
  if (written.length > LONGEST) return []
  const readings = readInAnyRole(written)
  return role === undefined ? readings : readings.filter((reading) => reading.role === role)
}

/** The normalised form of a number whose role is known, the unchanged number if it cannot be parsed. */
export function normalisePatentNumber(written: string, role: NumberRole): PatentNumber {
  const reading = written.length > LONGEST ? undefined : readInAnyRole(written).find((one) => one.role === role)
  return reading ?? { office: written.slice(0, 2), role, number: written, base: written }
}

const readInAnyRole = remembered((written) => readCompact(compactNumber(written)))

/** A one-digit year of an emperor's reign: only the hyphen shows where it ends. */
const ONE_DIGIT_ERA = /(?<=[昭和平成令HSR]|^JP ?)(\d)[‐-―-](?=\d{5,6})/u

/** Dots of the EPO's docdb notation, `CN.103399241.B`, and kind codes in brackets; a final `.X` is a Chinese check digit. */
const OFFICE_DOT = /^([A-Z]{2})\.(?=[A-Z]{0,2}\d)/
const MARKED_KIND = /[.(]([A-WYZ]\d?)\)?$/
/** Captions before a number in texts and tables: `公开号：`, `专利号 ZL…`, `US Patent No. 7,654,321`. */
const CAPTION = /^[\p{Script=Han}()]{1,8}[号號][:.]?|(?<=^(?:US|EP)?)(?:PAT(?:ENT)?\.?)?(?:(?:APPL|PUBL?)(?:ICATION)?\.?)?NO\.?(?=\d)/u

/** The end of a sentence that a number was copied with. */
const FINAL_DOTS = /[.。\s]+$/u

function compactNumber(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .replace(FINAL_DOTS, '')
    .replace(ONE_DIGIT_ERA, '0$1-')
    .replace(/[\s,_‐-―-]+/gu, '')
    .replace(CAPTION, '')
    .replace(OFFICE_DOT, '$1')
    .replace(MARKED_KIND, '$1')
}

function readCompact(compact: string): readonly PatentNumber[] {
  const reader = READERS.find(([start]) => start.test(compact))?.[1]
  if (reader !== undefined) return reader(compact)
  if (/^\d/.test(compact)) return readWithoutOffice(compact)
  return /^(?:D|RE|PP|H)\d{5,7}(?:[A-Z]\d?)?$/.test(compact) ? readUs(compact) : readGeneral(compact)
}

const MIN_DIGITS = 7
/**
 * Eight digits without an office are a US grant only from 10,000,000 to 18,999,999; others may be a date (`20230405`), two years or an
 * application number of the last century.
 */
const NO_US_NUMBER = /^(?:[02-9]\d{7}|19\d{6})$/

/** Provisional applications of the United States have a series of their own: 60 to 63. */
const US_PROVISIONAL = /^6[0-3]\d{6}$/

function readWithoutOffice(compact: string): readonly PatentNumber[] {
  if (compact.replace(/\D/g, '').length < MIN_DIGITS) return []
  const japanese = /^(?:19|20)\d{8}$/.test(compact) ? readJp(`JP${compact}`) : []
  const provisional = US_PROVISIONAL.test(compact) ? readUs(`US${compact}`).filter(({ role }) => role === 'application') : []
  const european = /^\d{7}(?:[A-Z]\d)?$/.test(compact) ? readEp(`EP${compact}`) : []
  const american = NO_US_NUMBER.test(compact) ? [] : readUs(compact)
  return [...readCn(compact), ...american, ...provisional, ...european, ...japanese]
}

/** Offices without rules of their own: letters, digits, kind code. */
function readGeneral(compact: string): readonly PatentNumber[] {
  const match = GENERAL.exec(compact.replace(/[./]/g, ''))
  if (match === null || OFFICE_LABELS[match[1] as string] === undefined) return []
  const [, office = '', digits = '', kind] = match
  return kind === undefined ? [publication(office, digits, kind), application(office, digits)] : [publication(office, digits, kind)]
}
