import { expect, test } from 'vitest'
import { webBuildFailure } from './web-build-failure.ts'

test('a build that failed shows its output, one that was killed shows the remedy in both languages', () => {
  expect(webBuildFailure(null, 'no such file')).toMatch(/no such file$/)
  expect(webBuildFailure('SIGKILL', '')).toMatch(/SIGKILL.*docs\/deploying\.md\n.*内存不足.*docs\/deploying\.zh\.md$/)
})
