import type { PointerEvent as ReactPointerEvent } from 'react'

/**
 * Reports where the pointer moves until it is released. Listens on the window: an element that is moved in the page meanwhile would lose the
 * pointer.
 */
export function trackPointer(event: ReactPointerEvent, onMove: (moved: PointerEvent) => void): void {
  if (event.button !== 0) return
  const { pointerId } = event
  const move = (moved: PointerEvent) => {
    if (moved.pointerId === pointerId) onMove(moved)
  }
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}
