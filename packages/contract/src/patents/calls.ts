import type { CallTable } from '../call.ts'
import { patentDetailCalls } from './patent-detail.ts'
import { viewCountCalls } from './view-count.ts'
import { claimTreeCalls } from './claim-tree.ts'
import { drawingCalls } from './drawing.ts'
import { attachmentsCalls } from './attachments.ts'
import { relativesCalls } from './relatives.ts'

/** The calls of the domain patents. */
export const PATENT_CALLS = {
  ...patentDetailCalls,
  ...viewCountCalls,
  ...claimTreeCalls,
  ...drawingCalls,
  ...attachmentsCalls,
  ...relativesCalls,
} satisfies CallTable
