/** Distance from the screen, above or below, at which an element counts as near. */
const NEAR = '1200px 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Calls back once when an element comes near the screen. Returns a function that cancels it. */
export function whenNear(element: Element, near: () => void): () => void {
  // scrollMargin extends scroll containers, rootMargin the window; browsers without the former render a chunk when it is in its
  // container.
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
