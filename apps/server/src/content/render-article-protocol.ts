import { defineThread, type ThreadErrors } from '@gezhi/threads'

/** A text takes too much time, memory or nesting to be rendered. */
export class ArticleTooComplex extends Error {}

interface RenderOperations {
  readonly render: {
    readonly request: { readonly markdown: string; readonly tables: ReadonlyMap<string, string> }
    readonly response: string
  }
}

const ERRORS: ThreadErrors<null> = {
  encode: () => null,
  decode: () => new ArticleTooComplex(),
  failure: (_, message, cause) => new ArticleTooComplex(message, { cause }),
}

export const RENDER_THREAD = defineThread<RenderOperations>(new URL('./render-article-thread.ts', import.meta.url), ERRORS)
