import type { FollowChange } from '@gezhi/contract'
import { COMPANY_KIND, PATENT_KIND, TRADEMARK_KIND } from '@gezhi/records'
import { expect, it } from 'vitest'
import { describeFactChange } from './describe-fact-change.ts'

const changed = (field: string, from: string | null, to: string | null): FollowChange => ({ kind: 'value', field, from, to })

it('names facts and their values in the language of the reader', () => {
  const status = changed('legal_status', 'pending', 'active')
  expect(describeFactChange(status, PATENT_KIND, 'zh')).toBe('法律状态：审中 → 有效')
  expect(describeFactChange(status, PATENT_KIND, 'en')).toBe('Legal status: Pending → In force')
  expect(describeFactChange(changed('expiry_date', null, '20300102'), TRADEMARK_KIND, 'zh')).toBe('有效期至：无 → 2030-01-02')
  expect(describeFactChange(changed('company_representative', '张三', '李四'), COMPANY_KIND, 'en')).toBe(
    'Legal representative: 张三 → 李四',
  )
  expect(describeFactChange(changed('available', '1', null), PATENT_KIND, 'zh')).toBe('已不在库中')
  expect(describeFactChange({ kind: 'count', field: 'cited_by', from: 0, to: 1 }, PATENT_KIND, 'en')).toBe('Cited by: 0 → 1')
})

it('lists what came and went; removed events, which have ids only, are counted', () => {
  const list = { kind: 'list', added: ['甲', '乙'], addedTotal: 3, removed: ['20200101 x'], removedTotal: 1 } as const
  expect(describeFactChange({ ...list, field: 'family', added: ['甲', '乙'], removed: ['丙'] }, PATENT_KIND, 'zh')).toBe(
    '同族：新增 甲、乙 等；减少 丙',
  )
  expect(describeFactChange({ ...list, field: 'legal_events', added: ['甲', '乙'], removed: ['20200101 x'] }, PATENT_KIND, 'en')).toBe(
    'Legal events: added 甲; 乙, …; removed 1',
  )
})
