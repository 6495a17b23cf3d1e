import { gateways, type Gateways } from '@gezhi/gateways'
import { sandboxStores } from '../accounts/development/sandbox-stores.ts'
import type { Database } from '../database/connect-database.ts'
import { subscribeToChannels } from '../database/subscribe-to-channels.ts'
import { BackgroundSlot } from '../platform/background-slot.ts'
import type { CleanupStack } from '../platform/cleanup-stack.ts'
import { openDomains, type OpenDomains, type PlatformParts } from './open-domains.ts'

/** What every process provides for its platform; everything opened is closed with the stack. */
export interface ProcessParts extends Pick<PlatformParts, 'settings' | 'version' | 'files' | 'folder' | 'log'> {
  readonly opened: CleanupStack
}

/** What differs between processes. */
export interface PlatformOptions {
  /** For a process that answers requests: it receives the notifications of the database. */
  readonly subscribes: boolean
  /** The database itself unless there is a replica. */
  readonly reports?: Database
  /** Those of the settings unless others are given. */
  readonly gateways?: Gateways
  /** ms; the machine's clock unless another is given. */
  readonly now?: () => number
}

/** The domains of a server, an operator's command or a test, on a database. */
export async function openPlatform(parts: ProcessParts, database: Database, options: PlatformOptions): Promise<OpenDomains> {
  const { settings, version, files, folder, log, opened } = parts
  const { subscribes, reports = database, now = Date.now } = options
  const outside = options.gateways ?? gateways(settings, settings.GEZHI_MODE, sandboxStores(database, now), now)
  opened.defer(() => outside.close())
  const domains = openDomains({
    settings,
    version,
    database,
    reports,
    files,
    folder,
    gateways: outside,
    background: new BackgroundSlot(),
    now,
    log,
  })
  if (subscribes) {
    const failed = ({ message }: Error) => log.warn({ message }, 'listening for notifications of the database failed')
    opened.defer(await subscribeToChannels(database, domains.subscriptions, failed))
  }
  return domains
}
