import type { Language } from '@gezhi/contract'
import { screeningReport, type RecordDocument } from '@gezhi/documents'
import { trademarkNumber } from '@gezhi/records'
import { ownerNames } from './owner-names.ts'
import type { Screening, ScreenedTrademark, ScreeningRequest } from './similar-marks.ts'

/** The report of a screening as a document. `date` is displayed as it is. Pure. */
export function similarReport(
  request: Pick<ScreeningRequest, 'text' | 'methods' | 'rules' | 'statuses' | 'goods'>,
  { total, marks }: Screening,
  { language, date }: { readonly language: Language; readonly date: string },
): RecordDocument {
  const goods = [...new Set(request.goods.flatMap((one) => one.goods ?? []))].join(language === 'zh' ? '；' : '; ')
  const { methods = [], rules = [], statuses, text } = request
  // Only marks that are alive are ever selected by status.
  const liveOnly = statuses !== undefined
  const classes = request.goods.map(({ number }) => number)
  return screeningReport(
    {
      mark: text,
      classes,
      methods,
      rules,
      liveOnly,
      date,
      total,
      marks: marks.map((mark) => rowOf(mark, language)),
      ...(goods !== '' && { goods }),
    },
    language,
  )
}

function rowOf({ id, record, text, classes, status, rules, tier }: ScreenedTrademark, language: Language) {
  return {
    number: record === null ? id : trademarkNumber(record),
    text,
    owner: ownerNames(record, language),
    classes,
    status,
    tier,
    rules: rules.map(({ rule, nearness, ranges }) => ({
      rule,
      nearness,
      part: ranges.map(([start, end]) => text.slice(start, end)).join(' '),
    })),
  }
}
