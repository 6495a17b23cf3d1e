import { describe, expect, it } from 'vitest'
import { CALLS } from './calls.ts'
import { printRoutes, routesOf } from './routes-of.ts'

describe('routes of the client', () => {
  it('are those of the table of calls', async () => {
    await expect(printRoutes(CALLS)).toMatchFileSnapshot('./client/routes.ts')
  })

  it('list the calls that return a file', () => {
    expect(routesOf(CALLS)['patents']).toMatchObject({
      getPatent: ['POST', '/api/search/ts/searchDetail'],
      getDrawing: ['GET', '/api/search/ts/drawing', { file: true }],
    })
  })
})
