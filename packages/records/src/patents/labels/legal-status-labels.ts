import type { CodeLabels } from '../../kinds/code-labels.ts'

/**
 * The three states of ST.27, and grants known from their publication alone (G205); PatSnap's numbers are alternative names. 授权 includes all
 * granted rights, verified or not.
 */
export const LEGAL_STATUS_LABELS = {
  active: { zh: '有效', en: 'In force', written: ['1', 'alive'] },
  granted_unverified: { zh: '授权，现状未核实', en: 'Granted, unverified', written: ['授权未核实', '现状未核实', 'unverified'] },
  pending: { zh: '审中', en: 'Pending', written: ['2', '审查中', '在审', '公开'] },
  inactive: { zh: '失效', en: 'Inactive', written: ['0', '无效', 'dead', 'expired', 'lapsed'] },
  granted: { zh: '授权', en: 'Granted', includes: ['active', 'granted_unverified'] },
} as const satisfies CodeLabels
