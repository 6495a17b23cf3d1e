import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { loggedError } from './logged-error.ts'

it('reports what failed, without the values of the statement and PostgreSQL’s details', () => {
  const rejected = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (telephone)=(13600000001) already exists.',
  })
  const failed = new DrizzleQueryError('insert into users values ($1, $2)', ['13600000001', 'two\n    at lines'], rejected)
  const logged = loggedError(new Error('a registration failed', { cause: failed }))
  expect(JSON.stringify(logged)).not.toMatch(/13600000001|two/)
  expect(logged).toMatchObject({
    type: 'Error',
    message: expect.stringMatching(/a registration failed.*insert into users.*duplicate key/s),
  })
  expect(logged.stack).toContain('logged-error.test.ts')
  expect(loggedError(rejected)).toEqual({ type: 'Error', message: 'duplicate key value', stack: expect.any(String), code: '23505' })
})
