import type { Language } from '@gezhi/contract'
import { defineThread, type ThreadErrors } from '@gezhi/threads'
import { UnknownTable } from './unknown-table.ts'

/** A text takes too much time, memory or nesting to be rendered. */
export class ArticleTooComplex extends Error {}

interface RenderOperations {
  readonly render: { readonly request: { readonly markdown: string; readonly language: Language }; readonly response: string }
}

const ERRORS: ThreadErrors<{ readonly table: string | null }> = {
  encode: (error) => ({ table: error instanceof UnknownTable ? error.table : null }),
  decode: ({ table }) => (table === null ? new ArticleTooComplex() : new UnknownTable(table)),
  failure: (_, message, cause) => new ArticleTooComplex(message, { cause }),
}

export const RENDER_THREAD = defineThread<RenderOperations>(new URL('./render-article-thread.ts', import.meta.url), ERRORS)
