import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

/** Beside the checkout, not in it. */
const SPEC = fileURLToPath(new URL('../../../../../shared/spec/calls.json', import.meta.url))
const SYSTEMS = new Set([...Array.from({ length: 13 }, (_, index) => `M${String(index + 4).padStart(2, '0')}`), 'M41'])

interface SpecCall {
  id: string
  method: string
  path: string
  aliases?: string[]
  accessProposed: 'public' | 'guest' | 'login'
  systems: string[]
}

const ours = new Map(
  Object.values(CALLS)
    .flatMap((domain) => Object.values(domain) as AnyCall[])
    .map((call) => [call.id, call]),
)

if (!existsSync(SPEC)) console.log(`The list of calls is not at ${SPEC}: calls of the accounts are not compared with it`)

// Skipped where the list of calls does not lie beside the checkout; said above.
describe.skipIf(!existsSync(SPEC))('every call of the accounts (skipped without the list of calls)', async () => {
  const spec = existsSync(SPEC) ? (JSON.parse(readFileSync(SPEC, 'utf8')) as { calls: SpecCall[] }).calls : []
  const wanted = spec.filter(({ systems }) => systems.some((system) => SYSTEMS.has(system)))
  const { app } = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })

  it('is in the contract under its path, method and aliases', () => {
    expect(wanted.length).toBeGreaterThanOrEqual(45)
    const missing = wanted.filter(({ id }) => !ours.has(id))
    expect(missing.map(({ id, path }) => `${id} ${path}`)).toEqual([])
    for (const { id, method, path, aliases = [] } of wanted) {
      const call = ours.get(id)!
      expect([call.method, call.path, ...(call.aliases ?? [])], id).toEqual([method, path, ...aliases])
    }
  })

  it('has the access that is asked for', () => {
    for (const { id, accessProposed } of wanted) expect(ours.get(id)!.who, id).toBe(accessProposed)
  })

  it.each(wanted.map(({ id, method, path, accessProposed }) => ({ id, method, path, accessProposed })))(
    '$id $path answers the envelope, and 401 to whoever may not',
    async ({ id, method, path, accessProposed }) => {
      const call = ours.get(id)!
      const response = await app.inject({ method: method as 'GET' | 'POST', url: path, ...(method === 'POST' && { payload: {} }) })
      if (call.redirects) {
        expect(response.statusCode).toBe(302)
        return
      }
      expect(response.statusCode).toBe(200)
      const { code, message } = response.json() as { code: number; message: string }
      expect(message).not.toBe('')
      if (accessProposed === 'login') expect(code).toBe(401)
      else expect([200, 400]).toContain(code)
    },
  )
})
