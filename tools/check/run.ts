import { parseArgs } from 'node:util'
import { runCaptured } from '../run-captured.ts'
import { CHECKS, type Check } from './checks.ts'

// npm run check [-- NAME…]: all static checks; the named ones or all, in parallel.
const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`No check called ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}`)
  process.exit(2)
}

const chosen = CHECKS.filter((check) => positionals.length === 0 || positionals.includes(check.name))
const failed = (await Promise.all(chosen.map(runCheck))).filter((passed) => !passed).length
console.log(failed === 0 ? `${chosen.length} checks passed` : `${failed} of ${chosen.length} checks failed`)
process.exitCode = failed === 0 ? 0 : 1

async function runCheck({ name, commands, ifItFails }: Check): Promise<boolean> {
  const start = performance.now()
  for (const command of commands) {
    const { exitCode, output } = await runCaptured(command)
    if (exitCode === 0) continue
    console.log(`FAIL  ${name}: ${command.join(' ')}\n${output.trim()}\n      ${ifItFails}\n`)
    return false
  }
  console.log(`ok    ${name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return true
}
