import { fillAll } from '../long-text/fill-order.ts'

/** Scrolls to a claim of the list that an element is in, and moves the focus there. */
export function goToClaim(within: Element, number: number): void {
  const list = within.closest('[role=table], section, [role=tabpanel]')
  if (list === null) return
  const selector = `[data-claim="${number}"]`
  if (list.querySelector(selector) === null) fillAll()
  const claim = list.querySelector<HTMLElement>(selector)
  claim?.scrollIntoView({ block: 'start' })
  claim?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}
