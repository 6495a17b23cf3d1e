import { afterAll, describe } from 'vitest'
import { describeKind, type KindFixture } from '@gezhi/search/testing'
import { ReusedEngines } from './reused-engines.ts'

/** The conformance suite of a kind against the SQLite engine. */
export function describeSqlite<R extends object>(fixture: KindFixture<R>): void {
  describe('the SQLite engine', () => {
    const engines = new ReusedEngines(fixture.kind)
    describeKind({ fixture, newEngine: () => engines.next() })
    afterAll(() => engines.close())
  })
}
