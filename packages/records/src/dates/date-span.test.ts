import { describe, expect, test } from 'vitest'
import { readDateSpan } from './date-span.ts'

describe('dates in the writings people use', () => {
  test.each([
    ['2023', 20230101, 20231231],
    ['202302', 20230201, 20230228],
    ['20240229', 20240229, 20240229],
    ['2023-1-5', 20230105, 20230105],
    ['2023.01.05', 20230105, 20230105],
    ['2023/12', 20231201, 20231231],
    ['２０２３年１月', 20230101, 20230131],
    ['31.12.2023', 20231231, 20231231],
  ])('%s', (written, from, to) => expect(readDateSpan(written)).toMatchObject({ from, to }))

  test.each(['20230229', '202313', '2023-00-01', '1500', '23', 'today', '', '2023010', '32.01.2023'])('%s is none', (written) => {
    expect(readDateSpan(written)).toBeNull()
  })
})
