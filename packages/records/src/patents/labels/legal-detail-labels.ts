import type { LegalDetail, LegalStatus } from '../patent-record.ts'
import type { CodeLabel } from '../../kinds/code-labels.ts'

/** Label of a state, and the `LegalStatus` it belongs to. */
export interface LegalDetailLabel extends CodeLabel {
  readonly status: LegalStatus
}

/**
 * States of an application or right, in the terms of WIPO ST.27 with the words of the Chinese office, in procedural order: of two events
 * of one day the one whose state comes later here is applied later.
 */
export const LEGAL_DETAIL_LABELS = {
  filed: { status: 'pending', zh: '申请', en: 'Filed' },
  published: { status: 'pending', zh: '公开', en: 'Published' },
  examination: { status: 'pending', zh: '实质审查', en: 'In examination' },
  'reinstated-application': { status: 'pending', zh: '申请权恢复', en: 'Application reinstated', written: ['申请权利恢复'] },
  allowed: { status: 'pending', zh: '授权通知', en: 'Allowed' },
  rejected: { status: 'inactive', zh: '驳回', en: 'Refused' },
  withdrawn: { status: 'inactive', zh: '撤回', en: 'Withdrawn' },
  'deemed-withdrawn': { status: 'inactive', zh: '视为撤回', en: 'Deemed withdrawn' },
  discontinued: { status: 'inactive', zh: '申请终止', en: 'Application discontinued' },
  'granted-unverified': { status: 'granted_unverified', zh: '授权，现状未核实', en: 'Granted, unverified' },
  granted: { status: 'active', zh: '授权', en: 'Granted' },
  'reinstated-right': { status: 'active', zh: '权利恢复', en: 'Right reinstated' },
  'partly-invalidated': { status: 'active', zh: '部分无效', en: 'Partially invalidated', written: ['Partly invalidated'] },
  abandoned: { status: 'inactive', zh: '放弃', en: 'Abandoned or surrendered', written: ['Abandoned', 'Surrendered'] },
  'abandoned-double-grant': {
    status: 'inactive',
    zh: '避重放弃',
    en: 'Surrendered to avoid double patenting',
    written: ['Abandoned to avoid double patenting'],
  },
  'lapsed-fee': { status: 'inactive', zh: '未缴年费', en: 'Lapsed, fee unpaid' },
  ceased: { status: 'inactive', zh: '权利终止', en: 'Ceased' },
  expired: { status: 'inactive', zh: '期限届满', en: 'Expired' },
  'expired-by-date': { status: 'inactive', zh: '期限届满（按日期推算）', en: 'Expired (by date)' },
  revoked: { status: 'inactive', zh: '撤销', en: 'Revoked' },
  invalidated: { status: 'inactive', zh: '全部无效', en: 'Invalidated' },
} as const satisfies Record<LegalDetail, LegalDetailLabel>
