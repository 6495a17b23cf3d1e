import { expect, test } from 'vitest'
import { recogniseSource } from '../../pipeline/recognise-source.ts'
import { SOURCES } from '../every-source.ts'

const MARK = { office: 'CN', applicationNumber: '72000001', niceClasses: ['09'], words: [{ lang: 'zh', text: '云岭' }] }

test('JSON lines are trademarks as they stand; a line the kind cannot read is rejected with the part that is wrong', () => {
  const source = recogniseSource(Buffer.from(JSON.stringify(MARK)), SOURCES)
  expect(source?.format).toBe('trademark-jsonl')
  const read = (line: object) => source?.read({ position: 1, text: JSON.stringify(line) })
  expect(read(MARK)).toEqual({ kind: 'record', record: MARK })
  expect(read({ ...MARK, niceClasses: 9 })).toMatchObject({ kind: 'rejected' })
  expect(read({ ...MARK, words: [{ lang: 'zh', text: 5 }] })).toMatchObject({
    kind: 'rejected',
    reason: { en: expect.stringContaining('(mark)') as string },
  })
})
