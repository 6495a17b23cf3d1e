/** How near to the screen an element must come, above or below. */
const NEAR = '1200px 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Calls back once when an element comes near the screen. Answers how to take it back. */
export function whenNear(element: Element, near: () => void): () => void {
  // scrollMargin widens boxes that scroll, rootMargin the window; browsers without the first see a chunk when it is in its box.
  const margins: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: NEAR, scrollMargin: NEAR }
  observer ??= new IntersectionObserver(notify, margins)
  waiting.set(element, near)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

function notify(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
}
