/** A hidden page is not painted, so there is also a timeout. */
const LONGEST_WAIT_MS = 100

/** Runs an action after the latest changes were painted, so that a press has an immediate effect before slow work starts. */
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
