import { useEffect, useState } from 'react'

/** Pause in typing before a request is sent, in ms. */
const REST_MS = 300

/** The typed text, after a pause. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
