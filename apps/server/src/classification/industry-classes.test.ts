import { loadBuiltInClasses, openClassSchemes, type ClassSchemes } from '@gezhi/classification'
import { afterAll, describe, expect, it } from 'vitest'
import { classesOfIndustries, industryTree } from './industry-tree.ts'
import { NATIONAL_ECONOMY_CLASSES } from './national-economy-classes.ts'
import { STRATEGIC_CLASSES } from './strategic-classes.ts'

const nothingImported: Pick<ClassSchemes, 'industries'> = { industries: () => [] }
const imported: typeof nothingImported = {
  industries: () => [{ code: '5.3', parent: '5', titles: [], ipc: ['B60L53/00'] }],
}

describe('built-in IPC classes of industries', () => {
  const schemes = openClassSchemes(':memory:')
  loadBuiltInClasses(schemes)
  afterAll(() => schemes.close())

  it.each([
    ['esosi', STRATEGIC_CLASSES],
    ['cide', NATIONAL_ECONOMY_CLASSES],
  ] as const)('%s: belong to industries of the table and are symbols of the IPC', (scheme, table) => {
    for (const [code, written] of Object.entries(table)) {
      expect(industryTree(nothingImported, scheme, code, 'zh'), code).toHaveLength(1)
      const symbols = written.split(' ')
      expect(new Set(symbols).size, code).toBe(symbols.length)
      for (const symbol of symbols) {
        expect(symbol, code).toMatch(/^[A-H]\d\d[A-Z](\d{1,4}\/\d{2,3})?$/)
        expect(schemes.find('ipc', symbol.slice(0, 4)), `${code} ${symbol}`).not.toBe(null)
      }
    }
  })

  it('count for what is above them, and are replaced as a whole by an imported table', () => {
    expect(classesOfIndustries(nothingImported, 'esosi', ['5'])).toEqual(expect.arrayContaining(['B60K1', 'B60L53', 'H01M']))
    expect(classesOfIndustries(imported, 'esosi', ['5'])).toEqual(['B60L53'])
    expect(industryTree(imported, 'esosi', '5.3', 'zh')[0]?.name).toBe('新能源汽车相关设施制造')
  })
})
