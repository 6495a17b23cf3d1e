import { expect, it, onTestFinished } from 'vitest'
import * as DOMAIN from './reminders.ts'
import * as KIND from './standards.ts'
import { copyRepository } from './repository-copy.ts'

/** Copying and type checking take minutes. */
const LIMIT = 600_000

// Both recipes in one copy: checking the types of the tree takes longer than all else that is tested of them.
it(
  'types hold with what "Add a domain" and "Add a record kind" of CONTRIBUTING.md add',
  async () => {
    const copy = await copyRepository()
    onTestFinished(() => copy.remove())
    await copy.apply(DOMAIN.NEW_FILES, DOMAIN.EDITS)
    await copy.apply(KIND.NEW_FILES, KIND.EDITS)
    await copy.run('node', ['tools/generate/run.ts'])
    const features = copy.tree().text('apps/web/src/app/feature-list.ts')
    for (const name of ['reminders', 'standards']) expect(features).toContain(`../features/${name}/feature.ts`)
    await copy.run('tsc', ['-p', '.', '--incremental', 'false'])
  },
  LIMIT,
)
