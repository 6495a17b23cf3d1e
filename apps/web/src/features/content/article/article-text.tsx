import { useRouter } from '@tanstack/react-router'
import { useEffect, type MouseEvent } from 'react'
import styles from './article-text.module.css'

interface ArticleTextProps {
  /** Prepared HTML (`usePreparedArticle`): sanitised by the server, and the page's security policy prevents scripts. */
  readonly html: string
  /** Handles links to help articles where they are read in place; other links are followed. */
  readonly onArticle?: ((id: string) => void) | undefined
  /** Called when a link leads to another page. */
  readonly onLeave?: (() => void) | undefined
}

/** An article's text. Internal links navigate without reloading the document; an anchor in the address is scrolled to. */
export function ArticleText({ html, onArticle, onLeave }: ArticleTextProps) {
  const router = useRouter()
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [html])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    if (!href.startsWith('/') || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const article = articleOf(href)
    if (article !== null && onArticle) return onArticle(article)
    onLeave?.()
    void router.navigate({ href })
  }
  return (
    // Only links are pressed, which also works by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, react/no-danger
    <div className={styles['text']} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** The id of the help article an address leads to, null for other pages. */
function articleOf(href: string): string | null {
  return /^\/(?:helpCenter|hleparticulars)\?id=(\d+)$/.exec(href)?.[1] ?? null
}
