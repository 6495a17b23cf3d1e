import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE, readCode } from '@gezhi/records'
import { CallError } from '../../http/call-error.ts'
import { allOf, anyOf, hasAny } from '../../classification/join-queries.ts'

type LawRequest = Pick<
  ParsedRequestOf<(typeof CALLS)['search']['searchByLaw']>,
  'lawTypeList' | 'eventList' | 'eventDateFrom' | 'eventDateTo'
>

/**
 * The criteria of a legal status search: statuses, detailed statuses, events and dates of events. Conditions of one group are combined by
 * OR, groups by AND. Throws INVALID_INPUT for an unknown status. Pure.
 */
export function lawQuery({ lawTypeList, eventList, eventDateFrom, eventDateTo }: LawRequest): QueryNode | null {
  return allOf([
    ...statusQueries(lawTypeList),
    anyOf(eventList.map((event) => anyOf(['lg', 'lg-text'].map((field) => exactly(field, event))))),
    daysOfEvents(eventDateFrom ?? null, eventDateTo ?? null),
  ])
}

/** The request has statuses and detailed statuses in one list; each belongs to a separate field. */
function statusQueries(written: readonly string[]): (QueryNode | null)[] {
  const read = written.map(readStatus)
  return STATUS_FIELDS.map((field) => {
    const codes = read.filter((status) => status.field === field).map(({ code }) => code)
    return codes.length === 0 ? null : hasAny(field, codes)
  })
}

const STATUS_FIELDS = ['status', 'legal-state'] as const

function readStatus(written: string, index: number): { field: string; code: string } {
  for (const field of STATUS_FIELDS) {
    const code = readCode(PATENT_FIELD_TABLE.find(field)?.labels ?? {}, written)
    if (code !== null) return { field, code }
  }
  throw new CallError('INVALID_INPUT', { field: `lawTypeList[${index}]` })
}

function exactly(field: string, value: string): QueryNode {
  return { kind: 'field', fields: [field], operand: { kind: 'exact', value } }
}

function daysOfEvents(from: string | null, to: string | null): QueryNode | null {
  if (from === null && to === null) return null
  return { kind: 'field', fields: ['lgd'], operand: { kind: 'range', from, to, fromInclusive: true, toInclusive: true } }
}
