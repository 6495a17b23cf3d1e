import { expect, it } from 'vitest'
import { callErrors } from './call-errors.ts'
import { CALLS } from './calls.ts'
import type { AnyCall } from './call.ts'
import { ERRORS, describeError } from './errors.ts'
import { PROGRAM_ERRORS } from './open-api/errors.ts'
import { GENERAL_ERRORS } from './general-errors.ts'

const calls = Object.values(CALLS).flatMap((domain) => Object.values(domain) as AnyCall[])

it('no two calls share a method and path', () => {
  const routes = calls.flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((one) => `${method} ${one}`))
  expect(new Set(routes).size).toBe(routes.length)
})

it('calls name only errors that not every call may answer', () => {
  for (const call of calls) for (const error of callErrors(call)) expect(ERRORS[error].everywhere, `${call.path} ${error}`).toBe(false)
})

it('errors that not every call may answer are named by some call, or are those of programs', () => {
  const named = new Set<string>([...PROGRAM_ERRORS, ...calls.flatMap((call) => callErrors(call))])
  for (const [name, { everywhere }] of Object.entries(ERRORS)) {
    if (!everywhere) expect(named, name).toContain(name)
  }
})

it('errors of one domain are in its errors.ts, those of several in general-errors.ts', () => {
  const domainsNaming = (error: string) =>
    Object.entries<Readonly<Record<string, AnyCall>>>(CALLS).flatMap(([domain, table]) =>
      Object.values(table).some((call) => callErrors(call).some((name) => name === error)) ? [domain] : [],
    )
  for (const [name, { everywhere }] of Object.entries(ERRORS))
    if (!everywhere && !PROGRAM_ERRORS.some((error) => error === name))
      expect({ name, general: name in GENERAL_ERRORS }).toEqual({ name, general: domainsNaming(name).length > 1 })
})

it('both languages of a message take the same values', () => {
  const values = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
  for (const { zh, en } of Object.values(ERRORS)) expect(values(zh)).toEqual(values(en))
})

it('a message is filled with its values', () => {
  expect(describeError('PATENT_NOT_FOUND', 'en', { number: 'CN1A' })).toBe('Patent CN1A not found')
  expect(describeError('PATENT_NOT_FOUND', 'zh', {})).toBe('未找到专利')
})

it('B.api.01: calls of the specification are POST, but for those it marks GET', () => {
  const got = calls.filter(({ id, method }) => id !== null && method === 'GET').map(({ path }) => path.split('/').at(-1))
  const marked = [
    'checkValidPassWord',
    'getLoginId',
    'getUserLoginInfoByUuid',
    'getYoukeToken',
    'activateEmail',
    'page',
    'getInfo',
    'downloadTemplate',
    // Of batch search and of valuations.
    'downloadErrorData',
    'downloadErrorData',
    'downAnalyseFile',
    // Of the history and of saved strategies; the groups of strategies.
    'exportExcel',
    'exportExcel',
    'list',
    'splitContent',
    'deleteSearchHistoryById',
    // The history and the snapshots of graphs.
    'list',
    'del',
    'list',
    'del',
  ]
  expect(got.toSorted()).toEqual(marked.toSorted())
  expect([...new Set(calls.map(({ method }) => method))].toSorted()).toEqual(['GET', 'POST'])
})

it('B.api.02: every path lies under one of the seven base paths', () => {
  const bases = ['/api/user', '/api/search', '/api/pay', '/api/news', '/api/sms', '/api/atlas', '/api/ai']
  const elsewhere = calls
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .filter((path) => !bases.some((base) => path.startsWith(`${base}/`)))
  expect(elsewhere).toEqual([])
})

it('B.search-modes.15: each search mode has its own call that answers a list', () => {
  const modes = ['search', 'instructSearch', 'quoteSearch', 'extendSearch', 'batchSearch', 'ipcSearch', 'lawSearch']
  const found = modes.map((mode) => calls.find(({ path }) => path === `/api/search/ts/${mode}`))
  for (const [index, call] of found.entries()) {
    expect(call?.method, modes[index]).toBe('POST')
    expect(Object.keys((call?.answer as { shape: object } | undefined)?.shape ?? {})).toEqual(
      expect.arrayContaining(['total', 'list', 'groupList']),
    )
  }
})
