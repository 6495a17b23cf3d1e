import type { PatentRecord } from '../patent-record.ts'
import { publicationType } from '../publication-type.ts'

/** Offices with separate numbers for applications and grants, and with twins: an invention and a utility model filed on the same day. */
const OFFICES: ReadonlySet<string> = new Set(['CN', 'TW'])
/** CN publications whose number identifies their application; other numbers are other applications. */
const NAMES_APPLICATION = /^CN(?:10[1-9]|1[1-9]\d|[23]\d\d)\d{6}/
/** Years within which a utility model is published beside the application of an invention filed on the same day. */
const MAX_YEARS = 2

/** Relation of two publications of one invention with different numbers. */
export interface SameInvention {
  /** An invention and a utility model filed together; or application and grant with a number each. */
  readonly reason: 'utility-model-twin' | 'application-and-grant'
  /** Both have the same application date; null if one of the dates is unknown, so that only title, applicants and inventors match. */
  readonly sameDay: true | null
}

/** Key shared by publications of one invention: office, title, applicants and inventors, in any order. Undefined if any is missing. */
export function sameInventionKey({ office, titles, applicants = [], inventors = [] }: PatentRecord): string | undefined {
  const title = (titles.find(({ lang }) => lang === 'zh') ?? titles[0])?.text
  if (!OFFICES.has(office) || title === undefined || applicants.length === 0 || inventors.length === 0) return undefined
  return [office, comparable(title), names(applicants), names(inventors)].join('|')
}

/** The relation of two publications that share a key: application and grant, or twins; null for others, such as divisions. */
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
 * The publications of the invention of `record` among those that share its key, in their order. Matches by names alone are omitted if there
 * are several candidates of one type: one title may belong to a series.
 */
export function sameInventions(
  record: PatentRecord,
  alike: readonly PatentRecord[],
): (SameInvention & { readonly record: PatentRecord })[] {
  const all = [record, ...alike.filter(({ publicationNumber }) => publicationNumber !== record.publicationNumber)]
  return alike.flatMap((other) => {
    const same = sameInvention(record, other)
    if (same === null) return []
    const isCertain = same.sameDay === true || (!isOneOfSeveral(record, other, same, all) && !isOneOfSeveral(other, record, same, all))
    return isCertain ? [{ ...same, record: other }] : []
  })
}

/** Whether publications of other numbers match `of` by names as `matched` does. */
function isOneOfSeveral(of: PatentRecord, matched: PatentRecord, { reason }: SameInvention, among: readonly PatentRecord[]): boolean {
  return among.some((other) => {
    if (publicationType(other) !== publicationType(matched) || numberOf(other) === numberOf(matched)) return false
    const same = sameInvention(of, other)
    return same?.reason === reason && same.sameDay === null
  })
}

/** The publication number without kind code. */
function numberOf({ publicationNumber = '' }: PatentRecord): string {
  return publicationNumber.replace(/[A-Z]\d?$/, '')
}

/** TW publishes applications that were granted before their publication as well. */
function isGrantOf(application: PatentRecord, grant: PatentRecord): boolean {
  if (NAMES_APPLICATION.test(grant.publicationNumber ?? '')) return false
  if ((application.publicationDate ?? '') <= (grant.publicationDate ?? '')) return true
  return application.office === 'TW' && isWithin(application, grant, MAX_YEARS)
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
