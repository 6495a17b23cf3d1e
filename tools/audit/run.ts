import { runCaptured } from '../run-captured.ts'
import { isGrave, readAudit } from './read-audit.ts'

// npm run audit: compares the lock file with the advisories of the npm registry. Fails on an advisory of severity high or critical; others are
// listed. Skipped, with the reason, where the registry does not answer. The last line is `N passed, N failed, N skipped`, counted in packages
// with advisories, or 1 passed without any.

const { output } = await runCaptured(['npm', 'audit', '--json', '--package-lock-only'])
const audit = readAudit(output)
if ('unavailable' in audit) {
  console.error(`The audit of dependencies is skipped: ${audit.unavailable}`)
  console.log('0 passed, 0 failed, 1 skipped')
} else {
  const { advisories } = audit
  for (const advisory of advisories) {
    const { name, range, severity, title, url } = advisory
    console.log(`${isGrave(advisory) ? 'FAILED ' : ''}${name} ${range}: ${severity}, ${title} (${url})`)
  }
  const grave = advisories.filter(isGrave).length
  console.log(`${grave === 0 ? 1 : 0} passed, ${grave} failed, 0 skipped`)
  process.exitCode = grave === 0 ? 0 : 1
}
