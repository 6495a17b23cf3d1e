/** Severities of npm's advisories, the mildest first. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const
type Severity = (typeof SEVERITIES)[number]

/** An advisory that concerns a package of the lock file. */
export interface Advisory {
  /** Name of the package. */
  readonly name: string
  readonly severity: Severity
  readonly title: string
  /** Address of the advisory. */
  readonly url: string
  /** Affected versions, a semver range. */
  readonly range: string
}

/** The result of an audit: its advisories, most severe first, or the reason why there was none. */
export type Audit = { readonly advisories: readonly Advisory[] } | { readonly unavailable: string }

/** Parses the output of `npm audit --json`. */
export function readAudit(output: string): Audit {
  const start = output.indexOf('{')
  if (start === -1) return { unavailable: output.trim().split('\n').at(-1) ?? 'no output' }
  const end = output.lastIndexOf('}')
  const report = JSON.parse(output.slice(start, end + 1)) as Report
  if (report.vulnerabilities === undefined) return { unavailable: report.message ?? report.error?.summary ?? 'unknown output of npm audit' }
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object')
  const byUrl = new Map(
    advisories.map(({ name, severity, title, url, range }) => [`${name} ${url}`, { name, severity, title, url, range }]),
  )
  return { advisories: [...byUrl.values()].toSorted((a, b) => gravity(b) - gravity(a) || a.name.localeCompare(b.name)) }
}

/** Whether an advisory fails the audit: high and critical ones do, others are listed. */
export function isGrave({ severity }: Advisory): boolean {
  return severity === 'high' || severity === 'critical'
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>
  readonly message?: string
  readonly error?: { readonly summary?: string }
}

function gravity({ severity }: Advisory): number {
  return SEVERITIES.indexOf(severity)
}
