import type { PatentRecord } from '../patent-record.ts'
import { publicationType } from '../publication-type.ts'

/** Offices that numbered applications and grants apart, and that grant an invention and a utility model filed on one day. */
const OFFICES: ReadonlySet<string> = new Set(['CN', 'TW'])
/** Publications of CN whose number names their application: those of others are other applications. */
const NAMES_APPLICATION = /^CN(?:10[1-9]|1[1-9]\d|[23]\d\d)\d{6}/
/** Years within which a utility model is published beside the application of an invention filed on the same day. */
const MAX_YEARS = 2

/** How two publications with different numbers are of one invention. */
export interface SameInvention {
  /** An invention and a utility model filed together; the application and the grant of a case with a number each. */
  readonly reason: 'utility-model-twin' | 'application-and-grant'
  /** They have one application date; null where that of either is not known, and title, applicants and inventors alone tell. */
  readonly sameDay: true | null
}

/** What publications of one invention have in common: office, title, applicants and inventors, in any order. Undefined where any is missing. */
export function sameInventionKey({ office, titles, applicants = [], inventors = [] }: PatentRecord): string | undefined {
  const title = (titles.find(({ lang }) => lang === 'zh') ?? titles[0])?.text
  if (!OFFICES.has(office) || title === undefined || applicants.length === 0 || inventors.length === 0) return undefined
  return [office, comparable(title), names(applicants), names(inventors)].join('|')
}

/** Whether two publications that share a key are an application and its grant, or twins of one day; null for others, such as divisions. */
export function sameInvention(one: PatentRecord, other: PatentRecord): SameInvention | null {
  if (one.publicationNumber === other.publicationNumber || sameInventionKey(one) !== sameInventionKey(other)) return null
  const days = [one, other].map(({ applicationDate }) => applicationDate)
  const sameDay = days.includes(undefined) ? null : true
  if (sameDay === true && days[0] !== days[1]) return null
  const types = [one, other].map(publicationType)
  const [first, second] = types[0] === 'U' || types[0] === 'B' ? [other, one] : [one, other]
  const pair = types
    .map(String)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('')
  if (pair === 'AB' && isGrantOf(first, second)) return { reason: 'application-and-grant', sameDay }
  const twins = pair === 'BU' || (pair === 'AU' && (sameDay === true || isWithin(first, second, MAX_YEARS)))
  return twins ? { reason: 'utility-model-twin', sameDay } : null
}

/**
 * The publications of the invention of `record` among those that share its key, in their order. An application and a grant that only names tell
 * together are left out where there are several of either: one title may stand for a series.
 */
export function sameInventions(
  record: PatentRecord,
  alike: readonly PatentRecord[],
): (SameInvention & { readonly record: PatentRecord })[] {
  const found = alike.flatMap((other) => {
    const same = sameInvention(record, other)
    return same === null ? [] : [{ ...same, record: other }]
  })
  const byNames = found.filter(({ reason, sameDay }) => reason === 'application-and-grant' && sameDay === null)
  const rivals = alike.filter((other) => byNames.some(({ record: one }) => sameInvention(one, other)?.reason === 'application-and-grant'))
  return byNames.length > 1 || rivals.some((other) => other.publicationNumber !== record.publicationNumber)
    ? found.filter((one) => !byNames.includes(one))
    : found
}

function isGrantOf(application: PatentRecord, grant: PatentRecord): boolean {
  const named = [application, grant].some(({ publicationNumber = '' }) => NAMES_APPLICATION.test(publicationNumber))
  return !named && (application.publicationDate ?? '') <= (grant.publicationDate ?? '')
}

function isWithin({ publicationDate: a }: PatentRecord, { publicationDate: b }: PatentRecord, years: number): boolean {
  return a === undefined || b === undefined || Math.abs(Number(a) - Number(b)) <= years * 10_000
}

function names(parties: readonly { readonly name: string }[]): string {
  return parties
    .map(({ name }) => comparable(name))
    .toSorted()
    .join(';')
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
