import { useCallback, useEffect, useState } from 'react'

/** How long the toolbar asks for attention, in ms (B.toolbar.11). */
const ATTENTION_MS = 2000

/** Whether the toolbar asks for attention now: after it has come and after a press. The second asks again. */
export function useAttention(): [boolean, () => void] {
  const [round, setRound] = useState(1)
  const [over, setOver] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(round), ATTENTION_MS)
    return () => clearTimeout(timer)
  }, [round])
  return [over !== round, useCallback(() => setRound((before) => before + 1), [])]
}
