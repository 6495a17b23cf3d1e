import { expect, test } from 'vitest'
import { COMPANY_KIND } from '../companies/company-kind.ts'
import { PATENT_KIND } from '../patents/patent-kind.ts'
import { TRADEMARK_KIND } from '../trademarks/trademark-kind.ts'
import { TEXT_COLUMNS } from '../patents/patent-field.ts'
import type { Field } from './field.ts'
import { fieldTable } from './field-table.ts'

interface Book {
  readonly title: string
  readonly year: number
}

const TITLE: Field<Book> = {
  name: 'T',
  aliases: ['name_of'],
  type: 'text',
  group: 'text',
  label: { zh: '书名', en: 'Title' },
  example: 'T=x',
  text: ['title'],
}
const YEAR: Field<Book> = {
  name: 'year',
  aliases: ['书名'],
  type: 'count',
  group: 'count',
  label: { zh: '年（公历）', en: 'Year' },
  example: 'year=2000',
  values: ({ year }) => [year],
  facet: 'published.year',
  facetAliases: ['years'],
  sort: 'published',
}
const TABLE = fieldTable({ list: [TITLE, YEAR], freeText: 'T' })

test('a field is found by name, alias and a label that is a word, in any writing', () => {
  for (const name of ['T', 't', 'Ｔ', 'name-of', 'NAME_OF']) expect(TABLE.find(name), name).toBe(TITLE)
  expect(TABLE.find('书名')).toBe(YEAR)
  expect(TABLE.find('年（公历）')).toBeUndefined()
})

test('facets and orders lead to their fields', () => {
  expect([TABLE.byFacet('published.year'), TABLE.byFacet('years'), TABLE.byFacet('published')]).toEqual([YEAR, YEAR, undefined])
  expect([TABLE.bySort('published'), TABLE.bySort('year')]).toEqual([YEAR, undefined])
})

test('a kind is exported by the module it names, and its parts name each other', async () => {
  const { kind } = (await import(/* @vite-ignore */ PATENT_KIND.module)) as { kind: unknown }
  expect(kind).toMatchObject({ name: 'patent', version: 3 })
  const { fields, textColumns, order, suggestFields, relations, sameSubject = '', groupings } = PATENT_KIND
  expect(textColumns.map(({ name }) => name)).toEqual([...TEXT_COLUMNS])
  for (const { text = [] } of fields.list)
    for (const name of text)
      expect(
        textColumns.some((column) => column.name === name),
        name,
      ).toBe(true)
  expect(fields.find(order.field)).toMatchObject({ type: 'date', sort: 'application_date' })
  if (order.tieBreak !== undefined)
    expect(fields.find(order.tieBreak)).toMatchObject({ name: order.tieBreak, type: 'date', sort: expect.any(String) as string })
  for (const name of suggestFields) expect(fields.find(name)?.values, name).toBeDefined()
  for (const { field } of Object.values(relations)) if (field !== undefined) expect(fields.find(field)?.values, field).toBeDefined()
  expect(groupings[sameSubject]).toBeDefined()
})

test('years and months are searched as the days of their date: their own values are no days', () => {
  for (const { name, fields } of [PATENT_KIND, TRADEMARK_KIND, COMPANY_KIND]) {
    const units = fields.list.filter(({ dateUnit }) => dateUnit !== undefined)
    expect(units.length, name).toBeGreaterThan(0)
    for (const unit of units) expect(fields.find(unit.searchedAs ?? ''), `${name} ${unit.name}`).toMatchObject({ type: 'date' })
  }
})
