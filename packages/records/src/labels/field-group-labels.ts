import type { FieldGroup } from '../kinds/field.ts'
import type { Labelled } from '../kinds/code-labels.ts'

/** Labels of the groups of fields in forms. */
export const FIELD_GROUP_LABELS: Readonly<Record<FieldGroup, Labelled>> = {
  text: { zh: '文本', en: 'Text' },
  number: { zh: '号码', en: 'Numbers' },
  party: { zh: '人员与机构', en: 'People and organisations' },
  date: { zh: '日期', en: 'Dates' },
  class: { zh: '分类', en: 'Classification' },
  status: { zh: '类型与状态', en: 'Type and status' },
  citation: { zh: '引证', en: 'Citations' },
  family: { zh: '同族与优先权', en: 'Family and priority' },
  event: { zh: '法律事件', en: 'Legal events' },
  count: { zh: '数量', en: 'Counts' },
}
