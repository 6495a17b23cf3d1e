import { markWords } from './marked-words.ts'

/** A heading of an article. */
export interface ArticleHeading {
  /** Its anchor in the address. */
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
}

/** An article ready to be shown. */
export interface PreparedArticle {
  readonly html: string
  readonly headings: readonly ArticleHeading[]
}

interface Preparation {
  /** Words to be marked, in small letters. */
  readonly words: readonly string[]
  /** Name of the link to a heading. */
  readonly linkTo: (heading: string) => string
  /** Accessible name of a scrollable table. */
  readonly table: string
  /** Prefix of anchors: prevents collisions between two articles on one page. */
  readonly prefix: string
}

/**
 * Adds anchors and links to the headings in an article's sanitised HTML, scroll containers to wide tables, and marks words. Cannot
 * reintroduce removed content: elements are moved and added, never parsed from text.
 */
export function prepareArticle(html: string, { words, linkTo, table, prefix }: Preparation): PreparedArticle {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  const headings = addHeadingAnchors(body, prefix)
  if (words.length > 0) markTexts(body, words)
  for (const { id, text } of headings) addLink(body, id, linkTo(text))
  for (const one of body.querySelectorAll('table')) frame(one, table)
  return { html: body.innerHTML, headings }
}

function addHeadingAnchors(body: HTMLElement, prefix: string): ArticleHeading[] {
  const taken = new Set<string>()
  return [...body.querySelectorAll('h2, h3')].map((heading) => {
    const text = heading.textContent.trim()
    const id = freeId(`${prefix}${slugOf(text)}`, taken)
    taken.add(id)
    heading.id = id
    return { id, text, level: heading.localName === 'h2' ? 2 : 3 }
  })
}

/** A heading as a part of an address: its letters and digits. */
function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'part'
  )
}

function freeId(preferred: string, taken: ReadonlySet<string>): string {
  if (!taken.has(preferred)) return preferred
  let count = 2
  while (taken.has(`${preferred}-${count}`)) count++
  return `${preferred}-${count}`
}

function addLink(body: HTMLElement, id: string, name: string): void {
  const link = body.ownerDocument.createElement('a')
  link.href = `#${encodeURIComponent(id)}`
  link.dataset['anchor'] = ''
  link.setAttribute('aria-label', name)
  link.textContent = '#'
  body.querySelector(`[id="${CSS.escape(id)}"]`)?.append(link)
}

/** Focusable, so that content wider than the screen can be read by keyboard. */
function frame(table: HTMLTableElement, name: string): void {
  const box = table.ownerDocument.createElement('div')
  box.dataset['table'] = ''
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', name)
  table.replaceWith(box)
  box.append(table)
}

function markTexts(body: HTMLElement, words: readonly string[]): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = markWords(text.data, words)
    if (!parts.some(({ marked }) => marked)) continue
    text.replaceWith(...parts.map((part) => (part.marked ? mark(body, part.text) : part.text)))
  }
}

function mark(body: HTMLElement, text: string): HTMLElement {
  const marked = body.ownerDocument.createElement('mark')
  marked.textContent = text
  return marked
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
