import type { CallTable } from '../call.ts'
import { indexChangeCalls } from './index-changes.ts'
import { indexFillingCalls } from './index-filling.ts'
import { followProjectCalls } from './follow-project.ts'
import { manageProjectCalls } from './manage-projects.ts'
import { projectFileCalls } from './project-files.ts'
import { projectGroupCalls } from './project-groups.ts'
import { projectIndexCalls } from './project-indexes.ts'
import { projectPatentCalls } from './project-patents.ts'
import { recycleBinCalls } from './recycle-bin.ts'
import { shareProjectCalls } from './share-projects.ts'

/** The calls of the domain projects. */
export const PROJECT_CALLS = {
  ...manageProjectCalls,
  ...shareProjectCalls,
  ...projectGroupCalls,
  ...projectFileCalls,
  ...projectPatentCalls,
  ...projectIndexCalls,
  ...indexChangeCalls,
  ...indexFillingCalls,
  ...recycleBinCalls,
  ...followProjectCalls,
} satisfies CallTable
