import { readFileSync } from 'node:fs'
import { DEFAULT_VALUATION_FORMULA, InvalidFormula, readValuationFormula, type ValuationFormula } from '@gezhi/records'
import { SettingError } from './setting-error.ts'

/** The formula in a JSON file; the built-in one if none is named. Throws SettingError. */
export function valuationRules(value: string): ValuationFormula {
  const path = value.trim()
  if (path === '') return DEFAULT_VALUATION_FORMULA
  try {
    return readValuationFormula(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const problem = error instanceof InvalidFormula || error instanceof SyntaxError ? error.message : 'the file cannot be read'
    throw new SettingError(`价值评估规则文件有误：${problem}`, `the file of valuation rules is not valid: ${problem}`)
  }
}
