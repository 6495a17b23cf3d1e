import { expect, test } from 'vitest'
import { usNumberFromDocdb } from './docdb-application-number.ts'

test.each([
  ['26562999', 'A', '19990309', 'US09265629'],
  ['84183504', 'A', '20040510', 'US10841835'],
  ['201816205003', 'A', '20181129', 'US16205003'],
  // The last numbers of one series and the first of the next were assigned in the same weeks.
  ['99900004', 'A', '20041130', 'US10999000'],
  ['00100004', 'A', '20041203', 'US11001000'],
  ['5377097', 'P', '19970725', 'US60053770'],
  ['201261713164', 'P', '20121012', 'US61713164'],
  ['8993198', 'F', '19980626', 'US29089931'],
  ['26562999', 'A', undefined, 'US09265629'],
  ['1234', 'A', '18990101', undefined],
  ['2013064552', 'W', '20131011', undefined],
])('%s %s of %s is %s', (number, kind, filed, expected) => expect(usNumberFromDocdb(number, kind, filed)).toBe(expected))
