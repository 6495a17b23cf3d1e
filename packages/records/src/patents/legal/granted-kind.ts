import type { PatentRecord } from '../patent-record.ts'

/** Kind codes (ST.16) of publications of a granted right, by office; others by `ELSEWHERE`. */
const GRANTED_KINDS: Readonly<Record<string, RegExp>> = {
  CN: /^[BCUYS]/,
  EP: /^B/,
  US: /^(?:B|S|P[23]|E)/,
  JP: /^(?:B|C|U$|Y|S)/,
  WO: /^$/,
}
const ELSEWHERE = /^[BC]/

/** In CN, B was used for examined applications, open to opposition, until 1993. */
const EXAMINED_ONLY = { office: 'CN', kind: 'B', before: '19930101' } as const

/** Whether a kind code belongs to publications of granted rights. */
export function isGrantedKind(office: string, kind: string): boolean {
  return (GRANTED_KINDS[office] ?? ELSEWHERE).test(kind)
}

/** The date of the grant proven by a publication itself; undefined if it proves none, null if the date is unknown. */
export function grantByPublication({ office, kind, publicationDate, grantDate }: PatentRecord): string | null | undefined {
  if (grantDate !== undefined) return grantDate
  if (kind === undefined || !isGrantedKind(office, kind)) return undefined
  const isExamined = office === EXAMINED_ONLY.office && kind === EXAMINED_ONLY.kind && (publicationDate ?? '') < EXAMINED_ONLY.before
  return isExamined ? undefined : (publicationDate ?? null)
}
