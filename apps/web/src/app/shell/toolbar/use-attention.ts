import { useCallback, useEffect, useState } from 'react'

/** Duration of the toolbar's animation, in ms (B.toolbar.11). */
const ATTENTION_MS = 2000

/** Whether the toolbar is animated now: after it appeared and after a press. The second element starts it again. */
export function useAttention(): [boolean, () => void] {
  const [round, setRound] = useState(1)
  const [over, setOver] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(round), ATTENTION_MS)
    return () => clearTimeout(timer)
  }, [round])
  return [over !== round, useCallback(() => setRound((before) => before + 1), [])]
}
