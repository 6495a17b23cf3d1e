import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { usageMeter } from './usage-meter.ts'

const DAY = 24 * 3_600_000
const METER = { subject: 'user a', capability: 'valuePatents' }

async function aMeter(now: () => number = Date.now) {
  const { database, url, drop } = await testDatabase()
  onTestFinished(drop)
  return { meter: usageMeter(database, now), url }
}

/** A separate process that counts uses concurrently; returns how many were allowed. */
async function takeInChild(url: string, now: number, limit: number, item: string): Promise<number> {
  const script = `
    import { pino } from 'pino'
    import { connectDatabase } from '../../database/connect-database.ts'
    import { usageMeter } from './usage-meter.ts'
    const database = connectDatabase(${JSON.stringify(url)}, pino({ level: 'silent' }))
    const meter = usageMeter(database, () => ${now})
    await meter.read(${JSON.stringify(METER)})
    process.stdout.write('ready\\n')
    await new Promise((resolve) => process.stdin.once('data', resolve))
    const takes = Array.from({ length: 60 }, (_, index) => meter.take(${JSON.stringify(METER)}, ${limit}, ${item}))
    const given = (await Promise.all(takes)).filter((use) => use !== null)
    process.stdout.write('given ' + given.length + '\\n')
    await database.$client.end()
    process.exit(0)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('ready')
  starts.push(() => child.stdin.write('go\n'))
  if (starts.length === PROCESSES) for (const start of starts.splice(0)) start()
  await once(child, 'exit')
  return Number(/given (\d+)/.exec(output)?.[1])
}

const PROCESSES = 2
const starts: (() => void)[] = []

describe('what is limited a day', () => {
  const now = Date.parse('2026-01-01T03:00:00Z')

  it('is counted one by one over two processes: together they are given the limit, no more and no less', async () => {
    const { meter, url } = await aMeter(() => now)
    const given = await Promise.all([takeInChild(url, now, 50, 'undefined'), takeInChild(url, now, 50, 'undefined')])
    expect(given[0] + given[1]).toBe(50)
    expect(await meter.read(METER)).toEqual({ used: 50, known: false })
  })

  it('items that two processes request at the same time count once', async () => {
    const { meter, url } = await aMeter(() => now)
    const item = "'patent ' + (index % 30)"
    const given = await Promise.all([takeInChild(url, now, 20, item), takeInChild(url, now, 20, item)])
    // 20 of the 30 items are allowed; each was requested four times.
    expect(given[0] + given[1]).toBe(80)
    expect((await meter.read(METER)).used).toBe(20)
  })

  it('starts again with the next day in China and purges past days', async () => {
    let clock = Date.parse('2026-01-01T15:59:59Z')
    const { meter } = await aMeter(() => clock)
    expect(await meter.take(METER, 1)).not.toBeNull()
    expect(await meter.take(METER, 1)).toBeNull()
    clock += 1000
    await meter.purgeExpired()
    expect(await meter.read(METER)).toEqual({ used: 0, known: false })
    expect(await meter.take(METER, 1)).not.toBeNull()
    clock -= DAY
    expect((await meter.read(METER)).used).toBe(0)
  })

  it('is given back, the item with it', async () => {
    const { meter } = await aMeter(() => now)
    const use = await meter.take(METER, 1, 'CN1A')
    expect(await meter.take(METER, 1, 'CN1A')).not.toBeNull()
    expect(await meter.take(METER, 1, 'CN2A')).toBeNull()
    await use!.refund()
    expect(await meter.read(METER, 'CN1A')).toEqual({ used: 0, known: false })
    expect(await meter.take(METER, 1, 'CN2A')).not.toBeNull()
  })

  it('is counted for each subject and capability apart, and none are given of none', async () => {
    const { meter } = await aMeter(() => now)
    for (const other of [METER, { ...METER, subject: 'user b' }, { ...METER, capability: 'drawGraphs' }]) {
      expect(await meter.take(other, 1)).not.toBeNull()
    }
    expect(await meter.take({ ...METER, subject: 'user c' }, 0)).toBeNull()
  })
})
