import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { tableOf } from '../testing/sample-table.ts'
import { writeJsonLines } from './write-json-lines.ts'

it('writes an object a row, whole texts, and null for empty cells', async () => {
  const long = '长'.repeat(40_000)
  const lines = (
    await text(
      writeJsonLines(
        tableOf([
          ['=1\u0000', 3, '2024-02-29', null],
          [long, null, null, '"\n'],
        ]),
      ),
    )
  ).split('\n')
  expect(lines.map((line) => (line === '' ? null : (JSON.parse(line) as unknown)))).toEqual([
    { title: '=1', cited: 3, date: '2024-02-29', text: null },
    { title: long, cited: null, date: null, text: '"\n' },
    null,
  ])
})
