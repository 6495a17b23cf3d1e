import { pino } from 'pino'
import { expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const FORWARDED = { url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } }

it.each([
  { trusted: [], warnings: ['198.51.100.7'] },
  { trusted: ['192.0.2.0/24'], warnings: ['198.51.100.7'] },
  { trusted: ['198.51.100.7'], warnings: [] },
])('an X-Forwarded-For of a proxy that is not trusted is warned about once: trusted $trusted', async ({ trusted, warnings }) => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const { app } = await buildTestApp({ settings: { GEZHI_MODE: 'production', GEZHI_TRUST_PROXY: trusted }, log })
  await app.inject({ url: '/healthz', remoteAddress: '198.51.100.7' })
  for (let count = 0; count < 3; count += 1) await app.inject({ ...FORWARDED, remoteAddress: '198.51.100.7' })
  const warned = lines
    .map((line) => JSON.parse(line) as { msg: string; proxy?: string })
    .filter(({ msg }) => msg.includes('GEZHI_TRUST_PROXY'))
  expect(warned.map(({ proxy }) => proxy)).toEqual(warnings)
})
