import { strict as assert } from 'node:assert'
import type { ApiOperation } from '@gezhi/contract'

/** For tests: throws unless an answer has exactly the shape of its schema, on every level. */
export function checkOperationAnswer({ answer: schema, lines, path }: ApiOperation, answer: unknown): void {
  const values = lines ? (answer as { readonly list: readonly unknown[] }).list : [answer]
  for (const value of values) {
    const sent: unknown = JSON.parse(JSON.stringify(value))
    assert.deepEqual(schema.parse(sent), sent, `${path} answers outside its schema`)
  }
}
