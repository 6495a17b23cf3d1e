import type { CodeLabels } from '../../kinds/code-labels.ts'

/** The three states of ST.27; PatSnap's numbers are alternative names. */
export const LEGAL_STATUS_LABELS = {
  active: { zh: '有效', en: 'In force', written: ['1', 'granted', '授权', 'alive'] },
  pending: { zh: '审中', en: 'Pending', written: ['2', '审查中', '在审', '公开'] },
  inactive: { zh: '失效', en: 'Inactive', written: ['0', '无效', 'dead', 'expired', 'lapsed'] },
} as const satisfies CodeLabels
