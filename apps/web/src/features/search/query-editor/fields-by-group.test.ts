import type { SearchField } from '@gezhi/contract/client'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { fieldsByGroup, fieldTemplate } from './fields-by-group.ts'

const field = (code: string, groupName: string, aliases: string[] = []): SearchField => ({
  id: code,
  code,
  name: `${code} 名称`,
  group: 'text',
  groupName,
  inputType: 'text',
  aliases,
  example: '',
  values: [],
})

describe('fields beside an editor', () => {
  const fields = [field('TI', '文本'), field('ad', '日期'), field('AB', '文本', ['abstract'])]

  it('stand by group in their order', () => {
    expect(fieldsByGroup(fields, ' ').map(({ name, list }) => [name, list.map(({ code }) => code)])).toEqual([
      ['文本', ['TI', 'AB']],
      ['日期', ['ad']],
    ])
  })

  it('are found by command, name and alias', () => {
    const found = (text: string) => fieldsByGroup(fields, text).flatMap(({ list }) => list.map(({ code }) => code))
    expect(found('abstr')).toEqual(['AB'])
    expect(found('AD 名')).toEqual(['ad'])
    expect(found('none')).toEqual([])
  })

  it('search-box.51: the template of a date is a range of days', () => {
    expect(fieldTemplate({ code: 'ad', inputType: 'date' })).toEqual({ text: 'ad=[20230101 TO 20231231]', back: 0 })
    for (const { name, type, withoutSource } of PATENT_FIELD_TABLE.list) {
      if (type !== 'date' || withoutSource !== undefined) continue
      const { diagnostics } = readQuery(fieldTemplate({ code: name, inputType: type }).text, { fields: PATENT_FIELD_TABLE })
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    }
  })

  it('puts the caret between the brackets of text', () => {
    expect(fieldTemplate({ code: 'TI', inputType: 'text' })).toEqual({ text: 'TI=()', back: 1 })
    expect(fieldTemplate({ code: 'ipc', inputType: 'class' })).toEqual({ text: 'ipc=', back: 0 })
    expect(fieldTemplate({ code: 'claims', inputType: 'count' }).text).toBe('claims>=')
  })
})
