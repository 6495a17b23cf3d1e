import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { Database } from '../database/connect-database.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import type { Rights } from '../http/rights.ts'
import { forbiddenError, suffices } from '../http/rights.ts'
import type { FieldTable } from '@gezhi/records'
import type { OwnFields } from '../kinds/own-fields.ts'
import type { ProjectAccess } from './project-access.ts'
import type { ProjectFileStore } from './project-file-store.ts'
import type { ProjectGroupStore } from './project-group-store.ts'
import type { CheckPatents, ProjectPatentStore } from './project-patent-store.ts'
import type { ProjectStore } from './project-store.ts'
import type { ProjectTaskQueue } from './project-task-queue.ts'
import type { RecycleBinStore } from './recycle-bin-store.ts'

/** Services used by the calls about projects. */
export interface ProjectParts {
  readonly database: Database
  readonly accounts: Pick<AccountServices, 'users' | 'rightsOf' | 'dailyQuota' | 'messages'>
  readonly access: ProjectAccess
  readonly projects: ProjectStore
  readonly groups: ProjectGroupStore
  readonly files: ProjectFileStore
  readonly patents: ProjectPatentStore
  readonly tasks: ProjectTaskQueue
  readonly bin: RecycleBinStore
  /** The fields of a kind with those of the indexes that a user may read. */
  readonly ownFields: (userId: string, table: FieldTable, projectId?: string) => Promise<OwnFields>
  /** Their lists of patents can be put into folders. */
  readonly kinds: Pick<ExportKinds, 'find'>
  /** ms */
  readonly now: () => number
}

/** Throws the rejection of `fillProjectFolders` for a folder with more patents than these rights allow. */
export function patentLimit(rights: Rights): CheckPatents {
  return (count) => {
    if (!suffices(rights.grants.fillProjectFolders, count)) throw forbiddenError(rights, 'fillProjectFolders')
  }
}
