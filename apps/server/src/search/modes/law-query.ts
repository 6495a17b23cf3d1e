import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE, readCode } from '@gezhi/records'
import { CallError } from '../../http/call-error.ts'
import { allOf, anyOf, hasAny } from '../../classification/join-queries.ts'

type LawRequest = Pick<
  ParsedRequestOf<(typeof CALLS)['search']['searchByLaw']>,
  'lawTypeList' | 'eventList' | 'eventDateFrom' | 'eventDateTo'
>

/** What a law search looks for: states, events and days of events, all of those that are given. Throws INVALID_INPUT for an unknown state. Pure. */
export function lawQuery({ lawTypeList, eventList, eventDateFrom, eventDateTo }: LawRequest): QueryNode | null {
  return allOf([
    anyOf(lawTypeList.map(stateQuery)),
    anyOf(eventList.map((event) => anyOf(['lg', 'lg-text'].map((field) => exactly(field, event))))),
    daysOfEvents(eventDateFrom ?? null, eventDateTo ?? null),
  ])
}

/** Coarse states are one field, fine ones another. */
function stateQuery(written: string, index: number): QueryNode | null {
  for (const name of ['status', 'legal-state']) {
    const code = readCode(PATENT_FIELD_TABLE.find(name)?.labels ?? {}, written)
    if (code !== null) return hasAny(name, [code])
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
