import { PATENT_KIND } from '@gezhi/records'
import { expect, test } from 'vitest'
import { indexLayout } from './index-layout.ts'
import { indexForm, indexSettings } from './index-settings.ts'

// An outdated index causes a warning at every start until it is rebuilt, which a large installation does at most once per release.
test('indexes of patents keep their form', () => {
  expect(indexForm(indexLayout(PATENT_KIND))).toBe('1.3-6a684871c137')
})

test('another version of a kind is another form of its indexes', () => {
  expect(indexForm(indexLayout({ ...PATENT_KIND, version: 4 }))).toBe('1.4-6a684871c137')
})

test('groups, fields, relations and suggestions are mapped as the kind names them', () => {
  const kind = {
    ...PATENT_KIND,
    suggestFields: ['in'],
    groupings: { publisher: { key: () => 'x' } },
    relations: { reprints: { keys: () => ['x'], key: (value: string) => value }, publication: PATENT_KIND.relations['publication']! },
    textColumns: PATENT_KIND.textColumns.slice(0, 1),
  }
  const { properties } = indexSettings(indexLayout(kind), { shards: 1, replicas: 0 }).mappings
  expect(Object.keys(properties.group.properties)).toEqual(['publisher'])
  expect(Object.keys(properties.suggest.properties)).toEqual(['word', 'sound', 'inSound'])
  expect(Object.keys(properties.text.properties)).toEqual(['title'])
  expect(Object.keys(properties.value.properties).filter((name) => name.startsWith('@'))).toEqual(['@reprints'])
})
