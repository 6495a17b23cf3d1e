import { readQuery, withoutRanges, type QueryNode } from '@gezhi/query'
import { arbitraryQuery } from '@gezhi/query/testing'
import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOfQuery } from './form-of-query.ts'
import * as reading from './query-of-form.ts'
import { addMember, changeMember, freshId, type FormGroup } from './search-form.ts'

const tree = (text: string) => readQuery(text, { fields }).tree as QueryNode
const formOf = (text: string) => formOfQuery(tree(text))
const queryOfForm = (form: FormGroup) => reading.queryOfForm(form, { fields })
const hasError = (text: string) => readQuery(text, { fields }).diagnostics.some(({ severity }) => severity === 'error')
const EMPTY: FormGroup = { kind: 'group', id: 1, negated: false, joint: 'and', members: [] }
const terms = (text: string, id = 2, field = 'TI') =>
  ({ kind: 'row', id, negated: false, field, condition: { kind: 'terms', text } }) as const

describe('advanced.01: the form writes the query and is filled from it', () => {
  it.each([
    'TI=石墨烯',
    'TI=(石墨烯 OR graphene) AND ad=[20200101 TO 20231231] AND NOT AP=大学',
    '石墨烯 AND (ipc==H01M4/36 OR cpc=H01M)',
    'AP=("Acme Corp" NEAR/3 battery) OR claims>=10 OR NOT (TI=a AND AB=b)',
    'type=发明 AND status=有效',
  ])('%s goes into rows and comes back the same', (text) => {
    const form = formOf(text)
    expect(form).not.toBeNull()
    const { query, errors } = queryOfForm(form as FormGroup)
    expect([...errors]).toEqual([])
    expect(withoutRanges(tree(query))).toEqual(withoutRanges(tree(text)))
  })

  it.each(['a XOR b', '{TI AB}=石墨烯', '#1 AND a', 'a OPT (b)', 'claims>10', 'ad=[* TO *]', 'TI=a NEAR/2 AB=b'])(
    '%s is for text only',
    (text) => {
      expect(formOf(text)).toBeNull()
    },
  )

  it('is the same query for every tree it can show and that can be run', () => {
    let shown = 0
    fc.assert(
      fc.property(arbitraryQuery, (node) => {
        const form = formOfQuery(node)
        if (form === null) return
        const { query, errors } = queryOfForm(form)
        if (errors.size > 0) return
        shown += 1
        expect(withoutRanges(tree(query))).toEqual(withoutRanges(node))
      }),
      { numRuns: 1000 },
    )
    expect(shown).toBeGreaterThan(50)
  })

  it('rejects a row only if the language rejects it', () => {
    fc.assert(
      fc.property(arbitraryQuery, (node) => {
        const form = formOfQuery(node)
        const errors = form === null ? [] : [...queryOfForm(form).errors.values()]
        for (const error of errors) expect(error?.severity).toBe('error')
      }),
    )
  })

  it('leaves out rows in which nothing is written, and groups of nothing but those', () => {
    const group: FormGroup = { kind: 'group', id: 3, negated: true, joint: 'or', members: [terms(' ', 4)] }
    expect(queryOfForm({ ...EMPTY, members: [terms('石墨烯'), group] }).query).toBe('TI=石墨烯')
    expect(queryOfForm(EMPTY)).toEqual({ query: '', errors: new Map() })
  })

  it.each(['a) OR (b', 'a"', '(a'])('a row with %s is invalid and does not affect the other rows', (text) => {
    const { query, errors } = queryOfForm({ ...EMPTY, members: [terms(text), terms('x', 3)] })
    expect([query, [...errors.keys()]]).toEqual(['', [2]])
  })

  it('reports values that a field does not have', () => {
    const { errors } = queryOfForm({ ...EMPTY, members: [terms('nonsense', 2, 'type')] })
    expect(errors.get(2)?.severity).toBe('error')
    expect(hasError('type=(nonsense)')).toBe(true)
  })
})

describe('changes of a form', () => {
  const inner: FormGroup = { kind: 'group', id: 5, negated: false, joint: 'or', members: [terms('a', 6)] }
  const form: FormGroup = { ...EMPTY, members: [terms('b'), inner] }

  it('adds to the group that is named, with a number of its own', () => {
    expect(freshId(form)).toBe(7)
    expect(queryOfForm(addMember(form, 5, terms('c', 7))).query).toBe('TI=b AND (TI=a OR TI=c)')
    expect(queryOfForm(addMember(form, 1, terms('c', 7))).query).toBe('TI=b AND TI=a AND TI=c')
  })

  it('changes and removes members wherever they stand', () => {
    expect(queryOfForm(changeMember(form, 6, (row) => ({ ...row, negated: true }))).query).toBe('TI=b AND NOT TI=a')
    expect(queryOfForm(changeMember(form, 5, () => null)).query).toBe('TI=b')
  })
})
