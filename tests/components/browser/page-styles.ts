import { Window } from 'happy-dom'

/** A rule of the style sheets that says whether something is drawn. */
interface DisplayRule {
  readonly selector: string
  readonly media: readonly string[]
  readonly property: 'display' | 'visibility'
  readonly value: string
  /** The later of two equals wins; `!important` counts above all. */
  readonly weight: number
}

/** Rules by the last class of their selector, by tag name, or below `*`. */
export type DisplayRules = ReadonlyMap<string, readonly DisplayRule[]>

/** What is read here of the style sheets' own objects. */
interface StyleRule {
  readonly selectorText?: string
  readonly style?: CSSStyleDeclaration
  readonly media?: { readonly mediaText: string }
  readonly conditionText?: string
  readonly cssRules?: ArrayLike<StyleRule>
}

/** Reads the rules that set `display` or `visibility`; rules for containers are left out, as their sizes are not known. */
export function readDisplayRules(css: string): DisplayRules {
  const window = new Window()
  const style = window.document.createElement('style')
  style.textContent = css
  window.document.head.append(style)
  const rules = new Map<string, DisplayRule[]>()
  let order = 0
  const visit = (list: ArrayLike<StyleRule>, media: readonly string[]) => {
    for (const rule of Array.from(list)) {
      if (rule.selectorText !== undefined && rule.style !== undefined) {
        order += 1
        for (const property of ['display', 'visibility'] as const) {
          const value = rule.style.getPropertyValue(property)
          if (value === '') continue
          const important = rule.style.getPropertyPriority(property) === 'important' ? 1e12 : 0
          for (const selector of separated(rule.selectorText)) {
            const key = keyOf(selector)
            const weight = important + specificity(selector) * 1e6 + order
            rules.set(key, [...(rules.get(key) ?? []), { selector, media, property, value, weight }])
          }
        }
      } else if (rule.media !== undefined && rule.cssRules !== undefined) {
        visit(rule.cssRules, [...media, rule.media.mediaText])
      }
    }
  }
  for (const sheet of Array.from(window.document.styleSheets)) visit(sheet.cssRules as unknown as ArrayLike<StyleRule>, [])
  void window.happyDOM.close()
  return rules
}

/** The selectors of a list; commas within brackets belong to one of them. */
function separated(list: string): string[] {
  return list.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim())
}

/** What an element must at least have to match: the last class of the last part, else its tag. */
function keyOf(selector: string): string {
  const last = selector.split(/[\s>+~]+(?![^([]*[)\]])/).at(-1) ?? ''
  const plain = last.replaceAll(/:[\w-]+\([^)]*\)|\[[^\]]*\]/g, '')
  return /\.([\w-]+)[^.]*$/.exec(plain)?.[1] ?? /^[a-z][\w-]*/i.exec(plain)?.[0].toLowerCase() ?? '*'
}

function specificity(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0
  return (
    count(/#[\w-]+/g) * 100 + count(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!not|is|has|where)[\w-]+/g) * 10 + count(/(?:^|[\s>+~])[a-z][\w-]*/gi)
  )
}

/** What the browser draws as a block by itself. */
const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR HTML LI MAIN NAV ' +
    'OL OPTION P PRE SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL'
  ).split(' '),
)
const NEVER_DRAWN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'META', 'LINK', 'NOSCRIPT'])

/** Whether elements of a window are rendered, according to `display` and `visibility` in its style sheets. */
export class PageStyles {
  static readonly #byWindow = new WeakMap<object, PageStyles>()
  readonly #window: typeof globalThis
  readonly #rules: DisplayRules
  readonly #media = new Map<string, boolean>()

  private constructor(window: typeof globalThis, rules: DisplayRules) {
    this.#window = window
    this.#rules = rules
  }

  /** Makes a window answer `getComputedStyle` by these rules: happy-dom's own parses all style sheets again for each element. */
  static install(window: typeof globalThis, rules: DisplayRules): void {
    const styles = new PageStyles(window, rules)
    PageStyles.#byWindow.set(window, styles)
    const computed = window.getComputedStyle.bind(window)
    const own = (element: Element, name: unknown): string | undefined =>
      name === 'display' ? styles.display(element) : name === 'visibility' ? styles.visibility(element) : undefined
    window.getComputedStyle = (element: Element, pseudo?: string | null) =>
      new Proxy({} as CSSStyleDeclaration, {
        get: (_, name) => {
          const read = (of: string) => own(element, of) ?? computed(element, pseudo).getPropertyValue(of)
          if (name === 'getPropertyValue') return read
          const value = own(element, name)
          return value ?? Reflect.get(computed(element, pseudo), name)
        },
      })
  }

  /** Those of an element's window. */
  static of(element: Element): PageStyles | undefined {
    return PageStyles.#byWindow.get(element.ownerDocument.defaultView as object)
  }

  /** Computed value: children of a flex container or grid are blockified. */
  display(element: Element): string {
    const own = this.#specified(element)
    if (!own.startsWith('inline') || element.parentElement === null) return own
    return /flex|grid/.test(this.#specified(element.parentElement)) ? 'block' : own
  }

  #specified(element: Element): string {
    const set = this.#cascaded(element, 'display')
    if (set !== undefined) return set
    if (element.hasAttribute('hidden') || NEVER_DRAWN.has(element.tagName)) return 'none'
    if (element.tagName === 'DIALOG' && !element.hasAttribute('open')) return 'none'
    return BLOCKS.has(element.tagName) ? 'block' : 'inline'
  }

  /** Inherited, unless it is set nearer. */
  visibility(element: Element): string {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const set = this.#cascaded(at, 'visibility')
      if (set !== undefined && set !== 'inherit') return set
    }
    return 'visible'
  }

  #cascaded(element: Element, property: 'display' | 'visibility'): string | undefined {
    const inline = element.getAttribute('style')
    const own = inline?.includes(property) ? (element as HTMLElement).style.getPropertyValue(property) : ''
    if (own !== '') return own
    let best: DisplayRule | undefined
    const consider = (key: string) => {
      for (const rule of this.#rules.get(key) ?? []) {
        if (rule.property !== property || (best !== undefined && best.weight > rule.weight)) continue
        if (rule.media.every((media) => this.#holds(media)) && matches(element, rule.selector)) best = rule
      }
    }
    for (const name of element.classList) consider(name)
    consider(element.tagName.toLowerCase())
    consider('*')
    return best?.value
  }

  #holds(media: string): boolean {
    const key = `${this.#window.innerWidth}x${this.#window.innerHeight} ${media}`
    const known = this.#media.get(key)
    if (known !== undefined) return known
    const holds = this.#window.matchMedia(media).matches
    this.#media.set(key, holds)
    return holds
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    // A selector happy-dom cannot read (of a scroll bar, say) is not about an element.
    return false
  }
}
