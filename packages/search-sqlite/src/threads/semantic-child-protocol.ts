import type { SemanticBuildOptions } from '@gezhi/search'
import { SEARCH_ERRORS } from '@gezhi/search/threads'
import { defineChild } from '@gezhi/threads'
import type { SemanticBuild } from './run-semantic-build.ts'

/** Its progress, or what it continues without. */
export type SemanticBuildReport =
  | { readonly progress: Parameters<NonNullable<SemanticBuildOptions['onProgress']>>[0] }
  | { readonly warning: string }

/** The child process that learns from the records of an index and computes their vectors. */
export const SEMANTIC_CHILD = defineChild<SemanticBuild, SemanticBuildReport>(
  new URL('../semantic-process.ts', import.meta.url),
  SEARCH_ERRORS,
)
