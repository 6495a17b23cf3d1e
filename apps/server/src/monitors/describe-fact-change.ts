import type { FollowChange, Language } from '@gezhi/contract'
import type { RecordKind, Labelled } from '@gezhi/records'

/** Facts of records (`ReferredRecords.facts`) in words. */
const FACT_LABELS: Readonly<Record<string, Labelled>> = {
  available: { zh: '是否在库', en: 'In the database' },
  legal_status: { zh: '法律状态', en: 'Legal status' },
  legal_status_detail: { zh: '法律状态详情', en: 'Detailed legal status' },
  legal_events: { zh: '法律事件', en: 'Legal events' },
  publications: { zh: '公开文本', en: 'Publications' },
  family: { zh: '同族', en: 'Family' },
  applicants: { zh: '申请人', en: 'Applicants' },
  assignees: { zh: '专利权人', en: 'Assignees' },
  cited_by: { zh: '被引证', en: 'Cited by' },
  status_detail: { zh: '流程状态', en: 'Procedural status' },
  expiry_date: { zh: '有效期至', en: 'Expiry date' },
  events: { zh: '流程', en: 'Timeline' },
  oppositions: { zh: '异议', en: 'Oppositions' },
  owners: { zh: '申请人', en: 'Owners' },
  words: { zh: '商标文字', en: 'Words of the mark' },
  company_names: { zh: '企业名称', en: 'Names' },
  company_status: { zh: '登记状态', en: 'Status' },
  company_capital: { zh: '注册资本', en: 'Registered capital' },
  company_address: { zh: '注册地址', en: 'Registered address' },
  company_representative: { zh: '法定代表人', en: 'Legal representative' },
  company_shareholders: { zh: '股东', en: 'Shareholders' },
  company_branches: { zh: '分支机构', en: 'Branches' },
  company_parents: { zh: '母公司', en: 'Parents' },
}

/** Facts whose values are codes, with the field of the record's kind that labels them. */
const CODED: Readonly<Record<string, string>> = {
  legal_status: 'status',
  legal_status_detail: 'legal-state',
  status_detail: 'stage',
  company_status: 'status',
}

const WORDS = {
  zh: {
    none: '无',
    colon: '：',
    separator: '、',
    between: '；',
    more: ' 等',
    added: '新增',
    removed: '减少',
    available: '已重新入库',
    gone: '已不在库中',
  },
  en: {
    none: 'none',
    colon: ': ',
    separator: '; ',
    between: '; ',
    more: ', …',
    added: 'added',
    removed: 'removed',
    available: 'available again',
    gone: 'no longer in the database',
  },
} as const

/** A change of a record as a line of a mail, in the language of its reader. */
export function describeFactChange(change: FollowChange, { fields }: Pick<RecordKind, 'fields'>, language: Language): string {
  const words = WORDS[language]
  const name = FACT_LABELS[change.field]?.[language] ?? change.field
  switch (change.kind) {
    case 'count':
      return `${name}${words.colon}${change.from} → ${change.to}`
    case 'value': {
      if (change.field === 'available') return change.to === null ? words.gone : words.available
      const written = (value: string | null) => (value === null ? words.none : writtenValue(change.field, value, fields, language))
      return `${name}${words.colon}${written(change.from)} → ${written(change.to)}`
    }
    case 'list': {
      const listed = (items: readonly string[], total: number) => items.join(words.separator) + (total > items.length ? words.more : '')
      // What is gone is named only where it is a name: ids of events are no words.
      const removed = change.field.endsWith('events') ? String(change.removedTotal) : listed(change.removed, change.removedTotal)
      const parts = [
        ...(change.addedTotal > 0 ? [`${words.added} ${listed(change.added, change.addedTotal)}`] : []),
        ...(change.removedTotal > 0 ? [`${words.removed} ${removed}`] : []),
      ]
      return `${name}${words.colon}${parts.join(words.between)}`
    }
  }
}

function writtenValue(fact: string, value: string, fields: RecordKind['fields'], language: Language): string {
  if (fact === 'expiry_date') return value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const field = CODED[fact]
  const label = field === undefined ? undefined : fields.find(field)?.labels?.[value]
  return label?.[language] ?? value
}
