import { expect, it } from 'vitest'
import { formatAge } from './format-age.ts'

it.each([
  [0, '0 sec', '0 秒'],
  [1, '1 sec', '1 秒'],
  [119, '119 sec', '119 秒'],
  [120, '2 min', '2 分钟'],
  [5400, '90 min', '90 分钟'],
  [86_400, '24 hr', '24 小时'],
  [200_000, '2 days', '2 天'],
])('%i s are %s', (seconds, en, zh) => {
  expect(formatAge(seconds, 'en')).toBe(en)
  expect(formatAge(seconds, 'zh')).toBe(zh)
})
