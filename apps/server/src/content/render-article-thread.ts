import { serveThread } from '@gezhi/threads'
import { RENDER_THREAD } from './render-article-protocol.ts'
import { renderArticle } from './render-article.ts'

serveThread(RENDER_THREAD, { render: ({ markdown, language }) => renderArticle(markdown, language) })
