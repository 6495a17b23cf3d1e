import { readFile } from 'node:fs/promises'
import { readValuationFormula } from '@gezhi/records'
import type { Operator } from '../http/operator-of.ts'
import { withReadableError } from '../http/with-readable-error.ts'
import { publishRules } from './publish-rules.ts'
import type { ValuationRules } from './valuation-rules.ts'

const COMMAND = 'valuation-rules'
const PUBLISH = `${COMMAND} publish FILE.json REASON`

/** The commands, a line each. */
export function rulesUsage(): string[] {
  return [
    `  ${COMMAND.padEnd(58)} 以 JSON 输出现行价值评估规则 / Prints the current rules of valuations as JSON`,
    `  ${PUBLISH.padEnd(58)} 发布修改后的规则，须用新的版本号 / Publishes changed rules, under a new version`,
  ]
}

/** Runs `valuation-rules …`; null if it is another command. Throws with a message for the operator. */
export async function runRulesCommand(rules: ValuationRules, [word, action, file, ...words]: readonly string[], by: Operator) {
  if (word !== COMMAND) return null
  if (action === undefined) return [JSON.stringify(await rules.current(), null, 2)]
  const reason = words.join(' ').trim()
  if (action !== 'publish' || file === undefined || reason === '' || reason.length > MAX_REASON) throw new Error(PUBLISH)
  const formula = readValuationFormula(JSON.parse(await readFile(file, 'utf8')))
  await withReadableError(publishRules(rules, { formula, reason }, by))
  return [`${formula.version} published / 已发布`]
}

const MAX_REASON = 500
