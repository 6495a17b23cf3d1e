import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { pageScale } from '../../../components/media/page-scale.ts'
import { signMentions, type ReferenceSign } from './read-signs.ts'
import styles from './sign-layer.module.css'
import './sign-highlights.css'
import { useSigns } from './signs-context.tsx'
import { caretAt, offsetIn, rangeOf } from './text-ranges.ts'

/** Elements that hold original text of the patent. */
const TEXTS = '[data-text]'
/** Milliseconds for which changes of the text are collected. */
const TOGETHER_MS = 300

/**
 * The reference signs in a column of text: the mentions of the selected one are highlighted (by the browser, without elements of their own,
 * so that a text of hundreds of pages stays as it is), and the one under the pointer shows its term.
 */
export function SignLayer({ column }: { column: RefObject<HTMLElement | null> }) {
  const { table, selected, select, mentions } = useSigns()
  const signs = useMemo(() => new Map((table?.signs ?? []).map((one) => [one.sign, one])), [table])
  useEffect(() => {
    const element = column.current
    const sign = selected === null ? undefined : signs.get(selected)
    if (element === null || sign === undefined) return
    return highlightMentions(element, sign, mentions)
  }, [column, selected, signs, mentions])
  return <SignTip column={column} signs={signs} onSelect={select} />
}

/** Highlights the mentions of a sign in a column, also in text that appears later. Returns a function that removes them. */
function highlightMentions(
  column: HTMLElement,
  sign: ReferenceSign,
  mentions: { count: number; goTo: (index: number) => void },
): () => void {
  const known = new Map([[sign.sign, sign]])
  let ranges: Range[] = []
  const find = () => {
    ranges = [...column.querySelectorAll(TEXTS)].flatMap((element) => {
      const text = element.textContent
      if (!text.includes(sign.sign)) return []
      return signMentions(text, languageOf(element), known).flatMap(({ start, end }) => rangeOf(element, start, end) ?? [])
    })
    mentions.count = ranges.length
    globalThis.CSS?.highlights?.set('reference-sign', new Highlight(...ranges))
  }
  mentions.goTo = (index) => {
    const range = ranges[index]
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    if (range) globalThis.CSS?.highlights?.set('reference-sign-current', new Highlight(range))
  }
  find()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      find()
    }, TOGETHER_MS)
  })
  observer.observe(column, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    mentions.count = 0
    for (const name of ['reference-sign', 'reference-sign-current']) globalThis.CSS?.highlights?.delete(name)
  }
}

interface SignTipProps {
  column: RefObject<HTMLElement | null>
  signs: ReadonlyMap<string, ReferenceSign>
  onSelect: (sign: string) => void
}

/** The sign under the pointer with its term; a click highlights its mentions. */
function SignTip({ column, signs, onSelect }: SignTipProps) {
  const { t } = useTranslation('patents')
  const [tip, setTip] = useState<{ sign: ReferenceSign; x: number; y: number } | null>(null)
  useEffect(() => {
    const element = column.current
    if (element === null) return
    let frame = 0
    const move = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const found = signAt(clientX, clientY, signs)
        setTip(found && { sign: found.sign, x: found.box.left / pageScale(), y: found.box.bottom / pageScale() })
      })
    }
    const leave = () => setTip(null)
    const click = ({ clientX, clientY }: MouseEvent) => {
      const found = getSelection()?.isCollapsed === false ? null : signAt(clientX, clientY, signs)
      if (found) onSelect(found.sign.sign)
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('scroll', leave)
    element.addEventListener('click', click)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('scroll', leave)
      element.removeEventListener('click', click)
    }
  }, [column, signs, onSelect])
  if (tip === null) return null
  const figures = tip.sign.figures.map((figure) => t('signs.figure', { figure })).join(' ')
  return (
    <div className={styles['tip']} role="tooltip" style={{ insetInlineStart: tip.x, insetBlockStart: tip.y + 4 }}>
      <strong>{tip.sign.sign}</strong> {tip.sign.term} <span>{figures}</span>
    </div>
  )
}

function signAt(x: number, y: number, signs: ReadonlyMap<string, ReferenceSign>): { sign: ReferenceSign; box: DOMRect } | null {
  const caret = caretAt(x, y)
  const element = caret?.node.parentElement?.closest(TEXTS)
  if (!caret || !element) return null
  const at = offsetIn(element, caret.node, caret.offset)
  const mention = signMentions(element.textContent, languageOf(element), signs).find(({ start, end }) => start <= at && at <= end)
  const sign = mention && signs.get(mention.sign)
  const box = mention && rangeOf(element, mention.start, mention.end)?.getBoundingClientRect()
  // The nearest text counts as under the pointer, even from afar.
  if (!sign || !box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null
  return { sign, box }
}

function languageOf(element: Element): string {
  return element.closest('[lang]')?.getAttribute('lang') ?? ''
}
