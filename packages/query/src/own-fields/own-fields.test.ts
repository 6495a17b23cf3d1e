import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { completeQuery } from '../editing/complete-query.ts'
import { printQuery } from '../printer.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import { ownFieldName, replaceOwnFields, withOwnFields, type OwnField, type OwnFieldType } from './own-fields.ts'

const field = (title: string, type: OwnFieldType, ...values: string[]): OwnField => ({
  title,
  type,
  options: values.map((value) => ({ value, label: value })),
})
const fields = withOwnFields(PATENT_FIELD_TABLE, [
  field('评级', 'single', 'A', 'B'),
  field('意见', 'text'),
  field('得分', 'number'),
  field('期限', 'date'),
  { title: '负责人', type: 'person', options: [{ value: 'u1', label: '王芳' }] },
])
const errorsOf = (query: string) => readQuery(query, { fields }).diagnostics.map(({ code, message }) => `${code} ${message.zh}`)

describe('fields that users define', () => {
  it('have a name without spaces and signs', () => {
    expect(ownFieldName(' 重要性 (A/B) ')).toBe('my.重要性_A_B_')
  })

  it.each([
    'my.评级=A',
    'MY.评级=(A OR B)',
    'my.意见=(新颖性 NEAR/3 不足)',
    'my.得分=-1.5',
    'my.得分=[0.5 TO 8]',
    'my.期限>=2026',
    'my.负责人=王芳',
  ])('can be searched: %s', (query) => expect(errorsOf(query)).toEqual([]))

  it.each([
    ['my.评级=C', 'unknown-code'],
    ['my.得分=高', 'bad-decimal 高 不是数字'],
    ['my.期限=明天', 'bad-date'],
    // Without brackets, too: no other field begins so.
    ['my.评價=A', 'unknown-field 没有名为 my.评價 的字段，是否指 my.评级？'],
    ['my.秘密=(A)', 'unknown-field 没有名为 my.秘密 的字段'],
  ])('name what is wrong: %s', (query, error) => expect(errorsOf(query)[0]).toContain(error))

  it('are suggested, with their values', () => {
    expect(completeQuery('my.', 3, fields).items.map(({ insert }) => insert)).toContain('my.意见=()')
    expect(completeQuery('my.评级=', 6, fields).items.map(({ insert }) => insert)).toEqual(['A', 'B'])
  })

  it.each([
    ['TI=x AND my.评级=(A OR B)', 'TI=x AND <my.评级=(A OR B)>'],
    ['my.评级=(A NOT B)', '<my.评级=A> AND NOT <my.评级=B>'],
    ['{TI my.意见}=(a AND b)', '(TI=a OR <my.意见=a>) AND (TI=b OR <my.意见=b>)'],
    ['my.得分=[1 TO 2] OR NOT my.期限=2026', '<my.得分=[1 TO 2]> OR NOT <my.期限=2026>'],
  ])('are replaced in %s', (query, replaced) => {
    const select = (name: string, operand: QueryNode): QueryNode => {
      const text = `<${printQuery({ kind: 'field', fields: [name], operand })}>`
      return { kind: 'pattern', text }
    }
    expect(printQuery(replaceOwnFields(readQuery(query, { fields }).tree!, select))).toBe(replaced)
  })
})
