import { expect, test } from 'vitest'
import { ownerNames } from './owner-names.ts'

test('an owner known by its number only is labelled', () => {
  const record = { owners: [{ name: '甲公司', identifier: '7' }, { identifier: '1080433' }] }
  expect(ownerNames(record, 'zh')).toBe('甲公司; 官方编号 1080433')
  expect(ownerNames(record, 'en')).toBe('甲公司; Office ID 1080433')
  expect(ownerNames(null, 'en')).toBe('')
})
