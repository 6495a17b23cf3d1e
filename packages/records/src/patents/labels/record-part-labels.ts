import type { CodeLabels } from '../../kinds/code-labels.ts'

/** Parts a record may or may not have. */
export const RECORD_PART_LABELS = {
  abstract: { zh: '摘要', en: 'Abstract' },
  claims: { zh: '权利要求', en: 'Claims' },
  description: { zh: '说明书', en: 'Description' },
  drawings: { zh: '附图', en: 'Drawings' },
  citations: { zh: '引证', en: 'Citations' },
  priority: { zh: '优先权', en: 'Priority' },
  family: { zh: '同族', en: 'Family' },
  events: { zh: '法律事件', en: 'Legal events' },
} as const satisfies CodeLabels

export type RecordPart = keyof typeof RECORD_PART_LABELS
