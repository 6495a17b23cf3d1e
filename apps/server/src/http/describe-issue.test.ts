import { expect, it } from 'vitest'
import * as z from 'zod'
import { readRequest } from './read-request.ts'

const request = z.object({
  text: z.string().min(1).max(3).optional(),
  count: z.int().min(0).max(100).optional(),
  list: z.array(z.string()).max(1).optional(),
  id: z.guid().optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  flag: z.union([z.literal([0, 1]), z.literal(['0', '1']).transform(Number)]).optional(),
  needed: z.object({ inner: z.string() }),
})
const declared = { id: null, method: 'POST', path: '/x', who: 'public', request, answer: z.null(), summary: { zh: '', en: '' } } as const
const needed = { inner: '' }

it.each([
  [{}, 'needed', '缺失', 'is missing'],
  [{ needed: null }, 'needed', '须为对象', 'must be an object'],
  [{ needed: {} }, 'needed.inner', '缺失', 'is missing'],
  [{ needed, count: '5' }, 'count', '须为数字', 'must be a number'],
  [{ needed, count: 1.5 }, 'count', '须为整数', 'must be a whole number'],
  [{ needed, count: -1 }, 'count', '最小为 0', 'must be at least 0'],
  [{ needed, count: 101 }, 'count', '最大为 100', 'must be at most 100'],
  [{ needed, text: '' }, 'text', '至少 1 个字符', 'must have at least 1 character'],
  [{ needed, text: 'abcd' }, 'text', '最多 3 个字符', 'must have at most 3 characters'],
  [{ needed, list: ['a', 'b'] }, 'list', '最多 1 项', 'must have at most 1 entry'],
  [{ needed, list: 'a' }, 'list', '须为数组', 'must be an array'],
  [{ needed, id: 'x' }, 'id', '须为 UUID', 'must be a UUID'],
  [{ needed, order: 'up' }, 'order', '须为 ASC、DESC 之一', 'must be one of ASC, DESC'],
  [{ needed, flag: 2 }, 'flag', '须为 0、1 之一', 'must be one of 0, 1'],
  [[], 'body', '须为对象', 'must be an object'],
])('describes what %j must be, in both languages', (input, field, zh, en) => {
  for (const [language, message] of [['zh', zh] as const, ['en', en] as const]) {
    expect(() => readRequest(declared, input, language)).toThrow(
      expect.objectContaining({ values: { field, problem: message, faults: [{ field, message }] } }),
    )
  }
})
