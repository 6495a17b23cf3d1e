import { expect, test } from 'vitest'
import { comparableName, spellingsQuery } from './comparable-name.ts'

test.each([
  ['Reed Tools Co., Ltd.', 'REED TOOLS COMPANY LIMITED'],
  ['Reed Holding (Asia) P.L.C.', 'Reed Holding Asia Public Limited Company'],
  ['Rohr AG', 'ROHR AKTIENGESELLSCHAFT'],
  ['Röhricht Gesellschaft mit beschränkter Haftung', 'ROHRICHT GMBH'],
  ['Reed & Sons S.A.', 'Reed and Sons SA'],
  ['苇舟(中国)有限公司', '葦舟（中國）有限公司'],
  ['Ｒｅｅｄ Inc', 'Reed, Inc.'],
])('%s and %s are the same name', (one, other) => expect(comparableName(one)).toBe(comparableName(other)))

test.each([
  ['Reed AG', 'Reed GmbH'],
  ['苇舟有限公司', '苇舟股份有限公司'],
  ['Limited Editions Inc', 'Ltd Editions Inc'],
])('%s and %s are different names', (one, other) => expect(comparableName(one)).not.toBe(comparableName(other)))

test('a name is searched by its words before the legal form', () => {
  const phrase = (text: string) => ({ kind: 'phrase', text })
  expect(spellingsQuery('Reed & Sons Co., Ltd.', 'AP')).toEqual({
    kind: 'field',
    fields: ['AP'],
    operand: { kind: 'and', operands: [phrase('reed'), phrase('sons')] },
  })
  expect(spellingsQuery('苇舟有限公司', 'AP')).toEqual({ kind: 'field', fields: ['AP'], operand: phrase('苇舟有限公司') })
  expect(spellingsQuery('-', 'AP')).toBeNull()
})
