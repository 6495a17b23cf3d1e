import { API_OPERATIONS, apiDocument } from '@gezhi/contract'
import { expect, test } from 'vitest'
import { operationsOf } from './api-operation.ts'
import { invalidFields, requestOf, startValues } from './api-request.ts'
import { sampleOf } from './code-samples.ts'
import { daysBetween, sumsBy } from './usage-rows.ts'

const operations = operationsOf(apiDocument(API_OPERATIONS, { language: 'zh', version: '1' }))
const named = (name: string) => operations.find((one) => one.name === name)!

test('every operation has its number, fields, answer and errors, and its example can be sent', () => {
  expect(operations.map(({ id }) => id)).toEqual(
    Object.values(API_OPERATIONS)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  )
  for (const operation of operations) {
    expect(operation.answer.length, operation.name).toBeGreaterThan(1)
    expect(
      operation.errors.map(({ status }) => status),
      operation.name,
    ).toEqual(expect.arrayContaining(['400', '401', '403', '429']))
    expect(invalidFields(operation, startValues(operation)), operation.name).toEqual([])
  }
  expect(named('searchPatents').answer.map(({ path }) => path)).toEqual(expect.arrayContaining(['list[].title', 'nextCursor']))
})

test('requests have their fields where the operation reads them', () => {
  const status = named('getPatentStatus')
  expect(requestOf(status, { number: 'US 7,654,321' })).toMatchObject({
    method: 'GET',
    url: '/api/v1/patents/US%207%2C654%2C321/status',
    body: null,
  })
  const table = named('countPatentPairs')
  expect(JSON.parse(requestOf(table, startValues(table)).body!)).toEqual(table.example)
  expect(invalidFields(table, { ...startValues(table), row: '{', q: ' ' })).toEqual(['q', 'row'])
})

test('samples name the key, and quote what a shell or a language would read', () => {
  const request = requestOf(named('searchPatents'), { q: 'TI=\'a\' AND "b"' })
  expect(sampleOf('curl', request, 'https://example.org')).toBe(
    "curl -X GET 'https://example.org/api/v1/patents?q=TI%3D%27a%27+AND+%22b%22' \\\n  -H 'Authorization: Bearer gz_…'",
  )
  const facets = requestOf(named('countPatentValues'), startValues(named('countPatentValues')))
  expect(sampleOf('python', facets, '')).toContain('json={"q": "TI=(电池)", "facets": [{"field": "applicant", "count": 10}]}')
  expect(sampleOf('typescript', facets, '')).toContain("method: 'POST'")
  expect(sampleOf('typescript', requestOf(named('searchPictures'), { kind: 'patent' }), '')).toContain("form.set('kind', 'patent')")
})

test('days and sums of uses', () => {
  expect(daysBetween('20261129', '20261202')).toEqual(['20261129', '20261130', '20261201', '20261202'])
  const use = { day: '20261129', keyId: 'k1', keyName: null, failed: 1 }
  const list = [
    { ...use, operation: 'a', succeeded: 1 },
    { ...use, operation: 'b', succeeded: 5 },
    { ...use, operation: 'a', succeeded: 2 },
  ]
  expect(sumsBy(list, ({ operation }) => ({ id: operation, name: operation }))).toEqual([
    { id: 'b', name: 'b', succeeded: 5, failed: 1 },
    { id: 'a', name: 'a', succeeded: 3, failed: 2 },
  ])
})

test('keys of the same name are summed apart, and told apart by the beginning of their ids', () => {
  const use = { day: '20261129', operation: 'a', keyName: '程序', succeeded: 1, failed: 0 }
  const ids = ['019ad0c1-0000-7000-8000-000000000001', '7b2f6c3d-0000-4000-8000-000000000002']
  const list = [
    { ...use, keyId: ids[0]! },
    { ...use, keyId: ids[1]!, succeeded: 3 },
    { ...use, keyId: ids[0]! },
    { ...use, keyId: 'c', keyName: '别的' },
  ]
  const sums = sumsBy(list, ({ keyId, keyName }) => ({ id: keyId, name: keyName ?? '' }))
  expect(sums.map(({ name, succeeded }) => [name, succeeded])).toEqual([
    ['程序 (7b2f6c3d)', 3],
    ['程序 (019ad0c1)', 2],
    ['别的', 1],
  ])
})
