import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Calls, Language, ParsedRequestOf, SimilarMarkRow } from '@gezhi/contract'
import { writePdf } from '@gezhi/documents'
import { shanghaiDay, trademarkNumber } from '@gezhi/records'
import type { MarkStatus } from '@gezhi/trademark-similarity'
import { CallError } from '../http/call-error.ts'
import { callerSlots, NoSlotError } from '../platform/caller-slots.ts'
import type { TableHandlers } from '../platform/domain.ts'
import { ownerNames } from './owner-names.ts'
import { termsOf } from './similar-mark-of.ts'
import type { ScreenedTrademark, Screening, ScreeningRequest, SimilarMarks } from './similar-marks.ts'
import { similarReport } from './similar-report.ts'

/** What the handlers use. */
export interface ScreeningParts {
  readonly similar: SimilarMarks
  /** For unfinished reports. */
  readonly workFolder: string
  readonly now: () => number
}

type Request = ParsedRequestOf<Calls['screening']['screenMark']>

const LIVE: readonly MarkStatus[] = ['registered', 'pending', 'unknown']

/** Handlers of the domain screening. */
export function screeningHandlers({ similar, workFolder, now }: ScreeningParts): TableHandlers<Calls['screening']> {
  const slots = callerSlots(1)

  async function screen(request: ScreeningRequest, signal: AbortSignal): Promise<Screening> {
    const { isComparable } = await import('@gezhi/trademark-similarity')
    if (!isComparable(request.text, request)) throw new CallError('MARK_NOT_COMPARABLE', {})
    const screening = await similar.screen(request, signal)
    if (screening === null) throw new CallError('SIMILAR_MARKS_MISSING', {})
    return screening
  }

  return {
    async screenMark(request, { signal, language }) {
      const { total, marks } = await screen(queryOf(request), signal)
      return { total, list: marks.map((mark) => rowOf(mark, language)) }
    },
    async downloadScreening(request, { signal, language, caller }) {
      const end = takeSlot(() => slots.take(caller.userId))
      const parts = join(workFolder, randomUUID())
      try {
        const query = queryOf(request)
        const record = similarReport(query, await screen(query, signal), { language, date: displayedDay(now()) })
        const body = await buffer(await writePdf({ title: record.title, language, records: [record] }, { workFolder: parts, signal }))
        return { body, name: 'screening.pdf', fresh: true }
      } finally {
        end()
        await rm(parts, { recursive: true, force: true })
      }
    },
  }
}

function takeSlot(take: () => () => void): () => void {
  try {
    return take()
  } catch (error) {
    throw error instanceof NoSlotError ? new CallError('SCREENING_REPORT_BUSY', {}, { cause: error }) : error
  }
}

/** `2026-11-24`. */
function displayedDay(time: number): string {
  return shanghaiDay(time).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}

/** Marks of all classes are searched: those of other classes may be for similar goods. */
function queryOf({
  text,
  classes,
  goods,
  methods,
  rules,
  liveOnly,
  size,
}: Request): ScreeningRequest & { readonly goods: ScreeningRequest['goods'] } {
  const terms = termsOf(goods)
  return {
    text,
    limit: size,
    goods: [...new Set(classes)].map((number) => ({ number, goods: terms })),
    ...(methods.length > 0 && { methods }),
    ...(rules.length > 0 && { rules }),
    ...(liveOnly && { statuses: LIVE }),
  }
}

function rowOf(mark: ScreenedTrademark, language: Language): SimilarMarkRow {
  const { id, record, text, classes, groups, status, nearness, rules, goods, tier } = mark
  return {
    id,
    number: record === null ? id : trademarkNumber(record),
    text,
    owner: ownerNames(record, language),
    classes: [...classes],
    groups: [...groups],
    status,
    nearness,
    rules: rules.map((one) => ({ ...one, ranges: one.ranges.map(([start, end]) => ({ start, end })) })),
    goods: goods.relation,
    goodsClasses: [...goods.classes],
    tier,
  }
}
