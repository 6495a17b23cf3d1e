import { serveThread } from '@gezhi/threads'
import { RENDER_THREAD } from './render-article-protocol.ts'
import { renderMarkdown } from './render-markdown.ts'

serveThread(RENDER_THREAD, { render: ({ markdown, tables }) => renderMarkdown(markdown, tables) })
