import { TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { testEngineOf } from './test-engine.ts'

/** A trademark for tests; facts replace those of the example. */
export function aTrademark(facts: Partial<Trademark> = {}): Trademark {
  return {
    office: 'CN',
    applicationNumber: '72000001',
    words: [{ lang: 'zh', text: '云岭' }],
    feature: 'word',
    kind: 'individual',
    niceClasses: ['09'],
    goods: [{ niceClass: '09', texts: [{ lang: 'zh', text: '计算机软件' }] }],
    owners: [{ name: '云岭科技有限公司', country: 'CN' }],
    applicationDate: '20230401',
    status: 'registered',
    source: { format: 'test' },
    ...facts,
  }
}

/** An engine with these trademarks, for `buildTestApp`. */
export async function trademarkEngine(
  records: readonly Trademark[],
): Promise<{ readonly engine: SearchEngine<Trademark>; drop(): Promise<void> }> {
  const { engine, drop } = await testEngineOf(TRADEMARK_KIND, await mkdtemp(join(inject('testFolder'), 'marks-')), 1)
  await engine.write({ puts: records })
  return { engine, drop }
}
