import type { LocalizedText } from '@gezhi/imports'

/** What each queue of jobs does, for operators. */
export const JOB_NAMES: Readonly<Record<string, LocalizedText>> = {
  'sweep-guest-tokens': { zh: '清理过期的访客标识', en: 'Purge expired guest tokens' },
  'sweep-accounts': { zh: '清理过期的会话与验证码', en: 'Purge expired sessions and codes' },
  'remove-pictures': { zh: '删除不再使用的用户图片', en: 'Remove pictures that users replaced' },
  'write-data-copies': { zh: '生成个人信息副本', en: 'Write copies of personal data' },
  'settle-payments': { zh: '处理支付与退款', en: 'Settle payments and refunds' },
  'reconcile-payments': { zh: '与支付渠道对账', en: 'Reconcile with payment providers' },
  'purge-searches': { zh: '清理过期的检索', en: 'Purge expired searches' },
  'purge-api-uses': { zh: '清理 API 用量记录', en: 'Purge records of API use' },
  'purge-webhook-deliveries': { zh: '清理推送记录', en: 'Purge webhook deliveries' },
  'purge-exports': { zh: '清理过期的导出文件', en: 'Purge expired exports' },
  'purge-monitor-runs': { zh: '清理监控记录', en: 'Purge runs of monitors' },
  'purge-picture-uploads': { zh: '清理检索用图片', en: 'Purge pictures of searches' },
  'purge-projects': { zh: '清理已删除的专题', en: 'Purge deleted projects' },
  'purge-reports': { zh: '清理已删除的报告', en: 'Purge deleted reports' },
  'purge-space-additions': { zh: '清理空间的添加记录', en: 'Purge additions to spaces' },
  'purge-space-bin': { zh: '清空空间回收站', en: 'Purge the bins of spaces' },
  'make-backup': { zh: '自动备份（写入、校验、保存）', en: 'Make a backup (write, check, store)' },
  'retell-legal-states': { zh: '更新法律状态', en: 'Update legal states' },
  'build-similar-marks': { zh: '建立近似商标索引', en: 'Build the index of similar marks' },
}

/** The name of a queue; of one that another version of the program left, the queue itself. */
export function jobName(queue: string): LocalizedText {
  return JOB_NAMES[queue] ?? { zh: queue, en: queue }
}
