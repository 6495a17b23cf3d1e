import { buildApp } from '../app/build-app.ts'
import { storageHealth } from '../data-folder/storage-health.ts'
import type { OpenDomains } from '../app/open-domains.ts'
import type { WebAppBuild } from './build-web-app.ts'
import { listen } from './listen.ts'
import { reportedProcess } from './report-process.ts'
import type { ReadIndex } from './open-index.ts'
import type { StartParts } from './start-parts.ts'

/** What the app is served from. */
export interface ServedParts extends ReadIndex {
  readonly domains: OpenDomains
  readonly web: WebAppBuild
}

/** Serves the whole API and the pages; resolves with the address. */
export async function serveApp(parts: StartParts, { engines, schemes, pictures, domains, web }: ServedParts): Promise<string> {
  const { settings, adapters, folder, readiness, opened } = parts
  const serving = { engines, schemes, readiness, drawingSource: adapters.drawingSource(pictures) }
  const { slowSearches, begin } = await reportedProcess(parts)
  const onSearch = slowSearches.note.bind(slowSearches)
  const app = await buildApp({ domains, serving, storage: storageHealth(folder), web: web.current, onSearch })
  opened.defer(() => app.close())
  const address = await listen(app, settings)
  await begin(address, () => engines.list)
  return address
}
