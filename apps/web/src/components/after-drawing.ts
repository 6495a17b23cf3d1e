/** A page that is not in sight draws nothing, so the time counts too. */
const LONGEST_WAIT_MS = 100

/** Acts once what was just changed is on the screen: a press answers first, what takes a slow machine long follows. */
export function afterDrawing(action: () => void): void {
  let acted = false
  const once = () => {
    if (acted) return
    acted = true
    action()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_WAIT_MS)
}
