import type { CallTable } from '../call.ts'
import { patentDetailCalls } from './patent-detail.ts'
import { viewCountCalls } from './view-count.ts'
import { claimTreeCalls } from './claim-tree.ts'
import { citationFormatCalls } from './citation-formats.ts'
import { citationTreeCalls } from './citation-tree.ts'
import { drawingCalls } from './drawing.ts'
import { documentCalls } from './document.ts'
import { attachmentsCalls } from './attachments.ts'
import { relativesCalls } from './relatives.ts'

/** The calls of the domain patents. */
export const PATENT_CALLS = {
  ...patentDetailCalls,
  ...viewCountCalls,
  ...claimTreeCalls,
  ...citationFormatCalls,
  ...citationTreeCalls,
  ...drawingCalls,
  ...attachmentsCalls,
  ...documentCalls,
  ...relativesCalls,
} satisfies CallTable
