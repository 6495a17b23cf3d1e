import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportReport } from '@gezhi/imports'
import type { SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { Engines } from '../platform/engines.ts'
import { aPatent } from '../testing/a-patent.ts'
import type { ImportNotice } from './import-protocol.ts'
import { rebuildFromFiles } from './rebuild-index.ts'

it('an index that was begun aside is gone on with for the same paths only, wherever the engine keeps it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-rebuild-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const notices: ImportNotice[] = []
  const rebuild = (paths: readonly string[], number: string, killed = false) =>
    rebuildFromFiles(
      {
        engines: new Engines([{ kind: PATENT_KIND, swapIn: () => Promise.resolve() } as unknown as SearchEngine]),
        shadowFolder: join(folder, 'shadow'),
        // As in a cluster, where data outlives the folder.
        openEngine: () => openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'cluster'), writesOnly: true }),
        onEvent: (event) => notices.push(event),
      },
      paths,
      async (engines) => {
        await engines.of(PATENT_KIND).write({ puts: [aPatent({ publicationNumber: number })] })
        if (killed) throw new Error('killed')
        return { cancelled: false } as ImportReport
      },
    )
  await expect(rebuild(['a'], 'CN1A', true)).rejects.toThrow('killed')
  await rebuild(['a'], 'CN2A')
  expect(notices.at(-1)).toEqual({ kind: 'rebuilt', documents: 2 })
  await expect(rebuild(['a'], 'CN3A', true)).rejects.toThrow('killed')
  await rebuild(['b'], 'CN4A')
  expect(notices.at(-1)).toEqual({ kind: 'rebuilt', documents: 1 })
})
