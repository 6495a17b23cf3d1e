import type { CodeLabels } from '../../kinds/code-labels.ts'
import type { MarkStanding, MarkStatus } from '../trademark.ts'

/** States of the procedure. */
export const MARK_STATUS_LABELS: CodeLabels & Readonly<Record<MarkStatus, CodeLabels[string]>> = {
  filed: { zh: '已申请', en: 'Filed' },
  examined: { zh: '审查中', en: 'Under examination' },
  published: { zh: '初审公告', en: 'Published' },
  opposed: { zh: '异议中', en: 'Opposed' },
  appealed: { zh: '复审中', en: 'Under appeal' },
  registered: { zh: '已注册', en: 'Registered' },
  challenged: { zh: '撤销或无效程序中', en: 'Cancellation pending' },
  expired: { zh: '期满未续展', en: 'Expired' },
  refused: { zh: '已驳回', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  cancelled: { zh: '已撤销或无效', en: 'Cancelled or invalid' },
}

/** Standing of marks. */
export const MARK_STANDING_LABELS: CodeLabels & Readonly<Record<MarkStanding, CodeLabels[string]>> = {
  active: { zh: '有效', en: 'Live' },
  pending: { zh: '申请中', en: 'Pending' },
  inactive: { zh: '失效', en: 'Dead' },
}
