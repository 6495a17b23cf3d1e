import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { expect, test } from 'vitest'
import { replaceLines } from './replace-lines.ts'

const trees = new Map([[4, readQuery('石墨烯 OR graphene', { fields }).tree!]])

test('G213: what is saved refers to strategies, but not to numbers of the history', () => {
  expect(replaceLines('#4 AND #{电池}', fields, trees)).toBe('(石墨烯 OR graphene) AND #{电池}')
  expect(replaceLines(' TI=a or #{电池} ', fields, trees)).toBe('TI=a or #{电池}')
})
