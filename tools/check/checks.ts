/** One row of `npm run check`: commands run sequentially; the first failure fails the check. */
export interface Check {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
  /** How to fix it. */
  readonly ifItFails: string
}

/** All checks of `npm run check`. They run in parallel, so none may write what another reads. */
export const CHECKS: readonly Check[] = [
  { name: 'types', commands: [['tsc', '-p', '.']], ifItFails: 'Types and strippable syntax: tsconfig.json' },
  { name: 'lint', commands: [['oxlint']], ifItFails: 'Rules: .oxlintrc.json; many mend themselves with npx oxlint --fix' },
  { name: 'format', commands: [['oxfmt', '--check']], ifItFails: 'npx oxfmt' },
  {
    name: 'repository rules',
    commands: [['vitest', 'run', '--reporter=dot', 'tests/repository']],
    ifItFails: 'Rules and reasons: tests/repository',
  },
  { name: 'generated files', commands: [['node', 'tools/generate/run.ts', '--check']], ifItFails: 'npm run generate, then commit' },
  {
    name: 'route budgets',
    commands: [
      ['node', 'apps/web/build.ts'],
      ['node', 'apps/web/check-budgets.ts'],
    ],
    ifItFails: 'Budgets and ways to hold them: docs/decisions/route-budgets.md',
  },
]
