import type { Priority } from '@gezhi/records'
import { usApplicationNumber } from '../us-documents/us-document-number.ts'
import { fullDay, knownDate } from '../us-documents/written-date.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { type Answer, list } from './answer.ts'

/**
 * An earlier application with its filing date in a line of `continuityData`: `us-provisional-application US 62829858 20190405`, `… 10597631
 * 00 20060802`.
 */
const PARENT = /\b(\d{8})(?: \d{2})? (\d{8})\b/g

/**
 * Foreign priorities, then earlier US applications (continuations, divisions, provisional applications), whose filing dates are in
 * `relatedApplFilingDate`. Responses without text contain only the dates, which do not identify a priority.
 */
export function readPublicSearchPriorities(answer: Answer): Priority[] {
  const dates = list(answer, 'priorityClaimsDate')
  const countries = list(answer, 'priorityClaimsCountry')
  const foreign = list(answer, 'priorityClaimsDocNumber').map((number, index) =>
    withoutEmpty<Priority>({ number, country: countries[index], date: knownDate(dates[index]) }),
  )
  return [...foreign, ...earlierApplications(answer)]
}

function earlierApplications(answer: Answer): Priority[] {
  const days = new Set(list(answer, 'relatedApplFilingDate').map(fullDay))
  const lines = list(answer, 'continuityData').flatMap((line) => [...line.matchAll(PARENT)])
  const dated = new Map(lines.flatMap(([, number = '', date = '']) => (days.has(date) ? [[number, date] as const] : [])))
  return [...dated].map(([number, date]) => ({ number: usApplicationNumber(number), country: 'US', date }))
}
