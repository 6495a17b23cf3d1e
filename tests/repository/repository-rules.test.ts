import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatViolation } from './repository-rule.ts'
import { REPOSITORY_RULES } from './repository-rules.ts'
import { readSourceTree, sourceTreeOf } from './source-tree.ts'

const repository = readSourceTree(join(import.meta.dirname, '../..'))

describe('the repository follows its rules', () => {
  test.each(REPOSITORY_RULES)('$name', ({ check, why }) => {
    const violations = check(repository)
    if (violations.length > 0) expect.fail(`${why}\n${violations.map(formatViolation).join('\n')}`)
  })
})

describe('each rule reports its violations', () => {
  test.each(REPOSITORY_RULES)('$name', ({ check, broken }) => {
    const violations = check(sourceTreeOf(broken.files))
    expect(violations.map(({ path, line }) => `${path}:${line}`)).toEqual(broken.at)
  })
})
