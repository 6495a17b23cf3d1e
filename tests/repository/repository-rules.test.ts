import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sayFault } from './repository-rule.ts'
import { REPOSITORY_RULES } from './repository-rules.ts'
import { readSourceTree, sourceTreeOf } from './source-tree.ts'

const repository = readSourceTree(join(import.meta.dirname, '../..'))

describe('the repository keeps the rules of the house', () => {
  test.each(REPOSITORY_RULES)('$name', ({ check, why }) => {
    const faults = check(repository)
    if (faults.length > 0) expect.fail(`${why}\n${faults.map(sayFault).join('\n')}`)
  })
})

describe('each rule sees what breaks it', () => {
  test.each(REPOSITORY_RULES)('$name', ({ check, broken }) => {
    const faults = check(sourceTreeOf(broken.files))
    expect(faults.map(({ path, line }) => `${path}:${line}`)).toEqual(broken.at)
  })
})
