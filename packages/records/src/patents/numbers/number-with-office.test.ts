import { expect, test } from 'vitest'
import { numberWithOffice } from './number-with-office.ts'

test.each([
  [{ number: '61372662', country: 'US' }, 'US61372662'],
  [{ number: '61/372,662', country: 'US' }, 'US61372662'],
  [{ number: '201210012345', country: 'CN' }, 'CN201210012345'],
  [{ number: '2003-456789', country: 'JP' }, 'JP2003456789'],
  [{ number: '11-322368', country: 'JP' }, 'JP1999322368'],
  [{ number: 'US61372662', country: 'US' }, 'US61372662'],
  [{ number: 'PCT/IB2022/055385', country: 'WO' }, 'PCT/IB2022/055385'],
  [{ number: '61372662' }, '61372662'],
])('%j is %s', (priority, number) => expect(numberWithOffice(priority)).toBe(number))
