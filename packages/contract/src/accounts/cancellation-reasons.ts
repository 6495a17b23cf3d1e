/** Reasons for closing an account (G128). The Chinese text is sent and stored. */
export const CANCELLATION_REASONS = [
  { zh: '担心信息安全', en: 'Concerned about data security' },
  { zh: '功能不满足需求', en: 'It does not do what I need' },
  { zh: '骚扰过多', en: 'Too many calls and messages' },
  { zh: '不再使用', en: 'I no longer use it' },
  { zh: '其他', en: 'Other' },
] as const
