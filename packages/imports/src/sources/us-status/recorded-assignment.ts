import type { LegalEvent, Party } from '@gezhi/records'
import { usEvent } from './status-record.ts'

/** One conveyance recorded at the office, from any of its systems. */
export interface RecordedAssignment {
  /** `yyyyMMdd`. */
  readonly recorded: string | undefined
  readonly conveyance: string | undefined
  /** `4669/905`. */
  readonly reelFrame: string
  readonly assignors: readonly string[]
  readonly assignees: readonly Party[]
}

/** Conveyances that change the owner or the owner's name. */
const PASSES = /assign|merger|change of name|conversion|legal entity|nunc pro tunc/i
const PASSES_NOT = /secur|lien|licen[sc]e|release|address|mortgage/i

/** The event of a recorded conveyance; `AS` is the code INPADOC has for it. */
export function assignmentEvents(assignment: RecordedAssignment): LegalEvent[] {
  const parties = `${assignment.assignors.join('; ')} → ${assignment.assignees.map(({ name }) => name).join('; ')}`
  return usEvent(assignment.recorded, 'AS', `${assignment.conveyance ?? 'ASSIGNMENT'} (${assignment.reelFrame}) ${parties}`)
}

/** The owners after the last conveyance that changed them, each with the date of its recording; empty if there is none. */
export function presentOwners(assignments: readonly RecordedAssignment[]): Party[] {
  const passed = assignments.filter(({ conveyance = '' }) => PASSES.test(conveyance) && !PASSES_NOT.test(conveyance))
  const last = passed.toSorted((a, b) => (a.recorded ?? '').localeCompare(b.recorded ?? '')).at(-1)
  return (last?.assignees ?? []).map((owner) => ({ ...owner, ...(last?.recorded !== undefined && { recorded: last.recorded }) }))
}
